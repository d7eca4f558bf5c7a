"""What a page needs for its start."""

from __future__ import annotations

from msgspec import Struct


class TeamChoice(Struct):
    """A ready-made team to choose; tier 1 is the easiest to play."""

    id: str
    name: str
    roster_name: str
    tier: int


class EditionChoice(Struct):
    """An edition that can be played, and its teams."""

    id: str
    teams: list[TeamChoice]


class Term(Struct):
    """A skill, prayer or inducement: what it is called and, in our words, what it does."""

    name: str
    text: str


class KeptMatch(Struct):
    """A match that the server keeps; home and away are the names of the teams."""

    match: str
    home: str
    away: str
    home_coach: str
    away_coach: str
    score: tuple[int, int]
    is_over: bool
    changed: str
