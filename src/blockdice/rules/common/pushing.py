"""Pushed players: the squares, chains, the crowd (Blocking, Pushed Players)."""

from __future__ import annotations

from blockdice.engine.actions import PUSH, encode, square_of
from blockdice.engine.decisions import Rule
from blockdice.engine.match import Match
from blockdice.engine.pitch import NOWHERE
from blockdice.engine.words import RESERVES


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

    def occupant(self, m: Match, square: int) -> int:
        """Who counts as being in a square: those already pushed have left it."""
        for player, target in zip(reversed(self.players), reversed(self.targets), strict=True):
            if target == square:
                return player
        player = m.state.occupant(square)
        return -1 if player in self.players else player

    def place_of(self, m: Match, player: int) -> int:
        """Where a player counts as being now."""
        for pushed, target in zip(reversed(self.players), reversed(self.targets), strict=True):
            if pushed == player:
                return target
        return m.state.square[player]

    def add(self, player: int, origin: int, target: int) -> None:
        """Push one more player."""
        self.players.append(player)
        self.origins.append(origin)
        self.targets.append(target)


def choose_chain(m: Match, pusher: int, pushed: int) -> Rule[Chain]:
    """Decide the whole push before anybody moves; the coach of the pusher chooses squares.

    An unoccupied square first; failing that, off the pitch from its edge, into the crowd;
    failing that, a chain-push of whoever is in the way.
    """
    chain = Chain()
    side = m.side_of(pusher)
    origin = m.state.square[pusher]
    victim = pushed
    while True:
        place = chain.place_of(m, victim)
        ways = m.pitch.beyond_any(origin, place)
        choices = [sq for sq in ways if m.pitch.on[sq] and chain.occupant(m, sq) < 0]
        if not choices and not all(m.pitch.on[sq] for sq in ways):
            chain.add(victim, place, NOWHERE)
            chain.crowd = victim
            chain.edge = place
            return chain
        is_chain = not choices
        if is_chain:
            choices = ways
        actions = [encode(PUSH, square=sq) for sq in choices]
        answer = yield m.decision("push", side, actions, victim)
        target = square_of(answer)
        following = chain.occupant(m, target)
        chain.add(victim, place, target)
        if not is_chain:
            return chain
        origin = place
        victim = following


def move_chain(m: Match, chain: Chain) -> None:
    """Move everybody in a chain, the last one first. Nobody picks anything up.

    Whoever is pushed twice, by a chain that runs in a circle, is moved once, to the last
    square; if all in a circle wait for each other, one is taken up to make room.
    """
    state = m.state
    starts: dict[int, int] = {}
    ends: dict[int, int] = {}
    for player, target in zip(chain.players, chain.targets, strict=True):
        starts[player] = state.square[player]
        ends[player] = target
    if chain.crowd >= 0:
        m.remove(chain.crowd, RESERVES, "crowd")
    waiting = [player for player in reversed(list(ends)) if player != chain.crowd]
    while waiting:
        free = [player for player in waiting if state.occupant(ends[player]) < 0]
        if free:
            m.put(free[0], ends[free[0]], "pushed", starts[free[0]])
            waiting.remove(free[0])
        else:
            state.lift(waiting[0])
