"""The Turnover and the Touchdown: noted in the window, and what that ends."""

from __future__ import annotations

from blockdice.engine.match import Match
from blockdice.engine.window import FALLS, NOTHING, Window
from blockdice.engine.words import HELD, TOUCHDOWN

_FALLS = ("fell_over", "knocked_down")


def turnover(m: Match, cause: str) -> None:
    """Note in the window what ends it (Rules and Regulations, The Turnover).

    Dice already due are still rolled; then the activation and the team turn end. A turn that is
    over, when its end is played, has none.
    """
    _note(m, m.window, cause)


def own_turnover(m: Match, player: int, cause: str) -> None:
    """What is a turnover only in the own team turn, noted in the window of the player's side.

    Whatever the other side may have opened above it.
    """
    window = m.window_of(m.side_of(player))
    if window is not None:
        _note(m, window, cause)


def _note(m: Match, window: Window, cause: str) -> None:
    if window.turnover or m.state.touchdown >= 0 or window.ends_on == NOTHING:
        return
    if window.ends_on == FALLS and cause not in _FALLS:
        return
    if any(hook.speak(m, hook, window, cause) for hook in m.hooks.forgives):
        return
    if window.is_over and window.activation is None:
        return
    window.turnover = cause
    window.close()
    if window.is_interrupt:
        return
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
    if any(hook.speak(m, hook, player) for hook in m.speakers(m.hooks.holds_back, player)):
        return False
    state.touchdown = side
    state.score[side] += 1
    m.emit("touchdown", side, player, square=state.square[player], data={"score": state.score[:]})
    m.award(player, TOUCHDOWN)
    for hook in m.speakers(m.hooks.scored, player):
        hook.speak(m, hook, player)
    for window in state.windows:
        window.close()
    turn = m.turn_window()
    if turn is not None and turn.side != side and state.turn[side] < m.tables.turns_a_half:
        state.turn[side] += 1
        m.emit("turn_marker", side, data={"turn": state.turn[side], "half": state.half})
    return True
