"""Claws: through any armour."""

from __future__ import annotations

from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour
from blockdice.rules.common.injuries import felled_by_block

BREAKS_ON = 8


def breaks(m: Match, hook: Hook, armour: Armour, player: int) -> int:
    """Against an opponent Knocked Down by a Block of the player's, a natural 8 or more breaks the
    armour, whatever it is: what is missing is added. Nothing lowers the 8 (commentary), and the
    Injury roll is not touched by it."""
    if armour.injury_dice or not felled_by_block(m, armour.fall, player):
        return 0
    if sum(armour.dice) < BREAKS_ON:
        return 0
    missing = m.state.profiles.av[armour.fall.player] - sum(armour.dice) - armour.bonus
    return max(missing, 0)


SKILL = Skill("claws", "Claws", "M", {"armour_choice": At(breaks, rank=-1)})
"""Asked before what may also serve the Injury roll."""
