"""A match at the terminal as a file: running, to be gone on with; over, as a record."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from blockdice.engine.chronicle import Record
from blockdice.engine.errors import BadFile
from blockdice.engine.game import Game
from blockdice.new_game import restore
from blockdice.record import load, save

FORMAT = 1
"""The version of the file of a running match."""

_LIMIT = 64 * 2**20


@dataclass(frozen=True)
class Table:
    """Who sits at the table: a bot for each side that the computer plays, else nothing.

    seed: of the bots.
    """

    bots: tuple[str, str]
    seed: int

    @property
    def is_hot_seat(self) -> bool:
        """Whether people play both sides."""
        return not any(self.bots)


def save_match(game: Game, table: Table, path: Path) -> None:
    """Write a running match with all that is needed to go on; a finished one as its record.

    The file appears whole or not at all. Raises BadFile where it cannot be written.
    """
    if game.is_over:
        save(game.record(), path)
        return
    row = {
        "saved_match": FORMAT,
        "bots": list(table.bots),
        "seed": table.seed,
        "game": game.dump(),
    }
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(msgspec.json.encode(row))
        part.replace(path)
    except OSError as error:
        raise BadFile(str(path), "", f"cannot be written ({error.strerror})") from error


def load_match(path: Path) -> tuple[Game, Table]:
    """The running match in the file. Raises BadFile for anything else, EditionMismatch."""
    row = _read_saved(path)
    if row is None:
        load(path)
        raise BadFile(str(path), "", "this is a record; `blockdice replay` shows it")
    return _game(row, path), _table(row, path)


def load_record(path: Path) -> Record:
    """The record in the file, or of the running match in it. Raises as `record.load` does."""
    row = _read_saved(path)
    return _game(row, path).record() if row is not None else load(path)


def _read_saved(path: Path) -> dict[str, Any] | None:
    """What the file of a running match holds; None if it is a record or anything else."""
    try:
        with path.open("rb") as file:
            data = file.read(_LIMIT + 1)
    except OSError as error:
        raise BadFile(str(path), "", f"cannot be read ({error.strerror})") from error
    except ValueError as error:
        raise BadFile(str(path), "", "is no name of a file") from error
    if len(data) > _LIMIT or b'"saved_match"' not in data[:100]:
        return None
    try:
        row = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadFile(str(path), "", "the saved match is damaged") from error
    if not isinstance(row, dict) or row.get("saved_match") != FORMAT:
        raise BadFile(str(path), "saved_match", f"this program reads format {FORMAT}")
    return row


def _game(row: dict[str, Any], path: Path) -> Game:
    try:
        return restore(row.get("game"))  # type: ignore[arg-type]
    except BadFile as error:
        raise BadFile(str(path), "game", "the saved match is damaged") from error


def _table(row: dict[str, Any], path: Path) -> Table:
    bots, seed = row.get("bots"), row.get("seed")
    if not isinstance(seed, int) or not isinstance(bots, list) or len(bots) != 2:
        raise BadFile(str(path), "bots", "the saved match does not say who plays")
    if not all(isinstance(bot, str) for bot in bots):
        raise BadFile(str(path), "bots", "the saved match does not say who plays")
    return Table((bots[0], bots[1]), seed)
