"""Leap: jump over any adjacent square, and better than others."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test


def leaps(m: Match, hook: Hook, player: int) -> bool:
    """Over any single adjacent square, empty or not, in place of the jump of the activation."""
    return True


def eases(m: Match, hook: Hook, test: Test) -> None:
    """The negative modifiers of a jump or leap are together one less, though -1 stays."""
    test.ease(hook.skill)


SKILL = Skill("leap", "Leap", "A", {"leaps": leaps, "filter_modifiers:jump": eases})
