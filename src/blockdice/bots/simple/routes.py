"""Where a player can go, and the chance of getting there without a failed test."""

from __future__ import annotations

from blockdice.bots.simple.chances import dodge_chance, rush_chance
from blockdice.bots.simple.sight import Sight
from blockdice.engine.window import Activation
from blockdice.engine.words import ROOTED


class Routes:
    """The best way to every square within reach: fewest risks first, then fewest squares.

    chance: by square, that all tests on the way pass. The start is in it, with 1.
    """

    def __init__(self, start: int) -> None:
        self.start = start
        self.chance: dict[int, float] = {start: 1.0}
        self._layers: list[dict[int, int]] = []
        self._layer: dict[int, int] = {start: 0}

    def steps_to(self, square: int) -> int:
        """How many squares the best way takes."""
        return self._layer[square]

    def path_to(self, square: int) -> list[int]:
        """The squares of the best way, without the start."""
        path: list[int] = []
        for layer in range(self._layer[square] - 1, -1, -1):
            path.append(square)
            square = self._layers[layer][square]
        return path[::-1]

    def spread(
        self, sight: Sight, player: int, free: int, rushes: int, floor: float, shut: int
    ) -> None:
        """Flood outwards, a layer a square moved; a way that is longer must be safer.

        free: squares without a rush; floor: chances below it are not followed; shut: a square
        that is not entered (the ball's), 0 for none.
        """
        board, neighbours = sight.state.board, sight.pitch.neighbours
        shift = 9 if sight.enemy == 0 else 14
        rush = rush_chance(sight, player) if rushes else 1.0
        dodges: dict[int, float] = {}
        has_grips = bool(sight.grips)
        is_noticed = not sight.m.hooks.unnoticed
        best = self.chance
        edge = {self.start: 1.0}
        for layer in range(free + rushes):
            toll = 1.0 if layer < free else rush
            came: dict[int, int] = {}
            reached: dict[int, float] = {}
            for square, so_far in edge.items():
                chance = so_far * toll
                if chance < floor:
                    continue
                is_marked = board[square] >> shift & 31
                if is_marked and floor >= 1.0:
                    continue
                grip = sight.grip_on(square) << 11 if is_marked and has_grips else 0
                for near in neighbours[square]:
                    word = board[near]
                    if word & 511 or near == shut:
                        continue
                    arrives = chance
                    if is_marked:
                        key = word >> shift & 31 if is_noticed else near
                        key |= grip
                        if key not in dodges:
                            dodges[key] = dodge_chance(sight, player, square, near)
                        arrives *= dodges[key]
                    if arrives > best.get(near, 0.0) and arrives >= floor:
                        best[near] = reached[near] = arrives
                        came[near] = square
                        self._layer[near] = layer + 1
            self._layers.append(came)
            if not reached:
                return
            edge = reached


def find_routes(
    sight: Sight,
    player: int,
    floor: float = 1.0,
    shut: int = 0,
    activation: Activation | None = None,
    start: int = 0,
    used: int = 0,
) -> Routes:
    """The routes of a player about to be activated, or in the middle of their activation.

    floor: the lowest chance that is of interest; 1 keeps to squares reached without a die.
    shut: a square that is not entered, 0 for none. start, used: from where, if not from where
    they are, and how many squares they will have moved by then.
    """
    routes = Routes(start or sight.state.square[player])
    if activation is None:
        free, rushes = sight.allowance(player), sight.rushes(player)
    elif activation.is_stopped or sight.state.tokens[player] & ROOTED:
        free, rushes = 0, 0
    else:
        free = max(activation.allowance - activation.moved, 0)
        rushes = activation.rush_limit - activation.rushes
    over = max(used - free, 0)
    free, rushes = max(free - used, 0), max(rushes - over, 0)
    if floor == 1.0:
        routes.spread(sight, player, free, 0, floor, shut)
        return routes
    with sight.acting(player):
        routes.spread(sight, player, free, rushes, floor, shut)
    return routes
