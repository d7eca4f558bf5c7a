"""Thinking Man's Troll (Ripper Bolgrot): second thoughts, twice a game."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_HALF
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll


def any_die(m: Match, hook: Hook, roll: Roll) -> list[int]:
    """Once a half one die that the player has rolled, alone or among others, in whoever's turn;
    never one of an Armour, Injury or Casualty roll."""
    return roll.untouched()


SKILL = Skill(
    "thinking_mans_troll",
    "Thinking Man's Troll",
    "X",
    {"die_reroll": any_die},
    works_down=True,
    works_distracted=True,
    once=END_OF_HALF,
)
