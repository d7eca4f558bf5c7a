"""`blockdice play`: a match at the terminal, against the computer or with two at one keyboard."""

from __future__ import annotations

import contextlib
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer

from blockdice.cli.console import make_console, say
from blockdice.cli.faults import watch
from blockdice.cli.options import (
    Away,
    Edition,
    ExtraTime,
    Home,
    Kind,
    SpecialPlays,
    check_writable,
)
from blockdice.cli.terminal.saving import Table, load_match, save_match
from blockdice.cli.terminal.session import Session
from blockdice.engine.errors import UnknownName
from blockdice.engine.options import Options
from blockdice.engine.words import SIDES
from blockdice.new_game import new_game

EXAMPLES = """Examples:

blockdice play

blockdice play --home orc --away human --side away

blockdice play --hot-seat --save match.json

blockdice play --resume match.json"""


def play(
    home: Home = "human",
    away: Away = "orc",
    edition: Edition = "bb2020",
    side: Annotated[str, typer.Option(help="Yours: home or away.", metavar="SIDE")] = "home",
    bot: Annotated[
        str, typer.Option(help="The computer's coach: simple or random.", metavar="BOT")
    ] = "simple",
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", help="People play both sides, at one keyboard.")
    ] = False,
    seed: Annotated[
        int | None, typer.Option(help="Of dice and computer; a random one if left out.")
    ] = None,
    kind: Kind = "exhibition",
    extra_time: ExtraTime = False,
    special_plays: SpecialPlays = None,
    save: Annotated[
        Path | None, typer.Option(help="Write the match to this file when it is over or left.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the match in this file.")] = None,
) -> None:
    """Play a match in the terminal; wants 112 columns.

    Type ? at any time for help.
    """
    check_writable(save)
    console = make_console()
    if resume is not None:
        game, table = load_match(resume)
        greeting = f"Going on with the match in {resume}. Type ? for help."
    else:
        if side not in SIDES:
            raise UnknownName("side", side, SIDES)
        options = Options(kind=kind, extra_time=extra_time, special_plays=special_plays)
        seed = seed if seed is not None else randbelow(2**31)
        bots = ["", ""]
        if not hot_seat:
            bots[1 - SIDES.index(side)] = bot
        table = Table((bots[0], bots[1]), seed)
        game = new_game(edition, home, away, seed, options)
        greeting = f"Seed {seed}. Type ? for help."
    watch(game)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (makes the arrow keys work in what is typed)
    session = Session(game, table, console)
    if resume is not None:
        session.note_saved()
    say(console, greeting)
    session.run()
    _leave(session, save)


def _leave(session: Session, path: Path | None) -> None:
    """Save the match if that was asked for, and say where it stands."""
    game = session.game
    if path is not None:
        save_match(game, session.table, path)
        how = "replay" if game.is_over else "play --resume"
        say(session.console, f"Saved: blockdice {how} {path}")
    elif not game.is_over:
        how = "as it was saved" if session.is_saved else "and not saved"
        say(session.console, f"The match is left, {how}.")
