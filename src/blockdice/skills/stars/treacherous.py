"""Treacherous (Hakflem Skuttlespike): who needs team-mates."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.falls import KNOCKED_DOWN, Fall
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.window import Activation


def betrays(m: Match, hook: Hook, activation: Activation) -> Rule[None]:
    """At the start of the activation only (commentary): a team-mate next to the player who holds
    the ball is Knocked Down, and the player has it. That is no turnover."""
    player = activation.player
    mate = m.state.carrier
    if not m.can_use(player, hook) or mate < 0 or m.side_of(mate) != m.side_of(player):
        return
    if not m.pitch.is_adjacent(m.state.square[player], m.state.square[mate]):
        return
    if (yield from m.wants_skill(hook, player)):
        m.ball_held(player)
        fall = Fall(mate, KNOCKED_DOWN, hook.skill, player)
        fall.only_with_ball = True
        yield from m.rules.fall(m, fall)
        m.rules.check_touchdown(m, player)


SKILL = Skill("treacherous", "Treacherous", "X", {"start_of_activation": betrays}, once=END_OF_GAME)
