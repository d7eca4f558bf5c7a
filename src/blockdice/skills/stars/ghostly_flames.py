"""Ghostly Flames (Bryce 'The Slice' Cambuel): a chainsaw that burns."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_HALF
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.block_results import is_in_blitz


def burns(m: Match, hook: Hook, player: int, victim: int, cause: str) -> Rule[int]:
    """One more on the Armour roll of a Chainsaw Attack in a Blitz; not when it kicks back. Said
    before the roll."""
    if cause != "chainsaw" or victim == player or not is_in_blitz(m):
        return 0
    return int((yield from m.wants_skill(hook, player)))


SKILL = Skill("ghostly_flames", "Ghostly Flames", "X", {"strike_bonus": burns}, once=END_OF_HALF)
