"""Pushed players: the squares, chains, the crowd, who stands firm (Blocking, Pushed Players)."""

from __future__ import annotations

from blockdice.engine.actions import PUSH, each_square, encode, square_of
from blockdice.engine.blocks import Chain, Push
from blockdice.engine.decisions import Rule
from blockdice.engine.match import Match
from blockdice.engine.pitch import NOWHERE
from blockdice.engine.words import RESERVES, ROOTED

_NONE: list[int] = []


def choose_chain(m: Match, pusher: int, pushed: int, barred: list[int] = _NONE) -> Rule[Chain]:
    """Decide the whole push before anybody moves; the coach of the pusher chooses squares.

    An unoccupied square first; failing that, off the pitch from its edge, into the crowd;
    failing that, a chain-push of whoever is in the way. If one of them is not pushed, nobody is.
    barred: squares where the first of them cannot end.
    """
    chain = Chain()
    chain.pusher = pusher
    origin = m.state.square[pusher]
    victim = pushed
    while True:
        push = next_push(m, chain, pusher, origin, victim, barred)
        if (yield from stays_put(m, push)):
            chain.stop(victim)
            return chain
        for hook in m.hooks.push_squares:
            yield from hook.speak(m, hook, push)
        if not push.squares and not all(m.pitch.on[sq] for sq in push.ways):
            chain.add(victim, push.place, NOWHERE)
            chain.crowd = victim
            chain.edge = push.place
            return chain
        actions = each_square(encode(PUSH), push.squares or push.ways)
        answer = yield m.decision("push", push.side, actions, victim)
        target = square_of(answer)
        following = chain.occupant(m.state, target)
        chain.add(victim, push.place, target)
        if push.squares:
            return chain
        origin = push.place
        victim = following


def next_push(
    m: Match, chain: Chain, pusher: int, origin: int, player: int, barred: list[int]
) -> Push:
    """The push of one more player in the chain, out of the square where they count as being.

    origin: the square that the push comes from.
    """
    state = m.state
    is_first = not chain.players
    place = chain.place_of(state, player)
    shut = barred if is_first else _NONE
    free = [
        square
        for square in m.pitch.neighbours[place]
        if chain.occupant(state, square) < 0 and square not in shut
    ]
    ways = m.pitch.beyond_any(origin, place)
    push = Push(pusher, pusher if is_first else -1, player, place, ways, free)
    push.side = m.side_of(pusher)
    return push


def stays_put(m: Match, push: Push) -> Rule[bool]:
    """Whether the player is not pushed: a Rooted one cannot leave the square, others may have a
    skill for it."""
    stays = m.state.tokens[push.player] & ROOTED != 0
    if not stays and m.hooks.pushed:
        for hook in m.speakers(m.hooks.pushed, push.player, push.against):
            if (yield from hook.speak(m, hook, push)):
                stays = True
                break
    if stays:
        m.emit("not_pushed", m.side_of(push.player), push.player, square=push.place)
    return stays


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
