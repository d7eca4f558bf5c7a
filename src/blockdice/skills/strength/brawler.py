"""Brawler: re-roll one Both Down of a Block action."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll
from blockdice.engine.words import BLITZ_ACTION, BLOCK_DICE, BOTH_DOWN


def both_downs(m: Match, hook: Hook, roll: Roll) -> list[int]:
    """One Both Down of a Block that is no part of a Blitz. A pool allows it once; what has been
    re-rolled already it leaves alone."""
    if roll.kind != BLOCK_DICE or hook.token in roll.used or not m.is_active(roll.player):
        return []
    if m.activation.action == BLITZ_ACTION:
        return []
    return [place for place in roll.untouched() if roll.dice[place] == BOTH_DOWN]


SKILL = Skill("brawler", "Brawler", "S", {"die_reroll": both_downs})
