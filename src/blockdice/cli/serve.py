"""`blockdice serve`: the page and the matches behind it, in a browser."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated

import typer

EXAMPLES = """Examples:

blockdice serve

blockdice serve --port 9000 --data ./matches

blockdice serve --host 0.0.0.0 --no-open"""


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 is open to the whole network.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=1, max=65535, help="8000 or the next free one if left out."),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="The folder that keeps the matches.", metavar="FOLDER")
    ] = None,
    open_: Annotated[
        bool, typer.Option("--open/--no-open", help="Show the page in a browser, if there is one.")
    ] = True,
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="Tell on stderr what happens.")
    ] = False,
) -> None:
    """Play in the browser: against the computer, or two at one screen.

    Matches are kept, so that they go on after a restart.
    """
    # Imported here: no other command needs the server, and it takes a while.
    from blockdice.server.running import serve as run_server
    from blockdice.server.running import set_up_logging
    from blockdice.server.settings import Settings

    set_up_logging(logging.INFO if verbose else logging.WARNING)
    settings = Settings() if data is None else Settings(data=data)
    run_server(settings, host, port, open_, typer.echo)
