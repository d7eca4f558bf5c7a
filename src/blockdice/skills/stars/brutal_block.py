"""Brutal Block (Frank 'n' Stein): it hurts more than it looks."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour
from blockdice.rules.common.injuries import felled_by_block


def adds(m: Match, hook: Hook, armour: Armour, player: int) -> int:
    """+1 to the Injury roll, after it is made, against an opponent whom a Block by the player has
    Knocked Down."""
    return int(bool(armour.injury_dice) and felled_by_block(m, armour.fall, player))


SKILL = Skill("brutal_block", "Brutal Block", "X", {"armour_choice": adds}, once=END_OF_GAME)
