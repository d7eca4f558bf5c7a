"""Strong Passing Game (Skrull Halfheight): with all the strength of the arm."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.throws import WILDEST


def adds_strength(m: Match, hook: Hook, test: Test) -> Rule[bool]:
    """The player's Strength on the Passing Ability test of a Pass, after the die; asked where it
    makes the pass a better one. A natural 1 is fumbled all the same."""
    strength = m.state.profiles.st[test.player]
    if test.passed or test.natural == 1:
        return False
    is_saved = test.total <= WILDEST < test.total + strength
    if not is_saved and not test.would_pass(hook.skill, strength):
        return False
    if not (yield from m.wants_skill(hook, test.player, test.roll)):
        return False
    test.modify(hook.skill, strength)
    return True


SKILL = Skill(
    "strong_passing_game",
    "Strong Passing Game",
    "X",
    {"after_roll_own:pass": adds_strength},
    once=END_OF_GAME,
)
