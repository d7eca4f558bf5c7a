"""Savage Blow (Anqi Panqi): as many block dice as it takes."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll
from blockdice.engine.words import BLOCK_DICE


def any_dice(m: Match, hook: Hook, roll: Roll) -> list[int]:
    """Any number of the dice of the player's Block, as long as they have not been re-rolled."""
    return roll.untouched() if roll.kind == BLOCK_DICE else []


SKILL = Skill("savage_blow", "Savage Blow", "X", {"many_reroll": any_dice}, once=END_OF_GAME)
