"""What a page sends."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from blockdice.server.protocol.drafting import TeamDraft, TeamText
from blockdice.server.protocol.vocabulary import Id, Kind, Name, Notation, Number, TeamKind


class FromPage(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message that a page sends."""


class Seat(Struct, forbid_unknown_fields=True):
    """A team and who coaches it: `person` or the name of a bot.

    team: the id of a ready-made one, empty where file is the text of a team file.
    """

    team: Name
    coach: Name
    file: TeamText | None = None


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


class OpenBook(FromPage, tag="open_book"):
    """Have all that is needed to draft teams of an edition."""

    id: Id
    edition: Name


class NewTeam(FromPage, tag="new_team"):
    """Have a team to begin with: empty, or as the ready-made one of the roster."""

    id: Id
    edition: Name
    roster: Name
    kind: TeamKind
    is_empty: bool


class ReadTeam(FromPage, tag="read_team"):
    """Have the text of a team file read."""

    id: Id
    text: TeamText


class CheckTeam(FromPage, tag="check_team"):
    """Have a draft checked and reckoned up."""

    id: Id
    team: TeamDraft


DraftingMessage = OpenBook | NewTeam | ReadTeam | CheckTeam
PageMessage = Hello | NewMatch | Open | Act | Undo | DraftingMessage
