"""`blockdice replay`: a recorded match told again, or played again and compared."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from blockdice.cli.box_score import print_box_score
from blockdice.cli.console import make_console, say
from blockdice.cli.log import print_log
from blockdice.cli.terminal.saving import load_record
from blockdice.engine.errors import BadRecord
from blockdice.narration import Words, standing_events
from blockdice.record import verify as verify_record

EXAMPLES = """Examples:

blockdice replay match.json

blockdice replay match.json --verify"""


def replay(
    file: Annotated[Path, typer.Argument(help="A record, or a match that `play` has saved.")],
    verify: Annotated[
        bool,
        typer.Option(
            "--verify", help="Play it again and compare every event; status 1 if it differs."
        ),
    ] = False,
) -> None:
    """Print a recorded match: its log, turn by turn, and its box score."""
    record = load_record(file)
    console = make_console()
    if verify:
        verdict = verify_record(record, str(file))
        if verdict.difference is not None:
            raise BadRecord(str(file), str(verdict), verdict.difference.decision)
        say(console, f"{file}: {verdict}")
        return
    words = Words(record.teams)
    try:
        print_log(record.events, words, console)
        print_box_score(standing_events(record.events), record.teams, words, console)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        message = f"its events do not tell a match ({type(error).__name__}: {error})"
        raise BadRecord(str(file), message) from error
