"""Pushed players: the squares, chains, the crowd (Blocking, Pushed Players)."""

from __future__ import annotations

from blockdice.engine.actions import PUSH, encode, square_of
from blockdice.engine.blocks import Chain
from blockdice.engine.decisions import Rule
from blockdice.engine.match import Match
from blockdice.engine.pitch import NOWHERE
from blockdice.engine.words import RESERVES


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
        place = chain.place_of(m.state, victim)
        ways = m.pitch.beyond_any(origin, place)
        choices = [sq for sq in ways if m.pitch.on[sq] and chain.occupant(m.state, sq) < 0]
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
        following = chain.occupant(m.state, target)
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
