"""Bounding Leap (Rowana Forestfoot): higher than any of them."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll, Test


def bounds(m: Match, hook: Hook, test: Test) -> Rule[None]:
    """Said before a Leap is rolled for: no negative modifier counts."""
    player = test.player
    leaps = any(leap.speak(m, leap, player) for leap in m.speakers(m.hooks.leaps, player))
    if leaps and (yield from m.wants_skill(hook, player)):
        test.drop_penalties()
        test.users[hook.skill] = player


def bounds_again(m: Match, hook: Hook, roll: Roll) -> bool:
    """And if it fails the die may be re-rolled."""
    return hook.skill in roll.users


SKILL = Skill(
    "bounding_leap",
    "Bounding Leap",
    "X",
    {"before_roll:jump": bounds, "reroll:jump": At(bounds_again, once=-1)},
    once=END_OF_GAME,
)
