"""What a game keeps to go back and to fork: answers given, and snapshots to play them from."""

from __future__ import annotations

from blockdice.engine.dice import DiceSource
from blockdice.engine.match import Match
from blockdice.engine.state import State


class Answer:
    """One answered decision: the packed action, a whole set-up's squares, who gave it.

    dice: how many dice followed. seq: the event it was given at; cause: what had led to it.
    clock: half and turn markers when it was given.
    swap: where dice were exchanged before it, the new source.
    """

    def __init__(self, code: int, side: int, placement: dict[int, int] | None) -> None:
        self.code: int = code
        self.side: int = side
        self.placement: dict[int, int] | None = placement
        self.dice: int = 0
        self.seq: int = 0
        self.cause: int = -1
        self.clock: tuple[int, int, int] = (0, 0, 0)
        self.swap: DiceSource | None = None


class Anchor:
    """A snapshot at a rest point, from which the answers since are played again."""

    def __init__(self, match: Match, index: int) -> None:
        self.state: State = match.state.copy()
        self.dice: DiceSource = match.dice.copy()
        self.index: int = index


def swapping(dice: DiceSource) -> Answer:
    """A mark among the answers: from here on the dice are these."""
    marker = Answer(-1, -1, None)
    marker.swap = dice
    return marker
