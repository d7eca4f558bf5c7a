"""The options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from blockdice.engine.errors import BadFile

Edition: TypeAlias = Annotated[str, typer.Option(help="The edition of the rules.")]
Home: TypeAlias = Annotated[str, typer.Option(help="The home team: its roster, or a team file.")]
Away: TypeAlias = Annotated[str, typer.Option(help="The away team: its roster, or a team file.")]
Kind: TypeAlias = Annotated[
    str, typer.Option(help="exhibition, league, friendly or playoff.", metavar="KIND")
]
ExtraTime: TypeAlias = Annotated[
    bool, typer.Option("--extra-time", help="A tie is followed by extra time, then sudden death.")
]
SpecialPlays: TypeAlias = Annotated[
    bool | None,
    typer.Option(
        "--special-plays/--no-special-plays",
        help="Special Plays, with cards of our own; unless said, not in a league.",
        show_default=False,
    ),
]
Rule: TypeAlias = Annotated[
    str | None,
    typer.Option(help="The special rule chosen, where the roster has a choice.", metavar="RULE"),
]


def check_writable(path: Path | None) -> None:
    """See before a match, not after it, that its file can be written. Raises BadFile."""
    if path is None:
        return
    if path.is_dir():
        raise BadFile(str(path), "", "is a folder")
    if not path.absolute().parent.is_dir():
        raise BadFile(str(path), "", "cannot be written (there is no such folder)")
