"""How a match is to be played, beyond the rules of its edition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from blockdice.engine.errors import BlockdiceError
from blockdice.engine.values import remade

KINDS = ("exhibition", "league", "friendly", "playoff")
UNDO_POLICIES = ("none", "until_dice", "consent", "free")


@dataclass(frozen=True)
class Options:
    """The options of a match; they are part of its record.

    kind: `exhibition`, `league`, `friendly` or `playoff` (Journeymen in all but the first).
    extra_time: a tie after two halves is followed by a third, then by sudden death.
    undo: `none`, `until_dice` (no die, no answer of the other coach between),
        `consent` (further back if the other coach agrees), `free`.
    rulings: disputed readings that this match takes, by their names in `docs/rulings.md`.
    special_plays: whether Special Plays, whose cards are our own, can be had; unless said they
        can in an exhibition or a friendly, not in a league.

    >>> Options(kind="league").extra_time
    False
    """

    kind: str = "exhibition"
    extra_time: bool = False
    undo: str = "until_dice"
    rulings: tuple[str, ...] = ()
    special_plays: bool | None = None

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise BlockdiceError(f"A match is one of {', '.join(KINDS)}, not {self.kind!r}.")
        if self.undo not in UNDO_POLICIES:
            raise BlockdiceError(f"Undo is one of {', '.join(UNDO_POLICIES)}, not {self.undo!r}.")

    @property
    def has_special_plays(self) -> bool:
        """Whether Special Plays can be had."""
        if self.special_plays is None:
            return self.kind in ("exhibition", "friendly")
        return self.special_plays

    def has_ware(self, ware: str) -> bool:
        """Whether an inducement of that id can be had at all."""
        return ware != "special_plays" or self.has_special_plays

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self)
