"""Accurate: surer over short distances."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.rules.common.giving import is_long


def aims(m: Match, hook: Hook, test: Test) -> None:
    """+1 for a Quick or a Short Pass, and for a bomb thrown as far."""
    if not is_long(test):
        test.modify(hook.skill, 1)


SKILL = Skill("accurate", "Accurate", "P", {"modify_own:pass": aims, "modify_own:bomb_pass": aims})
