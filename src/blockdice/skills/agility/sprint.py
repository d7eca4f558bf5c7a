"""Sprint: one more rush than others."""

from __future__ import annotations

from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match


def more(m: Match, hook: Hook, player: int) -> int:
    """Three rushes in an activation rather than two; also after standing up."""
    return 1


SKILL = Skill("sprint", "Sprint", "A", {"rush_limit": At(more, works_down=True)})
