"""A Block as a value, and the chain of players that it pushes."""

from __future__ import annotations

from blockdice.engine.falls import Fall
from blockdice.engine.pitch import NOWHERE
from blockdice.engine.rolls import Roll
from blockdice.engine.state import State


class Chain:
    """Who is pushed where by one push, first to last; NOWHERE is the crowd.

    `crowd` is the player who goes into the crowd, -1 if nobody does; `edge` their last square.
    `stopped_by`: the player who is not pushed, so that nobody in the chain is, -1 if none.
    `pusher`: whose push it is.
    """

    def __init__(self) -> None:
        self.players: list[int] = []
        self.origins: list[int] = []
        self.targets: list[int] = []
        self.crowd: int = -1
        self.edge: int = NOWHERE
        self.stopped_by: int = -1
        self.pusher: int = -1

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

    def stop(self, player: int) -> None:
        """The player is not pushed; nor is anybody before them in the chain."""
        self.players = []
        self.origins = []
        self.targets = []
        self.stopped_by = player


class Push:
    """One player who is to be pushed, and from which squares whose coach chooses.

    pusher: the player whose Block it is; against: the same, -1 for whoever is chain-pushed by it.
    player, place: the one to be pushed, and where they count as being. ways: the three squares
    of the template; free: all unoccupied squares around. side: whose coach chooses; squares:
    the unoccupied ones that they may choose. is_gripped: the pushed player has no say in it.
    """

    def __init__(
        self, pusher: int, against: int, player: int, place: int, ways: list[int], free: list[int]
    ) -> None:
        self.pusher: int = pusher
        self.against: int = against
        self.player: int = player
        self.place: int = place
        self.ways: list[int] = ways
        self.free: list[int] = free
        self.side: int = -1
        self.squares: list[int] = [square for square in ways if square in free]
        self.is_gripped: bool = False


class Block:
    """One Block, from the count of its dice to the bounce of the ball: each phase adds its part.

    Count: strength and assists of both players, dice, and chooser, the side that picks.
    has_dared: Dauntless has made the attacker as strong. lent: skills that the defender counts as
    having in this Block.
    Roll and choose: pool, the dice as they lie; face, the one picked.
    Result: falls, who goes down, in the order in which they are injured; is_push.
    Push: vacated, the square that the defender left; chain, who was pushed where; ball_in_crowd,
    whether the ball went into the crowd in somebody's hands; is_stripped, whether the defender
    has dropped it. Follow up: has_followed.

    Of two Blocks thrown at once: is_one_of_two; barred, the squares where nobody is pushed to
    for the other's sake.
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
        self.is_stripped: bool = False
        self.has_followed: bool = False
        self.has_dared: bool = False
        self.lent: list[str] = []
        self.is_one_of_two: bool = False
        self.barred: list[int] = []

    def other(self, player: int) -> int:
        """The other one of the two players."""
        return self.defender if player == self.attacker else self.attacker

    @property
    def knocks_back(self) -> bool:
        """Whether the defender was pushed back, or stood their ground, and the attacker is at
        them again: has followed up where there was somewhere to go."""
        return self.is_push and (self.has_followed or self.chain.stopped_by >= 0)
