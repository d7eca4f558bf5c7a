"""Kaboom! (Bomber Dribblesnot): a short fuse."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.throws import Throw


def sets_off(m: Match, hook: Hook, throw: Throw, catcher: int) -> Rule[bool]:
    """A bomb that the player threw and an opponent has caught goes off in their hand."""
    if m.side_of(catcher) == m.side_of(throw.thrower):
        return False
    return (yield from m.wants_skill(hook, throw.thrower))


SKILL = Skill("kaboom", "Kaboom!", "X", {"bomb_in_hand": sets_off}, once=END_OF_GAME)
