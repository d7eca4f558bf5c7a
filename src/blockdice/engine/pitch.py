"""The pitch as a value: squares, zones, neighbours, templates' directions.

A square is a small int on a board with a border of one square all round, so that
a step off the pitch needs no bounds check. Column 0 (letter `a`) is the home end
zone, the last column the away one; row 0 (number 1) is the top of the landscape page.
"""

from __future__ import annotations

from typing import Final

from blockdice.engine.errors import BlockdiceError

HOME: Final = 0
AWAY: Final = 1
NOBODY: Final = -1
"""No side, or no player."""

NOWHERE: Final = 0
"""No square: the corner of the border, on which nothing ever stands."""

DIRECTIONS: Final = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
"""The random direction template: what a D8 shows, from 1, as (dx, dy)."""


class Pitch:
    """A pitch of `length` by `width` squares and what its lines mean.

    wide: rows of each wide zone; players: most players a side; line_minimum and
    wide_maximum: the set-up limits; trapdoors: (x, y) of each.
    """

    def __init__(
        self,
        length: int,
        width: int,
        wide: int,
        players: int,
        line_minimum: int,
        wide_maximum: int,
        trapdoors: tuple[tuple[int, int], ...] = (),
    ) -> None:
        if length % 2 or not 4 <= length <= 26 or not 1 <= width <= 99 or 2 * wide >= width:
            raise BlockdiceError(f"There is no pitch of {length} by {width} squares.")
        self.length: int = length
        self.width: int = width
        self.wide: int = wide
        self.players: int = players
        self.line_minimum: int = line_minimum
        self.wide_maximum: int = wide_maximum
        self.stride: int = length + 2
        self.size: int = self.stride * (width + 2)
        self.steps: list[int] = [dx + dy * self.stride for dx, dy in DIRECTIONS]
        self.on: list[bool] = [False] * self.size
        self.squares: list[int] = []
        self._xs: list[int] = [sq % self.stride - 1 for sq in range(self.size)]
        self._ys: list[int] = [sq // self.stride - 1 for sq in range(self.size)]
        for y in range(width):
            for x in range(length):
                square = self.square(x, y)
                self.on[square] = True
                self.squares.append(square)
        self.neighbours: list[list[int]] = [[] for _ in range(self.size)]
        for square in self.squares:
            self.neighbours[square] = [
                square + step for step in self.steps if self.on[square + step]
            ]
        self.trapdoors: list[int] = [self.square(x, y) for x, y in trapdoors]
        self.halves: list[list[int]] = [
            [sq for sq in self.squares if self.half_of(sq) == side] for side in (HOME, AWAY)
        ]
        self.areas: list[tuple[list[int], list[int], list[int]]] = [
            self._split(side) for side in (HOME, AWAY)
        ]
        """By half: top wide zone, centre field, bottom wide zone, in the order of squares."""
        self.lines: list[list[int]] = [
            [sq for sq in self.halves[side] if self.is_on_line(sq, side)] for side in (HOME, AWAY)
        ]

    def square(self, x: int, y: int) -> int:
        """The square in column `x` and row `y`, both from 0."""
        return (y + 1) * self.stride + x + 1

    def x(self, square: int) -> int:
        """The column of a square, from 0 at the home end zone."""
        return self._xs[square]

    def y(self, square: int) -> int:
        """The row of a square, from 0 at the top of the page."""
        return self._ys[square]

    def distance(self, a: int, b: int) -> int:
        """The squares a player would walk from `a` to `b` on an empty pitch."""
        dx = abs(self._xs[a] - self._xs[b])
        dy = abs(self._ys[a] - self._ys[b])
        return dx if dx > dy else dy

    def is_adjacent(self, a: int, b: int) -> bool:
        """Whether the two squares touch, by a side or a corner."""
        return a != b and self.distance(a, b) == 1

    def half_of(self, square: int) -> int:
        """The side whose half the square lies in."""
        return HOME if self._xs[square] < self.length // 2 else AWAY

    def is_end_zone(self, square: int, side: int) -> bool:
        """Whether the square lies in the end zone that `side` defends."""
        return self._xs[square] == (0 if side == HOME else self.length - 1)

    def wide_zone(self, square: int) -> int:
        """0 in the top wide zone, 1 in the bottom one, -1 in the centre field."""
        y = self._ys[square]
        if y < self.wide:
            return 0
        return 1 if y >= self.width - self.wide else -1

    def _split(self, side: int) -> tuple[list[int], list[int], list[int]]:
        half = self.halves[side]
        top = [square for square in half if self.wide_zone(square) == 0]
        centre = [square for square in half if self.wide_zone(square) < 0]
        return top, centre, [square for square in half if self.wide_zone(square) == 1]

    def is_on_line(self, square: int, side: int) -> bool:
        """Whether a player of `side` here counts for the line of scrimmage: next to it, in the
        centre field."""
        column = self.length // 2 - 1 if side == HOME else self.length // 2
        return self._xs[square] == column and self.wide_zone(square) < 0

    def beyond(self, origin: int, over: int) -> list[int]:
        """The three squares away from `origin` on the far side of its neighbour `over`.

        The push-back and the jump template; squares off the pitch are left out.
        """
        return [sq for sq in self.beyond_any(origin, over) if self.on[sq]]

    def beyond_any(self, origin: int, over: int) -> list[int]:
        """As `beyond`, with the squares of the border as well, and `over` maybe further off."""
        dx = min(max(self._xs[over] - self._xs[origin], -1), 1)
        dy = min(max(self._ys[over] - self._ys[origin], -1), 1)
        if dx == 0:
            ways = [(-1, dy), (0, dy), (1, dy)]
        elif dy == 0:
            ways = [(dx, -1), (dx, 0), (dx, 1)]
        else:
            ways = [(0, dy), (dx, dy), (dx, 0)]
        return [over + wx + wy * self.stride for wx, wy in ways]

    def is_corner(self, square: int) -> bool:
        """Whether the square is one of the four corners of the pitch."""
        return self._xs[square] in (0, self.length - 1) and self._ys[square] in (0, self.width - 1)

    def name(self, square: int) -> str:
        """The square in notation, `a1` to `z15`.

        >>> Pitch(26, 15, 4, 11, 3, 2).name(29)
        'a1'
        """
        return f"{chr(97 + self._xs[square])}{self._ys[square] + 1}"
