"""What a game keeps to go back and to fork: answers given, and snapshots to play them from."""

from __future__ import annotations

from blockdice.engine.actions import Names
from blockdice.engine.dice import DiceSource
from blockdice.engine.hooks import Hooks
from blockdice.engine.match import Match
from blockdice.engine.sheet import PlayerSheet
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
    """A snapshot at a rest point, from which the answers since are played again.

    Beside state and dice it holds who had joined by then, and with which skills.
    """

    def __init__(self, match: Match, index: int) -> None:
        self.state: State = match.state.copy()
        self.dice: DiceSource = match.dice.copy()
        self.index: int = index
        self.players: list[PlayerSheet] = match.players
        self.names: Names = match.names
        self.bits: dict[str, int] = match.bits
        self.hooks: Hooks = match.hooks

    def put_back(self, match: Match) -> None:
        """Let the match be again as it was here, its dice and diary apart."""
        match.state = self.state.copy()
        match.players = self.players
        match.names = self.names
        match.bits = self.bits
        match.hooks = self.hooks


def swapping(dice: DiceSource) -> Answer:
    """A mark among the answers: from here on the dice are these."""
    marker = Answer(-1, -1, None)
    marker.swap = dice
    return marker
