"""Foul Appearance: hard to lay hands on."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import SPECIAL_ROLL
from blockdice.rules.common.testing import resolve


def test(m: Match, hook: Hook, player: int, target: int) -> Test:
    """Rolled for the player who has declared the attack; passed on a 2+."""
    square = m.state.square[player]
    return Test(SPECIAL_ROLL, player, 2, square=square, other=target, name="foul_appearance")


def goes_on(m: Match, hook: Hook, player: int, target: int) -> Rule[bool]:
    """On a 1 a Block, a Blitz or any Special action against the owner is wasted as a whole, be
    they without a tackle zone or not."""
    return resolve(m, test(m, hook, player, target))


SKILL = Skill(
    "foul_appearance",
    "Foul Appearance",
    "M",
    {"target_figure": test, "target_test": At(goes_on, rank=-1)},
    is_compulsory=True,
    works_distracted=True,
)
