"""My Ball: does not give the ball away."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def keeps_it(m: Match, hook: Hook, player: int) -> bool:
    """No Pass, no Hand-off, no dropping it at will: it takes a fall or an opponent."""
    return False


SKILL = Skill(
    "my_ball",
    "My Ball",
    "T",
    {"may_give": keeps_it, "may_drop": keeps_it},
    is_compulsory=True,
    works_distracted=True,
)
