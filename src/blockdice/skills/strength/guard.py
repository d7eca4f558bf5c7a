"""Guard: a help to team-mates however hard pressed."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def assists(m: Match, hook: Hook, player: int) -> bool:
    """The player assists in Blocks, on either side, however many opponents mark them. They must
    still mark the one it is against, so not without a tackle zone (commentary)."""
    return True


SKILL = Skill("guard", "Guard", "S", {"assists_marked": assists})
