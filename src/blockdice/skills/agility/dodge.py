"""Dodge: re-roll a failed dodge once a turn; turn a Stumble into a push."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_TURN
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test


def may_reroll(m: Match, hook: Hook, test: Test) -> bool:
    """Once per team turn, in the player's own activation in their own team turn (commentary:
    not in a kick-off Blitz)."""
    window = m.window
    return window.is_turn and window.side == m.side_of(test.player) and m.is_active(test.player)


def avoids_stumble(m: Match, hook: Hook, defender: int, attacker: int) -> Rule[bool]:
    """The target of a Block may choose that a Stumble only pushes them back."""
    return m.wants_skill(hook, defender)


SKILL = Skill(
    "dodge",
    "Dodge",
    "A",
    {"reroll:dodge": may_reroll, "stumble": avoids_stumble},
    once={"reroll:dodge": END_OF_TURN},
)
