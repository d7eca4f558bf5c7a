"""Passing the Ball, 2020: four results, deflections and interceptions, the hand-off."""

from __future__ import annotations

from blockdice.engine.actions import NO, SELECT, encode, player_of
from blockdice.engine.decisions import Rule
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.tables import RANGES
from blockdice.engine.words import (
    COMPLETION,
    DEFLECTION,
    INTERCEPTION,
    INTERFERE,
    PASS,
)
from blockdice.rules.bb2020.ruler import between
from blockdice.rules.common.ball import crowd_throws, deviate, scatter
from blockdice.rules.common.giving import agrees_to_give
from blockdice.rules.common.testing import finish, resolve

ACCURATE = "accurate"
INACCURATE = "inaccurate"
WILD = "wildly_inaccurate"
FUMBLED = "fumbled"


def pass_test(m: Match, passer: int, square: int) -> Test:
    """The Passing Ability test: the range, each player marking the passer, the weather."""
    return ability_test(m, PASS, passer, square)


def ability_test(m: Match, kind: int, player: int, square: int) -> Test:
    """A Passing Ability test over the range from the player to a square.

    With a Passing Ability of '-' (0 here) no face passes: it is fumbled without a roll.
    """
    state = m.state
    origin = state.square[player]
    ability = state.profiles.pa[player]
    test = Test(kind, player, ability, natural_six_passes=ability > 0, square=square, origin=origin)
    pitch = m.pitch
    band = m.tables.band(pitch.x(square) - pitch.x(origin), pitch.y(square) - pitch.y(origin))
    test.modify(RANGES[band], m.tables.range_modifiers[band])
    return finish(m, test, state.zones(origin, 1 - m.side_of(player)))


def grade(test: Test) -> str:
    """Test for Accuracy: what the die means.

    A natural 1 fumbles; a natural 6 or a passed test is accurate (so is a modified 1 with a
    Passing Ability of 1+); a modified 1 or less is wildly inaccurate.
    """
    if test.natural == 1:
        return FUMBLED
    if test.passed:
        return ACCURATE
    return WILD if test.total <= 1 else INACCURATE


def pass_ball(m: Match, passer: int, square: int) -> Rule[None]:
    """A Pass action: declare the square, test, interference, and where the ball comes down."""
    side = m.side_of(passer)
    origin = m.state.square[passer]
    m.emit("pass", side, passer, origin, square)
    receiver = m.state.occupant(square)
    if receiver >= 0 and m.side_of(receiver) == side:
        if not (yield from agrees_to_give(m, passer, receiver)):
            return
    if not m.state.profiles.pa[passer]:
        result = FUMBLED
    else:
        test = m.rules.pass_test(m, passer, square)
        yield from resolve(m, test)
        result = grade(test)
    m.emit("pass_result", side, passer, origin, square, {"result": result})
    if result == FUMBLED:
        m.rules.turnover(m, "fumbled_pass")
        yield from m.rules.bounce(m, origin)
        return
    deflected = yield from _fly(m, passer, square, result)
    if m.state.carrier < 0 or m.side_of(m.state.carrier) != side:
        m.rules.turnover(m, "pass_deflected" if deflected else "pass_not_caught")


def _fly(m: Match, passer: int, square: int, result: str) -> Rule[bool]:
    """The ball is in the air: scatter or deviate, interference, landing.

    Interference is worked out to the square the ball comes down in, or the last one over the
    pitch, before any throw-in (commentary). Returns whether the pass was deflected.
    """
    origin = m.state.square[passer]
    landing, stayed = square, True
    m.ball_flies(square)
    if result == INACCURATE:
        landing, stayed = scatter(m, square)
    elif result == WILD:
        landing, stayed = deviate(m, origin)
    m.ball_flies(landing)
    if (yield from interference(m, passer, landing, result)):
        return True
    if not stayed:
        yield from m.rules.ball_lands(m, crowd_throws(m, landing), "throw_in")
        return False
    how = {ACCURATE: "accurate", INACCURATE: "scatter", WILD: "deviate"}[result]
    target = m.state.occupant(landing)
    yield from m.rules.ball_lands(m, landing, how)
    caught = target >= 0 and m.state.carrier == target
    if result == ACCURATE and caught and m.side_of(target) == m.side_of(passer):
        m.award(passer, COMPLETION)
    return False


def interferers(m: Match, passer: int, landing: int) -> list[int]:
    """Opponents who may try: Standing, with a tackle zone, under the ruler and between."""
    state = m.state
    enemy = 1 - m.side_of(passer)
    origin = state.square[passer]
    found: list[int] = []
    for player in state.on_pitch(enemy):
        if state.has_zone(player) and between(m, origin, landing, state.square[player]):
            found.append(player)
    return found


def interfere_test(m: Match, player: int, passer: int, result: str) -> Test:
    """The Agility test to interfere: by how good the pass is, and -1 in all for being marked."""
    state = m.state
    square = state.square[player]
    test = Test(INTERFERE, player, state.profiles.ag[player], square=square, other=passer)
    test.modify(result, m.tables.interference[result])
    return finish(m, test, min(state.zones(square, 1 - m.side_of(player)), 1))


def interference(m: Match, passer: int, landing: int, result: str) -> Rule[bool]:
    """Passing Interference: one opponent may deflect the pass, then try to catch it.

    A deflected ball that is not caught scatters from the deflector's square. Returns whether
    the pass was deflected.
    """
    able = interferers(m, passer, landing)
    if not able:
        return False
    enemy = 1 - m.side_of(passer)
    choices = [encode(SELECT, player) for player in able] + [encode(NO)]
    answer = yield m.decision("interfere", enemy, choices, passer)
    if answer == choices[-1]:
        return False
    player = player_of(answer)
    if not (yield from resolve(m, m.rules.interfere_test(m, player, passer, result))):
        return False
    square = m.state.square[player]
    m.emit("deflected", enemy, player, square=square)
    m.ball_flies(square)
    if (yield from m.rules.catch(m, player, "interception")):
        m.emit("intercepted", enemy, player, square=square)
        m.award(player, INTERCEPTION)
        return True
    m.award(player, DEFLECTION)
    landing, stayed = scatter(m, square)
    if stayed:
        yield from m.rules.ball_lands(m, landing, "scatter")
    else:
        m.ball_flies(landing)
        yield from m.rules.ball_lands(m, crowd_throws(m, landing), "throw_in")
    return True


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
