"""`blockdice team`: the team that a coach keeps in a file, made, checked and valued."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from blockdice.cli.console import make_console, say
from blockdice.cli.faults import ERROR
from blockdice.cli.options import Edition, check_writable
from blockdice.cli.team_tables import print_findings, print_value, summary
from blockdice.engine.errors import BadFile, UnknownName
from blockdice.teams import (
    check_team_file,
    format_team,
    load_team_file,
    new_team_file,
    parse_team,
    save_team_file,
)
from blockdice.teams.reading import read_bytes
from blockdice.teams.team_file import KINDS, LEAGUE

EXAMPLES = """Examples:

blockdice team new human -o magpies.toml

blockdice team check magpies.toml

blockdice team check magpies.toml --kind exhibition --budget 1200000

blockdice team value magpies.toml"""

app = typer.Typer(
    name="team",
    no_args_is_help=True,
    help="Make, check and value a team that you keep in a file.",
    epilog=EXAMPLES,
)

_File = Annotated[Path, typer.Argument(help="A team file.", metavar="FILE")]


@app.command("new", epilog=EXAMPLES)
def new(
    roster: Annotated[str, typer.Argument(help="The roster to draft from.", metavar="ROSTER")],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Write to this file.", metavar="FILE")
    ] = None,
    is_empty: Annotated[
        bool, typer.Option("--empty", help="Without players, to draft them all yourself.")
    ] = False,
    kind: Annotated[
        str, typer.Option(help="What it is drafted for: league or exhibition.", metavar="KIND")
    ] = LEAGUE,
    force: Annotated[
        bool, typer.Option("--force", "-f", help="Write over a file that is there.")
    ] = False,
    edition: Edition = "bb2020",
) -> None:
    """Print a new team, or write it to a file, to be changed with any editor."""
    team = new_team_file(edition, roster, is_empty, _checked_kind(kind))
    if output is None:
        sys.stdout.write(format_team(team))
        return
    check_writable(output)
    if output.exists() and not force:
        raise BadFile(str(output), "", "is there already; --force writes over it")
    save_team_file(team, output)
    say(make_console(), f"{output}: {team.name}, {len(team.players)} players.")


@app.command("check", epilog=EXAMPLES)
def check(
    file: _File,
    kind: Annotated[
        str | None,
        typer.Option(help="league or exhibition, whatever the file says.", metavar="KIND"),
    ] = None,
    budget: Annotated[
        int | None, typer.Option(min=0, help="Of an exhibition team, in gold pieces.")
    ] = None,
    spp: Annotated[
        int | None, typer.Option(min=0, help="An exhibition team's free star player points.")
    ] = None,
    mega_stars: Annotated[
        bool, typer.Option("--mega-stars/--no-mega-stars", help="Whether mega stars may be hired.")
    ] = True,
) -> None:
    """Check a team against the rules of drafting; status 1, with all findings, if it breaks any."""
    console = make_console()
    reading = parse_team(read_bytes(file))
    team, findings = reading.team, reading.findings
    if team is not None:
        wanted = _checked_kind(team.kind if kind is None else kind)
        findings = check_team_file(team, wanted, budget, spp, mega_stars)
        if not findings:
            say(console, f"{file}: {summary(team, wanted, budget)}")
            return
    print_findings(str(file), findings, console)
    raise typer.Exit(ERROR)


@app.command("value", epilog=EXAMPLES)
def value(file: _File) -> None:
    """Print what a team is worth: Team Value and Current Team Value, league and exhibition."""
    print_value(load_team_file(file), make_console())


def _checked_kind(kind: str) -> str:
    if kind not in KINDS:
        raise UnknownName("kind of team", kind, known=KINDS)
    return kind
