"""Plays the same matches on the plain and on the compiled build: they must agree in everything.

    scripts/compile && python scripts/compare_builds.py --matches 60

Each match is played at random and hashed: every decision, die and event, and the state at its end.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]
BUILDS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


def main() -> int:
    parser = argparse.ArgumentParser(description="Compares the plain and the compiled build.")
    parser.add_argument("--matches", type=int, default=60, help="how many (default: 60)")
    parser.add_argument("--seed", type=int, default=1, help="of the whole run (default: 1)")
    parser.add_argument("--print", action="store_true", help="print the hashes of this build")
    arguments = parser.parse_args()
    if arguments.print:
        print_hashes(arguments.matches, arguments.seed)
        return 0
    if not (BUILDS["compiled"] / "compiled.stamp").is_file():
        print("There is no compiled build: run scripts/compile first.", file=sys.stderr)
        return 2
    plain, compiled = (hashes(build, arguments.matches, arguments.seed) for build in BUILDS)
    pairs = zip_longest(plain, compiled, fillvalue="nothing")
    differing = [number for number, (one, other) in enumerate(pairs) if one != other]
    if differing:
        print(f"The builds differ in matches {', '.join(map(str, differing))}.")
        return 1
    print(f"{len(plain)} matches are the same on both builds.")
    return 0


def hashes(build: str, matches: int, seed: int) -> list[str]:
    """The hashes of one build, from a process of its own."""
    command = [sys.executable, __file__, "--print", "--matches", str(matches), "--seed", str(seed)]
    environment = {**os.environ, "PYTHONPATH": str(BUILDS[build])}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    where, *found = done.stdout.splitlines()
    if where.endswith(".py") == (build == "compiled"):
        raise SystemExit(f"The {build} build was to be played, but the engine was {where}.")
    return found


def print_hashes(matches: int, seed: int) -> None:
    """Where the engine comes from, then the hash of each match."""
    import blockdice.engine.game

    print(blockdice.engine.game.__file__)
    for number in range(matches):
        print(hash_match(number, seed), flush=True)


def hash_match(number: int, seed: int) -> str:
    """Play a match at random and hash all that it was."""
    from fuzzing.matches import make_game
    from fuzzing.policies import Eager, kind_first, uniform

    from blockdice.engine.dump import dump_state
    from blockdice.record import to_bytes

    game = make_game(f"builds {seed} {number}")
    random = Random(f"builds {seed} {number}")
    policy = (uniform, kind_first, Eager())[number % 3]
    while not game.is_over:
        game.act_code(policy(game, random))
    digest = hashlib.sha256(to_bytes(game.record()))
    digest.update(json.dumps(dump_state(game.match.state)).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
