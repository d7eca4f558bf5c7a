"""Dauntless: not afraid of anybody's size."""

from __future__ import annotations

from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import SPECIAL_ROLL
from blockdice.rules.common.blocking import compare
from blockdice.rules.common.testing import resolve


def test(m: Match, hook: Hook, block: Block) -> Test | None:
    """Against a target who is stronger after all modifiers but assists: a D6 and the player's
    Strength must come to more than the target's."""
    missing = block.defender_strength - block.attacker_strength
    if missing <= 0:
        return None
    return Test(
        SPECIAL_ROLL,
        block.attacker,
        missing + 1,
        natural_six_passes=False,
        square=m.state.square[block.attacker],
        other=block.defender,
        name="dauntless",
    )


def dares(m: Match, hook: Hook, block: Block) -> Rule[None]:
    """Rolled before each separate Block. Passed, the player is as strong as the target before
    assists; failed, the Block goes on all the same (commentary)."""
    found = test(m, hook, block)
    if found is not None and (yield from resolve(m, found)):
        block.attacker_strength = block.defender_strength
        block.has_dared = True
        compare(m, block)


SKILL = Skill("dauntless", "Dauntless", "G", {"block_figure": test, "before_block": dares})
