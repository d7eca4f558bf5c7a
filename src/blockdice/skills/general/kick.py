"""Kick: kicks that go where they should."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll


def shortens(m: Match, hook: Hook, distance: int) -> Rule[int]:
    """The kicker's coach may halve the D6 of the deviation, rounding down, once it is seen."""
    kicker = m.state.kicker
    roll = Roll("kick_off_deviation_distance", kicker, [distance])
    if (yield from m.wants_skill(hook, kicker, roll)):
        return distance // 2
    return distance


SKILL = Skill("kick", "Kick", "G", {"kick_distance": shortens})
