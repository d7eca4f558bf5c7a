"""Mesmerizing Dance (Eldril Sidewinder): a second look."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll


def dances(m: Match, hook: Hook, roll: Roll) -> bool:
    """A failed Agility test of Hypnotic Gaze is made again."""
    return roll.name == "hypnotic_gaze"


SKILL = Skill(
    "mesmerizing_dance", "Mesmerizing Dance", "X", {"reroll:special": dances}, once=END_OF_GAME
)
