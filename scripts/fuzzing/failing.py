"""What failed in a match, and whether a record of another fails in the same way."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from traceback import extract_tb

import blockdice as bd
from blockdice.engine.fold import Fold
from blockdice.record.playback import open_record, play_record

from .checking import check_now
from .shrinking import rows_of, shrink, with_rows

Probe = Callable[[bd.Game], None]
"""A check of a match that is not made at every decision, such as one of its forks."""


@dataclass(frozen=True)
class Cause:
    """What two failures must share to be the same: the error, where it was raised, its message.

    Players, squares and numbers may differ.
    """

    error: str
    function: str
    message: str

    @classmethod
    def of(cls, error: BaseException) -> Cause:
        """The cause of an error; what only says that a record cannot be played names another."""
        if isinstance(error, bd.BadRecord) and error.__cause__ is not None:
            error = error.__cause__
        frames = extract_tb(error.__traceback__)
        message = re.sub(r"\b[a-zA-Z]?\d+\b", "#", str(error))[:80]
        return cls(type(error).__name__, frames[-1].name if frames else "", message)


@dataclass
class Failure:
    """A match that failed: its record to that point, why, and the check that found it, if any."""

    record: bd.Record
    cause: Cause
    probe: Probe | None

    def fails(self, record: bd.Record) -> int:
        """How many decisions it takes until the record fails alike; 0 if it does not."""
        fold = Fold()
        folded = 0
        count = 1
        try:
            game = open_record(record, bd.FastDice(1), "record")
            for number in play_record(game, record, "record"):
                count = number + 1
                for event in game.events[folded:]:
                    fold.apply(event)
                folded = len(game.events)
                check_now(game, fold)
                count += 1
        except Exception as error:
            return count if Cause.of(error) == self.cause else 0
        if self.probe is None:
            return 0
        try:
            self.probe(game)
        except Exception as error:
            return len(record.decisions) if Cause.of(error) == self.cause else 0
        return 0

    def keep(self, path: Path) -> None:
        """Save it, shrunk where that can be done, with the events up to the failure."""
        path.parent.mkdir(parents=True, exist_ok=True)
        bd.save(self.record, path)
        if self.fails(self.record):
            bd.save(played(shrink(self.record, self.fails)), path)


def played(record: bd.Record) -> bd.Record:
    """The record with the events that its decisions bring, as far as they can be played."""
    game = open_record(record, bd.FastDice(1), "record")
    try:
        for _ in play_record(game, record, "record"):
            pass
    except Exception:
        rows = rows_of(record)
        whole = with_rows(record, rows)
        whole.events = game.record().events
        return whole
    return game.record()
