"""Verifying a record: whether the rules of today make the same match of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from blockdice.engine.chronicle import Record
from blockdice.engine.errors import BadRecord
from blockdice.engine.game import Game
from blockdice.record.playback import OPENING, open_record, play_record


@dataclass(frozen=True)
class Difference:
    """Where a record and its replay part: what was `expected` by the record, what was `got`.

    decision: its number from 0, -1 before the first; event: its number, -1 where no event but
    the decision itself differs.

    >>> str(Difference(3, -1, "'end' and 0 dice", "'end' is not legal"))
    "decision 3: expected 'end' and 0 dice; got 'end' is not legal"
    """

    decision: int
    event: int
    expected: str
    got: str

    def __str__(self) -> str:
        where = f"decision {self.decision}" if self.decision >= 0 else "the opening"
        event = f", event {self.event}" if self.event >= 0 else ""
        return f"{where}{event}: expected {self.expected}; got {self.got}"


@dataclass(frozen=True)
class Verdict:
    """What verifying a record found.

    revision: of the rules it was played under; verified_under: of the rules it was held
    against. difference: the first one, None if everything is the same.

    >>> print(Verdict("bb2020", 1, 1, decisions=1, events=40, dice=5, difference=None))
    Played under bb2020 revision 1. 1 decision, 5 dice and 40 events are the same.
    """

    edition: str
    revision: int
    verified_under: int
    decisions: int
    events: int
    dice: int
    difference: Difference | None

    @property
    def is_same(self) -> bool:
        """Whether every decision, die and event is the same."""
        return self.difference is None

    def __str__(self) -> str:
        rules = f"Played under {self.edition} revision {self.revision}"
        if self.verified_under != self.revision:
            rules += f", verified under revision {self.verified_under}"
        if self.difference is not None:
            return f"{rules}. It differs at {self.difference}."
        decisions = _count(self.decisions, "decision", "decisions")
        dice, events = _count(self.dice, "die", "dice"), _count(self.events, "event", "events")
        return f"{rules}. {decisions}, {dice} and {events} are the same."


def verify(record: Record, path: str = "record") -> Verdict:
    """Play a record again and compare the dice of every decision, and every event.

    What differs is in the verdict. Raises BadRecord for a record that cannot even be begun:
    of an edition, a team or a skill that there is not.

    >>> import blockdice as bd
    >>> verify(bd.new_game(seed=7).record()).is_same
    True
    """
    game = open_record(record, None, path)
    return Verdict(
        record.edition,
        record.revision,
        game.match.edition.revision,
        len(record.decisions),
        len(record.events),
        len(record.dice),
        _first_difference(game, record, path),
    )


def _count(number: int, one: str, several: str) -> str:
    return f"{number} {one if number == 1 else several}"


def _first_difference(game: Game, record: Record, path: str) -> Difference | None:
    seen = 0
    number = OPENING
    try:
        for number in play_record(game, record, path):
            events = game.events
            for seq in range(seen, len(events)):
                got = events[seq].as_dict()
                expected = record.events[seq] if seq < len(record.events) else None
                if got != expected:
                    return Difference(number, seq, _show(expected), _show(got))
            seen = len(events)
    except BadRecord as error:
        expected_text = _decision(record, error.decision)
        return Difference(error.decision, -1, expected_text, error.message)
    if seen < len(record.events):
        return Difference(number, seen, _show(record.events[seen]), _show(None))
    return None


def _decision(record: Record, number: int) -> str:
    if number < 0:
        return f"{record.opening} dice"
    text, dice = record.decisions[number]
    return f"'{text}' and {dice} dice"


def _show(event: dict[str, Any] | None) -> str:
    if event is None:
        return "no event"
    words = [f"{key}={value}" for key, value in event.items() if key not in ("seq", "kind")]
    return " ".join([str(event["kind"]), *words])
