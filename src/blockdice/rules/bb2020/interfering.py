"""Passing Interference, 2020: who can reach for what is thrown, and the attempt."""

from __future__ import annotations

from blockdice.engine.actions import NO, SELECT, encode, player_of
from blockdice.engine.decisions import Rule
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.throws import Throw
from blockdice.engine.words import BOMB_INTERFERE, INTERFERE
from blockdice.rules.bb2020.ruler import between
from blockdice.rules.common.catching import can_hold
from blockdice.rules.common.testing import finish, resolve
from blockdice.rules.common.testing import throw as throw_die


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


def interfere_test(m: Match, player: int, passer: int, result: str, kind: int = INTERFERE) -> Test:
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
    if m.hooks.snatches and not throw.is_bomb:
        for hook in m.speakers(m.hooks.snatches, player, passer):
            throw.is_snatched = yield from hook.speak(m, hook, throw, player)
            if throw.is_snatched:
                return player
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
