"""Bloodweiser Kegs: back on the feet sooner."""

from __future__ import annotations

from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.wares import hired


def refresh(m: Match, hook: Hook, side: int) -> int:
    """Each adds 1 to the recovery rolls of all Knocked-out players of the team, hired ones too."""
    return hired(m, side, hook.skill)


SKILL = Skill(
    "bloodweiser_kegs",
    "Bloodweiser Kegs",
    "I",
    {"recovery": refresh},
    is_compulsory=True,
    holder=OF_SIDE,
)
