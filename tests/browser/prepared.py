"""Matches brought to a certain point by bots, and kept in a server's folder for people."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

from blockdice.bots import make_bot
from blockdice.engine.game import Game
from blockdice.engine.options import Options
from blockdice.new_game import new_game
from blockdice.server.store import Seats, Store

Wish = Callable[[Game], bool]


SEEDS = 30


def played_until(wish: Wish, seed: int) -> Game:
    """A match played by two bots until it is as wished; with the next seed where it never is."""
    for number in range(seed, seed + SEEDS):
        for game in _played(number):
            if wish(game):
                return game
    raise AssertionError("no match comes to that")


def played_out(seed: int) -> Game:
    """A match played by two bots to its end."""
    *_, last = _played(seed)
    return last


def _played(seed: int) -> Iterator[Game]:
    """The same match before every decision, and after the last."""
    game = new_game("bb2020", "human", "orc", seed=seed, options=Options(kind="exhibition"))
    bots = [make_bot("simple", seed, side) for side in (0, 1)]
    for count in itertools.count():
        yield game
        if game.is_over:
            return
        game.act(bots[game.decision.side].choose(game.fork(seed=count)))


def keep(
    data: Path, game: Game, coaches: tuple[str, str] = ("person", "simple"), match: str = "match"
) -> str:
    """Put the match into the server's folder; its id."""
    store = Store(data)
    store.add(match, Seats(coaches, 7), game)
    store.close()
    return match


def asked(kind: str, side: int = 0, turn: int = 1) -> Wish:
    """A wish: that side is asked this, from that turn of theirs on."""

    def is_asked(game: Game) -> bool:
        if game.is_over:
            return False
        decision = game.decision
        return (
            decision.kind == kind and decision.side == side and game.match.state.turn[side] >= turn
        )

    return is_asked
