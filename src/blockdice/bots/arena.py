"""Where bots meet: one match, or a series of them on several processes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from blockdice.bots.bot import Bot
from blockdice.engine.actions import Action
from blockdice.engine.game import Game
from blockdice.engine.options import Options
from blockdice.engine.sheet import TeamSheet

Watcher = Callable[[Game, Action], None]
"""Called with the match and the answer about to be given."""


@dataclass(frozen=True)
class _Task:
    """All that a process needs to play one match of a series."""

    number: int
    seed: int
    edition: str
    teams: tuple[str | TeamSheet, str | TeamSheet]
    bots: tuple[str, str]
    options: Options | None


class _Tally:
    """Counts what happens while a match without a diary is played: decisions and turnovers."""

    def __init__(self) -> None:
        self.decisions = 0
        self.turnovers = [0, 0]

    def __call__(self, game: Game, action: Action) -> None:
        self.decisions += 1


def play_match(game: Game, home: Bot, away: Bot, on_decision: Watcher | None = None) -> Game:
    """Play a match on to its end, each decision answered by the bot of its side.

    A bot sees a re-seeded fork, never the match. Returns the game, which is over then.

    >>> game = play_match(new_game(seed=7), make_bot("random", 7, 0), make_bot("random", 7, 1))
    >>> game.is_over
    True
    """
    bots = (home, away)
    count = 0
    while not game.is_over:
        action = bots[game.decision.side].choose(game.fork(seed=count))
        count += 1
        if on_decision is not None:
            on_decision(game, action)
        game.act(action)
    return game
