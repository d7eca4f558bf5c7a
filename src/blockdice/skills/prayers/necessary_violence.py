"""Necessary Violence: a casualty is worth more."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_DRIVE
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.words import CAUSED_CASUALTY


def rewards(m: Match, hook: Hook, player: int, achievement: int) -> int:
    """A casualty that earns a player of the side points earns 3, not 2."""
    return int(achievement == CAUSED_CASUALTY and m.is_in_force(hook, m.side_of(player)))


SKILL = Skill(
    "necessary_violence",
    "Necessary Violence",
    "Y",
    {"extra_points": rewards},
    is_compulsory=True,
    holder=OF_SIDE,
    lasts=END_OF_DRIVE,
)
