"""A match at the terminal driven by lines, as a coach would type them."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from blockdice.cli.app import app
from blockdice.cli.terminal.saving import Table
from blockdice.cli.terminal.session import Session
from blockdice.engine.game import Game
from blockdice.engine.options import Options
from blockdice.new_game import from_board

HOT_SEAT = Table(("", ""), 7)

BOARD = """
      j    k    l    m    n    o
5     .    .    H3   .    .    A4~
6     H4   .    .    H2   .    .
7     H10  H1*  .    A3_  .    A10
8     .    H11  A1   .    .    A11
"""


def run(*arguments: str, typed: str | None = None) -> Result:
    """The command with these arguments, in this process."""
    return CliRunner(env={"BLOCKDICE_TRACEBACK": None}).invoke(app, arguments, input=typed)


def drill(board: str = BOARD, seed: int = 7, undo: str = "until_dice") -> Game:
    """A match in the middle, home to act."""
    return from_board(board, seed=seed, options=Options(undo=undo))


def at_table(
    game: Game,
    lines: Sequence[str],
    monkeypatch: pytest.MonkeyPatch,
    table: Table = HOT_SEAT,
) -> tuple[Session, str]:
    """The session after these lines have been typed, and all that it has shown."""
    out = StringIO()
    typed = iter(lines)

    def answer(prompt: str) -> str:
        out.write(prompt)
        for line in typed:
            out.write(f"{line}\n")
            return line
        raise EOFError

    monkeypatch.setattr("builtins.input", answer)
    console = Console(file=out, width=130, markup=False, emoji=False, highlight=False)
    session = Session(game, table, console)
    session.run()
    return session, out.getvalue()
