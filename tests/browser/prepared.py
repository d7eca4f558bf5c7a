"""Matches brought to a certain point by bots, and put into a server's folder for people to go on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from blockdice.bots import make_bot
from blockdice.engine.game import Game
from blockdice.engine.options import Options
from blockdice.new_game import new_game
from blockdice.server.store import Seats, Store

Wish = Callable[[Game], bool]


def played_until(wish: Wish | None, seed: int, bot: str = "simple") -> Game:
    """A match played by two bots until it is as wished; to its end without a wish."""
    game = new_game("bb2020", "human", "orc", seed=seed, options=Options(kind="exhibition"))
    bots = [make_bot(bot, seed, side) for side in (0, 1)]
    count = 0
    while not game.is_over:
        if wish is not None and wish(game):
            return game
        decision = game.decision
        game.act(bots[decision.side].choose(game.fork(seed=count)))
        count += 1
    assert wish is None, "the match ended before that came"
    return game


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
        decision = game.decision
        return (
            decision.kind == kind
            and decision.side == side
            and game.match.state.turn[side] >= turn
        )

    return is_asked
