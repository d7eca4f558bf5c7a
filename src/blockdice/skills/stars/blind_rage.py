"""Blind Rage (Akhorne): afraid of nobody, and if need be twice."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll


def dares_again(m: Match, hook: Hook, roll: Roll) -> bool:
    """The die of Dauntless may be re-rolled whenever it is rolled."""
    return roll.name == "dauntless"


SKILL = Skill("blind_rage", "Blind Rage", "X", {"reroll:special": dares_again})
