"""Right Stuff: small enough to be thrown."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match

STRONGEST = 3


def flies(m: Match, hook: Hook, player: int) -> bool:
    """A player of Strength 3 or less may be thrown, standing or not."""
    return m.state.profiles.st[player] <= STRONGEST


SKILL = Skill(
    "right_stuff",
    "Right Stuff",
    "T",
    {"flies": flies},
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
)
