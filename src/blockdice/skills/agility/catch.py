"""Catch: re-roll a failed attempt to catch the ball."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll


def may_reroll(m: Match, hook: Hook, roll: Roll) -> bool:
    """In either team's turn, however the ball comes."""
    return True


SKILL = Skill("catch", "Catch", "A", {"reroll:catch": may_reroll})
