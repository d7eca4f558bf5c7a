"""Blessed Statue of Nuffle: a touch of it before the kick-off."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.praying import chosen, free_of, give


def blesses(m: Match, hook: Hook, side: int) -> Rule[bool]:
    """One player without Loner, whom the coach chooses, has Pro for the rest of the game."""
    players = [p for p in free_of(m, side, "loner") if not m.has_skill(p, "pro")]
    player = yield from chosen(m, hook, side, players)
    if player < 0:
        return False
    give(m, hook, player, "pro")
    return True


SKILL = Skill(
    "blessed_statue_of_nuffle",
    "Blessed Statue of Nuffle",
    "Y",
    {"prayer": blesses},
    is_compulsory=True,
    holder=OF_SIDE,
    lasts=END_OF_GAME,
)
