"""Knuckle Dusters: what the gloves hide."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_DRIVE
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.praying import chosen, free_of, give


def arms(m: Match, hook: Hook, side: int) -> Rule[bool]:
    """One player without Loner, whom the coach chooses, has Mighty Blow (+1) for the drive."""
    players = [p for p in free_of(m, side, "loner") if not m.has_skill(p, "mighty_blow")]
    player = yield from chosen(m, hook, side, players)
    if player < 0:
        return False
    give(m, hook, player, "mighty_blow", 1)
    return True


SKILL = Skill(
    "knuckle_dusters",
    "Knuckle Dusters",
    "Y",
    {"prayer": arms},
    is_compulsory=True,
    holder=OF_SIDE,
    lasts=END_OF_DRIVE,
)
