"""Leader: a team re-roll a half, as long as a leader is on the pitch."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def inspires(m: Match, hook: Hook) -> None:
    """One for the team, however many leaders it has; it sleeps while none is on the pitch, in
    whatever state, and is like any other team re-roll besides."""


SKILL = Skill("leader", "Leader", "P", {"reroll_pool": inspires})
