"""No Hands: cannot hold the ball."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def is_handless(m: Match, hook: Hook, player: int) -> bool:
    """The player does not catch, pick up or interfere: the ball bounces from them, and walking
    onto it is a turnover. Bombs fare no better."""
    return True


SKILL = Skill(
    "no_hands",
    "No Hands",
    "T",
    {"handless": is_handless},
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
)
