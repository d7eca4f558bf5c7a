"""Sure Hands: re-roll a failed attempt to pick up the ball, and keep it."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll


def may_reroll(m: Match, hook: Hook, roll: Roll) -> bool:
    """Any attempt to pick the ball up."""
    return True


def holds_tight(m: Match, hook: Hook, denied: Hook, player: int, against: int, square: int) -> bool:
    """Strip Ball does not work against the player."""
    return against >= 0 and m.can_use(against, hook, player)


SKILL = Skill(
    "sure_hands",
    "Sure Hands",
    "G",
    {"reroll:pick_up": may_reroll, "denies:strip_ball": holds_tight},
)
