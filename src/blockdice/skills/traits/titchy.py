"""Titchy: hard to catch, and hardly in anybody's way."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test


def slips_away(m: Match, hook: Hook, test: Test) -> None:
    """+1 to dodge."""
    test.modify(hook.skill, 1)


def is_overlooked(m: Match, hook: Hook, marker: int) -> bool:
    """Not counted among the markers of an opponent who dodges into their zone."""
    return True


SKILL = Skill("titchy", "Titchy", "T", {"modify_own:dodge": slips_away, "unnoticed": is_overlooked})
