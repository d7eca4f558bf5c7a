"""The command line as a whole: the subcommands, `--version`, `--help`."""

from __future__ import annotations

import sys
from importlib.metadata import version
from typing import Annotated

import typer

from blockdice.cli import inducements, match, play, replay, rosters, serve, stars, team
from blockdice.cli.faults import Commands
from blockdice.engine import state

_EXAMPLES = """Examples:

blockdice serve

blockdice play --home human --away orc

blockdice match --seed 7 --save match.json

blockdice replay match.json --verify

blockdice rosters orc

blockdice team new human -o magpies.toml"""

app = typer.Typer(
    name="blockdice",
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    epilog=_EXAMPLES,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("serve", epilog=serve.EXAMPLES)(serve.serve)
app.command("play", epilog=play.EXAMPLES)(play.play)
app.command("match", epilog=match.EXAMPLES)(match.match)
app.command("replay", epilog=replay.EXAMPLES)(replay.replay)
app.command("rosters", epilog=rosters.EXAMPLES)(rosters.show_rosters)
app.command("inducements", epilog=inducements.EXAMPLES)(inducements.show_inducements)
app.command("stars", epilog=stars.EXAMPLES)(stars.show_stars)
app.add_typer(team.app)


def version_line() -> str:
    """The version, and which build of the engine runs: compiled or plain Python."""
    is_plain = str(state.__file__).endswith((".py", ".pyc"))
    return f"blockdice {version('blockdice')} ({'plain Python' if is_plain else 'compiled'} engine)"


def _print_version(is_wanted: bool) -> None:
    if is_wanted:
        typer.echo(version_line())
        raise typer.Exit


@app.callback()
def blockdice(
    is_version_wanted: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_print_version,
            is_eager=True,
            help="Print the version and the build of the engine.",
        ),
    ] = False,
) -> None:
    """Fantasy football by the book: play, watch, replay. Unofficial."""


def run() -> None:
    """Run the command line with the arguments of this process."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    app()
