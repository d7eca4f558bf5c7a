"""Big Hand: pick the ball up whoever marks the player, and in any rain."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test


def grasps(m: Match, hook: Hook, test: Test) -> None:
    """Neither being Marked nor Pouring Rain modifies a pick-up; no other weather does."""
    test.ignore("marked", "weather")


SKILL = Skill("big_hand", "Big Hand", "M", {"filter_modifiers:pick_up": grasps})
