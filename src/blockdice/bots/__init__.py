"""Bots: coaches that are programs, and the arena in which they meet.

Here belong the protocol that every bot keeps (`bot`), the bots themselves (one module or
folder a bot), and what plays matches between them (`arena`, with its `results`). A bot is
given a re-seeded fork of the match, so none can see the future, and draws from a generator
of its own, so that a seed gives the same match. Exact probabilities belong in
`blockdice.odds`, learning environments in `blockdice.envs`.
"""

from blockdice.bots.arena import play_match, run_series
from blockdice.bots.bot import Bot, bot_names, make_bot
from blockdice.bots.random_bot import RandomBot
from blockdice.bots.results import MatchResult, Summary, summarise
from blockdice.bots.simple import SimpleBot

__all__ = [
    "Bot",
    "MatchResult",
    "RandomBot",
    "SimpleBot",
    "Summary",
    "bot_names",
    "make_bot",
    "play_match",
    "run_series",
    "summarise",
]
