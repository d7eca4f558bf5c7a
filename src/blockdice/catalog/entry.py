"""One object of a data file, read field by field."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from blockdice.engine.errors import BadFile

_ID = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")


class Entry:
    """One JSON object of a data file; every complaint about it says where it stands.

    The reader of an entry asks for its fields one by one and then calls `finish`, which refuses
    fields that nobody asked for. Each method raises `BadFile`, naming the file, the entry and
    the field, when what stands there is missing, of another type or out of range.

    >>> Entry("a.json", "positions[ogre]", {"ma": 5}).integer("ma", 1, 9)
    5
    """

    def __init__(self, path: str, where: str, value: object) -> None:
        if not isinstance(value, dict):
            raise BadFile(path, where, f"wants an object, not {_shown(value)}.")
        self.path = path
        self.where = where
        self._fields: Mapping[str, object] = value
        self._asked: set[str] = set()

    def bad(self, field: str, message: str) -> BadFile:
        """The error to raise about a field, for checks that only the reader can make."""
        return BadFile(self.path, self._place(field), message)

    def has(self, field: str) -> bool:
        """Whether the field is there; for fields that may be left out."""
        return field in self._fields

    def text(self, field: str, among: Iterable[str] | None = None) -> str:
        """A text that is not empty and, where `among` is given, one of these."""
        value = self._value(field)
        if not isinstance(value, str) or not value.strip():
            raise self.bad(field, f"wants a text, not {_shown(value)}.")
        self._check_known(field, value, among)
        return value

    def id(self) -> str:
        """The field `id`: small letters and figures, with single underscores between words."""
        value = self.text("id")
        if not _ID.fullmatch(value):
            raise self.bad("id", f"{value!r} is no id; an id looks like big_un_blocker.")
        return value

    def integer(self, field: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`, both allowed."""
        value = self._value(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(
                field, f"wants a whole number from {low} to {high}, not {_shown(value)}."
            )
        return value

    def integers(self, field: str, low: int, high: int) -> tuple[int, ...]:
        """A list of whole numbers, each from `low` to `high`."""
        numbers: list[int] = []
        for value in self._list(field):
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                message = f"wants whole numbers from {low} to {high}, not {_shown(value)}."
                raise self.bad(field, message)
            numbers.append(value)
        return tuple(numbers)

    def flag(self, field: str) -> bool:
        """True or false."""
        value = self._value(field)
        if not isinstance(value, bool):
            raise self.bad(field, f"wants true or false, not {_shown(value)}.")
        return value

    def is_null(self, field: str) -> bool:
        """Whether the field is there and says that there is no such thing (null)."""
        return self._value(field) is None

    def texts(self, field: str, among: Iterable[str] | None = None) -> tuple[str, ...]:
        """A list of different texts, each of them, where `among` is given, one of these."""
        known = None if among is None else tuple(among)
        texts: list[str] = []
        for value in self._list(field):
            if not isinstance(value, str) or not value.strip():
                raise self.bad(field, f"wants texts, not {_shown(value)}.")
            if value in texts:
                raise self.bad(field, f"{value!r} stands there twice.")
            self._check_known(field, value, known)
            texts.append(value)
        return tuple(texts)

    def entries(self, field: str, key: str = "id") -> tuple[Entry, ...]:
        """A list of objects; an object that has a `key` is called by it in errors.

        No two objects may have the same key.
        """
        entries: list[Entry] = []
        keys: set[object] = set()
        for index, value in enumerate(self._list(field)):
            name = value.get(key) if isinstance(value, dict) else None
            if not isinstance(name, str | int):
                name = None
            if name is not None and name in keys:
                raise self.bad(field, f"{key} {name!r} stands there twice.")
            keys.add(name)
            place = f"{self._place(field)}[{index if name is None else name}]"
            entries.append(Entry(self.path, place, value))
        return tuple(entries)

    def entry(self, field: str) -> Entry:
        """An object."""
        return Entry(self.path, self._place(field), self._value(field))

    def finish(self) -> None:
        """Refuse fields that nobody asked for: most likely they are misspelt."""
        for field in self._fields:
            if field not in self._asked:
                raise self.bad(field, "is not a field that is known here.")

    def _place(self, field: str) -> str:
        return f"{self.where}.{field}" if self.where else field

    def _value(self, field: str) -> object:
        self._asked.add(field)
        if field not in self._fields:
            raise self.bad(field, "is missing.")
        return self._fields[field]

    def _list(self, field: str) -> list[object]:
        value = self._value(field)
        if not isinstance(value, list):
            raise self.bad(field, f"wants a list, not {_shown(value)}.")
        return value

    def _check_known(self, field: str, value: str, among: Iterable[str] | None) -> None:
        if among is None:
            return
        known = tuple(among)
        if value not in known:
            raise self.bad(field, f"{value!r} is not one of {', '.join(known)}.")


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
