"""Gored by the Bull (Grashnak Blackhoof): one more block die."""

from __future__ import annotations

from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_ACTIVATION, END_OF_GAME, RULE, SPENT_SKILL, Effect
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.block_results import is_in_blitz

MOST = 3


def gores(m: Match, hook: Hook, block: Block) -> Rule[None]:
    """In a Blitz, before the dice are rolled and after Dauntless: one more, whatever the Strengths,
    but no more than three; and again in a second Block of the same Blitz."""
    player = block.attacker
    if not is_in_blitz(m) or not m.is_active(player) or block.dice >= MOST:
        return
    side, token = m.side_of(player), hook.token
    if not m.is_under(player, token):
        if block.chooser != side or m.is_spent(player, token):
            return
        if not (yield from m.wants_skill(hook, player)):
            return
        m.begin(Effect(SPENT_SKILL, END_OF_GAME, side, player, token))
        m.begin(Effect(RULE, END_OF_ACTIVATION, side, player, token, source=token))
    block.dice += 1


SKILL = Skill("gored_by_the_bull", "Gored by the Bull", "X", {"before_block": At(gores, rank=1)})
