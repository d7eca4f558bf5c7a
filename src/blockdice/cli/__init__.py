"""The `blockdice` command: a module a subcommand, and what they print.

Here belong the reading of options, the terminal and the words in which a match is told
(`narration`); whatever would be of use without a terminal belongs in the rooms below.
"""

from __future__ import annotations


def main() -> None:
    """Run the command line; exits with 0, or with 1 and a line on stderr, 2 for bad options."""
    from blockdice.cli.app import run

    run()
