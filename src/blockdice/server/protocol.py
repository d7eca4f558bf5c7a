"""The messages between page and server; `web/src/protocol.ts` is generated from this file.

What each means is told in `docs/protocol.md`. Reading is strict: no unknown types, fields or
values, no numbers in strings, no text longer than it may be.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Required, TypedDict

from msgspec import Meta, Struct

PROTOCOL = 1
"""The version; it is raised when an older page would misread the server, or the reverse."""

MESSAGE_LIMIT = 16 * 1024
"""No message from a page has more bytes."""

Side = Literal["home", "away"]
Kind = Literal["exhibition", "league", "friendly", "playoff"]
Place = Literal["reserves", "pitch", "knocked_out", "casualty", "sent_off", "absent", "in_flight"]
Posture = Literal["standing", "prone", "stunned"]
BallState = Literal["none", "ground", "held", "air"]
ErrorCode = Literal[
    "bad_message",
    "wrong_protocol",
    "unknown_match",
    "unknown_name",
    "bad_notation",
    "illegal_action",
    "not_yours",
    "match_over",
    "no_undo",
    "server_fault",
]

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=1000)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]


# ------------------------------------------------------------------ from the page


class FromPage(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message that a page sends."""


class Seat(Struct, forbid_unknown_fields=True):
    """A ready-made team and who coaches it: `person` or the name of a bot."""

    team: Name
    coach: Name


class Hello(FromPage, tag="hello"):
    """The first message, and whenever the page is back at its start."""

    protocol: int


class NewMatch(FromPage, tag="new_match"):
    """Start a match and open it."""

    id: Id
    edition: Name
    home: Seat
    away: Seat
    kind: Kind = "exhibition"
    seed: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class Open(FromPage, tag="open"):
    """Show a match and have its updates sent from here on."""

    id: Id
    match: Id


class Act(FromPage, tag="act"):
    """Answer the pending decision."""

    id: Id
    match: Id
    expected_seq: Number
    action: Notation


class Undo(FromPage, tag="undo"):
    """Take the last answer back."""

    id: Id
    match: Id
    expected_seq: Number


PageMessage = Hello | NewMatch | Open | Act | Undo


# ---------------------------------------------------------------- parts of a view


class TeamChoice(Struct):
    """A ready-made team to choose."""

    id: str
    name: str
    roster_name: str


class EditionChoice(Struct):
    """An edition that can be played, and its teams."""

    id: str
    teams: list[TeamChoice]


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


class BallView(Struct):
    """Where the ball is; carrier is the label of a player."""

    state: BallState
    square: str | None
    carrier: str | None


class TeamView(Struct):
    """A team as it stands in the match; coach is `person` or the name of a bot."""

    name: str
    roster: str
    roster_name: str
    coach: str
    rerolls: int
    drive_rerolls: int
    bribes: int
    apothecaries: int
    fans: int


class TeamsView(Struct):
    """Both teams."""

    home: TeamView
    away: TeamView


class PlayerView(Struct):
    """A player as they stand in the match; pa is null for a dash, skills are in words."""

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
    square: str | None
    place: Place
    posture: Posture
    distracted: bool
    used: bool
    stunned_fresh: bool


class ActivationView(Struct):
    """What a player is doing now; moved counts squares, rushes those beyond the MA."""

    player: str
    action: str
    target: str | None
    moved: int
    rushes: int


class Board(Struct):
    """Everything that stands on the table."""

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


class Need(Struct):
    """A test: the lowest face that passes (7: none does), and why, a modifier a name."""

    name: str
    needed: int
    target: int
    modifiers: dict[str, int]
    text: str


class ActionView(Struct):
    """A legal action; text is the notation to send, label says it in words."""

    text: str
    verb: str
    player: str | None
    target: str | None
    square: str | None
    what: str | None
    label: str
    needs: list[Need]
    chance: float
    dice: int
    chooser: Side | None


class Grid(Struct):
    """Many actions in one: `verb` with every one of players at every one of squares.

    Without players the notation is `verb square`, with them `verb player square`. needs: by
    square the tests of a pass or a throw there; empty for other verbs.
    """

    verb: str
    players: list[str]
    squares: list[str]
    needs: dict[str, list[Need]]


class FormationView(Struct):
    """A named formation: the square of each player, by label."""

    name: str
    label: str
    squares: dict[str, str]


class SetupView(Struct):
    """What a page drafts a whole set-up with.

    players: who may be placed or moved; squares: of the own half; count: how many players must
    stand in the end.
    """

    players: list[str]
    squares: list[str]
    count: int
    formations: list[FormationView]


class RollView(Struct):
    """The dice on the table that a decision is about.

    faces: words for block dice, else the numbers. needed: the lowest face that passes, or null.
    chooser: who picks among block dice. text: the whole of it in words.
    """

    name: str
    player: str | None
    dice: list[int]
    faces: list[str]
    needed: int | None
    chooser: Side | None
    text: str


class DecisionView(Struct):
    """The pending decision and every legal answer: the actions, and the grid if there is one."""

    kind: str
    coach: Side
    by_person: bool
    player: str | None
    prompt: str
    roll: RollView | None
    actions: list[ActionView]
    grid: Grid | None
    setup: SetupView | None


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


# ---------------------------------------------------------------- from the server


class FromServer(Struct, tag_field="type"):
    """A message that the server sends."""


class Welcome(FromServer, tag="welcome"):
    """What the page needs for its start; matches: the kept ones, newest first."""

    protocol: int
    version: str
    editions: list[EditionChoice]
    coaches: list[str]
    matches: list[KeptMatch]


class View(FromServer, tag="view"):
    """A match as it stands, with its whole log."""

    match: str
    seq: int
    in_reply_to: str | None
    resync: bool
    board: Board
    decision: DecisionView | None
    thinking: Side | None
    log: list[LogLine]
    events: list[EventRow]
    result: ResultView | None


class Update(FromServer, tag="update"):
    """A match after something has happened: log and events hold only what is new."""

    match: str
    seq: int
    in_reply_to: str | None
    board: Board
    decision: DecisionView | None
    thinking: Side | None
    log: list[LogLine]
    events: list[EventRow]
    result: ResultView | None


class Problem(FromServer, tag="error"):
    """Why a message was not obeyed; legal: in notation, where that helps."""

    code: ErrorCode
    message: str
    in_reply_to: str | None
    match: str | None
    legal: list[str]


ServerMessage = Welcome | View | Update | Problem
