"""Decay: hurts easily for good."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def adds(m: Match, hook: Hook, player: int) -> int:
    """+1 to every Casualty roll against the player."""
    return 1


SKILL = Skill(
    "decay",
    "Decay",
    "T",
    {"casualty_bonus": adds},
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
)
