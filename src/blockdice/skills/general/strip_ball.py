"""Strip Ball: shake the ball out of a carrier's hands."""

from __future__ import annotations

from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def strips(m: Match, hook: Hook, block: Block) -> Rule[None]:
    """A Push Back, however it came about, makes an opponent with the ball drop it in the square
    where they now stand, be it their own (commentary): before any touchdown (commentary). It
    bounces from there when its time has come."""
    defender = block.defender
    if m.state.carrier != defender or m.side_of(defender) == m.side_of(block.attacker):
        return
    if (yield from m.wants_skill(hook, block.attacker)):
        block.is_stripped = True
        m.ball_flies(m.state.square[defender])


SKILL = Skill("strip_ball", "Strip Ball", "G", {"after_push": strips})
