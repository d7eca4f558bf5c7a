"""Treacherous Trapdoor: both trapdoors of the pitch may open."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_HALF
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.words import RESERVES


def opens(m: Match, hook: Hook, player: int) -> Rule[None]:
    """Whoever comes into the square, of either team, is gone on a 1, as if pushed into the crowd.
    One roll, even where both coaches have prayed for it.

    The ball of a carrier bounces from the square; the carrier of the team whose turn it is is a
    turnover, anybody else is not.
    """
    if not (m.is_in_force(hook, 0) or m.is_in_force(hook, 1)):
        return
    if m.d6("trapdoor", player) > 1:
        return
    square = m.state.square[player]
    had_ball = m.state.carrier == player
    m.remove(player, RESERVES, "trapdoor")
    if m.is_active(player):
        m.activation.is_over = True
    if had_ball:
        m.ball_flies(square)
        m.rules.own_turnover(m, player, "carrier_off_pitch")
    yield from m.rules.crowd_injury(m, player, -1)
    if had_ball:
        yield from m.rules.bounce(m, square)


SKILL = Skill(
    "treacherous_trapdoor",
    "Treacherous Trapdoor",
    "Y",
    {"trapdoors": opens},
    is_compulsory=True,
    holder=OF_SIDE,
    lasts=END_OF_HALF,
)
