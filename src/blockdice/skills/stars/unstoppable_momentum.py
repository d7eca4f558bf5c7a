"""Unstoppable Momentum (H'thark the Unstoppable): a Blitz with a die in hand."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_ACTIVATION
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll
from blockdice.engine.words import BLOCK_DICE
from blockdice.rules.common.block_results import is_in_blitz


def one_die(m: Match, hook: Hook, roll: Roll) -> list[int]:
    """One block die in each Blitz of the player."""
    if roll.kind != BLOCK_DICE or not m.is_active(roll.player) or not is_in_blitz(m):
        return []
    return roll.untouched()


SKILL = Skill(
    "unstoppable_momentum",
    "Unstoppable Momentum",
    "X",
    {"die_reroll": one_die},
    once=END_OF_ACTIVATION,
)
