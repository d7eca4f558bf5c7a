"""What a page sends."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from blockdice.server.protocol.vocabulary import Id, Kind, Name, Notation, Number


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
