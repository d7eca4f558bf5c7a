"""Cloud Burster: throws that are hard to get at."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.tables import LONG
from blockdice.engine.throws import Throw
from blockdice.rules.common.giving import band_to


def repeats(m: Match, hook: Hook, throw: Throw, test: Test) -> Rule[bool]:
    """Over a Long Pass or a Long Bomb the coach may have a success to interfere re-rolled."""
    if band_to(m, throw.origin, throw.square) < LONG:
        return False
    return (yield from m.wants_skill(hook, throw.thrower, test.roll))


SKILL = Skill("cloud_burster", "Cloud Burster", "P", {"force_reroll": repeats})
