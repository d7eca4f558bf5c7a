"""The log of a match: its events as lines, grouped by half, turn and activation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from blockdice.cli.console import say
from blockdice.cli.narration import Row, Words, describe

TOP, TURN, ACTIVATION, DETAIL = range(4)

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
_STYLES = {TOP: "bold reverse", DETAIL: "dim"}
_LOUD = {
    "turn_started": "bold",
    "touchdown": "bold green",
    "turnover": "bold red",
    "casualty": "red",
}


@dataclass(frozen=True)
class Line:
    """A line of the log. level: how far it is set in; kind: of the event that it tells."""

    level: int
    kind: str
    text: str

    def __str__(self) -> str:
        return "  " * self.level + self.text


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


def tell(rows: Iterable[Row], words: Words) -> Iterator[Line]:
    """The log of some events, line by line, from wherever they begin."""
    inner = TURN
    run: list[Row] = []
    before: Row | None = None
    for row in rows:
        kind = row["kind"]
        text = describe(row, words)
        if kind in ("activation_ended", "declared"):
            yield from _unfold(run, inner, words)
            inner = ACTIVATION
        if text is None or _is_echo(row, before):
            continue
        before = row
        if run and not _continues(run[-1], row):
            yield from _unfold(run, inner, words)
        if kind in _FOLDED:
            run.append(row)
            continue
        if kind in _TOP:
            inner = TURN
            yield Line(TOP, kind, text)
        elif kind in ("turn_started", "turn_ended"):
            inner = ACTIVATION if kind == "turn_started" else TURN
            if kind == "turn_started":
                yield Line(TURN, kind, text)
        else:
            yield Line(inner, kind, text)
            if kind == "declared":
                inner = DETAIL
    yield from _unfold(run, inner, words)


def print_log(rows: Iterable[Row], words: Words, console: Console) -> None:
    """Print the log of these events, in colours where the terminal has them."""
    for line in tell(rows, words):
        if line.level == TOP:
            console.print()
        style = _LOUD.get(line.kind) or _STYLES.get(line.level, "")
        say(console, Text("  " * line.level).append(line.text, style))


def _continues(last: Row, row: Row) -> bool:
    """Whether the row goes on with a run of events that are told in one line."""
    if row["kind"] != last["kind"]:
        return False
    return row["player"] == last["player"] if row["kind"] == "moved" else _same(row, last, "coach")


def _unfold(run: list[Row], level: int, words: Words) -> Iterator[Line]:
    """The line that tells a run of events, which is empty afterwards."""
    if not run:
        return
    kind = run[0]["kind"]
    text = describe(run[0], words) or ""
    if len(run) > 1:
        list_ = ", ".join(_FOLDED[kind](row) for row in run)
        if kind == "moved":
            text = f"{run[0]['player']} moves from {run[0]['from']} to {list_}"
        else:
            verb = "" if kind == "joined" else " set up"
            text = f"{words.team(run[0]['coach'])}{verb}: {list_}"
    run.clear()
    yield Line(level, kind, text)


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
