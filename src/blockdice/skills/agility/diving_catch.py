"""Diving Catch: catch what comes down next to the player."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test

ACCURATE = "accurate"


def dives(m: Match, hook: Hook, player: int) -> bool:
    """A ball that a pass, a throw-in or a kick-off brings down, scattered or deviated, in the
    player's tackle zone; not one that bounces there."""
    return True


def meets(m: Match, hook: Hook, test: Test) -> None:
    """+1 to catch an accurate pass, which comes to the square that the player is in."""
    if test.how == ACCURATE:
        test.modify(hook.skill, 1)


SKILL = Skill(
    "diving_catch", "Diving Catch", "A", {"catches_near": dives, "modify_own:catch": meets}
)
