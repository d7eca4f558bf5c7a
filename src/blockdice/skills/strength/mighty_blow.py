"""Mighty Blow (+X): harder on armour or on the body of whoever the player knocks down."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour


def adds(m: Match, hook: Hook, armour: Armour) -> int:
    """X to the Armour or the Injury roll, after it is made, against an opponent Knocked Down
    by a Block that this player performed (commentary: not when only defending)."""
    fall = armour.fall
    if fall.cause != "block" or not m.is_active(fall.causer):
        return 0
    return m.skill_value(fall.causer, hook)


SKILL = Skill("mighty_blow", "Mighty Blow", "S", {"armour_choice": adds})
