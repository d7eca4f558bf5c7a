"""Yoink! (Scrappa Sorehead): mine now."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.throws import Throw
from blockdice.engine.words import SPECIAL_ROLL
from blockdice.rules.common.testing import resolve


def snatches(m: Match, hook: Hook, throw: Throw, player: int) -> Rule[bool]:
    """About to interfere with a Pass: on a 2+ it is an interception without a test. On a 1 the test
    is made as usual."""
    if not (yield from m.wants_skill(hook, player)):
        return False
    square = m.state.square[player]
    test = Test(SPECIAL_ROLL, player, 2, square=square, other=throw.thrower, name=hook.skill)
    return (yield from resolve(m, test))


SKILL = Skill("yoink", "Yoink!", "X", {"snatches": snatches}, once=END_OF_GAME)
