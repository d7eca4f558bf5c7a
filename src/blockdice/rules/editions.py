"""The editions that can be played, by name."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from blockdice.engine.edition import Edition
from blockdice.engine.errors import UnknownName
from blockdice.rules.bb2020.edition import bb2020

_EDITIONS: dict[str, Callable[[], Edition]] = {"bb2020": bb2020}


def edition_names() -> tuple[str, ...]:
    """The ids of all editions, the newest last."""
    return tuple(_EDITIONS)


def load_edition(name: str) -> Edition:
    """The edition of this id. Raises UnknownName."""
    if name not in _EDITIONS:
        raise UnknownName("edition", name, get_close_matches(name, _EDITIONS, 3), edition_names())
    return _EDITIONS[name]()
