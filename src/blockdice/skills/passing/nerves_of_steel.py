"""Nerves of Steel: undisturbed by opponents nearby."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test


def ignores(m: Match, hook: Hook, test: Test) -> bool:
    """Being marked does not matter for a Pass, a catch or interference, nor in throwing a bomb;
    a bomb that comes flying is no ball."""
    return True


SKILL = Skill(
    "nerves_of_steel",
    "Nerves of Steel",
    "P",
    {
        "ignores_marks:pass": ignores,
        "ignores_marks:catch": ignores,
        "ignores_marks:interfere": ignores,
        "ignores_marks:bomb_pass": ignores,
    },
)
