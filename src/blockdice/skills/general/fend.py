"""Fend: keep the blocker at a distance."""

from __future__ import annotations

from blockdice.engine.answers import MAY_FOLLOW, MAY_NOT_FOLLOW
from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def fends(m: Match, hook: Hook, block: Block, player: int) -> Rule[int]:
    """Pushed back by any result of a Block, the target may keep the blocker from following up.

    Not the players chain-pushed by it. A blitzer may walk on.
    """
    if player != block.defender or not (yield from m.wants_skill(hook, player)):
        return MAY_FOLLOW
    return MAY_NOT_FOLLOW


SKILL = Skill("fend", "Fend", "G", {"follow_up": fends})
