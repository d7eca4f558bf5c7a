"""The words, numbers and limits of the messages."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

PROTOCOL = 1
"""The version; it is raised when an older page would misread the server, or the reverse."""

MESSAGE_LIMIT = 256 * 1024
"""No message from a page has more bytes: a match may bring two team files."""

Side = Literal["home", "away"]
Kind = Literal["exhibition", "league", "friendly", "playoff"]
TeamKind = Literal["league", "exhibition"]
Place = Literal["reserves", "pitch", "knocked_out", "casualty", "sent_off", "absent", "in_flight"]
Posture = Literal["standing", "prone", "stunned"]
BallState = Literal["none", "ground", "held", "air"]
ErrorCode = Literal[
    "bad_message",
    "wrong_protocol",
    "unknown_match",
    "unknown_name",
    "bad_team",
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
