"""The log of a match, printed."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from blockdice.cli.console import say
from blockdice.narration import Row, Words
from blockdice.narration.telling import DETAIL, TOP, tell

_STYLES = {TOP: "bold reverse", DETAIL: "dim"}
_LOUD = {
    "turn_started": "bold",
    "touchdown": "bold green",
    "turnover": "bold red",
    "casualty": "red",
}


def print_log(rows: Iterable[Row], words: Words, console: Console) -> None:
    """Print the log of these events, in colours where the terminal has them."""
    for line in tell(rows, words):
        if line.level == TOP:
            console.print()
        style = _LOUD.get(line.kind) or _STYLES.get(line.level, "")
        say(console, Text("  " * line.level).append(line.text, style))
