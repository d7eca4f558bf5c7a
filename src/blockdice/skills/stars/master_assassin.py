"""Master Assassin (Skitter Stab-Stab): between the right ribs."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour, Roll


def twists(m: Match, hook: Hook, armour: Armour) -> Rule[bool]:
    """The Injury roll of the player's Stab may be made again."""
    fall = armour.fall
    if fall.cause != "stab":
        return False
    roll = Roll("injury", fall.player, armour.injury_dice)
    return (yield from m.wants_skill(hook, fall.causer, roll))


SKILL = Skill(
    "master_assassin", "Master Assassin", "X", {"injury_reroll": twists}, once=END_OF_GAME
)
