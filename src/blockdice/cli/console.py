"""The terminal that everything is printed to."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text


def make_console(is_error: bool = False) -> Console:
    """A console that prints text as it is: no markup, no emoji, nothing coloured by guess."""
    return Console(stderr=is_error, markup=False, emoji=False, highlight=False)


def say(console: Console, text: str | Text, style: str = "") -> None:
    """Print a line that the terminal may wrap, and a file keeps whole."""
    console.print(text, style=style or None, soft_wrap=True)
