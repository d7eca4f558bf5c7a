"""Iron Hard Skin: nothing for claws."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def blunts(m: Match, hook: Hook, denied: Hook, player: int, against: int, square: int) -> bool:
    """Claws cannot be used on an Armour roll against this player."""
    return against >= 0 and m.can_use(against, hook)


SKILL = Skill("iron_hard_skin", "Iron Hard Skin", "M", {"denies:claws": blunts}, works_down=True)
"""By the time of the Armour roll its owner lies already."""
