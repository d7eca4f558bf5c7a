"""Wrestle: drag the other player to the ground."""

from __future__ import annotations

from blockdice.engine.answers import BOTH_PRONE, NO_ANSWER
from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match


def wrestles(m: Match, hook: Hook, block: Block, player: int) -> Rule[int]:
    """On a Both Down blocker or target may have both Placed Prone instead, whatever other skills
    either has."""
    return BOTH_PRONE if (yield from m.wants_skill(hook, player)) else NO_ANSWER


SKILL = Skill("wrestle", "Wrestle", "G", {"both_down": At(wrestles, rank=1)})
