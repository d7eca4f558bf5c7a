"""Sure Feet: re-roll a failed rush once a turn."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_TURN
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll


def may_reroll(m: Match, hook: Hook, roll: Roll) -> bool:
    """Once per team turn, in the player's own activation (commentary: not in a kick-off Blitz)."""
    return m.in_own_turn(roll.player)


SKILL = Skill("sure_feet", "Sure Feet", "A", {"reroll:rush": may_reroll}, once=END_OF_TURN)
