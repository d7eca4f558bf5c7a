"""Regeneration: a casualty that may not last."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.words import RESERVES

TARGET = 4


def heals(m: Match, hook: Hook, player: int) -> Rule[bool]:
    """After the Casualty roll (and the Apothecary): on a 4+ it is discarded and the player is
    in the Reserves box. No re-roll of any kind (commentary)."""
    if m.d6("regeneration", player) < TARGET:
        return False
    m.emit("regenerated", m.side_of(player), player)
    m.remove(player, RESERVES, "regeneration")
    yield from ()
    return True


SKILL = Skill(
    "regeneration",
    "Regeneration",
    "T",
    {"after_casualty": heals},
    works_down=True,
    works_distracted=True,
)
