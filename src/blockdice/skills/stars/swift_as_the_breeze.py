"""Swift as the Breeze (Jordell Freshbreeze): one step that all but cannot fail."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test

NEEDED = 2


def is_swift(m: Match, hook: Hook, test: Test) -> Rule[bool]:
    """A dodge, leap or rush of the player passes on a 2+, whatever the modifiers; it is asked where
    a die of 2 or more has failed."""
    if test.passed or test.natural < NEEDED:
        return False
    if not (yield from m.wants_skill(hook, test.player, test.roll)):
        return False
    test.modify(hook.skill, test.target - test.total)
    return True


SKILL = Skill(
    "swift_as_the_breeze",
    "Swift as the Breeze",
    "X",
    {
        "after_roll_own:dodge": is_swift,
        "after_roll_own:jump": is_swift,
        "after_roll_own:rush": is_swift,
    },
    once=END_OF_GAME,
)
