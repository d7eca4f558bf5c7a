"""Strong Arm: throws team-mates better."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import THROW_ACTION


def helps(m: Match, hook: Hook, test: Test) -> None:
    """+1 to the Passing Ability test of a Throw Team-Mate action, not of a kick."""
    if m.activation.action == THROW_ACTION:
        test.modify(hook.skill, 1)


SKILL = Skill("strong_arm", "Strong Arm", "S", {"modify_own:throw": helps})
