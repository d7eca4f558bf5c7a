"""Dodge: re-roll a failed dodge once a turn; turn a Stumble into a push."""

from __future__ import annotations

from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_TURN
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll


def may_reroll(m: Match, hook: Hook, roll: Roll) -> bool:
    """Once per team turn, in the player's own activation in their own team turn (commentary:
    not in a kick-off Blitz)."""
    return m.in_own_turn(roll.player)


def avoids_stumble(m: Match, hook: Hook, block: Block) -> Rule[bool]:
    """The target of a Block may choose that a Stumble only pushes them back."""
    return m.wants_skill(hook, block.defender)


SKILL = Skill(
    "dodge",
    "Dodge",
    "A",
    {"reroll:dodge": At(may_reroll, once=END_OF_TURN), "stumble": avoids_stumble},
)
