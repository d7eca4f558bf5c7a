"""Dirty Player (+X): worse fouls."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour


def adds(m: Match, hook: Hook, armour: Armour, player: int) -> int:
    """X to the Armour or the Injury roll against the victim of the player's Foul, after it is
    made."""
    fall = armour.fall
    return m.skill_value(player, hook) if fall.cause == "foul" and fall.causer == player else 0


SKILL = Skill("dirty_player", "Dirty Player", "G", {"armour_choice": adds})
