"""Black Ink (Kiroth Krakeneye): a cloud in somebody's face."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.window import Activation
from blockdice.engine.words import DISTRACTED
from blockdice.rules.common.testing import choose_player


def blinds(m: Match, hook: Hook, activation: Activation) -> Rule[None]:
    """As the player is activated: an opponent whom they mark loses the tackle zone until next
    activated. Only one who has it is offered."""
    player, state = activation.player, m.state
    if not m.can_use(player, hook):
        return
    near = state.neighbours_of(state.square[player], 1 - m.side_of(player))
    foe = yield from choose_player(m, hook, player, [foe for foe in near if state.has_zone(foe)])
    if foe >= 0:
        m.mark(foe, DISTRACTED, True)


SKILL = Skill("black_ink", "Black Ink", "X", {"start_of_activation": blinds}, once=END_OF_GAME)
