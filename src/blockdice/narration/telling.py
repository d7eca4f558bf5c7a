"""The log of a match: its events as lines, grouped by half, turn and activation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from blockdice.narration.describing import describe
from blockdice.narration.words import Row, Words

TOP, TURN, ACTIVATION, DETAIL = range(4)
"""The levels of lines: a half, a turn in it, an activation in that, what happens in that."""

_TOP = ("half_started", "half_ended", "drive_ended", "sudden_death", "conceded", "match_ended")
_FOLDED = {
    "joined": lambda row: f"{row['player']} {row['position'].replace('_', ' ')}",
    "placed": lambda row: f"{row['player']} {row['to']}",
    "moved": lambda row: str(row["to"]),
}
"""Kinds of which a row of them is told in one line, and what each adds to it."""
_ECHOED = {
    "posture": ("fell_over", "knocked_down", "injury"),
    "boxed": ("injury", "regenerated"),
    "ball_held": ("touchback",),
}
"""Kinds that say no more than what the same player's event before has said."""


@dataclass(frozen=True)
class Line:
    """A line of the log.

    level: how far it is set in; kind: of the event that it tells, or of the first of several,
    and so seq, its number; side: whose event it is, None for nobody's; dice: those rolled.
    """

    level: int
    kind: str
    text: str
    seq: int = -1
    side: str | None = None
    dice: tuple[int, ...] = ()

    def __str__(self) -> str:
        return "  " * self.level + self.text


class Telling:
    """Tells events as they come: `add` gives the lines that are done, `open_line` the growing one.

    Steps of one player, or players placed by one coach, are one line, done when something else
    happens.
    """

    def __init__(self, words: Words) -> None:
        self._words = words
        self._inner = TURN
        self._run: list[Row] = []
        self._before: Row | None = None

    def add(self, row: Row) -> list[Line]:
        """Take the next event, and tell what it brings to an end."""
        kind = row["kind"]
        text = describe(row, self._words)
        done: list[Line] = []
        if kind in ("activation_ended", "declared"):
            done += self._close()
            self._inner = ACTIVATION
        if text is None or _is_echo(row, self._before):
            return done
        self._before = row
        if self._run and not _continues(self._run[-1], row):
            done += self._close()
        if kind in _FOLDED:
            self._run.append(row)
        elif kind in _TOP:
            self._inner = TURN
            done.append(_line(TOP, row, text))
        elif kind in ("turn_started", "turn_ended"):
            self._inner = ACTIVATION if kind == "turn_started" else TURN
            if kind == "turn_started":
                done.append(_line(TURN, row, text))
        else:
            done.append(_line(self._inner, row, text))
            if kind == "declared":
                self._inner = DETAIL
        return done

    def open_line(self) -> Line | None:
        """The line that the next event may still add to, None if there is none."""
        run = self._run
        if not run:
            return None
        kind = run[0]["kind"]
        text = describe(run[0], self._words) or ""
        if len(run) > 1:
            list_ = ", ".join(_FOLDED[kind](row) for row in run)
            if kind == "moved":
                text = f"{run[0]['player']} moves from {run[0]['from']} to {list_}"
            else:
                verb = "" if kind == "joined" else " set up"
                text = f"{self._words.team(run[0]['coach'])}{verb}: {list_}"
        return _line(self._inner, run[0], text)

    def _close(self) -> list[Line]:
        line = self.open_line()
        self._run = []
        return [line] if line is not None else []


def tell(rows: Iterable[Row], words: Words) -> Iterator[Line]:
    """The log of some events, line by line, from wherever they begin."""
    telling = Telling(words)
    for row in rows:
        yield from telling.add(row)
    last = telling.open_line()
    if last is not None:
        yield last


def standing_events(rows: Iterable[Row]) -> list[Row]:
    """The events that still hold: without those that were taken back, and the undoing."""
    kept: list[Row] = []
    for row in rows:
        if row["kind"] == "undone":
            while kept and kept[-1]["seq"] >= row["back_to"]:
                kept.pop()
        else:
            kept.append(row)
    return kept


def _line(level: int, row: Row, text: str) -> Line:
    dice = tuple(row["dice"]) if row["kind"] == "roll" else ()
    return Line(level, row["kind"], text, row.get("seq", -1), row.get("coach"), dice)


def _continues(last: Row, row: Row) -> bool:
    """Whether the row goes on with a run of events that are told in one line."""
    if row["kind"] != last["kind"]:
        return False
    return row["player"] == last["player"] if row["kind"] == "moved" else _same(row, last, "coach")


def _is_echo(row: Row, before: Row | None) -> bool:
    kinds = _ECHOED.get(row["kind"])
    return (
        kinds is not None
        and before is not None
        and before["kind"] in kinds
        and _same(row, before, "player")
    )


def _same(a: Row, b: Row, key: str) -> bool:
    return bool(a.get(key) == b.get(key))
