"""Incorporeal (Gretchen Wachter): hard to get hold of."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test


def slips_through(m: Match, hook: Hook, test: Test) -> Rule[bool]:
    """The player's Strength is added to a dodge after the roll; it is asked where that saves it."""
    player = test.player
    strength = m.state.profiles.st[player]
    if test.passed or not test.would_pass(hook.skill, strength):
        return False
    if not (yield from m.wants_skill(hook, player, test.roll)):
        return False
    test.modify(hook.skill, strength)
    return True


SKILL = Skill(
    "incorporeal", "Incorporeal", "X", {"after_roll_own:dodge": slips_through}, once=END_OF_GAME
)
