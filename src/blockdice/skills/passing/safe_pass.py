"""Safe Pass: no fumbles."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.throws import Throw


def keeps(m: Match, hook: Hook, throw: Throw) -> bool:
    """What is fumbled stays in hand, and it is no turnover; the activation ends all the same. A
    bomb neither drops nor explodes (commentary)."""
    return True


SKILL = Skill("safe_pass", "Safe Pass", "P", {"keeps_fumbled": keeps})
