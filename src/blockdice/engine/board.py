"""The pitch as text: a window of rows under a header of letters."""

from __future__ import annotations

from blockdice.engine.actions import Names
from blockdice.engine.state import State
from blockdice.engine.words import DISTRACTED, GROUND, IN_AIR, PRONE, STANDING, STUNNED


def format_square(state: State, names: Names, square: int) -> str:
    """What stands in a square: `H7`, `H7_` prone, `H7~` stunned, `H7!` without tackle zone,
    a trailing `*` with the ball, `o` the ball, `.` nothing."""
    player = state.occupant(square)
    if player < 0:
        lies_here = state.ball in (GROUND, IN_AIR) and state.ball_square == square
        return "o" if lies_here else "."
    mark = ""
    if state.posture[player] == PRONE:
        mark = "_"
    elif state.posture[player] == STUNNED:
        mark = "~"
    if state.posture[player] == STANDING and state.tokens[player] & DISTRACTED:
        mark = "!"
    return names.labels[player] + mark + ("*" if state.carrier == player else "")


def format_board(state: State, names: Names, left: int = 0, right: int = -1) -> str:
    """The pitch from column `left` to `right`, a line a row, each square in a cell of five."""
    pitch = state.pitch
    last = pitch.length - 1 if right < 0 else right
    columns = range(left, last + 1)
    lines = ["   " + "".join(f"{chr(97 + x):<5}" for x in columns).rstrip()]
    for y in range(pitch.width):
        cells = "".join(f"{format_square(state, names, pitch.square(x, y)):<5}" for x in columns)
        lines.append(f"{y + 1:>2} {cells}".rstrip())
    return "\n".join(lines)
