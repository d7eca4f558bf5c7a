"""Records as bytes and as files: JSON, compressed where the name ends in `.gz`."""

from __future__ import annotations

import gzip
import os
import re
import zlib
from dataclasses import asdict
from pathlib import Path

import msgspec

from blockdice.engine.chronicle import Record
from blockdice.engine.dump import load_team
from blockdice.engine.errors import BadFile, BadRecord, BlockdiceError
from blockdice.engine.options import Options
from blockdice.engine.sheet import TeamSheet
from blockdice.record.format import FORMAT, Head, RecordRow, TeamRow

LIMIT = 64 * 2**20
"""A record of more bytes than this, uncompressed, is refused."""

_GZIP = b"\x1f\x8b"
_PLACE = re.compile(r" - at `(?:key in )?\$\.?(?P<where>[^`]*)`$")
_BYTE = re.compile(r" \(byte (?P<byte>\d+)\)$")


def save(record: Record, path: str | os.PathLike[str]) -> None:
    """Write a record to a file, compressed if the name ends in `.gz`.

    The file appears whole or not at all. Raises BadFile where it cannot be written.

    >>> import blockdice as bd, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     save(bd.new_game(seed=7).record(), f"{folder}/match.json.gz")
    ...     os.listdir(folder)
    ['match.json.gz']
    """
    target = Path(path)
    data = to_bytes(record, is_compressed=target.suffix == ".gz")
    part = target.with_name(target.name + ".part")
    try:
        part.write_bytes(data)
        part.replace(target)
    except OSError as error:
        raise BadFile(str(path), "", f"cannot be written ({error.strerror})") from error


def load(path: str | os.PathLike[str]) -> Record:
    """Read a record from a file, compressed or not.

    Raises BadFile, which says where, for a file that is no record, or no whole one, or of
    another version; BadRecord for one that contradicts itself.

    >>> import blockdice as bd, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     save(bd.new_game(seed=7).record(), f"{folder}/match.json.gz")
    ...     load(f"{folder}/match.json.gz").edition
    'bb2020'
    """
    try:
        with open(path, "rb") as file:
            data = file.read(LIMIT + 1)
    except OSError as error:
        raise BadFile(str(path), "", f"cannot be read ({error.strerror})") from error
    except ValueError as error:
        raise BadFile(str(path), "", "is no name of a file") from error
    return from_bytes(data, str(path))


def to_bytes(record: Record, is_compressed: bool = False) -> bytes:
    """The record as JSON; the same record always gives the same bytes.

    >>> import blockdice as bd
    >>> record = bd.new_game(seed=7).record()
    >>> from_bytes(to_bytes(record)).dice == record.dice
    True
    """
    row = {
        "format": FORMAT,
        "edition": record.edition,
        "revision": record.revision,
        "options": asdict(record.options),
        "teams": [asdict(team) for team in record.teams],
        "opening": record.opening,
        "decisions": record.decisions,
        "dice": record.dice,
        "events": record.events,
        "start": record.start,
    }
    data = msgspec.json.encode(row)
    return gzip.compress(data, mtime=0) if is_compressed else data


def from_bytes(data: bytes, path: str = "record") -> Record:
    """The record that these bytes hold; `path` is what errors call it. Raises as `load` does."""
    if data.startswith(_GZIP):
        data = _decompress(data, path)
    if len(data) > LIMIT:
        raise BadFile(path, "", f"is larger than the limit of {LIMIT // 2**20} MiB")
    try:
        head = msgspec.json.decode(data, type=Head)
        if head.format != FORMAT:
            message = f"this is a record of format {head.format}; this program reads {FORMAT}"
            raise BadFile(path, "format", message)
        row = msgspec.json.decode(data, type=RecordRow)
    except msgspec.ValidationError as error:
        raise _invalid(path, str(error)) from error
    except msgspec.DecodeError as error:
        raise _malformed(path, str(error), len(data)) from error
    except UnicodeDecodeError as error:
        raise BadFile(path, f"byte {error.start}", "this is no text in UTF-8") from error
    except RecursionError as error:
        raise BadFile(path, "", "this is no record: it is nested too deeply") from error
    return _record(row, path)


def _decompress(data: bytes, path: str) -> bytes:
    stream = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    try:
        plain = stream.decompress(data, LIMIT + 1)
    except zlib.error as error:
        raise BadFile(path, "", "the compressed data is damaged") from error
    if len(plain) > LIMIT:
        return plain
    if not stream.eof:
        raise BadFile(path, f"byte {len(data)}", "the compressed data ends too early")
    if stream.unused_data:
        where = f"byte {len(data) - len(stream.unused_data)}"
        raise BadFile(path, where, "something follows the compressed data")
    return plain


def _invalid(path: str, message: str) -> BadFile:
    """A file that is JSON and yet no record: what is wrong, and where."""
    found = _PLACE.search(message)
    if found is None:
        return BadFile(path, "", f"this is no record: {_lower(message)}")
    return BadFile(path, found["where"], _lower(message[: found.start()]))


def _malformed(path: str, message: str, size: int) -> BadFile:
    """A file that is not even JSON."""
    if "truncated" in message:
        return BadFile(path, f"byte {size}", "the record ends too early")
    found = _BYTE.search(message)
    where = f"byte {found['byte']}" if found is not None else ""
    return BadFile(path, where, "this is no record: the JSON is malformed")


def _lower(message: str) -> str:
    plain = message.replace("`", "")
    return plain[:1].lower() + plain[1:]


def _record(row: RecordRow, path: str) -> Record:
    try:
        options = Options(
            row.options.kind,
            row.options.extra_time,
            row.options.undo,
            tuple(row.options.rulings),
            row.options.special_plays,
        )
    except BlockdiceError as error:
        raise BadFile(path, "options", str(error)) from error
    home, away = (_team(team, f"teams[{place}]", path) for place, team in enumerate(row.teams))
    drawn = row.opening + sum(dice for _, dice in row.decisions)
    if drawn != len(row.dice):
        raise BadRecord(path, f"it holds {len(row.dice)} dice, but says that {drawn} were rolled")
    for place, event in enumerate(row.events):
        if event.get("seq") != place or not isinstance(event.get("kind"), str):
            raise BadFile(path, f"events[{place}]", f"this is not the event numbered {place}")
    return Record(
        row.edition,
        row.revision,
        options,
        (home, away),
        row.opening,
        row.decisions,
        row.dice,
        row.events,
        msgspec.to_builtins(row.start),
    )


def _team(row: TeamRow, where: str, path: str) -> TeamSheet:
    numbers = [player.number for player in row.players]
    for number in numbers:
        if numbers.count(number) > 1:
            message = f"several players wear the number {number}"
            raise BadFile(path, f"{where}.players", message)
    return load_team(msgspec.to_builtins(row))
