"""Part-time Assistant Coaches: more of them for one match."""

from __future__ import annotations

from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.wares import hired

MOST = 9


def advise(m: Match, hook: Hook, side: int, count: int) -> int:
    """They count beside the team's own, nine in all at most."""
    return min(count + hired(m, side, hook.skill), MOST)


SKILL = Skill(
    "part_time_assistant_coaches",
    "Part-time Assistant Coaches",
    "I",
    {"assistant_coaches": advise},
    is_compulsory=True,
    holder=OF_SIDE,
)
