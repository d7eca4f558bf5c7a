"""The log of a match, kept up with its events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from blockdice.engine.events import Event
from blockdice.engine.words import SIDES
from blockdice.narration import Line, Telling, Words
from blockdice.narration.telling import ACTIVATION, DETAIL
from blockdice.server.protocol import EventRow, LogLine, Side

_DEPTHS = {ACTIVATION: 1, DETAIL: 2}


class Log:
    """What has been told of a match: `lines`; `follow` goes on with what is new.

    hidden: the sides whose secrets nobody at a page may see: a computer's, and both of two people's
    who share one.
    """

    def __init__(self, words: Words, hidden: Sequence[str] = ()) -> None:
        self._telling = Telling(words)
        self._hidden = frozenset(hidden)
        self._seen = 0
        self._lines: dict[int, LogLine] = {}

    @property
    def lines(self) -> list[LogLine]:
        """The whole log."""
        return list(self._lines.values())

    def follow(self, events: Sequence[Event]) -> tuple[list[LogLine], list[EventRow]]:
        """Take in the events of a match; what is new since the last time, as lines and as rows."""
        rows = [event.as_dict() for event in events[self._seen :] if self._may_be_seen(event)]
        self._seen = len(events)
        fresh: list[Line] = []
        for row in rows:
            fresh += self._telling.add(row)
        growing = self._telling.open_line()
        if growing is not None:
            fresh.append(growing)
        changed = []
        for line in fresh:
            view = _view(line)
            if self._lines.get(view.seq) != view:
                self._lines[view.seq] = view
                changed.append(view)
        return changed, cast(list[EventRow], rows)

    def _may_be_seen(self, event: Event) -> bool:
        return event.audience < 0 or SIDES[event.audience] not in self._hidden


def _view(line: Line) -> LogLine:
    return LogLine(
        seq=line.seq,
        text=line.text,
        kind=line.kind,
        coach=cast(Side, line.side) if line.side is not None else None,
        depth=_DEPTHS.get(line.level, 0),
        dice=list(line.dice),
    )
