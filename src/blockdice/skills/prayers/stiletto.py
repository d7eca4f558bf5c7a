"""Stiletto: somebody has brought a knife."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_DRIVE
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.praying import drawn, free_of, give


def arms(m: Match, hook: Hook, side: int) -> Rule[bool]:
    """One player without Loner, selected at random, has Stab for the drive. It is wasted on one
    who has it anyway."""
    yield from ()
    player = drawn(m, hook, side, free_of(m, side, "loner"))
    if player < 0 or m.has_skill(player, "stab"):
        return False
    give(m, hook, player, "stab")
    return True


SKILL = Skill(
    "stiletto",
    "Stiletto",
    "Y",
    {"prayer": arms},
    is_compulsory=True,
    holder=OF_SIDE,
    lasts=END_OF_DRIVE,
)
