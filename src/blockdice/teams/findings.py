"""A finding: one thing about a team that the rules of drafting do not allow."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """One breach of the rules of drafting.

    `code` is stable, for programs; `message` is a sentence for the coach; `subject` is what it
    is about, where it is about one thing: a position's id, or a player's number as text.
    """

    code: str
    message: str
    subject: str = ""

    def __str__(self) -> str:
        return self.message
