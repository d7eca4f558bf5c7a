"""A match put together in the middle: from a pitch in text to a team turn about to be played.

For drills, puzzles and tests. The text is what `board.format_board` writes: a header of
letters, then rows, each a number and the squares from the header's first letter on.
"""

from __future__ import annotations

from blockdice.engine.actions import Names
from blockdice.engine.errors import NotationError
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
    STANDING,
    STUNNED,
    TEAM_TURN,
)

_MARKS = {"_": PRONE, "~": STUNNED, "!": STANDING}


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
    """Read a pitch in text. Raises NotationError naming the line's column, or UnknownName."""
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise NotationError("A pitch in text starts with a header of letters", 1)
    header = lines[0].split()
    first = ord(header[0]) - 97
    if header != [chr(97 + first + i) for i in range(len(header))]:
        raise NotationError(f"The header {lines[0].strip()!r} is no run of letters", 1)
    position = Position()
    seen: set[int] = set()
    for line in lines[1:]:
        words = line.split()
        if not words[0].isdigit() or not 1 <= int(words[0]) <= pitch.width:
            raise NotationError(f"{words[0]!r} is no row of this pitch", line.index(words[0]) + 1)
        if len(words) > len(header) + 1:
            raise NotationError(f"Row {words[0]} holds more squares than the header", len(line))
        for x, word in enumerate(words[1:], start=first):
            _read_square(word, pitch.square(x, int(words[0]) - 1), names, position, seen)
    return position


def _read_square(word: str, square: int, names: Names, position: Position, seen: set[int]) -> None:
    if word == ".":
        return
    if word == "o":
        position.ball = square
        return
    has_ball = word.endswith("*")
    label = word.rstrip("*").rstrip("_~!")
    mark = word.rstrip("*")[len(label) :]
    if len(mark) > 1:
        raise NotationError(f"{word!r} bears more than one mark", 1)
    spot = Spot(parse_player(label, names), square)
    spot.posture = _MARKS.get(mark, STANDING)
    spot.is_distracted = mark == "!"
    spot.has_ball = has_ball
    if spot.player in seen:
        raise NotationError(f"{label} stands in two squares", 1)
    seen.add(spot.player)
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
    if position.ball:
        m.ball_on(position.ball)
    other_turn = turn if active == state.kicking else turn - 1
    state.turn[1 - active] = other_turn
    m.emit("turn_marker", 1 - active, data={"turn": other_turn, "half": half})
    state.turn[active] = turn
    state.next_turn = active
    m.emit("turn_started", active, data={"turn": turn, "half": half})
    state.windows.append(Window(TEAM_TURN, active))
    for loop, step in (
        (MATCH_LOOP, "second half" if half == 2 else "first half"),
        (HALF_LOOP, "drives"),
        (DRIVE_LOOP, "team turns"),
        (TURN_LOOP, "activations"),
    ):
        state.cursors[loop] = step_number(m, loop, step)


def step_number(m: Match, loop: int, name: str) -> int:
    """The place of a named step in a loop of the edition."""
    return [step.name for step in m.edition.loops[loop]].index(name)
