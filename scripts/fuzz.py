"""Plays whole matches at random, checks them on the way, and prints what occurred.

    python scripts/fuzz.py --matches 2000 --jobs 2

Teams of all rosters meet, drafted and advanced at random; in a circus anybody may have any skill
or trait at all. A tenth of the matches starts from a position in the middle.

A third of the matches is played eagerly (rare kinds of answers before common ones), a third by the
`simple` bot with every fifth answer random, the others are uniform over the legal actions or take
the kind of action first. Half of all matches roll loaded dice, which bring the rare results; they
cannot be dumped, so restoring is checked in the other half.

Fails if a match does, or if a row of the tables in `fuzzing/expected.py` never occurred (unless
`--partial`): among them every skill, and every hook point at which one speaks. A match that fails
is kept as a record below `build/fuzz`, cut down as far as it still fails, and how to play it again
is printed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from fuzzing.counting import Count
from fuzzing.expected import expected
from fuzzing.playing import Outcome, Task, play

FAILURES = Path("build") / "fuzz"
WIDTH = 100


def main() -> int:
    arguments = read_arguments()
    numbers = [arguments.only] if arguments.only is not None else range(arguments.matches)
    tasks = [Task(number, arguments.seed, FAILURES) for number in numbers]
    began = time.monotonic()
    count: Count = Count()
    failures: list[str] = []
    decisions = 0
    progress = Progress(len(tasks))
    for done, outcome in enumerate(play_all(tasks, arguments.jobs), 1):
        count += outcome.count
        decisions += outcome.decisions
        if outcome.failure:
            failures.append(outcome.failure)
            progress.say(outcome.failure)
        progress.show(done, len(failures))
        if len(failures) >= arguments.most_failures:
            break
    seconds = time.monotonic() - began
    missing = print_tables(count)
    print(
        f"\n{len(tasks)} matches of seed {arguments.seed}, {decisions:,} decisions, {seconds:.0f} s"
    )
    if failures:
        print(f"{len(failures)} matches FAILED:")
        print("\n".join(failures))
    if missing and arguments.only is None:
        print(f"Never occurred: {', '.join(missing)}")
        if not arguments.partial:
            return 1
    return 1 if failures else 0


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Plays whole matches at random and checks them.")
    parser.add_argument("--matches", type=int, default=200, help="how many (default: 200)")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes (default: 1)")
    parser.add_argument("--seed", type=int, default=1, help="of the whole run (default: 1)")
    parser.add_argument("--only", type=int, metavar="N", help="play match N of the run alone")
    parser.add_argument("--partial", action="store_true", help="rows may be missing")
    parser.add_argument("--most-failures", type=int, default=20, help="stop after so many")
    return parser.parse_args()


def play_all(tasks: list[Task], jobs: int) -> Iterator[Outcome]:
    """Play the tasks here or on several processes; outcomes come in order."""
    if jobs <= 1 or len(tasks) == 1:
        yield from map(play, tasks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(play, tasks, chunksize=4)


class Progress:
    """A line on the terminal that says how far the run has come; in a log, a line each tenth."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.began = time.monotonic()
        self.shown = 0.0
        self.is_terminal = sys.stdout.isatty()

    def show(self, done: int, failed: int) -> None:
        now = time.monotonic()
        tenth = max(1, self.total // 10)
        if self.is_terminal and (now - self.shown < 0.5 and done < self.total):
            return
        if not self.is_terminal and done % tenth and done < self.total:
            return
        self.shown = now
        rate = done / (now - self.began)
        text = f"{done}/{self.total} matches, {failed} failed, {rate:.1f} a second"
        print(f"\r{text}  " if self.is_terminal else text, end="" if self.is_terminal else "\n")
        if self.is_terminal and done == self.total:
            print()
        sys.stdout.flush()

    def say(self, text: str) -> None:
        print(f"\n{text}" if self.is_terminal else text, flush=True)


def print_tables(count: Count) -> list[str]:
    """Print every table with its counts; returns the rows that never occurred."""
    wanted = expected()
    missing: list[str] = []
    for table in [*wanted, *sorted({name for name, _ in count} - set(wanted))]:
        rows = wanted.get(table, [])
        others = sorted({row for name, row in count if name == table} - set(rows))
        cells = [f"{row} {count[table, row]:,}" for row in rows]
        cells += [f"{row} {count[table, row]:,} (not expected)" for row in others]
        missing += [f"{table}: {row}" for row in rows if not count[table, row]]
        print(f"\n{table}")
        print_wrapped(cells)
    return missing


def print_wrapped(cells: list[str]) -> None:
    line = " "
    for cell in cells:
        if len(line) + len(cell) + 3 > WIDTH:
            print(line)
            line = " "
        line += f" {cell} ·"
    print(line.removesuffix(" ·"))


if __name__ == "__main__":
    sys.exit(main())
