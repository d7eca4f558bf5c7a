"""Extra Team Training: more team re-rolls for one match."""

from __future__ import annotations

from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.wares import hired


def rehearse(m: Match, hook: Hook, side: int) -> int:
    """Each session is one more team re-roll in either half."""
    return hired(m, side, hook.skill)


SKILL = Skill(
    "extra_team_training",
    "Extra Team Training",
    "I",
    {"half_rerolls": rehearse},
    is_compulsory=True,
    holder=OF_SIDE,
)
