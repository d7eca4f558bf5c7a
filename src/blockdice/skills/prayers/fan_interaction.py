"""Fan Interaction: the crowd does it for somebody."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_DRIVE
from blockdice.engine.falls import Fall
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match


def credits(m: Match, hook: Hook, fall: Fall) -> int:
    """A player of the side who pushes an opponent into the crowd, which makes a casualty of them,
    earns the points as by a Block."""
    pusher = fall.pusher
    if pusher < 0 or m.side_of(pusher) == m.side_of(fall.player):
        return -1
    return pusher if m.is_in_force(hook, m.side_of(pusher)) else -1


SKILL = Skill(
    "fan_interaction",
    "Fan Interaction",
    "Y",
    {"credits": credits},
    is_compulsory=True,
    holder=OF_SIDE,
    lasts=END_OF_DRIVE,
)
