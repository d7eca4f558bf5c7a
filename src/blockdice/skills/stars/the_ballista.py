"""The Ballista (Morg 'n' Thorg): whatever he throws, he may throw better."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll
from blockdice.engine.words import PASS, THROW_ACTION


def throws_again(m: Match, hook: Hook, roll: Roll) -> bool:
    """A failed Passing Ability test of a Pass or of throwing, not of kicking, a team-mate."""
    return roll.kind == PASS or m.activation.action == THROW_ACTION


SKILL = Skill(
    "the_ballista",
    "The Ballista",
    "X",
    {"reroll:pass": throws_again, "reroll:throw": throws_again},
    once=END_OF_GAME,
)
