"""Ram (Rumbelow Sheepskin): with the head, and with a run-up."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour
from blockdice.rules.common.injuries import felled_by_block


def adds(m: Match, hook: Hook, armour: Armour, player: int) -> int:
    """+1 to the Armour or the Injury roll, after it is made, against an opponent whom a Block by
    the player has Knocked Down."""
    return int(felled_by_block(m, armour.fall, player))


SKILL = Skill("ram", "Ram", "X", {"armour_choice": adds}, once=END_OF_GAME)
