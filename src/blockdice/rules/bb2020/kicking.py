"""Kicking a team-mate, 2020 (Traits): what differs from throwing one."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.falls import HARMED, Fall
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour
from blockdice.rules.bb2020.throwing import FUMBLED, Flight, fly, test_quality


def kick_team_mate(m: Match, kicker: int, player: int, square: int) -> Rule[None]:
    """A Kick Team-Mate action: as a throw, but for what a fumble does, and it earns nothing."""
    side = m.side_of(kicker)
    data = {"kicked": m.names.labels[player]}
    m.emit("kicked", side, kicker, m.state.square[kicker], square, data)
    quality = yield from test_quality(m, kicker, square, False)
    if quality == FUMBLED:
        yield from maul(m, kicker, player)
        return
    flight = Flight(player, kicker, quality, m.state.has_zone(player))
    flight.is_kick = True
    yield from fly(m, flight, square)


def maul(m: Match, kicker: int, player: int) -> Rule[None]:
    """A fumbled kick: the team-mate is removed from play and injured, and not only Stunned.

    The opposing coach may use the kicker's skills on the Injury roll. The ball bounces from the
    square the team-mate occupied: a carrier who is forced off the pitch is a turnover.
    """
    square = m.state.square[player]
    had_ball = m.state.carrier == player
    m.lift_off(player)
    if had_ball:
        m.ball_flies(square)
        m.rules.own_turnover(m, player, "carrier_off_pitch")
    fall = Fall(player, HARMED, "kick_team_mate", kicker)
    fall.opponent_chooses = True
    armour = Armour(fall)
    armour.is_grave = True
    yield from m.rules.injury(m, armour)
    if had_ball:
        yield from m.rules.bounce(m, square)
