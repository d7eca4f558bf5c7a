"""Break Tackle: force a way out of a dodge that has failed, once an activation."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_ACTIVATION
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test

STRONG = 5
"""From this Strength on the bonus is 2."""


def forces(m: Match, hook: Hook, test: Test) -> Rule[bool]:
    """+1 after the die of a dodge is rolled, +2 with a Strength of 5 or more.

    Asked where it turns a failure into a success, be it the failure that an opponent's Diving
    Tackle has made.
    """
    player = test.player
    bonus = 2 if m.state.profiles.st[player] >= STRONG else 1
    if test.passed or not m.in_own_turn(player) or not test.would_pass(hook.skill, bonus):
        return False
    if not (yield from m.wants_skill(hook, player, test.roll)):
        return False
    test.modify(hook.skill, bonus)
    return True


SKILL = Skill(
    "break_tackle",
    "Break Tackle",
    "S",
    {"after_roll_own:dodge": forces},
    once=END_OF_ACTIVATION,
)
