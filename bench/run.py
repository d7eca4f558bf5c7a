"""Measures the engine on one core and prints a table. Nothing here passes or fails.

python bench/run.py            whichever build is on the path
python bench/run.py --both     the plain and the compiled build, one after the other
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

ROOT = Path(__file__).resolve().parents[1]
BUILDS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
PLACING = ("set_up", "solid_defence")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures the engine on one core.")
    parser.add_argument("--both", action="store_true", help="measure both builds")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each figure (default: 4)")
    arguments = parser.parse_args()
    if not arguments.both:
        measure(arguments.seconds)
        return 0
    for tree in BUILDS.values():
        command = [sys.executable, __file__, "--seconds", str(arguments.seconds)]
        environment = {**os.environ, "PYTHONPATH": str(tree)}
        status = subprocess.run(command, env=environment, check=False).returncode
        if status:
            return status
    return 0


def measure(seconds: float) -> None:
    """Print the table of this build."""
    import blockdice.engine.game

    build = "plain" if blockdice.engine.game.__file__.endswith(".py") else "compiled"
    print(f"\nHuman v Orc, one core, {build} build, Python {sys.version.split()[0]}\n")
    print(f"{'play':<34}{'decisions/s':>14}{'matches/s':>12}{'decisions/match':>18}")
    for name, play in (("random", random_match), ("simple", simple_match)):
        for has_diary in (False, True):
            label = f"{name}, diary {'on' if has_diary else 'off'}"
            print_play(label, play, has_diary, seconds)
    print_states(seconds)


def print_play(
    label: str, play: Callable[[int, bool], tuple[int, float]], has_diary: bool, seconds: float
) -> None:
    play(0, has_diary)
    decisions, taken, matches = 0, 0.0, 0
    while taken < seconds:
        matches += 1
        found, time = play(matches, has_diary)
        decisions += found
        taken += time
    rate = f"{decisions / taken:,.0f}"
    print(f"{label:<34}{rate:>14}{matches / taken:>12.1f}{decisions / matches:>18.0f}")


def random_match(seed: int, has_diary: bool) -> tuple[int, float]:
    """Uniform over the legal actions, the choice of one included in the time."""
    import blockdice as bd
    from blockdice.engine.actions import CONCEDE

    random = Random(seed)
    draw = random.random
    began = perf_counter()
    game = bd.new_game(seed=seed, keep_diary=has_diary)
    decisions = 0
    while not game.is_over:
        decision = game.decision
        choices = decision.choices
        code = choices.at(int(draw() * choices.count()))
        if code & 63 == CONCEDE:
            continue
        decisions += decision.kind not in PLACING
        game.act_code(code)
    return decisions, perf_counter() - began


def simple_match(seed: int, has_diary: bool) -> tuple[int, float]:
    """The `simple` bot on both sides: its thinking and the forks it is given count too."""
    import blockdice as bd
    from blockdice.bots import make_bot, play_match

    game = bd.new_game(seed=seed, keep_diary=has_diary)
    bots = [make_bot("simple", seed, side) for side in (0, 1)]
    kinds: list[bool] = []
    began = perf_counter()
    play_match(game, bots[0], bots[1], lambda g, _: kinds.append(g.decision.kind not in PLACING))
    return sum(kinds), perf_counter() - began


def print_states(seconds: float) -> None:
    """What a fork takes, and what it copies."""
    import blockdice as bd

    times: dict[bool, list[float]] = {True: [], False: []}
    sizes: list[int] = []
    random = Random(1)
    seed = 0
    while sum(map(sum, times.values())) < seconds / 2:
        seed += 1
        game = bd.new_game(seed=seed)
        while not game.is_over:
            decision = game.decision
            if decision.kind not in PLACING and random.random() < 0.2:
                began = perf_counter()
                game.fork()
                times[decision.is_rest].append(perf_counter() - began)
                if random.random() < 0.05:
                    sizes.append(state_size(game.match.state))
            code = decision.choices.at(random.randrange(decision.choices.count()))
            game.act_code(code)
    print()
    for is_rest, label in ((True, "at rest points"), (False, "off rest points")):
        micros = [time * 1e6 for time in times[is_rest]]
        print(f"fork() {label:<16}{median(micros):>10.1f} µs (median of {len(micros):,})")
    print(f"state{'':<18}{median(sizes):>10,.0f} bytes that a fork copies (median)")


def state_size(state: object) -> int:
    """The bytes of the objects that a copy makes anew: ints and profiles are shared."""
    size = sys.getsizeof(state) + sys.getsizeof(getattr(state, "__dict__", None) or 0)
    for name in dir(state):
        value = getattr(state, name)
        if isinstance(value, list) and not name.startswith("_"):
            size += sys.getsizeof(value)
            size += sum(sys.getsizeof(row) for row in value if isinstance(row, list))
            size += sum(state_size(window) for window in value if name == "windows")
        elif name == "activation" and value is not None:
            size += state_size(value)
    return size


if __name__ == "__main__":
    sys.exit(main())
