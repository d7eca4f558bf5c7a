"""Block: ignore a Both Down."""

from __future__ import annotations

from blockdice.engine.answers import NO_ANSWER, STAYS_UP
from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match


def ignores(m: Match, hook: Hook, block: Block, player: int) -> Rule[int]:
    """The player may choose not to be Knocked Down, as attacker or as defender."""
    return STAYS_UP if (yield from m.wants_skill(hook, player)) else NO_ANSWER


SKILL = Skill("block", "Block", "G", {"both_down": At(ignores, rank=2)})
