"""Where bots meet: one match, or a series of them on several processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter

from blockdice.bots.bot import Bot, make_bot
from blockdice.bots.results import MatchResult
from blockdice.engine.actions import Action
from blockdice.engine.game import Game
from blockdice.engine.options import Options
from blockdice.engine.sheet import TeamSheet
from blockdice.engine.words import SIDES
from blockdice.new_game import new_game

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


def run_series(
    edition: str,
    home_team: str | TeamSheet,
    away_team: str | TeamSheet,
    bots: tuple[str, str] = ("simple", "simple"),
    games: int = 1,
    jobs: int = 1,
    seed: int = 0,
    progress: Callable[[MatchResult], None] | None = None,
    options: Options | None = None,
) -> list[MatchResult]:
    """Play a series of matches between two bots by name; match `n` has the seed `seed + n`.

    jobs: how many processes play; it changes no result but the seconds. progress: called with
    each result as it comes in, in the order of the matches. Raises UnknownName for a bot,
    edition or team that there is not.

    >>> [result.number for result in run_series("bb2020", "human", "orc", ("random",) * 2, 2)]
    [0, 1]
    """
    for side, name in enumerate(bots):
        make_bot(name, seed, side)
    teams = (home_team, away_team)
    tasks = [_Task(n, seed + n, edition, teams, bots, options) for n in range(games)]
    results: list[MatchResult] = []
    for result in _play_all(tasks, min(jobs, games)):
        results.append(result)
        if progress is not None:
            progress(result)
    return results


def _play_all(tasks: list[_Task], jobs: int) -> Iterator[MatchResult]:
    """Play the tasks in this process or on several, and give their results in order."""
    if jobs <= 1:
        yield from map(_play, tasks)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_leave_interrupts)
    try:
        yield from pool.map(_play, tasks)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _leave_interrupts() -> None:
    """Let only the process that started the series answer to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(task: _Task) -> MatchResult:
    """Play one match of a series."""
    begun = perf_counter()
    home, away = task.teams
    game = new_game(task.edition, home, away, task.seed, task.options)
    bots = [make_bot(name, task.seed, side) for side, name in enumerate(task.bots)]
    answers: list[int] = []
    play_match(game, bots[0], bots[1], lambda _, action: answers.append(action.code))
    return _result(game, task, len(answers), perf_counter() - begun)


def _result(game: Game, task: _Task, decisions: int, seconds: float) -> MatchResult:
    casualties = [0, 0]
    turnovers = [0, 0]
    for event in game.events:
        if event.kind == "casualty":
            casualties[event.side] += 1
        elif event.kind == "turnover":
            turnovers[event.side] += 1
    return MatchResult(
        number=task.number,
        seed=task.seed,
        score=game.score,
        winner=SIDES.index(game.winner) if game.winner else -1,
        casualties=(casualties[0], casualties[1]),
        turnovers=(turnovers[0], turnovers[1]),
        decisions=decisions,
        seconds=seconds,
    )
