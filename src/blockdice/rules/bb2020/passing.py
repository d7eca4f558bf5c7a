"""Passing the Ball, 2020: four results, deflections and interceptions, the hand-off.

The aim, the flight and the interference are the same for a bomb (`bombs.py`).
"""

from __future__ import annotations

from blockdice.engine.actions import NO, SELECT, USE, encode, player_of
from blockdice.engine.decisions import Rule
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.tables import LONG_BOMB, RANGES
from blockdice.engine.throws import Throw
from blockdice.engine.words import (
    BOMB_INTERFERE,
    BOMB_PASS,
    COMPLETION,
    DEFLECTION,
    INTERCEPTION,
    INTERFERE,
    PASS,
)
from blockdice.rules.bb2020.ruler import between
from blockdice.rules.common.ball import crowd_throws, deviate, scatter
from blockdice.rules.common.catching import can_hold
from blockdice.rules.common.giving import agrees_to_give, band_to, far_throwers, is_out_of_reach
from blockdice.rules.common.testing import finish, resolve
from blockdice.rules.common.testing import throw as throw_die

ACCURATE = "accurate"
INACCURATE = "inaccurate"
WILD = "wildly_inaccurate"
FUMBLED = "fumbled"
LANDS = {ACCURATE: "accurate", INACCURATE: "scatter", WILD: "deviate"}
"""How what is thrown comes down, by how well it was."""
WILDEST = 1
"""The modified roll that is wildly inaccurate, or any lower."""


def pass_test(m: Match, passer: int, square: int) -> Test:
    """The Passing Ability test: the range, each player marking the passer, the weather."""
    is_blind = is_out_of_reach(m, m.state.square[passer], square)
    return ability_test(m, PASS, passer, square, is_blind)


def ability_test(m: Match, kind: int, player: int, square: int, is_blind: bool = False) -> Test:
    """A Passing Ability test over the range from the player to a square.

    With a Passing Ability of '-' (0 here) no face passes: it is fumbled without a roll.
    is_blind: a Long Bomb whatever the distance, never accurate: it only has to be not wild.
    """
    state = m.state
    origin = state.square[player]
    ability = state.profiles.pa[player]
    target = min(ability, WILDEST + 1) if is_blind else ability
    test = Test(kind, player, target, natural_six_passes=ability > 0, square=square, origin=origin)
    band = LONG_BOMB if is_blind else band_to(m, origin, square)
    test.modify(RANGES[band], m.tables.range_modifiers[band])
    return finish(m, test, state.zones(origin, 1 - m.side_of(player)))


def grade(test: Test, is_blind: bool = False) -> str:
    """Test for Accuracy: what the die means.

    A natural 1 fumbles; a natural 6 or a passed test is accurate (so is a modified 1 with a
    Passing Ability of 1+); a modified 1 or less is wildly inaccurate.
    """
    if test.natural == 1:
        return FUMBLED
    if test.passed:
        return INACCURATE if is_blind else ACCURATE
    return WILD if test.total <= WILDEST else INACCURATE


def pass_ball(m: Match, passer: int, square: int) -> Rule[None]:
    """A Pass action: declare the square, test, interference, and where the ball comes down."""
    side = m.side_of(passer)
    origin = m.state.square[passer]
    throw = Throw(passer, origin, square)
    m.emit("pass", side, passer, origin, square)
    yield from choose_blind(m, throw)
    receiver = m.state.occupant(square)
    if receiver >= 0 and m.side_of(receiver) == side:
        if not (yield from agrees_to_give(m, passer, receiver)):
            end_activation(m, passer)
            return
    for hook in m.hooks.before_pass:
        yield from hook.speak(m, hook, throw)
    yield from take_aim(m, throw)
    if throw.result == FUMBLED:
        yield from _fumble(m, throw)
        return
    deflected = yield from _fly(m, throw)
    if m.state.carrier < 0 or m.side_of(m.state.carrier) != side:
        m.rules.turnover(m, "pass_deflected" if deflected else "pass_not_caught")


def end_activation(m: Match, player: int) -> None:
    """The thrower does nothing more, whatever their skills, if it is their activation."""
    if m.is_active(player):
        m.activation.is_over = True


def choose_blind(m: Match, throw: Throw) -> Rule[None]:
    """A throw that the ruler does not reach takes a skill; within its reach the coach is asked
    where an opponent could interfere, which such a throw rules out."""
    hooks = far_throwers(m, throw.thrower) if m.hooks.throws_far else []
    for hook in hooks[:1]:
        if not is_out_of_reach(m, throw.origin, throw.square):
            if not interferers(m, throw.thrower, throw.square):
                return
            choices = [encode(USE, arg=hook.token), encode(NO)]
            side = m.side_of(throw.thrower)
            if (yield m.decision("hail_mary", side, choices, throw.thrower)) != choices[0]:
                return
        throw.is_blind = True
        m.use_skill(hook, throw.thrower)


def take_aim(m: Match, throw: Throw) -> Rule[None]:
    """Test for Accuracy, which says how well the ball or bomb is thrown."""
    player = throw.thrower
    throw.result = FUMBLED
    if m.state.profiles.pa[player]:
        kind = BOMB_PASS if throw.is_bomb else PASS
        test = ability_test(m, kind, player, throw.square, throw.is_blind)
        yield from resolve(m, test)
        throw.result = grade(test, throw.is_blind)
    data = {"result": throw.result}
    m.emit("pass_result", m.side_of(player), player, throw.origin, throw.square, data)


def keeps_hold(m: Match, throw: Throw) -> bool:
    """Whether the thrower keeps in hand what they have fumbled."""
    for hook in m.speakers(m.hooks.keeps_fumbled, throw.thrower):
        if hook.speak(m, hook, throw):
            m.use_skill(hook, throw.thrower)
            return True
    return False


def _fumble(m: Match, throw: Throw) -> Rule[None]:
    """A fumble ends the passer's activation: the ball is dropped, and that is a turnover."""
    end_activation(m, throw.thrower)
    if keeps_hold(m, throw):
        return
    m.rules.turnover(m, "fumbled_pass")
    yield from m.rules.bounce(m, throw.origin)


def flies_to(m: Match, throw: Throw) -> tuple[int, bool]:
    """Scatter or deviate as the result says: the square below, and whether on the pitch."""
    name = "bomb_" if throw.is_bomb else ""
    if throw.result == INACCURATE:
        return scatter(m, throw.square, name + "scatter")
    if throw.result == WILD:
        return deviate(m, throw.origin, name + "deviate")
    return throw.square, True


def _fly(m: Match, throw: Throw) -> Rule[bool]:
    """The ball is in the air: scatter or deviate, interference, landing.

    Interference is worked out to the square the ball comes down in, or the last one over the
    pitch, before any throw-in (commentary). Returns whether the pass was deflected.
    """
    m.ball_flies(throw.square)
    landing, stayed = flies_to(m, throw)
    m.ball_flies(landing)
    deflector = yield from interference(m, throw, landing)
    if deflector >= 0:
        yield from _deflected(m, deflector)
        return True
    if not stayed:
        yield from m.rules.ball_lands(m, crowd_throws(m, landing), "throw_in")
        return False
    target = m.state.occupant(landing)
    yield from m.rules.ball_lands(m, landing, LANDS[throw.result])
    caught = target >= 0 and m.state.carrier == target
    if throw.result == ACCURATE and caught and m.side_of(target) == m.side_of(throw.thrower):
        m.award(throw.thrower, COMPLETION)
    return False


def interferers(m: Match, passer: int, landing: int) -> list[int]:
    """Opponents who may try: Standing, with a tackle zone, under the ruler and between."""
    state = m.state
    enemy = 1 - m.side_of(passer)
    origin = state.square[passer]
    found: list[int] = []
    for player in state.on_pitch(enemy):
        if state.has_zone(player) and between(m, origin, landing, state.square[player]):
            if can_hold(m, player):
                found.append(player)
    return found


def interfere_test(
    m: Match, player: int, passer: int, result: str, kind: int = INTERFERE
) -> Test:
    """The Agility test to interfere: by how good the pass is, and -1 in all for being marked."""
    state = m.state
    square = state.square[player]
    test = Test(kind, player, state.profiles.ag[player], square=square, other=passer)
    test.modify(result, m.tables.interference[result])
    return finish(m, test, min(state.zones(square, 1 - m.side_of(player)), 1))


def interference(m: Match, throw: Throw, landing: int) -> Rule[int]:
    """Passing Interference: one opponent may try to deflect what is thrown.

    Returns who has deflected it, -1 if nobody.
    """
    passer = throw.thrower
    able = [] if throw.is_blind else interferers(m, passer, landing)
    if not able:
        return -1
    enemy = 1 - m.side_of(passer)
    choices = [encode(SELECT, player) for player in able] + [encode(NO)]
    answer = yield m.decision("interfere", enemy, choices, passer)
    if answer == choices[-1]:
        return -1
    player = player_of(answer)
    if throw.is_bomb:
        test = interfere_test(m, player, passer, throw.result, BOMB_INTERFERE)
    else:
        test = m.rules.interfere_test(m, player, passer, throw.result)
    succeeds = yield from resolve(m, test)
    if succeeds and m.hooks.force_reroll:
        succeeds = yield from _repeated(m, throw, test)
    return player if succeeds else -1


def _repeated(m: Match, throw: Throw, test: Test) -> Rule[bool]:
    """The passer's coach may have a success repeated, if its die has not been re-rolled yet."""
    for hook in m.speakers(m.hooks.force_reroll, throw.thrower, test.player):
        if test.roll is None or test.roll.touched:
            break
        again: bool = yield from hook.speak(m, hook, throw, test)
        if again:
            throw_die(m, test, test.roll)
    return test.passed


def _deflected(m: Match, player: int) -> Rule[None]:
    """Whoever has deflected the ball tries to catch it, for an interception; else it scatters
    from their square."""
    square = m.state.square[player]
    side = m.side_of(player)
    m.emit("deflected", side, player, square=square)
    m.ball_flies(square)
    if (yield from m.rules.catch(m, player, "interception")):
        m.emit("intercepted", side, player, square=square)
        m.award(player, INTERCEPTION)
        return
    m.award(player, DEFLECTION)
    landing, stayed = scatter(m, square)
    if stayed:
        yield from m.rules.ball_lands(m, landing, "scatter")
    else:
        m.ball_flies(landing)
        yield from m.rules.ball_lands(m, crowd_throws(m, landing), "throw_in")


def hand_off(m: Match, player: int, receiver: int) -> Rule[None]:
    """Hand-off: no test to give it, but the team-mate must catch it."""
    side = m.side_of(player)
    square = m.state.square[receiver]
    m.emit("hand_off", side, player, m.state.square[player], square)
    if not (yield from agrees_to_give(m, player, receiver)):
        return
    m.ball_flies(square)
    yield from m.rules.ball_lands(m, square, "handoff")
    if m.state.carrier < 0 or m.side_of(m.state.carrier) != side:
        m.rules.turnover(m, "hand_off_not_caught")
