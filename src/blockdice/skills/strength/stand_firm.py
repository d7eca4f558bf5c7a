"""Stand Firm: not to be moved from the square."""

from __future__ import annotations

from blockdice.engine.blocks import Push
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def stands(m: Match, hook: Hook, push: Push) -> Rule[bool]:
    """The player may choose not to be pushed back, by a Block or in a chain."""
    return m.wants_skill(hook, push.player)


SKILL = Skill("stand_firm", "Stand Firm", "S", {"pushed": stands})
