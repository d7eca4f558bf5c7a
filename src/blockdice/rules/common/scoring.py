"""The Turnover and the Touchdown: noted in the window, and what that ends."""

from __future__ import annotations

from blockdice.engine.match import Match
from blockdice.engine.words import HELD, TOUCHDOWN

FALLS = ("fell_over", "knocked_down")


def turnover(m: Match, cause: str) -> None:
    """Note what ends the turn (Rules and Regulations, The Turnover).

    Dice already due are still rolled; then the activation and the team turn end. In the
    kick-off's Blitz only a fall or a knock-down of a kicking player ends anything, and then
    the Blitz, not a turn.
    """
    window = m.window
    if window.turnover or m.state.touchdown >= 0:
        return
    if not window.is_turn and cause not in FALLS:
        return
    window.turnover = cause
    window.is_over = True
    if window.activation is not None:
        window.activation.is_over = True
    kind = "turnover" if window.is_turn else "event_ended"
    m.emit(kind, window.side, data={"why": cause})


def check_touchdown(m: Match, player: int) -> bool:
    """Score if the player stands in the opposing end zone with the ball (Touchdown!).

    By any player in either team's turn. The opponent's turn ends at once, and the scoring
    team's next turn is used up by the touchdown, so its turn marker moves on.
    """
    state = m.state
    if state.touchdown >= 0 or state.ball != HELD or state.carrier != player:
        return False
    side = m.side_of(player)
    if not state.is_standing(player) or not m.pitch.is_end_zone(state.square[player], 1 - side):
        return False
    state.touchdown = side
    state.score[side] += 1
    m.emit("touchdown", side, player, square=state.square[player], data={"score": state.score[:]})
    m.award(player, TOUCHDOWN)
    if not state.windows:
        return True
    window = m.window
    window.is_over = True
    if window.activation is not None:
        window.activation.is_over = True
    if window.side != side and state.turn[side] < m.tables.turns_a_half:
        state.turn[side] += 1
        m.emit("turn_marker", side, data={"turn": state.turn[side], "half": state.half})
    return True
