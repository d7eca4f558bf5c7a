"""Horns: harder to stop when coming at a run."""

from __future__ import annotations

from blockdice.engine.blocks import Block
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.words import BLITZ_ACTION


def lowers_head(m: Match, hook: Hook, block: Block) -> int:
    """+1 to Strength in each Block of the player's own Blitz, before any other modifier and
    before assists are counted."""
    if not m.is_active(block.attacker) or m.activation.action != BLITZ_ACTION:
        return 0
    return 1


SKILL = Skill("horns", "Horns", "M", {"block_strength": At(lowers_head, rank=-1)})
