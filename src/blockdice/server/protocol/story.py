"""What has happened: the log, the events, the result."""

from __future__ import annotations

from typing import Any, Required, TypedDict

from msgspec import Struct

from blockdice.server.protocol.vocabulary import Side


class LogLine(Struct):
    """A line of the log. A line replaces an earlier one of the same seq.

    seq: of the (first) event that it tells. depth: 0 a heading, 1 an activation, 2 a detail.
    """

    seq: int
    text: str
    kind: str
    coach: Side | None
    depth: int
    dice: list[int]


EventRow = TypedDict(
    "EventRow",
    {
        "seq": Required[int],
        "kind": Required[str],
        "coach": Side,
        "player": str,
        "from": str,
        "to": str,
        "cause": Any,
    },
    total=False,
)
"""An event as records hold it; further fields by its kind."""


class PlayerDeeds(Struct):
    """What a player has earned star player points by, how often, and the points."""

    label: str
    name: str
    spp: int
    achievements: dict[str, int]


class ResultView(Struct):
    """How a match ended; casualties and most valuable players of home and away."""

    winner: Side | None
    score: tuple[int, int]
    ending: str
    text: str
    casualties: tuple[int, int]
    mvp: tuple[str | None, str | None]
    deeds: list[PlayerDeeds]
