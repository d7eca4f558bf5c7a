"""Reliable (Deeproot Strongbranch): dropped, but gently."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def drops_gently(m: Match, hook: Hook, thrower: int, thrown: int) -> bool:
    """A team-mate whose throw is fumbled bounces as ever, and lands safely without a roll."""
    return True


SKILL = Skill("reliable", "Reliable", "X", {"safe_fumbles": drops_gently}, is_compulsory=True)
