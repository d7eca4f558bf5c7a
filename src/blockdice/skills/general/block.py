"""Block: ignore a Both Down."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def ignores(m: Match, hook: Hook, player: int) -> Rule[bool]:
    """The player may choose not to be Knocked Down, as attacker or as defender."""
    return m.wants_skill(hook, player)


SKILL = Skill("block", "Block", "G", {"both_down": ignores})
