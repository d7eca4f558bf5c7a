"""Pogo Stick: bounce over anything, and out of anybody's grasp."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test

MARKING = ("marked", "prehensile_tail", "diving_tackle")
"""The modifiers that come of being Marked, those of the markers' skills among them."""


def leaps(m: Match, hook: Hook, player: int) -> bool:
    """Over any single adjacent square, empty or not, in place of the jump of the activation."""
    return True


def shrugs_off(m: Match, hook: Hook, test: Test) -> None:
    """A jump or leap has no modifier for being Marked in either square."""
    test.ignore(*MARKING)


SKILL = Skill(
    "pogo_stick", "Pogo Stick", "T", {"leaps": leaps, "filter_modifiers:jump": shrugs_off}
)
