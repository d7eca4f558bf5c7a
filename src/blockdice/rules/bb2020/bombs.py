"""Throw Bomb, 2020 (Traits, Bombardier): thrown like a ball, caught, thrown again, exploding."""

from __future__ import annotations

from blockdice.engine.actions import BOMB_TO, square_of
from blockdice.engine.decisions import Choices, Decision, Rule
from blockdice.engine.falls import PLACED_PRONE, Fall
from blockdice.engine.match import Match
from blockdice.engine.pitch import NOBODY
from blockdice.engine.rolls import Armour, Test
from blockdice.engine.throws import FUMBLED, Throw
from blockdice.engine.words import BOMB_CATCH, BOMB_PASS, STANDING
from blockdice.rules.bb2020.aiming import (
    LANDS,
    ability_test,
    choose_blind,
    end_activation,
    flies_to,
    keeps_hold,
    take_aim,
)
from blockdice.rules.bb2020.interfering import interference
from blockdice.rules.common.ball import scatter
from blockdice.rules.common.catching import can_hold
from blockdice.rules.common.falling import is_hurt_at_once, lose_ball
from blockdice.rules.common.giving import is_out_of_reach, squares_in_reach
from blockdice.rules.common.testing import finish, resolve

EXPLODES_IN_HAND = 4
"""What a bomb that has been caught explodes on."""
HITS = 4
"""What the explosion hits a player next to it on."""


def throw_bomb(m: Match, bomber: int, square: int) -> Rule[bool]:
    """The whole of a Throw Bomb action: thrown, caught and thrown again until it is gone.

    Returns whether the ruler was laid for the throw of the player who performs it.
    """
    first = Throw(bomber, m.state.square[bomber], square, is_bomb=True)
    holder = yield from _throw_once(m, first, bomber)
    while holder >= 0:
        target = yield from _must_throw(m, holder)
        throw = Throw(holder, m.state.square[holder], target, is_bomb=True)
        holder = yield from _throw_once(m, throw, bomber)
    return not first.is_blind


def bomb_test(m: Match, player: int, square: int) -> Test:
    """The Passing Ability test to throw the bomb to the square, as for a Pass."""
    is_blind = is_out_of_reach(m, m.state.square[player], square)
    return ability_test(m, BOMB_PASS, player, square, is_blind)


def _must_throw(m: Match, player: int) -> Rule[int]:
    """Whoever has caught the bomb must throw it on at once, out of turn: the target square."""
    choices = Choices([], BOMB_TO, [NOBODY], squares_in_reach(m, player))
    answer = yield Decision("throw_bomb", m.side_of(player), player, choices, m.names, False)
    return square_of(answer)


def _throw_once(m: Match, throw: Throw, bomber: int) -> Rule[int]:
    """One throw. Returns who holds the bomb then and must throw it again, -1 if it is gone."""
    player = throw.thrower
    m.emit("bomb_thrown", m.side_of(player), player, throw.origin, throw.square)
    yield from choose_blind(m, throw)
    yield from take_aim(m, throw)
    if throw.result == FUMBLED:
        end_activation(m, player)
        if not keeps_hold(m, throw):
            yield from explode(m, throw.origin, bomber)
        return -1
    landing, stayed = flies_to(m, throw)
    deflector = yield from interference(m, throw, landing)
    if deflector >= 0:
        return (yield from _deflected(m, throw, deflector, bomber))
    if not stayed:
        _gone(m, landing)
        return -1
    return (yield from _comes_down(m, throw, landing, LANDS[throw.result], bomber))


def _deflected(m: Match, throw: Throw, player: int, bomber: int) -> Rule[int]:
    """A deflection may become a catch; else the bomb scatters from there as a ball would."""
    square = m.state.square[player]
    m.emit("bomb_deflected", m.side_of(player), player, square=square)
    if (yield from _catch(m, player, "interception")):
        return (yield from _in_hand(m, throw, player, bomber))
    landing, stayed = scatter(m, square, "bomb_scatter")
    if not stayed:
        _gone(m, landing)
        return -1
    return (yield from _comes_down(m, throw, landing, "scatter", bomber))


def _gone(m: Match, square: int) -> None:
    """Off the pitch it explodes among the crowd, with no effect on the game."""
    m.emit("bomb_in_crowd", square=square)


def _comes_down(m: Match, throw: Throw, square: int, how: str, bomber: int) -> Rule[int]:
    """Whoever is able to catch must try. Caught by nobody it stays where it is, for a bomb does
    not bounce, and explodes."""
    player = m.state.occupant(square)
    if player >= 0 and m.state.has_zone(player) and can_hold(m, player):
        if (yield from _catch(m, player, how)):
            return (yield from _in_hand(m, throw, player, bomber))
    yield from explode(m, square, bomber)
    return -1


def _catch(m: Match, player: int, how: str) -> Rule[bool]:
    """An Agility test as for a ball, by anybody, even with the ball in hand."""
    state = m.state
    square = state.square[player]
    test = Test(BOMB_CATCH, player, state.profiles.ag[player], square=square)
    test.how = how
    test.modify(how, m.tables.catch[how])
    caught = yield from resolve(m, finish(m, test, state.zones(square, 1 - m.side_of(player))))
    if caught:
        m.emit("bomb_caught", m.side_of(player), player, square=square)
    return caught


def _in_hand(m: Match, throw: Throw, player: int, bomber: int) -> Rule[int]:
    """A bomb that is caught explodes on a 4+, which nothing re-rolls, or where a skill of the
    thrower makes it; else it is thrown on."""
    is_set_off = False
    for hook in m.speakers(m.hooks.bomb_in_hand, throw.thrower, player):
        is_set_off = is_set_off or (yield from hook.speak(m, hook, throw, player))
    if not is_set_off and m.d6("bomb_in_hand", player) < EXPLODES_IN_HAND:
        return player
    yield from explode(m, m.state.square[player], bomber)
    return -1


def explode(m: Match, square: int, bomber: int) -> Rule[None]:
    """Whoever is in the square is hit, of those around each on a 4+: Placed Prone if Standing,
    and an Armour roll for all but those whom going down injures without one.

    All dice for being hit first, then everybody goes down, then armour, then the ball. A
    turnover only if the player is hit who performed the action, and was Standing; or, as ever,
    if the active team's player with the ball is Placed Prone.
    """
    state = m.state
    m.emit("bomb_exploded", m.side_of(bomber), bomber, square=square)
    there = state.occupant(square)
    victims = [there] if there >= 0 else []
    for near in m.pitch.neighbours[square]:
        player = state.occupant(near)
        if player >= 0 and m.d6("bomb_hit", player) >= HITS:
            victims.append(player)
    falls = [Fall(victim, PLACED_PRONE, "bomb", bomber) for victim in victims]
    hits_bomber = bomber in victims and state.posture[bomber] == STANDING
    for fall in falls:
        m.emit("bomb_hit", m.side_of(fall.player), fall.player, square=state.square[fall.player])
        yield from m.rules.go_down(m, fall)
    if hits_bomber:
        m.rules.own_turnover(m, bomber, "hit_by_own_bomb")
    for fall in falls:
        if not (yield from is_hurt_at_once(m, fall)):
            yield from m.rules.risk_injury(m, Armour(fall))
    for fall in falls:
        yield from lose_ball(m, fall)
