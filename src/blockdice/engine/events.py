"""Events: the match's diary, append-only and numbered from 0."""

from __future__ import annotations

from typing import Any

from blockdice.engine.actions import Names
from blockdice.engine.words import SIDES


class Event:
    """One thing that happened.

    seq: its number. kind: such as `roll`, `moved`, `turnover`. side, player_index, origin,
    square: small ints, -1 or 0 where there is none. cause: the seq of the event that led to
    it, -1 if none. audience: -1 for all, else the one side that may see it. data: the rest.

    >>> import blockdice as bd
    >>> event = bd.new_game(seed=7).events[1]
    >>> event.seq, event.kind, event.player, event.data["position"]
    (1, 'joined', 'H1', 'thrower')
    """

    def __init__(
        self,
        seq: int,
        kind: str,
        side: int,
        player: int,
        origin: int,
        square: int,
        cause: int,
        data: dict[str, Any] | None,
        names: Names,
        audience: int = -1,
    ) -> None:
        self.seq: int = seq
        self.kind: str = kind
        self.side: int = side
        self.player_index: int = player
        self.origin_index: int = origin
        self.square_index: int = square
        self.cause: int = cause
        self.data: dict[str, Any] = data if data is not None else {}
        self.names: Names = names
        self.audience: int = audience

    @property
    def coach(self) -> str | None:
        """The coach whose event it is: `home`, `away` or None."""
        return SIDES[self.side] if self.side >= 0 else None

    @property
    def player(self) -> str | None:
        """The label of the player it is about."""
        return self.names.labels[self.player_index] if self.player_index >= 0 else None

    @property
    def origin(self) -> str | None:
        """The square it starts from."""
        return self.names.squares[self.origin_index] if self.origin_index else None

    @property
    def square(self) -> str | None:
        """The square it ends in."""
        return self.names.squares[self.square_index] if self.square_index else None

    def as_dict(self) -> dict[str, Any]:
        """The event as plain data in words, with nothing that is empty."""
        row: dict[str, Any] = {"seq": self.seq, "kind": self.kind}
        if self.side >= 0:
            row["coach"] = SIDES[self.side]
        if self.player_index >= 0:
            row["player"] = self.player
        if self.origin_index:
            row["from"] = self.origin
        if self.square_index:
            row["to"] = self.square
        if self.cause >= 0:
            row["cause"] = self.cause
        if self.audience >= 0:
            row["audience"] = SIDES[self.audience]
        row.update(self.data)
        return row

    def __repr__(self) -> str:
        words = " ".join(
            f"{key}={value}" for key, value in self.as_dict().items() if key not in ("seq", "kind")
        )
        return f"<{self.seq} {self.kind} {words}>"
