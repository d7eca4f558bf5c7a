"""What the server sends."""

from __future__ import annotations

from msgspec import Struct

from blockdice.server.protocol.board import Board
from blockdice.server.protocol.decision import DecisionView
from blockdice.server.protocol.drafting import BookView, DraftView, FindingView, TeamDraft
from blockdice.server.protocol.start import EditionChoice, KeptMatch, Term
from blockdice.server.protocol.story import EventRow, LogLine, ResultView
from blockdice.server.protocol.vocabulary import ErrorCode, Side


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
    """A match as it stands, with its whole log; glossary: the terms of its edition by id."""

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
    glossary: dict[str, Term]


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
    """Why a message was not obeyed; legal: in notation, findings: of teams, where that helps."""

    code: ErrorCode
    message: str
    in_reply_to: str | None
    match: str | None
    legal: list[str]
    findings: list[FindingView]


class Book(FromServer, tag="book"):
    """What teams of an edition are drafted from."""

    in_reply_to: str
    book: BookView


class Team(FromServer, tag="team"):
    """A team to begin with, or that was read; null where the file cannot be read.

    findings: all that is wrong with the file, or with the team as it stands there.
    """

    in_reply_to: str
    team: TeamDraft | None
    findings: list[FindingView]


class Checked(FromServer, tag="checked"):
    """A draft as the rules see it."""

    in_reply_to: str
    draft: DraftView


ServerMessage = Welcome | View | Update | Problem | Book | Team | Checked
