"""Sure Hands: re-roll a failed attempt to pick up the ball."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll


def may_reroll(m: Match, hook: Hook, roll: Roll) -> bool:
    """Any attempt to pick the ball up."""
    return True


SKILL = Skill("sure_hands", "Sure Hands", "G", {"reroll:pick_up": may_reroll})
