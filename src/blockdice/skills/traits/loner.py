"""Loner (X+): a team re-roll may be wasted on the player."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import SPECIAL_ROLL
from blockdice.rules.common.testing import resolve


def test(m: Match, hook: Hook, player: int) -> Test:
    """The X+ of the player."""
    value = m.skill_value(player, hook)
    found = Test(SPECIAL_ROLL, player, value, natural_six_passes=False, name="loner")
    found.is_settled = True
    return found


def takes(m: Match, hook: Hook, player: int) -> Rule[bool]:
    """On X or more the team re-roll works; else it is lost and the result stands. No team
    re-roll helps with the roll itself (commentary)."""
    return resolve(m, test(m, hook, player))


SKILL = Skill(
    "loner",
    "Loner",
    "T",
    {"reroll_figure": test, "reroll_toll": takes},
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
)
