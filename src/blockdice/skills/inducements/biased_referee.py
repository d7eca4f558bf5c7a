"""Biased Referee: harsh with one team, blind with the other."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import SPECIAL_ROLL
from blockdice.rules.common.testing import settle

TARGET = 5
LENIENCE = 1


def looks_closely(m: Match, hook: Hook, player: int) -> Rule[bool]:
    """Close Scrutiny: a Foul of an opponent that no double gave away is seen on a 5+."""
    yield from ()
    return settle(m, Test(SPECIAL_ROLL, player, TARGET, name="close_scrutiny"))


def looks_away(m: Match, hook: Hook, side: int) -> int:
    """ "I Didn't See a Thing": 1 is added when the own coach argues, who so is never ejected
    (commentary)."""
    return LENIENCE


SKILL = Skill(
    "biased_referee",
    "Biased Referee",
    "I",
    {"scrutiny": looks_closely, "argument": looks_away},
    is_compulsory=True,
    holder=OF_SIDE,
)
