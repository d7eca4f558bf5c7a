"""Monstrous Mouth: another pair of hands, with teeth."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll


def may_reroll(m: Match, hook: Hook, roll: Roll) -> bool:
    """Any failed attempt to catch the ball."""
    return True


def holds_tight(m: Match, hook: Hook, denied: Hook, player: int, against: int, square: int) -> bool:
    """Strip Ball does not work against the player."""
    return against >= 0 and m.can_use(against, hook, player)


SKILL = Skill(
    "monstrous_mouth",
    "Monstrous Mouth",
    "M",
    {"reroll:catch": may_reroll, "denies:strip_ball": holds_tight},
)
