"""Juggernaut: hard to stop in a Blitz."""

from __future__ import annotations

from blockdice.engine.answers import NO_ANSWER, PUSHES_BACK
from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.block_results import is_in_blitz


def rolls_on(m: Match, hook: Hook, block: Block, player: int) -> Rule[int]:
    """In a Blitz the blocker may treat a Both Down as a Push Back, before anybody Wrestles."""
    if player != block.attacker or not is_in_blitz(m):
        return NO_ANSWER
    return PUSHES_BACK if (yield from m.wants_skill(hook, player)) else NO_ANSWER


def brooks_no_answer(
    m: Match, hook: Hook, denied: Hook, player: int, against: int, square: int
) -> bool:
    """The target of a Block that is part of a Blitz may not use the skill; others may."""
    if against < 0 or not m.is_active(against) or not is_in_blitz(m):
        return False
    return m.can_use(against, hook, player)


SKILL = Skill(
    "juggernaut",
    "Juggernaut",
    "S",
    {
        "both_down": At(rolls_on, rank=0),
        "denies:fend": brooks_no_answer,
        "denies:stand_firm": brooks_no_answer,
        "denies:wrestle": brooks_no_answer,
    },
)
