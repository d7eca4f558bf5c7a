"""Drunkard: unsteady at a run."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test


def stumbles(m: Match, hook: Hook, test: Test) -> None:
    """-1 to each attempt to Rush."""
    test.modify("drunkard", -1)


SKILL = Skill(
    "drunkard",
    "Drunkard",
    "T",
    {"modify_own:rush": stumbles},
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
)
