"""Fouling Frenzy: a foul is as good as a Block."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_DRIVE
from blockdice.engine.falls import Fall
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match


def credits(m: Match, hook: Hook, fall: Fall) -> int:
    """A player of the side whose Foul makes a casualty earns the points as by a Block."""
    fouler = fall.causer
    if fouler < 0 or fall.cause != "foul":
        return -1
    return fouler if m.is_in_force(hook, m.side_of(fouler)) else -1


SKILL = Skill(
    "fouling_frenzy",
    "Fouling Frenzy",
    "Y",
    {"credits": credits},
    is_compulsory=True,
    holder=OF_SIDE,
    lasts=END_OF_DRIVE,
)
