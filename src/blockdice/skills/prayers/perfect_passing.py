"""Perfect Passing: a completion is worth more."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.words import COMPLETION


def rewards(m: Match, hook: Hook, player: int, achievement: int) -> int:
    """A Completion earns a player of the side 2 star player points, not 1."""
    return int(achievement == COMPLETION and m.is_in_force(hook, m.side_of(player)))


SKILL = Skill(
    "perfect_passing",
    "Perfect Passing",
    "Y",
    {"extra_points": rewards},
    is_compulsory=True,
    holder=OF_SIDE,
    lasts=END_OF_GAME,
)
