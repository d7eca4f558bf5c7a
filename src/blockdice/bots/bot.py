"""What a bot is, and the bots that there are by name."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Protocol, runtime_checkable

from blockdice.bots.random_bot import RandomBot
from blockdice.bots.simple import SimpleBot
from blockdice.engine.actions import Action
from blockdice.engine.errors import UnknownName
from blockdice.engine.game import Game


@runtime_checkable
class Bot(Protocol):
    """A coach that is a program.

    `choose` is given a fork of the match, re-seeded and the bot's own to spend: it may play on
    in it, but the dice it sees there are not those of the match. The decision is one of its own
    side. It returns one of the decision's actions.
    """

    @property
    def name(self) -> str:
        """What the bot is called, as for `make_bot`."""
        ...

    def choose(self, game: Game) -> Action:
        """Answer the pending decision of the fork."""
        ...


_MAKERS: dict[str, Callable[[int, int], Bot]] = {"random": RandomBot, "simple": SimpleBot}


def bot_names() -> tuple[str, ...]:
    """The bots that there are.

    >>> bot_names()
    ('random', 'simple')
    """
    return tuple(_MAKERS)


def make_bot(name: str, seed: int, side: int) -> Bot:
    """A bot for one match, that draws from its own generator: a seed gives the same choices.

    side: 0 home, 1 away. Raises UnknownName, with the nearest names, where there is none.

    >>> make_bot("simple", seed=7, side=0).name
    'simple'
    """
    maker = _MAKERS.get(name)
    if maker is None:
        raise UnknownName("bot", name, get_close_matches(name, _MAKERS, 3), bot_names())
    return maker(seed, side)
