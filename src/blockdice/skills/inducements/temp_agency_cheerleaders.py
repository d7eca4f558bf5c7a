"""Temp Agency Cheerleaders: more of them for one match."""

from __future__ import annotations

from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.wares import hired

MOST = 16


def cheer(m: Match, hook: Hook, side: int, count: int) -> int:
    """They count beside the team's own, sixteen in all at most."""
    return min(count + hired(m, side, hook.skill), MOST)


SKILL = Skill(
    "temp_agency_cheerleaders",
    "Temp Agency Cheerleaders",
    "I",
    {"cheerleaders": cheer},
    is_compulsory=True,
    holder=OF_SIDE,
)
