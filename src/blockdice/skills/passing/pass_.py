"""Pass: re-roll a failed Passing Ability test of a Pass action."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll


def may_reroll(m: Match, hook: Hook, roll: Roll) -> bool:
    """Passing the ball or throwing a bomb: not throwing a team-mate (commentary)."""
    return True


SKILL = Skill("pass", "Pass", "P", {"reroll:pass": may_reroll, "reroll:bomb_pass": may_reroll})
