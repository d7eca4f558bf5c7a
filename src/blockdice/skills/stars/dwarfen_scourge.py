"""Dwarfen Scourge (Ivan 'the Animal' Deathshroud): an old grudge."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour
from blockdice.rules.common.injuries import felled_by_block

DWARF = "dwarf"
ON_DWARF_TEAMS = ("runner", "blitzer", "troll_slayer")
HIRED_DWARFS = (
    "barik_farblast",
    "grim_ironjaw",
    "thorsson_stoutmead",
    "zzharg_madeye",
    "josef_bugman",
)
"""Dwarfs whose position does not say so."""


def is_dwarf(m: Match, player: int) -> bool:
    """Whether the player is a Dwarf, a Chaos Dwarf included."""
    sheet = m.players[player]
    if DWARF in sheet.keywords or DWARF in sheet.position.split("_"):
        return True
    if sheet.position in HIRED_DWARFS:
        return True
    return m.sheets[m.side_of(player)].roster == DWARF and sheet.position in ON_DWARF_TEAMS


def adds(m: Match, hook: Hook, armour: Armour, player: int) -> int:
    """+1 to the Armour or the Injury roll, after it is made, against an opponent whom a Block by
    the player has Knocked Down; +2 against a Dwarf."""
    fall = armour.fall
    if not felled_by_block(m, fall, player):
        return 0
    return 2 if is_dwarf(m, fall.player) else 1


SKILL = Skill("dwarfen_scourge", "Dwarfen Scourge", "X", {"armour_choice": adds}, once=END_OF_GAME)
