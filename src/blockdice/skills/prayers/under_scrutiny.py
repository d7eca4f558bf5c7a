"""Under Scrutiny: the referee watches one team."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_HALF
from blockdice.engine.hooks import OF_SIDE, At, Hook, Skill
from blockdice.engine.match import Match


def watches(m: Match, hook: Hook, player: int) -> Rule[bool]:
    """Every Foul of an opponent is seen, doubles or not."""
    yield from ()
    return True


SKILL = Skill(
    "under_scrutiny",
    "Under Scrutiny",
    "Y",
    {"scrutiny": At(watches, rank=-1)},
    is_compulsory=True,
    holder=OF_SIDE,
    lasts=END_OF_HALF,
)
