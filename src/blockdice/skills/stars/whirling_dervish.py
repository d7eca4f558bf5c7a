"""Whirling Dervish (Fungus the Loon): the ball and chain does what it is told, now and then."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_ACTIVATION
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll


def turns(m: Match, hook: Hook, roll: Roll) -> Rule[bool]:
    """Once an activation the die for the direction is rolled again."""
    return m.wants_skill(hook, roll.player, roll)


SKILL = Skill(
    "whirling_dervish", "Whirling Dervish", "X", {"redirects": turns}, once=END_OF_ACTIVATION
)
