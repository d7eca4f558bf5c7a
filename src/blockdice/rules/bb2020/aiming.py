"""How well a ball or a bomb is thrown, 2020: Test for Accuracy, and where it flies to."""

from __future__ import annotations

from blockdice.engine.actions import NO, USE, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.tables import LONG_BOMB, RANGES
from blockdice.engine.throws import ACCURATE, FUMBLED, INACCURATE, WILD, WILDEST, Throw
from blockdice.engine.words import BOMB_PASS, PASS
from blockdice.rules.bb2020.interfering import interferers
from blockdice.rules.common.ball import deviate, scatter
from blockdice.rules.common.giving import band_to, far_throwers, is_out_of_reach
from blockdice.rules.common.testing import finish, resolve

LANDS = {ACCURATE: "accurate", INACCURATE: "scatter", WILD: "deviate"}
"""How what is thrown comes down, by how well it was."""


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


def flies_to(m: Match, throw: Throw) -> tuple[int, bool]:
    """Scatter or deviate as the result says: the square below, and whether on the pitch."""
    name = "bomb_" if throw.is_bomb else ""
    if throw.result == INACCURATE:
        return scatter(m, throw.square, name + "scatter")
    if throw.result == WILD:
        return deviate(m, throw.origin, name + "deviate")
    return throw.square, True


def keeps_hold(m: Match, throw: Throw) -> bool:
    """Whether the thrower keeps in hand what they have fumbled."""
    for hook in m.speakers(m.hooks.keeps_fumbled, throw.thrower):
        if hook.speak(m, hook, throw):
            m.use_skill(hook, throw.thrower)
            return True
    return False


def end_activation(m: Match, player: int) -> None:
    """The thrower does nothing more, whatever their skills, if it is their activation."""
    if m.is_active(player):
        m.activation.is_over = True
