"""Placed Prone, Falling Over and being Knocked Down (Player Status)."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour
from blockdice.engine.words import PRONE, STUNNED


def lie_down(m: Match, player: int) -> bool:
    """Put the player on the ground, ending their own activation; a ball in hand is loose.

    Returns whether they had the ball; the caller bounces it when its time has come.
    """
    state = m.state
    had_ball = state.carrier == player
    if state.posture[player] != STUNNED:
        m.lay(player, PRONE)
    if had_ball:
        m.ball_flies(state.square[player])
    if m.is_active(player):
        m.activation.is_over = True
    return had_ball


def place_prone(m: Match, player: int) -> Rule[None]:
    """Placed Prone: no risk of injury; with the ball in the own team turn a turnover."""
    square = m.state.square[player]
    if lie_down(m, player):
        if m.window.side == m.side_of(player):
            m.rules.turnover(m, "carrier_placed_prone")
        yield from m.rules.bounce(m, square)


def fall_over(m: Match, player: int, cause: str) -> Rule[None]:
    """Falling Over: a turnover; Prone and at risk of injury, then the ball bounces."""
    square = m.state.square[player]
    m.emit("fell_over", m.side_of(player), player, square=square, data={"by": cause})
    had_ball = lie_down(m, player)
    m.rules.turnover(m, "fell_over")
    yield from m.rules.risk_injury(m, Armour(player, "fall"))
    if had_ball:
        yield from m.rules.bounce(m, square)


def knock_down(m: Match, player: int, cause: str, causer: int) -> Rule[None]:
    """Knocked Down: in the own team turn a turnover; Prone and at risk of injury."""
    square = m.state.square[player]
    had_ball = hit_the_ground(m, player, cause, causer)
    yield from m.rules.risk_injury(m, Armour(player, cause, causer))
    if had_ball:
        yield from m.rules.bounce(m, square)


def hit_the_ground(m: Match, player: int, cause: str, causer: int) -> bool:
    """The part of being Knocked Down before any die. Returns whether the ball came loose."""
    side = m.side_of(player)
    data = {"by": cause, "causer": m.names.labels[causer]} if causer >= 0 else {"by": cause}
    m.emit("knocked_down", side, player, square=m.state.square[player], data=data)
    had_ball = lie_down(m, player)
    if m.window.side == side:
        m.rules.turnover(m, "knocked_down")
    return had_ball
