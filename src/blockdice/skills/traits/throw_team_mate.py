"""Throw Team-Mate: strong enough to throw one."""

from __future__ import annotations

from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match

WEAKEST = 5


def throws(m: Match, hook: Hook, player: int) -> bool:
    """A player of Strength 5 or more may perform the action."""
    return m.state.profiles.st[player] >= WEAKEST


SKILL = Skill(
    "throw_team_mate",
    "Throw Team-Mate",
    "T",
    {"throws": At(throws, works_down=True, works_distracted=True)},
)
"""It is declared before a Prone player stands up and a lost tackle zone returns."""
