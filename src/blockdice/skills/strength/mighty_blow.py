"""Mighty Blow (+X): harder on armour or on the body of whoever the player knocks down."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour
from blockdice.rules.common.injuries import felled_by_block


def adds(m: Match, hook: Hook, armour: Armour, player: int) -> int:
    """X to the Armour or the Injury roll, after it is made, against an opponent Knocked Down
    by a Block that this player performed (commentary: not when only defending).

    Also where the rules give the opposing coach the use of it against a team-mate.
    """
    fall = armour.fall
    if (fall.opponent_chooses and fall.causer == player) or felled_by_block(m, fall, player):
        return m.skill_value(player, hook)
    return 0


SKILL = Skill("mighty_blow", "Mighty Blow", "S", {"armour_choice": adds})
