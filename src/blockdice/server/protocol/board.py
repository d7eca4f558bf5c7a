"""Everything that stands on the table."""

from __future__ import annotations

from msgspec import Struct

from blockdice.server.protocol.vocabulary import BallState, Kind, Place, Posture, Side


class BallView(Struct):
    """Where the ball is; carrier is the label of a player."""

    state: BallState
    square: str | None
    carrier: str | None


class TeamView(Struct):
    """A team as it stands in the match; coach is `person` or the name of a bot.

    cards: how many Special Plays they hold; hand: which, where whoever looks may know.
    """

    name: str
    roster: str
    roster_name: str
    coach: str
    rerolls: int
    drive_rerolls: int
    bribes: int
    apothecaries: int
    fans: int
    cards: int
    hand: list[str]


class TeamsView(Struct):
    """Both teams."""

    home: TeamView
    away: TeamView


class PlayerView(Struct):
    """A player as they stand in the match; pa is null for a dash, skills are in words.

    gained: the skills had only for a time. changes: by figure, what effects make of it now.
    shape: what they have been turned into for a time, or null.
    """

    label: str
    side: Side
    number: int
    name: str
    position: str
    position_name: str
    ma: int
    st: int
    ag: int
    pa: int | None
    av: int
    skills: list[str]
    gained: list[str]
    changes: dict[str, int]
    shape: str | None
    square: str | None
    place: Place
    posture: Posture
    distracted: bool
    rooted: bool
    thirsty: bool
    used: bool
    stunned_fresh: bool


class ActivationView(Struct):
    """What a player is doing now; moved counts squares, rushes those beyond the allowance."""

    player: str
    action: str
    target: str | None
    allowance: int
    moved: int
    rushes: int


class Board(Struct):
    """Everything that stands on the table; bomb: one that has been thrown or caught, or null."""

    edition: str
    kind: Kind
    half: int
    turns: tuple[int, int]
    score: tuple[int, int]
    active: Side | None
    kicking: Side | None
    weather: str
    window: str | None
    ball: BallView
    bomb: BallView | None
    length: int
    width: int
    wide: int
    line_minimum: int
    wide_maximum: int
    most_players: int
    trapdoors: list[str]
    teams: TeamsView
    players: list[PlayerView]
    can_undo: bool
    activation: ActivationView | None
