"""One table of a team file, read field by field; faults are collected, not raised."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping

from blockdice.engine.errors import FEW
from blockdice.teams.findings import Finding, nearest

MOST_LETTERS = 80
MOST_ENTRIES = 100
MOST_FINDINGS = 100
"""So many faults of a file are told; the rest are most likely more of the same."""

LARGEST = 1_000_000_000
"""Whatever the rules say, no number in a file is larger, or smaller than its negative."""

_NO_LETTERS = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
"""Categories of characters that have no place in a name: they would garble what is shown."""

_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols of which nothing is seen: four of Hangul, and Braille without a dot."""


class Fields:
    """A table of a file. Whoever reads it asks field by field, then calls `finish`.

    Each method gives what stands there, or `default` where it is missing or faulty; faults are
    added to `findings`, each with the place in the file.

    >>> found: list[Finding] = []
    >>> Fields({"gold": "much"}, "team", found).integer("gold", 0), found[0].code
    (0, 'field_type')
    """

    def __init__(self, values: Mapping[str, object], where: str, findings: list[Finding]) -> None:
        self.findings = findings
        self._values = values
        self._where = where
        self._asked: set[str] = set()

    def text(self, field: str, default: str | None = None, may_be_empty: bool = False) -> str:
        """A line of text without control characters; it must be there if there is no default."""
        value = self._value(field, default is None)
        if value is None:
            return default or ""
        if not isinstance(value, str):
            self._wrong_type(field, "a text", value)
            return default or ""
        return self._line(field, value, may_be_empty)

    def word(self, field: str, among: Iterable[str], code: str, default: str | None = None) -> str:
        """A text that is one of these; another is a finding with this code."""
        known = list(among)
        value = self.text(field, default)
        if value and value not in known:
            hint = nearest(value, known)
            if not hint and len(known) <= FEW:
                hint = f" Known: {', '.join(known)}."
            self._add(code, field, f"There is no {field} {_shown(value)}.{hint}")
        return value

    def integer(self, field: str, default: int | None = None) -> int:
        """A whole number; whether the rules allow it is not asked here."""
        value = self._value(field, default is None)
        if value is None:
            return default or 0
        if not isinstance(value, int) or isinstance(value, bool):
            self._wrong_type(field, "a whole number", value)
        elif not -LARGEST <= value <= LARGEST:
            message = f"{field} must be a number between -{LARGEST:,} and {LARGEST:,}."
            self._add("number_too_large", field, message)
        else:
            return value
        return default or 0

    def has(self, field: str) -> bool:
        """Whether the field is there."""
        return field in self._values

    def flag(self, field: str) -> bool:
        """True or false; false where it is missing."""
        value = self._value(field)
        if value is None or isinstance(value, bool):
            return bool(value)
        self._wrong_type(field, "true or false", value)
        return False

    def texts(self, field: str) -> tuple[str, ...]:
        """A list of texts; empty where it is missing."""
        texts = []
        for place, value in enumerate(self._list(field)):
            if isinstance(value, str):
                texts.append(self._line(f"{field}[{place}]", value, False))
            else:
                self._wrong_type(f"{field}[{place}]", "a text", value)
        return tuple(texts)

    def tables(self, field: str) -> list[Fields]:
        """A list of tables; empty where it is missing. Places are counted from 1."""
        tables = []
        for place, value in enumerate(self._list(field), 1):
            where = f"{field}[{place}]"
            if isinstance(value, dict):
                tables.append(Fields(value, self._place(where), self.findings))
            else:
                self._wrong_type(where, "a table", value)
        return tables

    def finish(self) -> None:
        """Note the fields that nobody asked for: most likely they are misspelt."""
        for field in self._values:
            if field not in self._asked:
                message = f"{_shown(field)} is not a field here.{nearest(field, self._asked)}"
                self._add("field_unknown", field if field.isidentifier() else "", message)

    def _value(self, field: str, is_wanted: bool = False) -> object:
        self._asked.add(field)
        if is_wanted and field not in self._values:
            self._add("field_missing", field, f"{field} is missing.")
        return self._values.get(field)

    def _list(self, field: str) -> list[object]:
        value = self._value(field)
        if value is None:
            return []
        if not isinstance(value, list):
            self._wrong_type(field, "a list", value)
            return []
        if len(value) > MOST_ENTRIES:
            message = f"{field} has {len(value)} entries; {MOST_ENTRIES} are the most."
            self._add("list_too_long", field, message)
        return value[:MOST_ENTRIES]

    def _line(self, field: str, value: str, may_be_empty: bool) -> str:
        if not may_be_empty and not any(map(_is_seen, value)):
            self._add("text_empty", field, f"{field} is empty.")
        elif len(value) > MOST_LETTERS:
            message = f"{field} has {len(value)} characters; {MOST_LETTERS} are the most."
            self._add("text_too_long", field, message)
        else:
            bad = [c for c in value if unicodedata.category(c) in _NO_LETTERS]
            if bad:
                message = f"{field} has a character that cannot be shown (U+{ord(bad[0]):04X})."
                self._add("text_bad_character", field, message)
        return value

    def _wrong_type(self, field: str, wanted: str, value: object) -> None:
        self._add("field_type", field, f"{field} must be {wanted}, not {_kind(value)}.")

    def _add(self, code: str, field: str, message: str) -> None:
        if len(self.findings) < MOST_FINDINGS:
            self.findings.append(Finding(code, message, self._place(field)))

    def _place(self, field: str) -> str:
        if not self._where or not field:
            return self._where or field
        return f"{self._where}.{field}"


def _is_seen(letter: str) -> bool:
    """Whether a character makes a name by itself: no space, and no accent of another."""
    return unicodedata.category(letter)[0] not in "MZ" and letter not in _BLANKS


def _shown(text: str) -> str:
    """A text from a file, short and harmless, for a message."""
    shown = ascii(text)
    return shown if len(shown) <= 40 else shown[:37] + "..."


def _kind(value: object) -> str:
    names = {str: "a text", bool: "true or false", int: "a whole number", float: "a number"}
    return {**names, list: "a list", dict: "a table"}.get(type(value), "a date or time")
