"""Where matches are kept: a database with a row a match, saved after every decision."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, create_engine, event, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session, defer

from blockdice.engine.errors import BlockdiceError
from blockdice.engine.game import Game
from blockdice.new_game import restore
from blockdice.server.errors import StoreConflict, StoreError
from blockdice.server.protocol import KeptMatch
from blockdice.server.schema import MatchRow, prepare

FILE = "matches.sqlite"


@dataclass(frozen=True)
class Seats:
    """Who coaches home and away, `person` or a bot's name; seed: of the bots."""

    coaches: tuple[str, str]
    seed: int


class Store:
    """The matches of one folder. Its methods block: call them outside the event loop."""

    def __init__(self, folder: Path) -> None:
        """Open the store, made if there is none. Raises StoreError where that cannot be."""
        self.path = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise StoreError(f"{folder}: cannot be made ({reason})") from error
        url = URL.create("sqlite", database=str(self.path))
        self._engine = create_engine(url, connect_args={"timeout": 10})
        event.listen(self._engine, "connect", _set_up_connection)
        try:
            with self._session() as session:
                prepare(session, self.path)
        except StoreError:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()

    def add(self, match: str, seats: Seats, game: Game) -> None:
        """Keep a new match, as its revision 1."""
        home, away = game.teams
        row = MatchRow(
            id=match,
            revision=1,
            created=_now(),
            changed=_now(),
            edition=game.edition,
            home=home.name,
            away=away.name,
            home_coach=seats.coaches[0],
            away_coach=seats.coaches[1],
            bot_seed=seats.seed,
            home_score=game.score[0],
            away_score=game.score[1],
            is_over=game.is_over,
            game=pack(game),
        )
        with self._session() as session:
            session.add(row)

    def save(self, match: str, game: Game, revision: int) -> bytes:
        """Replace a match of that revision by its next; what is now kept of it.

        Once this returns the match survives the end of the process. Raises StoreConflict where
        the store holds another revision: somebody else has gone on with the match.
        """
        packed = pack(game)
        change = (
            update(MatchRow)
            .where(MatchRow.id == match, MatchRow.revision == revision)
            .values(
                revision=revision + 1,
                changed=_now(),
                home_score=game.score[0],
                away_score=game.score[1],
                is_over=game.is_over,
                game=packed,
            )
        )
        with self._session() as session:
            if session.connection().execute(change).rowcount != 1:
                raise StoreConflict("another server has gone on with this match")
        return packed

    def load(self, match: str) -> tuple[Game, Seats, int] | None:
        """The match with that id, who coaches, and its revision; None if there is none."""
        with self._session() as session:
            row = session.get(MatchRow, match)
            if row is None:
                return None
            seats = Seats((row.home_coach, row.away_coach), row.bot_seed)
            return unpack(row.game), seats, row.revision

    def newest(self, limit: int) -> list[KeptMatch]:
        """The matches that were changed last."""
        with self._session() as session:
            newest = select(MatchRow).order_by(MatchRow.changed.desc(), MatchRow.id).limit(limit)
            rows = session.scalars(newest.options(defer(MatchRow.game)))
            return [_summary(row) for row in rows]

    @contextmanager
    def _session(self) -> Iterator[Session]:
        """A transaction; whatever the database says becomes a StoreError."""
        try:
            with Session(self._engine) as session, session.begin():
                yield session
        except SQLAlchemyError as error:
            reason = str(getattr(error, "orig", None) or error)
            raise StoreError(f"{self.path}: {reason}") from error


def pack(game: Game) -> bytes:
    """A match as bytes."""
    return zlib.compress(msgspec.json.encode(game.dump()), 1)


def unpack(data: bytes) -> Game:
    """The match that was packed. Raises StoreError for anything else."""
    try:
        return restore(msgspec.json.decode(zlib.decompress(data)))
    except _UNREADABLE as error:
        raise StoreError(f"a kept match cannot be read ({error})") from error


_UNREADABLE = (
    zlib.error,
    msgspec.DecodeError,
    UnicodeDecodeError,
    RecursionError,
    BlockdiceError,
)


def _set_up_connection(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _summary(row: MatchRow) -> KeptMatch:
    return KeptMatch(
        match=row.id,
        home=row.home,
        away=row.away,
        home_coach=row.home_coach,
        away_coach=row.away_coach,
        score=(row.home_score, row.away_score),
        is_over=row.is_over,
        changed=row.changed,
    )
