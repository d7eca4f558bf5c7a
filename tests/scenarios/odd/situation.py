"""The situations of `docs/odd-combinations.md`: a diagram with some squares filled otherwise.

In the document A1, A2 ... are of the active team and D1, D2 ... of the other; here they are
H1, H2 ... and A1, A2 ...
"""

from __future__ import annotations

import re
from typing import Any

from blockdice.engine.words import DISTRACTED, ROOTED
from tests.scenarios.scenario import Scenario, scenario

DUEL = """
       j    k    l    m    n    o    p
5      .    .    .    .    .    .    .
6      .    .    .    .    .    .    .
7      .    .    H1   A1   .    .    .
8      .    .    .    .    .    .    .
9      .    .    .    .    .    .    .
12     H9   .    .    .    .    .    .
"""
"""H1 next to A1, whom a push moves to n6, n7 or n8; H9 keeps the turn from being over."""


def drawn(board: str, **squares: str) -> str:
    """The diagram with these contents in these squares, which it must show."""
    header, *rows = [line.split() for line in board.splitlines() if line.strip()]
    for square, content in squares.items():
        column = header.index(square[0]) + 1
        row = next(row for row in rows if row[0] == square[1:])
        row[column] = content
    lines = ["       " + " ".join(f"{letter:<4}" for letter in header)]
    lines += [f"{row[0]:<6} " + " ".join(f"{cell:<4}" for cell in row[1:]) for row in rows]
    return "\n".join(lines) + "\n"


def odd(board: str, *dice: str, **fields: Any) -> Scenario:
    """A scenario: squares by their names, players by their shirts, the rest as `scenario` has it.

    `odd(DUEL, "block: push", m8="H2", H1="frenzy", A1={"st": 5})`: a text means skills.
    """
    squares = {key: fields.pop(key) for key in list(fields) if re.fullmatch(r"[a-z]\d+", key)}
    who: dict[str, dict[str, Any]] = {}
    for key in list(fields):
        if re.fullmatch(r"[HA]\d+", key):
            row = fields.pop(key)
            who[key] = {"skills": row} if isinstance(row, str) else row
    return scenario(drawn(board, **squares), dice=list(dice), who=who, **fields)


def root(play: Scenario, *labels: str) -> Scenario:
    """These players are Rooted from now on."""
    match = play.game.match
    for label in labels:
        match.mark(match.names.players[label], ROOTED, True)
    return play


def distract(play: Scenario, *labels: str) -> Scenario:
    """These players have lost their tackle zones, and may lie on the ground besides."""
    match = play.game.match
    for label in labels:
        match.mark(match.names.players[label], DISTRACTED, True)
    return play


def blocks(play: Scenario) -> int:
    """How many Blocks have been thrown."""
    return sum(1 for event in play.game.events if event.kind == "block")


def rolls(play: Scenario, name: str) -> int:
    """How many rolls of this name there were."""
    found = [event for event in play.game.events if event.kind == "roll"]
    return sum(1 for event in found if event.data["name"] == name)


def pool(play: Scenario, action: str) -> tuple[int, str]:
    """How many block dice the action rolls, and who picks."""
    shown = play.game.preview(action)
    return shown.block_dice, ("home", "away")[shown.chooser]
