"""Setting up: a line that holds, the ball's own players behind it."""

from __future__ import annotations

from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import END, PLACE, encode
from blockdice.engine.decisions import Choices
from blockdice.engine.hooks import Hook
from blockdice.engine.pitch import HOME
from blockdice.engine.words import CATCH, PICK_UP

HANDLESS = 20
"""How much less somebody belongs where the ball is who cannot hold it."""
LINE, SIDE, DEEP = "line", "side", "deep"

Layout = tuple[tuple[int, int, str], ...]
"""Squares as (columns back from the line, row, who belongs there), in the order of filling."""

KICKING: Layout = (
    (0, 6, LINE),
    (0, 7, LINE),
    (0, 8, LINE),
    (1, 3, SIDE),
    (1, 11, SIDE),
    (2, 5, SIDE),
    (2, 9, SIDE),
    (2, 1, SIDE),
    (2, 13, SIDE),
    (5, 7, DEEP),
    (4, 7, DEEP),
)
RECEIVING: Layout = (
    (0, 6, LINE),
    (0, 7, LINE),
    (0, 8, LINE),
    (0, 5, SIDE),
    (0, 9, SIDE),
    (1, 4, SIDE),
    (1, 10, SIDE),
    (7, 7, DEEP),
    (2, 2, DEEP),
    (2, 12, DEEP),
    (4, 7, SIDE),
)


def place_next(sight: Sight, choices: Choices) -> int:
    """Put the best of those waiting in the next square of the layout that is free."""
    if not choices.players or not choices.squares:
        return encode(END) if choices.has(encode(END)) else choices.at(0)
    open_squares = set(choices.squares)
    for square, role in _squares(sight):
        if square in open_squares:
            return encode(PLACE, _best(sight, choices.players, role), -1, square)
    return choices.at(0)


def _squares(sight: Sight) -> list[tuple[int, str]]:
    pitch = sight.pitch
    layout = KICKING if sight.state.kicking == sight.side else RECEIVING
    half = pitch.length // 2
    found: list[tuple[int, str]] = []
    for back, row, role in layout:
        column = half - 1 - back if sight.side == HOME else half + back
        found.append((pitch.square(column, row), role))
    return found


def _best(sight: Sight, waiting: list[int], role: str) -> int:
    """Who suits a place: the strong the line, safe hands and quick feet the back."""
    profiles = sight.state.profiles
    m = sight.m

    def suits(player: int) -> tuple[float, int]:
        strength, armour = profiles.st[player], profiles.av[player]
        skills = bin(profiles.words_a[player]).count("1")
        handy: int = 4 * any(m.has(player, hook) for hook in _ball_hooks(sight))
        if any(m.has(player, hook) for hook in m.hooks.handless):
            handy = -HANDLESS if role == DEEP else 0
        if role == LINE:
            return 2.0 * strength + armour - 0.5 * profiles.ma[player] - handy, -player
        if role == DEEP:
            return handy + profiles.ma[player] - 1.5 * profiles.ag[player], -player
        return 2.0 * strength + armour + skills - 2.0 * handy, -player

    return max(waiting, key=suits)


def _ball_hooks(sight: Sight) -> list[Hook]:
    """The skills that help with the ball: re-rolls of picking up and of catching."""
    return sight.m.hooks.reroll[PICK_UP] + sight.m.hooks.reroll[CATCH]


def stand_firm(sight: Sight, choices: Choices) -> int:
    """Solid Defence: the set-up was meant as it is; who has been taken up is put back."""
    return encode(END) if choices.has(encode(END)) else place_next(sight, choices)
