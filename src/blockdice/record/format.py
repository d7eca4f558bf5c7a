"""What a record's JSON looks like: the types and limits that reading holds it to."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

FORMAT = 1
"""The version of the file; it is raised when an older reader would misread it."""

Word = Annotated[str, Meta(max_length=300)]
Line = Annotated[str, Meta(max_length=2000)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Gold = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Figure = Annotated[int, Meta(ge=0, le=99)]
Number = Annotated[int, Meta(ge=0, le=999)]
Face = Annotated[int, Meta(ge=1, le=999)]


class Head(Struct):
    """What every version of the file begins with."""

    format: int


class SkillRow(Struct):
    """A `SkillSheet`."""

    id: Word
    value: Figure
    targets: list[Word]


class PlayerRow(Struct):
    """A `PlayerSheet`."""

    number: Number
    name: Word
    position: Word
    position_name: Word
    ma: Figure
    st: Figure
    ag: Figure
    pa: Figure
    av: Figure
    skills: Annotated[list[SkillRow], Meta(max_length=50)]
    keywords: list[Word]
    cost: Gold
    niggling: Figure
    spp: Count
    is_lineman: bool
    is_journeyman: bool
    is_hired_for_match: bool
    misses_match: bool
    is_star: bool = False


Squad = Annotated[list[PlayerRow], Meta(max_length=100)]


class WareRow(Struct):
    """A `Ware`."""

    id: Word
    name: Word
    price: Gold
    limit: Figure
    group: Word
    group_limit: Figure
    players: Squad
    skills: Annotated[list[SkillRow], Meta(max_length=100)]
    skill_price: Gold
    is_named: bool


class TeamRow(Struct):
    """A `TeamSheet`."""

    name: Word
    roster: Word
    roster_name: Word
    edition: Word
    coach: Word
    players: Squad
    rerolls: Figure
    has_apothecary: bool
    assistant_coaches: Figure
    cheerleaders: Figure
    dedicated_fans: Figure
    treasury: Gold
    special_rules: list[Word]
    journeyman_positions: Squad
    current_value: Gold = 0
    wares: Annotated[list[WareRow], Meta(max_length=500)] = []
    inducements: Annotated[list[Word], Meta(max_length=200)] = []


class OptionsRow(Struct):
    """The `Options`."""

    kind: Word
    extra_time: bool
    undo: Word
    rulings: list[Word]
    special_plays: bool | None = None


class StartRow(Struct):
    """Where a match began that was put together in the middle."""

    board: Annotated[str, Meta(max_length=10_000)]
    active: Word
    half: Figure
    turn: Figure
    weather: Word


class RecordRow(Struct):
    """The whole file."""

    format: int
    edition: Word
    revision: Count
    options: OptionsRow
    teams: tuple[TeamRow, TeamRow]
    opening: Count
    decisions: list[tuple[Line, Count]]
    dice: list[Face]
    events: list[dict[str, Any]]
    start: StartRow | None = None
