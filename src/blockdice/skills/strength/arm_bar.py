"""Arm Bar (+1): whoever trips on the way out of the player's grip falls the harder."""

from __future__ import annotations

from blockdice.engine.falls import FELL_OVER
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour
from blockdice.engine.words import DODGE, JUMP

BONUS = 1


def adds(m: Match, hook: Hook, armour: Armour, player: int) -> int:
    """1 to the Armour or the Injury roll against an opponent who Falls Over by failing a dodge,
    jump or leap out of a square that this player marked; of several players one uses it."""
    fall = armour.fall
    tripped = fall.how == FELL_OVER and (fall.test == DODGE or fall.test == JUMP)
    return BONUS if tripped and player in fall.markers else 0


SKILL = Skill("arm_bar", "Arm Bar", "S", {"armour_choice": adds}, works_down=True)
"""Also once its owner is Prone."""
