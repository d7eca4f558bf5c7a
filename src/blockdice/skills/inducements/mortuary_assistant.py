"""Mortuary Assistant: needle, thread and a second try."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.state import HIRED


def heals_again(m: Match, hook: Hook, player: int) -> Rule[bool]:
    """Once a game a failed Regeneration roll is made again, also of a Journeyman, but not of a
    Mercenary or star."""
    side = m.side_of(player)
    if m.is_spent_by(side, hook.token) or m.state.profiles.traits[player] & HIRED:
        return False
    return (yield from m.wants_rule(hook, side, player))


SKILL = Skill(
    "mortuary_assistant",
    "Mortuary Assistant",
    "I",
    {"heal_again": heals_again},
    once=END_OF_GAME,
    holder=OF_SIDE,
)
