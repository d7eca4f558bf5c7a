"""Friends with the Ref: a word in the right ear."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_DRIVE
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match


def has_his_ear(m: Match, hook: Hook, player: int) -> int:
    """Arguing the call, a 5 persuades the referee as a 6 does."""
    return 5 if m.is_in_force(hook, m.side_of(player)) else 6


SKILL = Skill(
    "friends_with_the_ref",
    "Friends with the Ref",
    "Y",
    {"persuaded_from": has_his_ear},
    is_compulsory=True,
    holder=OF_SIDE,
    lasts=END_OF_DRIVE,
)
