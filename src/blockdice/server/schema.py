"""The tables of the store, and the version that they bear."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import LargeBinary, inspect, select
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column

from blockdice.server.errors import StoreError

VERSION = 1
"""Of the tables; a change of theirs raises it and comes with a step from the one before."""


class Base(DeclarativeBase):
    """What all tables have in common."""


class VersionRow(Base):
    """The one row that says which version the tables have."""

    __tablename__ = "schema_version"

    id: Mapped[int] = mapped_column(primary_key=True)
    version: Mapped[int]


class MatchRow(Base):
    """A match: who plays, how it stands, and all of it (`Game.dump`, JSON, compressed).

    revision: 1 for a new match, and one more with every saving. bot_seed: of its computers.
    created, changed: ISO 8601, UTC.
    """

    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(primary_key=True)
    revision: Mapped[int]
    created: Mapped[str]
    changed: Mapped[str] = mapped_column(index=True)
    edition: Mapped[str]
    home: Mapped[str]
    away: Mapped[str]
    home_coach: Mapped[str]
    away_coach: Mapped[str]
    bot_seed: Mapped[int]
    home_score: Mapped[int]
    away_score: Mapped[int]
    is_over: Mapped[bool]
    game: Mapped[bytes] = mapped_column(LargeBinary)


def prepare(session: Session, path: Path) -> None:
    """Make the tables in an empty database. Raises StoreError for those of another version."""
    connection = session.connection()
    if not inspect(connection).has_table(VersionRow.__tablename__):
        Base.metadata.create_all(connection)
        session.add(VersionRow(id=1, version=VERSION))
        return
    version = session.scalar(select(VersionRow.version))
    if version != VERSION:
        raise StoreError(
            f"{path}: its tables are of version {version}, and this program knows {VERSION}; "
            "use the Blockdice that made it, or another folder (--data)"
        )
