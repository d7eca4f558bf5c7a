"""Playing one match of a run from its seed to its end, with every check on the way."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import blockdice as bd
from blockdice.bots import make_bot
from blockdice.bots.bot import Bot
from blockdice.engine.actions import SETUP, VERBS, Action, encode, verb_of
from blockdice.engine.dice import DiceSource
from blockdice.engine.fold import Fold
from blockdice.record import from_bytes, to_bytes

from .checking import check_futures, check_now, check_refusals, check_undo, require, signature
from .counting import Count, count_heard, count_match
from .failing import Cause, Failure, Probe
from .hearing import Ear
from .matches import make_game
from .policies import Eager, Policy, kind_first, uniform

KINDS = ("uniform", "eager", "simple", "kind first", "eager", "simple")
EVERY_FIFTH = 0.2
"""How many of the answers of the third kind are random."""
CIRCUSES = {"eager": 0.7}
"""How many of the matches of a kind are between teams that there are not."""
PREVIEWED = 0.1
"""How many of the answers are previewed."""


@dataclass(frozen=True)
class Task:
    """One match: its number in the run, and the seed that all of it follows from."""

    number: int
    seed: int
    failures: Path

    @property
    def key(self) -> str:
        return f"{self.seed} {self.number}"

    @property
    def kind(self) -> str:
        return KINDS[self.number % len(KINDS)]

    @property
    def is_loaded(self) -> bool:
        """Half of each kind roll loaded dice."""
        return self.number // len(KINDS) % 2 == 0


@dataclass(frozen=True)
class Outcome:
    """What came of a match: what occurred, how many decisions, and what failed, if anything."""

    number: int
    decisions: int
    count: Count
    failure: str = ""


def play(task: Task) -> Outcome:
    """Play a match; one that fails is kept as a record."""
    tape = Tape(task.is_loaded)
    game = make_game(task.key, circus_share=CIRCUSES.get(task.kind, 0.05), wrap=tape.of)
    run = Run(game, task, tape)
    try:
        run.play()
        run.check_with(verify)
        run.count += count_match(game) + count_heard(run.ear.heard)
    except Exception as error:
        where = run.keep(error)
        failure = (
            f"match {task.number} ({task.kind}) of seed {task.seed}: "
            f"{type(error).__name__}: {error}\n"
            f"  again:  python scripts/fuzz.py --seed {task.seed} --only {task.number}\n"
            f"  replay: blockdice replay {where} --verify"
        )
        return Outcome(task.number, run.decisions, run.count, failure)
    return Outcome(task.number, run.decisions, run.count)


class LoadedDice:
    """Dice that show their lowest and their highest face too often: rare rows become common.

    At the kick-off they like Get the Ref, for the bribes, and a Blitz, for all that it leads to.
    """

    def __init__(self, dice: DiceSource) -> None:
        self.dice = dice

    def die(self, sides: int, name: str, player: int) -> int:
        face = self.dice.die(sides, name, player)
        if name == "kick_off_event":
            return {1: 1, 2: 5}.get(self.dice.die(3, name, player), face)
        return {1: 1, 2: sides}.get(self.dice.die(5, name, player), face)

    def copy(self) -> DiceSource:
        return LoadedDice(self.dice.copy())

    def dump(self) -> dict[str, Any]:
        """A match cannot be restored with such dice; this only serves comparing."""
        return self.dice.dump()


class Tape:
    """Dice that are rolled by another source and kept, also when what they led to failed."""

    def __init__(self, is_loaded: bool) -> None:
        self.is_loaded = is_loaded
        self.dice: DiceSource = bd.FastDice(0)
        self.faces: list[int] = []

    def of(self, dice: DiceSource) -> Tape:
        """The tape, with the source that is rolled."""
        self.dice = LoadedDice(dice) if self.is_loaded else dice
        return self

    def die(self, sides: int, name: str, player: int) -> int:
        face = self.dice.die(sides, name, player)
        self.faces.append(face)
        return face

    def copy(self) -> DiceSource:
        return self.dice.copy()

    def dump(self) -> dict[str, Any]:
        return self.dice.dump()


class Run:
    """A match on its way, with its fold and what is counted of its decisions."""

    def __init__(self, game: bd.Game, task: Task, tape: Tape) -> None:
        self.game = game
        self.tape = tape
        self.task = task
        self.random = Random(f"play {task.key}")
        self.decisions = 0
        self.count: Count = Count()
        self.fold = Fold()
        self.folded = 0
        self.turn_ended = False
        self.pending = ""
        self.probe: Probe | None = None
        self.ear = Ear()
        self.bots = self._bots()
        self.policy = self._policy()

    def _bots(self) -> list[Bot]:
        if self.task.kind != "simple":
            return []
        seed = self.random.getrandbits(32)
        return [make_bot("simple", seed, side) for side in (0, 1)]

    def _policy(self) -> Policy:
        """How answers are drawn, by the kind of the match."""
        if self.task.kind == "eager":
            return Eager()
        return kind_first if self.task.kind == "kind first" else uniform

    def play(self) -> None:
        """Play to the end, checking on the way."""
        while not self.game.is_over:
            self.check()
            self.act(self.choose())
        check_now(self.game, self.fold)

    def choose(self) -> Action:
        """The next answer: a bot's, or one at random."""
        decision = self.game.decision
        if self.bots and self.random.random() >= EVERY_FIFTH:
            fork = self.game.fork(seed=self.random.getrandbits(32))
            return self.bots[decision.side].choose(fork)
        is_placing = decision.kind in ("set_up", "solid_defence")
        if is_placing and not self.bots and self.random.random() < 0.02:
            return whole_set_up(self.game, self.random)
        return Action(self.policy(self.game, self.random), decision.names)

    def act(self, action: Action) -> None:
        """Answer, and take the events that follow into the fold."""
        self.count["decision", self.game.decision.kind] += 1
        self.count["verb", VERBS[verb_of(action.code)]] += 1
        self.decisions += 1
        self.pending = str(action)
        self.tape.faces.clear()
        self.ear.listen_to(self.game.match.hooks)
        self.ear.is_open = True
        if action.placement is None and self.random.random() < PREVIEWED:
            self.game.preview(action)
        self.game.act(action)
        self.ear.is_open = False
        self.pending = ""
        self.take_events()

    def take_events(self) -> None:
        for event in self.game.events[self.folded :]:
            self.fold.apply(event)
            self.turn_ended |= event.kind == "turn_ended"
        self.folded = len(self.game.events)

    def check(self) -> None:
        """Everything at the end of a turn; at other times something, now and then."""
        random = self.random
        if self.turn_ended:
            self.turn_ended = False
            check_now(self.game, self.fold)
        elif random.random() < 0.1:
            check_now(self.game)
        draw = random.random()
        if draw < 0.004:
            seed, can_restore = random.getrandbits(32), not self.task.is_loaded
            self.check_with(lambda game: check_futures(game, Random(seed), 12, can_restore))
        elif draw < 0.008:
            seed = random.getrandbits(32)
            self.check_with(lambda game: check_refusals(game, Random(seed)))
        elif draw < 0.018:
            self.check_with(check_undo)
            self.take_events()
            check_now(self.game, self.fold)

    def check_with(self, probe: Probe) -> None:
        """Make a check, and note that it was this one if it fails."""
        self.probe = probe
        probe(self.game)
        self.probe = None

    def keep(self, error: Exception) -> Path:
        """Save the record to the failure, shrunk, with the answer that failed as its last."""
        self.ear.is_open = False
        record = self.game.record()
        if self.pending:
            record.dice += self.tape.faces
            record.decisions.append((self.pending, len(self.tape.faces)))
        path = self.task.failures / f"match-{self.task.seed}-{self.task.number}.json.gz"
        Failure(record, Cause.of(error), self.probe).keep(path)
        return path


def verify(game: bd.Game) -> None:
    """The record of the match, written and read, plays as the match did."""
    record = from_bytes(to_bytes(game.record(), is_compressed=len(game.chronicle) % 8 == 0))
    verdict = bd.verify(record)
    require(verdict.is_same, str(verdict))
    fold = Fold()
    for row in record.events:
        fold.apply(row)
    check_now(game, fold)


def whole_set_up(game: bd.Game, random: Random) -> Action:
    """A set-up played out in a fork, given as one action; a single answer if it is not legal."""
    m = game.match
    decision = game.decision
    twin = game.fork()
    while not twin.is_over and signature(twin.decision)[:2] == signature(decision)[:2]:
        twin.act_code(uniform(twin, random))
    squares = twin.match.state.square
    placement = {
        player: squares[player]
        for player in twin.match.state.on_pitch(decision.side)
        if decision.kind == "set_up" or squares[player] != m.state.square[player]
    }
    check = decision.check
    if placement and check is not None and not check(m, decision.side, placement):
        return Action(encode(SETUP), decision.names, placement)
    return Action(uniform(game, random), decision.names)
