"""What can go wrong at the server, and the code under which a page is told."""

from __future__ import annotations

from blockdice.engine.errors import (
    BlockdiceError,
    BrokenInvariant,
    IllegalAction,
    NotationError,
    StaleDecision,
    UnknownName,
)
from blockdice.server.protocol import ErrorCode, FindingView, Problem

LEGAL_SHOWN = 50
"""So many of the legal actions are named to a page that sent another."""


class ServerError(BlockdiceError):
    """The server cannot start or go on: a folder, a port, a page that was not built."""


class StoreError(ServerError):
    """The store cannot be read or written."""


class StoreConflict(StoreError):
    """Another server has gone on with the match: what this one knows of it is out of date."""


class Refusal(BlockdiceError):
    """A message that is not obeyed, with the protocol's code for the reason."""

    def __init__(self, code: ErrorCode, message: str) -> None:
        self.code: ErrorCode = code
        super().__init__(message)


class BadSeats(Refusal):
    """A match with teams that may not play it; `findings` tells of all of them what is wrong."""

    def __init__(self, findings: list[FindingView]) -> None:
        self.findings = findings
        sides = [side for side in ("home", "away") if any(f.side == side for f in findings)]
        which = f"The {sides[0]} team" if len(sides) == 1 else "Both teams"
        told = "; ".join(f"{f.about}: {f.message}" if f.about else f.message for f in findings)
        super().__init__("bad_team", f"{which} cannot play: {told}")


def is_fault(error: Exception) -> bool:
    """Whether the server is to blame, not who sent the message."""
    return not isinstance(error, BlockdiceError) or isinstance(error, BrokenInvariant | StoreError)


def problem(error: Exception, match: str | None = None, reply_to: str | None = None) -> Problem:
    """The message that tells a page of an error; of a fault it tells nothing but that."""
    code: ErrorCode = "server_fault"
    message = "This is a fault of the server; the match is as it was."
    legal: list[str] = []
    findings: list[FindingView] = []
    if isinstance(error, StoreError):
        message = f"The match could not be saved, and is as it was: {error}"
    elif is_fault(error):
        pass
    else:
        message = str(error)
        code = "bad_message"
        if isinstance(error, Refusal):
            code = error.code
            findings = error.findings if isinstance(error, BadSeats) else []
        elif isinstance(error, IllegalAction):
            code, message = "illegal_action", error.reason
            legal = list(error.legal[:LEGAL_SHOWN])
        elif isinstance(error, NotationError):
            code = "bad_notation"
        elif isinstance(error, UnknownName):
            code = "unknown_name"
        elif isinstance(error, StaleDecision):
            code = "match_over"
    return Problem(
        code=code,
        message=message,
        in_reply_to=reply_to,
        match=match,
        legal=legal,
        findings=findings,
    )
