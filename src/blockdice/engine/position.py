"""A match put together in the middle: from a pitch in text to a team turn about to be played.

For drills, puzzles and tests. The text is what `board.format_board` writes: a header of
letters, then rows, each a number and the squares from the header's first letter on.
"""

from __future__ import annotations

import re
from typing import Any

from blockdice.engine.actions import Names
from blockdice.engine.errors import BlockdiceError, NotationError, UnknownName
from blockdice.engine.match import Match
from blockdice.engine.notation import parse_player
from blockdice.engine.pitch import NOWHERE, Pitch
from blockdice.engine.steps import DRIVE_LOOP, HALF_LOOP, MATCH_LOOP, TURN_LOOP
from blockdice.engine.tables import PERFECT_CONDITIONS, WEATHERS
from blockdice.engine.window import Window
from blockdice.engine.words import (
    DISTRACTED,
    FIELDED,
    PRONE,
    SIDES,
    STANDING,
    STUNNED,
    TEAM_TURN,
)

LETTERS = "abcdefghijklmnopqrstuvwxyz"
_MARKS = {"_": PRONE, "~": STUNNED, "!": STANDING}


HALVES = ("first half", "second half", "extra time")
"""The steps of the match in which each half is played."""


class Spot:
    """A player in a square of a text pitch: their posture, tackle zone and ball."""

    def __init__(self, player: int, square: int) -> None:
        self.player: int = player
        self.square: int = square
        self.posture: int = STANDING
        self.is_distracted: bool = False
        self.has_ball: bool = False


class Position:
    """All that a text pitch shows: who is where, and where the ball lies (0 if it does not)."""

    def __init__(self) -> None:
        self.spots: list[Spot] = []
        self.ball: int = NOWHERE


def parse_position(text: str, names: Names, pitch: Pitch) -> Position:
    """Read a pitch in text. Raises NotationError naming line and column, or UnknownName."""
    lines = [
        (number, _words(line)) for number, line in enumerate(text.splitlines(), 1) if line.strip()
    ]
    if not lines:
        raise NotationError("A pitch in text starts with a header of letters", 1)
    first, wide = _read_header(*lines[0], pitch)
    position = Position()
    read: list[int] = []
    for number, words in lines[1:]:
        word, column = words[0]
        row = int(word) if word.isascii() and word.isdigit() and len(word) < 3 else 0
        if not 1 <= row <= pitch.width:
            raise NotationError(f"{word!r} is no row of this pitch", column, number)
        if row in read:
            raise NotationError(f"Row {row} stands there twice", column, number)
        read.append(row)
        if len(words) > wide + 1:
            column = words[wide + 1][1]
            raise NotationError(f"Row {row} holds more squares than the header", column, number)
        for x, (word, column) in enumerate(words[1:], start=first):
            try:
                _read_square(word, pitch.square(x, row - 1), names, position)
            except NotationError as error:
                raise NotationError(error.message, column, number) from None
    return position


def _words(line: str) -> list[tuple[str, int]]:
    return [(found.group(), found.start() + 1) for found in re.finditer(r"\S+", line)]


def _read_header(number: int, words: list[tuple[str, int]], pitch: Pitch) -> tuple[int, int]:
    """The column of the header's first letter, from 0, and how many letters there are."""
    letters = "".join(word.lower() if len(word) == 1 else "?" for word, _ in words)
    first = LETTERS[: pitch.length].find(letters)
    if first < 0:
        shown = " ".join(word for word, _ in words)
        raise NotationError(
            f"The header {shown!r} is no run of the letters a to {LETTERS[pitch.length - 1]}",
            words[0][1],
            number,
        )
    return first, len(letters)


def _read_square(word: str, square: int, names: Names, position: Position) -> None:
    if word == ".":
        return
    has_ball = word == "o" or word.endswith("*")
    if has_ball and (position.ball or any(spot.has_ball for spot in position.spots)):
        raise NotationError("There is more than one ball")
    if word == "o":
        position.ball = square
        return
    bare = word.removesuffix("*")
    label = bare.rstrip("_~!")
    mark = bare[len(label) :]
    if len(mark) > 1:
        raise NotationError(f"{word!r} bears more than one mark")
    spot = Spot(parse_player(label, names), square)
    spot.posture = _MARKS.get(mark, STANDING)
    spot.is_distracted = mark == "!"
    spot.has_ball = has_ball
    if has_ball and spot.posture != STANDING:
        raise NotationError(f"{label} lies on the ground and cannot hold the ball")
    if any(spot.player == other.player for other in position.spots):
        raise NotationError(f"{label} stands in two squares")
    position.spots.append(spot)


def set_position(
    m: Match,
    position: Position,
    active: int,
    half: int = 1,
    turn: int = 1,
    kicking: int = -1,
    weather: int = PERFECT_CONDITIONS,
) -> None:
    """Bring a fresh match to a team turn of `active` with everybody where the position has them.

    Both turn markers show `turn`, save that of a team that has still to play its own.
    """
    turns = m.tables.turns_a_half
    halves = m.tables.halves + int(m.options.extra_time)
    if not 1 <= half <= halves or not 1 <= turn <= turns:
        raise BlockdiceError(f"There is no turn {turn} of half {half}: a half has {turns} turns.")
    state = m.state
    state.half = half
    state.first_kicking = kicking if kicking >= 0 else 1 - active
    state.kicking = 1 - state.first_kicking if half == 2 else state.first_kicking
    m.emit("half_started", data={"half": half})
    state.weather = weather
    m.emit("weather", data={"weather": WEATHERS[weather]})
    for spot in position.spots:
        m.put(spot.player, spot.square, "placed")
        m.mark(spot.player, FIELDED, True)
        m.lay(spot.player, spot.posture)
        m.mark(spot.player, DISTRACTED, spot.is_distracted)
        if spot.has_ball:
            m.ball_held(spot.player)
    state.entered = []
    if position.ball:
        m.ball_on(position.ball)
    if m.hooks.reroll_pool:
        for side in (0, 1):
            m.refill_skill_rerolls(side)
            m.note_rerolls(side)
    if m.hooks.carried_rerolls:
        for side in (0, 1):
            state.rerolls[side] += m.rerolls_kept(side)
            m.note_rerolls(side)
    other_turn = turn if active == state.kicking else turn - 1
    state.turn[1 - active] = other_turn
    m.emit("turn_marker", 1 - active, data={"turn": other_turn, "half": half})
    state.turn[active] = turn
    state.next_turn = active
    m.emit("turn_started", active, data={"turn": turn, "half": half})
    state.windows.append(Window(TEAM_TURN, active))
    for loop, step in (
        (MATCH_LOOP, HALVES[half - 1]),
        (HALF_LOOP, "drives"),
        (DRIVE_LOOP, "team turns"),
        (TURN_LOOP, "activations"),
    ):
        state.cursors[loop] = step_number(m, loop, step)


class Start:
    """How a match put together in the middle begins: the words of `blockdice.from_board`.

    board: a pitch in text; active: `home` or `away`; turn: from 1; weather: by its name.
    """

    def __init__(self, board: str, active: str, half: int, turn: int, weather: str) -> None:
        self.board: str = board
        self.active: str = active
        self.half: int = half
        self.turn: int = turn
        self.weather: str = weather

    def as_dict(self) -> dict[str, Any]:
        """The words as plain data, by their names, for a record."""
        return {
            "board": self.board,
            "active": self.active,
            "half": self.half,
            "turn": self.turn,
            "weather": self.weather,
        }


def begin_at(m: Match, start: Start) -> None:
    """Bring a fresh match to the start described. Raises NotationError, UnknownName, or
    BlockdiceError for a turn that there is not."""
    for kind, word, known in (("side", start.active, SIDES), ("weather", start.weather, WEATHERS)):
        if word not in known:
            raise UnknownName(kind, word, known)
    m.rules.come_with_inducements(m)
    position = parse_position(start.board, m.names, m.pitch)
    weather = WEATHERS.index(start.weather)
    active = SIDES.index(start.active)
    set_position(m, position, active, start.half, start.turn, weather=weather)
    m.start = start.as_dict()


def step_number(m: Match, loop: int, name: str) -> int:
    """The place of a named step in a loop of the edition."""
    return [step.name for step in m.edition.loops[loop]].index(name)
