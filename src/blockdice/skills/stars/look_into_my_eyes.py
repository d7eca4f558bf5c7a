"""Look Into My Eyes (Boa Kon'ssstriktr): and give me the ball."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.window import Activation
from blockdice.engine.words import SPECIAL_ROLL
from blockdice.rules.common.testing import resolve


def takes_ball(m: Match, hook: Hook, activation: Activation) -> Rule[None]:
    """As they are activated beside an opponent with the ball: on a 2+ the player has it, and the
    activation is over; on a 1 it goes on."""
    player = activation.player
    carrier = m.state.carrier
    if not m.can_use(player, hook) or carrier < 0 or m.side_of(carrier) == m.side_of(player):
        return
    square = m.state.square[player]
    if not m.pitch.is_adjacent(square, m.state.square[carrier]):
        return
    if not (yield from m.wants_skill(hook, player)):
        return
    test = Test(SPECIAL_ROLL, player, 2, square=square, other=carrier, name=hook.skill)
    if (yield from resolve(m, test)):
        m.ball_held(player)
        activation.is_over = True
        m.rules.check_touchdown(m, player)


SKILL = Skill(
    "look_into_my_eyes",
    "Look Into My Eyes",
    "X",
    {"start_of_activation": takes_ball},
    once=END_OF_GAME,
)
