"""Shrinking a failing match: a record that is short and still fails in the same way.

The dice of a record stand decision by decision, so a part of it can be cut out with its dice. What
is tried, in this order: without what comes after the failure; without what was taken back; from
the board of a late turn on; without one activation after another. Whoever calls says whether a
shorter record still fails, and how soon.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from blockdice.engine.board import format_board
from blockdice.engine.chronicle import Record
from blockdice.engine.game import Game
from blockdice.engine.position import Start
from blockdice.engine.tables import WEATHERS
from blockdice.engine.words import SIDES
from blockdice.record.playback import open_record, play_record

Fails = Callable[[Record], int]
"""How many of its decisions it takes until a record fails as it should; 0 if it does not."""
Row = tuple[str, int, list[int]]
"""A decision: its text, the number of its dice, their faces."""

SECONDS = 20
"""After so long it is left as it is."""
UNDO = "undo"
ACTIVATE = "activate"


def shrink(record: Record, fails: Fails, seconds: float = SECONDS) -> Record:
    """The shortest record found that fails as this one does; the same if none does."""
    until = time.monotonic() + seconds

    def first_shorter(best: Record, candidates: Iterator[Record]) -> Record | None:
        for candidate in candidates:
            if time.monotonic() > until:
                return None
            if len(candidate.decisions) < len(best.decisions) and (count := fails(candidate)):
                return with_rows(candidate, rows_of(candidate)[:count])
        return None

    record = with_rows(record, rows_of(record)[: fails(record) or None])
    record = first_shorter(record, _without_undo(record)) or record
    record = first_shorter(record, _late_starts(record)) or record
    while shorter := first_shorter(record, _without_activations(record)):
        record = shorter
    return record


def rows_of(record: Record) -> list[Row]:
    """The decisions of a record, each with its dice."""
    place = record.opening
    rows: list[Row] = []
    for text, dice in record.decisions:
        rows.append((text, dice, record.dice[place : place + dice]))
        place += dice
    return rows


def with_rows(record: Record, rows: list[Row], start: Start | None = None) -> Record:
    """The record with other decisions, and from another start where one is given.

    Its events are not played yet, so it has none.
    """
    opening = record.dice[: record.opening] if start is None else []
    return Record(
        record.edition,
        record.revision,
        record.options,
        record.teams,
        len(opening),
        [(text, dice) for text, dice, _ in rows],
        opening + [face for _, _, faces in rows for face in faces],
        [],
        record.start if start is None else start.as_dict(),
    )


def _without_undo(record: Record) -> Iterator[Record]:
    """The record without the answers that were taken back."""
    rows: list[Row] = []
    for row in rows_of(record):
        if row[0].startswith(UNDO):
            rows = rows[: int(row[0].split()[1])]
        else:
            rows.append(row)
    yield with_rows(record, rows)


def _late_starts(record: Record) -> Iterator[Record]:
    """The record from the start of each team turn on, the latest first."""
    rows = rows_of(record)
    for number, start in reversed(list(_turn_starts(record))):
        yield with_rows(record, rows[number:], start)


def _turn_starts(record: Record) -> Iterator[tuple[int, Start]]:
    """Before which decisions a team turn has just begun, and the position there."""
    try:
        game = open_record(record, None, "record")
        seen = 0
        for number in play_record(game, record, "record"):
            kinds = [event.kind for event in game.events[seen:]]
            seen = len(game.events)
            if "turn_started" in kinds and not game.is_over and game.decision.kind == ACTIVATE:
                yield number + 1, start_here(game)
    except Exception:
        return  # this is the decision that fails


def start_here(game: Game) -> Start:
    """The position of a match as a start of another: what a start can say of it."""
    state = game.match.state
    side = game.decision.side
    return Start(
        format_board(state, game.match.names),
        SIDES[side],
        state.half,
        state.turn[side],
        WEATHERS[state.weather],
    )


def _without_activations(record: Record) -> Iterator[Record]:
    """The record without one of its activations, the latest first."""
    rows = rows_of(record)
    starts = [place for place, row in enumerate(rows) if row[0].startswith(ACTIVATE)]
    ends = [*starts[1:], len(rows)]
    for start, end in reversed(list(zip(starts, ends, strict=True))):
        if end < len(rows):
            yield with_rows(record, rows[:start] + rows[end:])
