"""A series of matches between two bots: a progress bar, then a summary."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from blockdice.bots import Summary, run_series, summarise
from blockdice.cli.console import make_console, say
from blockdice.engine.options import Options
from blockdice.narration import Words
from blockdice.teams import find_team


@dataclass(frozen=True)
class Series:
    """What is to be played."""

    edition: str
    home: str
    away: str
    home_bot: str
    away_bot: str
    games: int
    jobs: int
    seed: int
    options: Options


def play_series(series: Series, console: Console, is_quiet: bool) -> None:
    """Play it and print the summary; the progress bar goes to stderr, and only to a terminal."""
    sheets = find_team(series.edition, series.home), find_team(series.edition, series.away)
    words = Words(sheets)
    error_console = make_console(is_error=True)
    bar = Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=error_console,
        transient=True,
        disable=is_quiet or not error_console.is_terminal,
    )
    begun = perf_counter()
    with bar:
        task = bar.add_task("Matches", total=series.games)
        results = run_series(
            series.edition,
            series.home,
            series.away,
            (series.home_bot, series.away_bot),
            series.games,
            series.jobs,
            series.seed,
            lambda _: bar.advance(task),
            series.options,
        )
    summary = summarise(results)
    if is_quiet:
        say(console, _sentence(summary, words))
        return
    console.print(_table(summary, words, series))
    seconds = perf_counter() - begun
    rate = series.games / seconds if seconds else 0.0
    line = (
        f"{series.games} matches, seeds {series.seed} to {series.seed + series.games - 1}: "
        f"{summary.ties} tied, {summary.touchdowns_a_match:.2f} touchdowns and "
        f"{summary.decisions:.0f} decisions a match; {rate:.1f} matches a second."
    )
    say(console, line)


def _sentence(summary: Summary, words: Words) -> str:
    home, away = words.teams
    return f"{home} won {summary.wins[0]}, {away} {summary.wins[1]}, {summary.ties} tied"


def _table(summary: Summary, words: Words, series: Series) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    table.add_column("A match")
    for team, bot in zip(words.teams, (series.home_bot, series.away_bot), strict=True):
        table.add_column(f"{team} ({bot})", justify="right")
    table.add_row("Won", *(str(number) for number in summary.wins))
    table.add_row("Won, per cent", *(f"{summary.win_rate(side):.1%}" for side in (0, 1)))
    for name, pair in (
        ("Touchdowns", summary.touchdowns),
        ("Casualties suffered", summary.casualties),
        ("Turnovers", summary.turnovers),
    ):
        table.add_row(name, *(f"{number:.2f}" for number in pair))
    return table
