"""Moles under the Pitch: holes where nobody expects them."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_HALF
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test


def dig(m: Match, hook: Hook, test: Test) -> None:
    """-1 to every Rush of either team, -2 where both coaches have prayed for it."""
    prayers = int(m.is_in_force(hook, 0)) + int(m.is_in_force(hook, 1))
    test.modify("moles_under_the_pitch", -prayers)


SKILL = Skill(
    "moles_under_the_pitch",
    "Moles under the Pitch",
    "Y",
    {"modify_other:rush": dig},
    is_compulsory=True,
    holder=OF_SIDE,
    lasts=END_OF_HALF,
)
