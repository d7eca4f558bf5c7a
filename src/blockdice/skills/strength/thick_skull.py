"""Thick Skull: hard to knock out."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def stunned_until(m: Match, hook: Hook, player: int, table: str) -> int:
    """An 8 only stuns; for a Stunty player a 7 does."""
    return 7 if table == "stunty" else 8


SKILL = Skill(
    "thick_skull",
    "Thick Skull",
    "S",
    {"stunned_until": stunned_until},
    works_down=True,
    works_distracted=True,
)
