"""Two Heads: look both ways while dodging."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test


def looks_out(m: Match, hook: Hook, test: Test) -> None:
    """+1 to dodge."""
    test.modify(hook.skill, 1)


SKILL = Skill("two_heads", "Two Heads", "M", {"modify_own:dodge": looks_out})
