"""`blockdice match`: bot against bot, one match told in full or a series summed up."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from blockdice.bots import make_bot, play_match
from blockdice.cli.box_score import print_box_score
from blockdice.cli.console import make_console, say
from blockdice.cli.faults import watch
from blockdice.cli.log import print_log
from blockdice.cli.options import (
    Away,
    Edition,
    ExtraTime,
    Home,
    Kind,
    SpecialPlays,
    check_writable,
)
from blockdice.cli.series import Series, play_series
from blockdice.engine.errors import BlockdiceError
from blockdice.engine.options import Options
from blockdice.narration import Words
from blockdice.new_game import new_game
from blockdice.record import save as save_record

EXAMPLES = """Examples:

blockdice match --home human --away orc --seed 7

blockdice match --away-bot random --quiet

blockdice match --games 1000 --jobs 2"""

_Bot = Annotated[str, typer.Option(help="The coach: simple or random.", metavar="BOT")]


def match(
    edition: Edition = "bb2020",
    home: Home = "human",
    away: Away = "orc",
    seed: Annotated[int, typer.Option(help="Of the dice and the bots.")] = 0,
    home_bot: _Bot = "simple",
    away_bot: _Bot = "simple",
    games: Annotated[
        int, typer.Option(min=1, help="Play so many, with the seeds that follow, and sum them up.")
    ] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play a series.")] = 1,
    kind: Kind = "exhibition",
    extra_time: ExtraTime = False,
    special_plays: SpecialPlays = None,
    save: Annotated[Path | None, typer.Option(help="Write the record to this file.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="The result only.")] = False,
) -> None:
    """Let two bots play a match, and print its log and box score.

    The same seed always gives the same match.
    """
    options = Options(kind=kind, extra_time=extra_time, special_plays=special_plays)
    console = make_console()
    if games > 1:
        if save is not None:
            raise BlockdiceError("--save writes the record of one match, not of a series.")
        series = Series(edition, home, away, home_bot, away_bot, games, jobs, seed, options)
        play_series(series, console, quiet)
        return
    check_writable(save)
    bots = make_bot(home_bot, seed, 0), make_bot(away_bot, seed, 1)
    game = new_game(edition, home, away, seed, options)
    watch(game)
    play_match(game, *bots)
    if save is not None:
        save_record(game.record(), save)
    words = Words(game.teams)
    if quiet:
        say(console, words.score(game.score))
        return
    rows = [event.as_dict() for event in game.events]
    print_log(rows, words, console)
    print_box_score(rows, game.teams, words, console)
