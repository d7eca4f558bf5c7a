"""Very Long Legs: jump better, reach higher."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test


def eases(m: Match, hook: Hook, test: Test) -> None:
    """The negative modifiers of a jump or leap are together one less, though -1 stays."""
    test.ease(hook.skill)


def reaches(m: Match, hook: Hook, test: Test) -> None:
    """+2 to interfere with a pass."""
    test.modify(hook.skill, 2)


def ignores(m: Match, hook: Hook, denied: Hook, player: int, against: int, square: int) -> bool:
    """Cloud Burster does nothing against whoever has these legs."""
    return against >= 0 and m.can_use(against, hook)


SKILL = Skill(
    "very_long_legs",
    "Very Long Legs",
    "M",
    {
        "filter_modifiers:jump": eases,
        "modify_own:interfere": reaches,
        "denies:cloud_burster": ignores,
    },
)
