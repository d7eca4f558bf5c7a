"""A finding: one thing about a team, or a team file, that is not as it must be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches


@dataclass(frozen=True)
class Finding:
    """One breach of the rules of drafting, or one fault of a team file.

    `code` is stable, for programs (docs/team-files.md lists them all); `message` is a sentence
    for the coach; `subject` is what it is about, where it is about one thing: a player's number
    as text, the id of a position, skill, inducement or star, or a place in the file.
    """

    code: str
    message: str
    subject: str = ""

    def __str__(self) -> str:
        return self.message

    @property
    def about(self) -> str:
        """The subject as it is shown: a number is a player's.

        >>> Finding("number_doubled", "2 players wear the number 7.", "7").about
        'player 7'
        """
        is_number = self.subject.removeprefix("-").isdecimal()
        return f"player {self.subject}" if is_number else self.subject


def nearest(name: str, known: Iterable[str]) -> str:
    """A hint at the known names that are like one that is not known; empty if none is.

    >>> nearest("blok", ["block", "dodge"])
    ' Did you mean block?'
    """
    near = get_close_matches(name, list(known), 3)
    return f" Did you mean {' or '.join(near)}?" if near else ""


def told(findings: Sequence[Finding]) -> list[str]:
    """The findings as sentences that also say what they are about."""
    return [f"{f.about}: {f}" if f.subject else str(f) for f in findings]
