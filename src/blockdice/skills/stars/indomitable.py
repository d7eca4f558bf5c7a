"""Indomitable (Karla Von Kill, Willow Rosebark): courage that grows with the foe."""

from __future__ import annotations

from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.blocking import compare


def outgrows(m: Match, hook: Hook, block: Block) -> Rule[None]:
    """Once Dauntless has made the player as strong as the target, they may be twice as strong,
    before assists; asked where that makes for other dice."""
    if not block.has_dared:
        return
    strength, dice, chooser = block.attacker_strength, block.dice, block.chooser
    block.attacker_strength = 2 * block.defender_strength
    compare(m, block)
    helps = (block.dice, block.chooser) != (dice, chooser)
    if not helps or not (yield from m.wants_skill(hook, block.attacker)):
        block.attacker_strength = strength
        compare(m, block)


SKILL = Skill(
    "indomitable", "Indomitable", "X", {"before_block": At(outgrows, rank=1)}, once=END_OF_GAME
)
