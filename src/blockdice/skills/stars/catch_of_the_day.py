"""Catch of the Day (Rodney Roachbait): a cast of the line."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_HALF
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.window import Activation
from blockdice.engine.words import GROUND, SPECIAL_ROLL
from blockdice.rules.common.testing import resolve

REACH = 3


def casts(m: Match, hook: Hook, activation: Activation) -> Rule[None]:
    """As the player is activated, Standing, with the ball on the ground within three squares: on a
    3+ they have it. Whatever the die, the activation goes on."""
    player, state = activation.player, m.state
    square = state.square[player]
    if state.ball != GROUND or m.pitch.distance(square, state.ball_square) > REACH:
        return
    if not m.can_use(player, hook) or not (yield from m.wants_skill(hook, player)):
        return
    test = Test(SPECIAL_ROLL, player, 3, square=square, name=hook.skill)
    if (yield from resolve(m, test)):
        m.ball_held(player)
        m.rules.check_touchdown(m, player)


SKILL = Skill(
    "catch_of_the_day", "Catch of the Day", "X", {"start_of_activation": casts}, once=END_OF_HALF
)
