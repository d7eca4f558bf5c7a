"""Reading the catalog's files, and finding a thing in them by its name."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Never, TypeVar

from blockdice.catalog.entry import Entry
from blockdice.engine.errors import BadFile, UnknownName

_Thing = TypeVar("_Thing")
_FOLDER = "blockdice.catalog"


@cache
def editions() -> tuple[str, ...]:
    """The ids of the editions that the catalog holds, in alphabetical order.

    >>> "bb2020" in editions()
    True
    """
    folders = (folder for folder in files(_FOLDER).iterdir() if folder.is_dir())
    return tuple(sorted(f.name for f in folders if f.joinpath("rosters.json").is_file()))


def read_document(edition: str, file: str) -> Entry:
    """The outermost object of a file of an edition, which says itself which edition it is of.

    Raises `UnknownName` when the catalog has no such edition, `BadFile` when the file is no JSON.
    """
    known = {name: name for name in editions()}
    edition = look_up("edition", edition, known)
    text = files(_FOLDER).joinpath(edition, file).read_text("utf-8")
    return parse_document(text, f"catalog/{edition}/{file}", edition)


def parse_document(text: str, path: str, edition: str) -> Entry:
    """The outermost object of a catalog file from its text; `path` is only for errors."""
    document = Entry(path, "", parse_json(text, path))
    document.text("edition", among=(edition,))
    return document


def parse_json(text: str, path: str) -> object:
    """What a JSON text says; raises `BadFile` also for doubled keys and for NaN and infinity."""

    def unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
        value = dict(pairs)
        if len(value) < len(pairs):
            keys = [key for key, _ in pairs]
            doubled = next(key for key in keys if keys.count(key) > 1)
            raise BadFile(path, "", f"the field {doubled!r} stands twice in one object.")
        return value

    def no_number(name: str) -> Never:
        raise BadFile(path, "", f"{name} is not a number.")

    try:
        value: object = json.loads(text, object_pairs_hook=unique, parse_constant=no_number)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise BadFile(path, place, f"is not JSON: {error.msg}.") from None
    except (ValueError, RecursionError) as error:
        raise BadFile(path, "", f"is not JSON that can be read: {error}.") from None
    return value


def look_up(kind: str, name: str, things: Mapping[str, _Thing]) -> _Thing:
    """The thing called `name`, spelt with any case and with blanks or hyphens in its id.

    Raises `UnknownName` with the ids nearest to the name.

    >>> look_up("fruit", "Blood Orange", {"blood_orange": 1})
    1
    """
    if name in things:
        return things[name]
    spelt = spell(name)
    if spelt in things:
        return things[spelt]
    near = difflib.get_close_matches(spelt, things, n=3, cutoff=0.5)
    raise UnknownName(kind, name, near, list(things))


def spell(name: str) -> str:
    """A name spelt as ids are.

    >>> spell("Blood Orange")
    'blood_orange'
    """
    return "_".join(re.findall(r"[a-z0-9]+", name.lower()))
