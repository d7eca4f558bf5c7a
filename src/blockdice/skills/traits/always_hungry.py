"""Always Hungry: about to throw a team-mate, the player may try to eat them."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import SPECIAL_ROLL
from blockdice.rules.common.testing import resolve


def before_throw(m: Match, hook: Hook, thrower: int, thrown: int) -> Rule[int]:
    """On a 1 the team-mate is grabbed for a snack: on another 1 eaten (2), else they squirm
    free and the throw is fumbled (1). Otherwise the throw goes on (0)."""
    if (yield from resolve(m, _roll("always_hungry", thrower))):
        return 0
    return 1 if (yield from resolve(m, _roll("squirm_free", thrower))) else 2


def _roll(name: str, thrower: int) -> Test:
    test = Test(SPECIAL_ROLL, thrower, 2, six_passes=False)
    test.name = name
    return test


SKILL = Skill(
    "always_hungry", "Always Hungry", "T", {"before_throw": before_throw}, is_compulsory=True
)
