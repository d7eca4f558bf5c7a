"""Slayer (Grim Ironjaw): the bigger they are."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour
from blockdice.rules.common.injuries import felled_by_block

BIG = 5
"""The least Strength of those whom it is for."""


def adds(m: Match, hook: Hook, armour: Armour, player: int) -> int:
    """+1 to the Armour or the Injury roll, after it is made, against an opponent of Strength 5 or
    more whom a Block by the player has Knocked Down."""
    fall = armour.fall
    is_big = m.state.profiles.st[fall.player] >= BIG
    return int(is_big and felled_by_block(m, fall, player))


SKILL = Skill("slayer", "Slayer", "X", {"armour_choice": adds}, once=END_OF_GAME)
