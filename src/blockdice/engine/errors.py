"""Every error Blockdice raises on purpose, in one tree under `BlockdiceError`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

FEW = 8
"""So many known names, or fewer, are all told to who gives another."""


class BlockdiceError(Exception):
    """The root of all errors that a user of Blockdice can cause or meet.

    >>> import blockdice as bd
    >>> try:
    ...     bd.new_game(away="ork")
    ... except bd.BlockdiceError as error:
    ...     print(error)
    There is no bb2020 team called 'ork'. Did you mean orc or ogre or norse?
    >>> issubclass(StaleDecision, BlockdiceError), issubclass(EditionMismatch, BlockdiceError)
    (True, True)
    """


class IllegalAction(BlockdiceError):
    """An action that the pending decision does not offer.

    `reason` says in words why; `legal` holds the notation of what would have
    been legal (all of it, or of the same verb when there is much).

    >>> IllegalAction("'kick' is not legal.", ["end", "concede"]).legal
    ('end', 'concede')
    """

    def __init__(self, reason: str, legal: Sequence[str] = ()) -> None:
        self.reason = reason
        self.legal: tuple[str, ...] = tuple(legal)
        shown = ", ".join(self.legal[:8])
        more = f", and {len(self.legal) - 8} more" if len(self.legal) > 8 else ""
        super().__init__(f"{reason} Legal: {shown}{more}." if shown else reason)

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.reason, self.legal)


class StaleDecision(BlockdiceError):
    """An answer to a decision that has been answered already, or an undo that may not be."""


class NotationError(BlockdiceError):
    """Text that is not notation; `column` (from 1) is where reading stopped.

    In a text of several lines, such as a pitch, `line` (from 1) is the line of it, else 0.

    >>> str(NotationError("There is no square 'z99' on this pitch", 6))
    "There is no square 'z99' on this pitch (column 6)"
    """

    def __init__(self, message: str, column: int = 1, line: int = 0) -> None:
        self.message = message
        self.column = column
        self.line = line
        place = f"line {line}, column {column}" if line else f"column {column}"
        super().__init__(f"{message} ({place})")

    def __reduce__(self) -> tuple[Any, ...]:
        return NotationError, (self.message, self.column, self.line)


class UnknownName(BlockdiceError):
    """A name that nothing bears: `kind` of thing, `name` given, `near` the closest known ones.

    known: all that there are; they are told where they are few and none is near.

    >>> str(UnknownName("bot", "deep", known=["random", "simple"]))
    "There is no bot called 'deep'. There are: random, simple."
    """

    def __init__(
        self, kind: str, name: str, near: Sequence[str] = (), known: Sequence[str] = ()
    ) -> None:
        self.kind = kind
        self.name = name
        self.near: tuple[str, ...] = tuple(near)
        self.known: tuple[str, ...] = tuple(known)
        hint = f" Did you mean {' or '.join(self.near)}?" if self.near else ""
        if not self.near and 0 < len(self.known) <= FEW:
            hint = f" There {'are' if len(self.known) > 1 else 'is'}: {', '.join(self.known)}."
        super().__init__(f"There is no {kind} called {name!r}.{hint}")

    def __reduce__(self) -> tuple[Any, ...]:
        return UnknownName, (self.kind, self.name, self.near, self.known)


class BadFile(BlockdiceError):
    """A file that cannot be used: `path` names it, `where` the place in it.

    >>> str(BadFile("match.json", "teams[0]", "there are no players"))
    'match.json at teams[0]: there are no players'
    """

    def __init__(self, path: str, where: str, message: str) -> None:
        self.path = path
        self.where = where
        self.message = message
        place = f" at {where}" if where else ""
        super().__init__(f"{path}{place}: {message}")

    def __reduce__(self) -> tuple[Any, ...]:
        return BadFile, (self.path, self.where, self.message)


class BadTeam(BadFile):
    """A team that breaks the rules of drafting; `findings` holds every breach.

    >>> BadTeam("magpies.json", ["10 players are too few"]).findings
    ('10 players are too few',)
    """

    def __init__(self, path: str, findings: Sequence[str]) -> None:
        self.findings: tuple[str, ...] = tuple(findings)
        super().__init__(path, "", "; ".join(self.findings))

    def __reduce__(self) -> tuple[Any, ...]:
        return BadTeam, (self.path, self.findings)


class BadRecord(BadFile):
    """A record that cannot be read or does not replay; `decision` (from 0) is where, -1 if none.

    >>> error = BadRecord("match.json", "'move c5' is not legal", 12)
    >>> error.decision, error.where
    (12, 'decision 12')
    """

    def __init__(self, path: str, message: str, decision: int = -1) -> None:
        self.decision = decision
        super().__init__(path, f"decision {decision}" if decision >= 0 else "", message)

    def __reduce__(self) -> tuple[Any, ...]:
        return BadRecord, (self.path, self.message, self.decision)


class EditionMismatch(BlockdiceError):
    """Two things of different editions or versions that were meant to go together."""


class DiceScriptError(BlockdiceError):
    """A dice script that does not fit: the roll `wanted` by the match and what was `got`.

    >>> str(DiceScriptError("dodge (a D6)", "7"))
    'The match rolls dodge (a D6), but the script holds 7.'
    """

    def __init__(self, wanted: str, got: str) -> None:
        self.wanted = wanted
        self.got = got
        super().__init__(f"The match rolls {wanted}, but the script holds {got}.")

    def __reduce__(self) -> tuple[Any, ...]:
        return DiceScriptError, (self.wanted, self.got)


class BrokenInvariant(BlockdiceError):
    """The state contradicts itself: a fault of Blockdice; `record` helps to report it.

    >>> BrokenInvariant("Two players stand on c5.", record="match.json").record
    'match.json'
    """

    def __init__(self, message: str, record: str = "") -> None:
        self.record = record
        super().__init__(message)

    def __reduce__(self) -> tuple[Any, ...]:
        return BrokenInvariant, (str(self), self.record)
