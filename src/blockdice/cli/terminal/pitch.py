"""The pitch as coloured text, and the dugouts beneath it.

Home is `H7` on blue, away `A3` on red, so that they differ without colours too; `_` is prone,
`~` stunned, `!` without a tackle zone, `*` has the ball and `o` is the ball.
"""

from __future__ import annotations

from rich.text import Text

from blockdice.engine.board import format_square
from blockdice.engine.game import Game
from blockdice.engine.state import State
from blockdice.engine.words import (
    CASUALTY,
    FAINTED,
    KNOCKED_OUT,
    RESERVES,
    SENT_OFF,
    SIDES,
    STANDING,
    USED,
)

CELL = 4
"""Columns a square takes: 26 of them and the frame stay within 112."""

_COLOURS = ("white on blue", "black on bright_red")
_DOWN = ("blue on grey30", "bright_red on grey30")
_BALL = "bold black on yellow"
_BOXES = (
    (RESERVES, "reserves"),
    (KNOCKED_OUT, "knocked out"),
    (CASUALTY, "casualties"),
    (SENT_OFF, "sent off"),
)


def draw_pitch(game: Game, active: int = -1) -> Text:
    """The whole pitch in text with the frame of letters and numbers.

    active: the player whose decision is pending is underlined, -1 for none.
    """
    state = game.match.state
    pitch = state.pitch
    middle = pitch.length // 2
    letters = [f"{chr(97 + x):<{CELL}}" for x in range(pitch.length)]
    header = "   " + "".join(letters[:middle]) + "| " + "".join(letters[middle:])
    text = Text().append(header.rstrip() + "\n", "dim")
    for y in range(pitch.width):
        text.append(f"{y + 1:>2} ", "dim")
        for x in range(pitch.length):
            if x == middle:
                text.append("| ", "bold")
            text.append_text(_draw_square(game, pitch.square(x, y), active))
        text.append(f"{y + 1:>2}\n", "dim")
    return text


def _draw_square(game: Game, square: int, active: int) -> Text:
    state = game.match.state
    word = format_square(state, game.match.names, square)
    player = state.occupant(square)
    if player >= 0:
        style = _player_style(state, player)
        if state.carrier == player:
            style = f"bold {style}"
        if player == active:
            style = f"underline bold {style}"
        if len(word) > CELL:
            word = word.replace("!", "")
        return Text(f"{word:<{CELL - 1}}", style).append(" " * (len(word) < CELL), "")
    if word == "o":
        return Text("o", _BALL).append(" " * (CELL - 1), "")
    return Text(f"{_ground(state, square):<{CELL}}", "dim")


def _player_style(state: State, player: int) -> str:
    side = state.profiles.side[player]
    if state.posture[player] != STANDING:
        return _DOWN[side]
    dim = "dim " if state.tokens[player] & USED and state.windows else ""
    return f"{dim}{_COLOURS[side]}"


def _ground(state: State, square: int) -> str:
    """An empty square: `:` in an end zone, `'` in a wide zone, `^` a trapdoor, `.` elsewhere."""
    pitch = state.pitch
    if square in pitch.trapdoors:
        return "^"
    if pitch.is_end_zone(square, 0) or pitch.is_end_zone(square, 1):
        return ":"
    return "'" if pitch.wide_zone(square) >= 0 else "."


def draw_dugouts(game: Game, teams: tuple[str, str]) -> Text:
    """Who is not on the pitch, a line a team and box by box."""
    state, labels = game.match.state, game.match.names.labels
    text = Text()
    for side in (0, 1):
        parts = []
        for place, name in _BOXES:
            players = [
                labels[player] + (" (faint)" if state.tokens[player] & FAINTED else "")
                for player in state.in_box(side, place)
            ]
            if players:
                parts.append(f"{name}: {' '.join(players)}")
        if parts:
            text.append(f"{SIDES[side][0].upper()} {teams[side]} - ", "bold")
            text.append("; ".join(parts) + "\n")
    return text
