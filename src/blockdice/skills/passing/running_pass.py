"""Running Pass: throw short, and run on."""

from __future__ import annotations

from blockdice.engine.actions import square_of
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.tables import QUICK
from blockdice.engine.window import Activation
from blockdice.engine.words import PASS_ACTION
from blockdice.rules.common.giving import band_to
from blockdice.rules.common.moving import squares_left


def runs_on(m: Match, hook: Hook, activation: Activation, answer: int) -> bool:
    """After a Quick Pass that was caught, and after a bomb thrown no farther, while there is
    Movement Allowance left: not after a turnover, nor after a fumble."""
    state = m.state
    player = activation.player
    if m.window.is_over or not squares_left(activation):
        return False
    if band_to(m, state.square[player], square_of(answer)) != QUICK:
        return False
    if activation.action != PASS_ACTION:
        return m.actions.numbered(activation.action).skill == "bombardier"
    return state.carrier >= 0


SKILL = Skill("running_pass", "Running Pass", "P", {"goes_on": runs_on})
