"""A Block as a value, and the chain of players that it pushes."""

from __future__ import annotations

from blockdice.engine.falls import Fall
from blockdice.engine.pitch import NOWHERE
from blockdice.engine.rolls import Roll
from blockdice.engine.state import State


class Chain:
    """Who is pushed where by one push, first to last; NOWHERE is the crowd.

    `crowd` is the player who goes into the crowd, -1 if nobody does; `edge` their last square.
    """

    def __init__(self) -> None:
        self.players: list[int] = []
        self.origins: list[int] = []
        self.targets: list[int] = []
        self.crowd: int = -1
        self.edge: int = NOWHERE

    def occupant(self, state: State, square: int) -> int:
        """Who counts as being in a square: those already pushed have left it."""
        for player, target in zip(reversed(self.players), reversed(self.targets), strict=True):
            if target == square:
                return player
        player = state.occupant(square)
        return -1 if player in self.players else player

    def place_of(self, state: State, player: int) -> int:
        """Where a player counts as being now."""
        for pushed, target in zip(reversed(self.players), reversed(self.targets), strict=True):
            if pushed == player:
                return target
        return state.square[player]

    def add(self, player: int, origin: int, target: int) -> None:
        """Push one more player."""
        self.players.append(player)
        self.origins.append(origin)
        self.targets.append(target)


class Block:
    """One Block, from the count of its dice to the bounce of the ball: each phase adds its part.

    Count: strength and assists of both players, dice, and chooser, the side that picks.
    Roll and choose: pool, the dice as they lie; face, the one picked.
    Result: falls, who goes down, in the order in which they are injured; is_push.
    Push: vacated, the square that the defender left; chain, who was pushed where; ball_in_crowd,
    whether the ball went into the crowd in somebody's hands. Follow up: has_followed.
    """

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker: int = attacker
        self.defender: int = defender
        self.attacker_strength: int = 0
        self.defender_strength: int = 0
        self.attacker_assists: int = 0
        self.defender_assists: int = 0
        self.dice: int = 0
        self.chooser: int = -1
        self.pool: Roll = Roll("block", attacker, [])
        self.face: int = 0
        self.falls: list[Fall] = []
        self.is_push: bool = False
        self.vacated: int = NOWHERE
        self.chain: Chain = Chain()
        self.ball_in_crowd: bool = False
        self.has_followed: bool = False

    def other(self, player: int) -> int:
        """The other one of the two players."""
        return self.defender if player == self.attacker else self.attacker
