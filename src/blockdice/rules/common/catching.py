"""Catching the ball and picking it up (Passing the Ball; Movement, Picking Up the Ball)."""

from __future__ import annotations

from blockdice.engine.actions import NO, SELECT, encode, player_of
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import CATCH, PICK_UP
from blockdice.rules.common.testing import finish, resolve

AFTER_A_FLIGHT = ("scatter", "deviate", "throw_in")
"""How a ball lands that somebody beside the square may reach for: not on an accurate pass, not
when it bounces."""


def can_hold(m: Match, player: int) -> bool:
    """Whether the player can take hold of something at all."""
    for hook in m.hooks.handless:
        if m.can_use(player, hook) and hook.speak(m, hook, player):
            return False
    return True


def catch_test(m: Match, player: int, how: str) -> Test:
    """The Agility test to catch a ball that comes `how`, modified by being marked."""
    state = m.state
    square = state.square[player]
    test = Test(CATCH, player, state.profiles.ag[player], square=square)
    test.how = how
    test.modify(how, m.tables.catch[how])
    return finish(m, test, state.zones(square, 1 - m.side_of(player)))


def catch(m: Match, player: int, how: str) -> Rule[bool]:
    """A player who is able to catch the ball must attempt to. In the opposing end zone a
    catch scores."""
    caught = yield from resolve(m, m.rules.catch_test(m, player, how))
    if caught:
        yield from has_caught(m, player)
    return caught


def has_caught(m: Match, player: int) -> Rule[None]:
    """The player has caught the ball, and may have scored with it."""
    m.ball_held(player)
    for hook in m.hooks.caught:
        yield from hook.speak(m, hook, player)
    m.rules.check_touchdown(m, player)


def pick_up_test(m: Match, player: int, square: int) -> Test:
    """The Agility test to pick the ball up in `square`, -1 for each player marking there.

    For a player who cannot hold it no face passes.
    """
    if not can_hold(m, player):
        return Test(PICK_UP, player, 0, natural_six_passes=False, square=square)
    test = Test(PICK_UP, player, m.state.profiles.ag[player], square=square)
    return finish(m, test, m.state.zones(square, 1 - m.side_of(player)))


def pick_up(m: Match, player: int) -> Rule[bool]:
    """Pick up the ball after moving onto it of one's own will.

    A failure bounces the ball and is a turnover, whoever catches the bounce. A player who cannot
    hold it fails without a roll.
    """
    square = m.state.square[player]
    picked = False
    if can_hold(m, player):
        picked = yield from resolve(m, m.rules.pick_up_test(m, player, square))
    if picked:
        m.ball_held(player)
        m.rules.check_touchdown(m, player)
    else:
        m.rules.own_turnover(m, player, "failed_pick_up")
        yield from m.rules.bounce(m, square)
    return picked


def reach_for(m: Match, square: int, how: str) -> Rule[bool]:
    """Players beside the square try to catch a ball that lands in it, where a skill lets them
    and nobody in it is able to. Returns whether one has.

    One after the other, each as their coach likes: in the order of their own coach, or, where
    players of both teams can, of the active one (commentary).
    """
    if how not in AFTER_A_FLIGHT:
        return False
    able = _reachers(m, square)
    while able:
        sides = [m.side_of(player) for player in able]
        is_mixed = min(sides) != max(sides)
        choices = [encode(SELECT, player) for player in able]
        if not is_mixed:
            choices.append(encode(NO))
        side = _active_side(m) if is_mixed else sides[0]
        answer = yield m.decision("reach_for_ball", side, choices)
        if answer == encode(NO):
            return False
        player = player_of(answer)
        able.remove(player)
        if (yield from _reaches(m, player, is_mixed)):
            if (yield from m.rules.catch(m, player, how)):
                return True
    return False


def _reachers(m: Match, square: int) -> list[int]:
    """Who may reach for a ball that lands in the square."""
    state = m.state
    found: list[int] = []
    for near in m.pitch.neighbours[square]:
        player = state.occupant(near)
        if player < 0 or not state.has_zone(player) or not can_hold(m, player):
            continue
        if _reach_hook(m, player) is not None:
            found.append(player)
    return found


def _reach_hook(m: Match, player: int) -> Hook | None:
    for hook in m.speakers(m.hooks.catches_near, player):
        if hook.speak(m, hook, player):
            return hook
    return None


def _reaches(m: Match, player: int, is_asked: bool) -> Rule[bool]:
    """Whether the player tries: one whom the other coach may have named is asked first."""
    hook = _reach_hook(m, player)
    if hook is None:
        return False
    if is_asked:
        return (yield from m.wants_skill(hook, player))
    m.use_skill(hook, player)
    return True


def _active_side(m: Match) -> int:
    """The side whose turn it is; at a kick-off the receiving side."""
    turn = m.turn_window()
    return turn.side if turn is not None else 1 - m.state.kicking
