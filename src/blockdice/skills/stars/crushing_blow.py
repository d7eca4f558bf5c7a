"""Crushing Blow (Mighty Zug, Varag Ghoul-Chewer): straight through the armour."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour
from blockdice.rules.common.injuries import felled_by_block


def adds(m: Match, hook: Hook, armour: Armour, player: int) -> int:
    """+1 to the Armour roll, after it is made, against an opponent whom a Block by the player has
    Knocked Down; beside Mighty Blow, but never to the Injury roll."""
    return int(not armour.injury_dice and felled_by_block(m, armour.fall, player))


SKILL = Skill("crushing_blow", "Crushing Blow", "X", {"armour_choice": adds}, once=END_OF_GAME)
