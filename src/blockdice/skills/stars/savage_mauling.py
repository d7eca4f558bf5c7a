"""Savage Mauling (Wilhelm Chaney): he does not let go."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour, Roll


def mauls(m: Match, hook: Hook, armour: Armour) -> Rule[bool]:
    """An Injury roll against an opponent may be made again, be it after a Block of either player or
    a Foul; it is the player's if the harm is their doing."""
    fall = armour.fall
    if m.side_of(fall.player) == m.side_of(fall.causer):
        return False
    roll = Roll("injury", fall.player, armour.injury_dice)
    return (yield from m.wants_skill(hook, fall.causer, roll))


SKILL = Skill(
    "savage_mauling",
    "Savage Mauling",
    "X",
    {"injury_reroll": mauls},
    works_down=True,
    works_distracted=True,
    once=END_OF_GAME,
)
