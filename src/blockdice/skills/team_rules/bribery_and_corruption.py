"""Bribery and Corruption: referees think twice."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match


def pleads_again(m: Match, hook: Hook, player: int, is_ejected: bool) -> Rule[bool]:
    """Once a game a natural 1 on the Argue the Call table may be rolled again. The coach is asked
    only where a modifier has saved them from being ejected."""
    side = m.side_of(player)
    if not m.is_in_force(hook, side) or m.is_spent_by(side, hook.token):
        return False
    if not is_ejected:
        return (yield from m.wants_rule(hook, side, player))
    m.use_rule(hook, side)
    return True


SKILL = Skill(
    "bribery_and_corruption",
    "Bribery and Corruption",
    "",
    {"ejection": pleads_again},
    is_compulsory=True,
    once=END_OF_GAME,
    holder=OF_SIDE,
)
