"""A ball or a bomb on its way: who throws it, from where to where, and how well."""

from __future__ import annotations

from typing import Final

ACCURATE: Final = "accurate"
INACCURATE: Final = "inaccurate"
WILD: Final = "wildly_inaccurate"
FUMBLED: Final = "fumbled"
"""How well something is thrown."""
WILDEST: Final = 1
"""The modified roll that is wildly inaccurate, or any lower."""


class Throw:
    """One throw, from its declaration until it comes down.

    square: the target; origin: where the thrower stands. is_bomb: no ball. is_blind: as far as
    it may be, and at best inaccurate (Hail Mary Pass). result: how well it is thrown, "" before
    the die. is_snatched: an opponent has caught it on its way without a test.
    """

    def __init__(self, thrower: int, origin: int, square: int, is_bomb: bool = False) -> None:
        self.thrower: int = thrower
        self.origin: int = origin
        self.square: int = square
        self.is_bomb: bool = is_bomb
        self.is_blind: bool = False
        self.result: str = ""
        self.is_snatched: bool = False
