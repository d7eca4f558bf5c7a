"""The bots that coach in one match, and where they think."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor
from random import Random

import structlog

from blockdice.bots import Bot, RandomBot, make_bot
from blockdice.engine.game import Game
from blockdice.server.store import Seats

_log = structlog.get_logger()


class Computers:
    """A bot a side where one is wanted; each is given a fork of its own with other dice."""

    def __init__(self, seats: Seats, thinkers: Executor) -> None:
        self._seats = seats
        self._thinkers = thinkers
        self._bots: dict[int, Bot] = {}

    def forget(self) -> None:
        """Begin anew: what a bot remembers has been taken back."""
        self._bots.clear()

    def ahead(self, game: Game) -> Game:
        """The fork for the bot whose decision is pending."""
        return game.fork(seed=self._seed(game))

    async def choose(self, ahead: Game) -> str:
        """What the bot answers to the pending decision of its fork, in notation.

        A bot that fails is replaced for this one decision by one that does anything legal.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thinkers, self._think, ahead)

    def _think(self, ahead: Game) -> str:
        decision = ahead.decision
        side = decision.side
        try:
            if side not in self._bots:
                self._bots[side] = make_bot(self._seats.coaches[side], self._seats.seed, side)
            action = self._bots[side].choose(ahead)
            if action in decision.actions or action.verb == "setup":
                return str(action)
            _log.error("a bot wants what is not legal", action=str(action), kind=decision.kind)
        except Exception as error:
            _log.error("a bot has failed", kind=decision.kind, exc_info=error)
        self._bots.pop(side, None)
        return str(RandomBot(self._seats.seed, side).choose(ahead))

    def _seed(self, game: Game) -> int:
        """Of a fork's dice: such as tell nothing of the dice of the match."""
        return Random(f"ahead {self._seats.seed} {len(game.chronicle)}").getrandbits(31)
