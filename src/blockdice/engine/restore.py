"""Going on with a match that was dumped: the state is loaded and the loops entered afresh."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from blockdice.engine.dice import DiceSource, load_dice
from blockdice.engine.dump import (
    FORMAT,
    load_answer,
    load_event,
    load_player,
    load_state,
    load_team,
)
from blockdice.engine.edition import Edition
from blockdice.engine.errors import BadFile, BlockdiceError, EditionMismatch
from blockdice.engine.game import Game
from blockdice.engine.history import Anchor
from blockdice.engine.match import Match
from blockdice.engine.options import Options
from blockdice.engine.start import fresh_match

_PARTS = (
    *(
        "format",
        "edition",
        "revision",
        "options",
        "teams",
        "labels",
        "joined",
        "skills",
        "keeps_diary",
        "keeps_history",
        "start",
        "state",
        "dice",
        "since",
    ),
    *("seq", "cause", "rolled", "dice_log", "events", "opening", "standing", "decisions"),
)
_FAULTS: tuple[type[Exception], ...] = (
    *(KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError),
    *(OverflowError, MemoryError, RecursionError),
    BlockdiceError,
)

T = TypeVar("T")


def restore_game(data: dict[str, Any], edition: Edition) -> Game:
    """The game that was dumped. Raises BadFile for data that is no dump, EditionMismatch."""
    for part in _PARTS:
        if part not in data:
            raise BadFile("dump", part, "this part is missing: no dump of a match, or cut off")
    if data["format"] != FORMAT:
        raise EditionMismatch(
            f"This dump has format {data['format']}; this program reads {FORMAT}."
        )
    if data["edition"] != edition.id or data["revision"] != edition.revision:
        raise EditionMismatch(
            f"This dump is of {data['edition']} revision {data['revision']}, not of "
            f"{edition.id} revision {edition.revision}."
        )
    game = _read("state", lambda: _at_snapshot(data, edition))
    _read("since", lambda: _answer_again(game, data["since"]))
    _read("events", lambda: _remember(game, data))
    return game


def _read(part: str, reader: Callable[[], T]) -> T:
    """Read a part of the dump; whatever is wrong with it becomes a BadFile that names it."""
    try:
        return reader()
    except (BadFile, EditionMismatch):
        raise
    except _FAULTS as error:
        reason = f"{error} is missing" if isinstance(error, KeyError) else str(error)
        raise BadFile("dump", part, f"this cannot be read ({reason})") from error


def _at_snapshot(data: dict[str, Any], edition: Edition) -> Game:
    """The game at the rest point whose state was dumped."""
    rulings = tuple(data["options"]["rulings"])
    options = _read("options", lambda: Options(**{**data["options"], "rulings": rulings}))
    dice = _read("dice", lambda: load_dice(data["dice"]))
    match = _read("teams", lambda: _with_teams(data, edition, options, dice))
    load_state(data["state"], match.state)
    match.start = data["start"]
    match.seq = data["seq"]
    match.cause = data["cause"]
    game = Game(match, keep_history=data["keeps_history"])
    match.diary = None
    match.dice_log = None
    anchor = Anchor(match, 0)
    game.start()
    game._anchors = [anchor]
    return game


def _with_teams(
    data: dict[str, Any], edition: Edition, options: Options, dice: DiceSource
) -> Match:
    home, away = [load_team(row) for row in data["teams"]]
    match = fresh_match(edition, (home, away), options, dice)
    for label in data["labels"][len(match.names.labels) :]:
        match.names = match.names.with_player(label)
    match.players = match.players + [load_player(row) for row in data["joined"]]
    for skill in data["skills"]:
        match.learn([skill])
    return match


def _answer_again(game: Game, rows: list[Any]) -> None:
    """Give the answers since the snapshot again."""
    match = game.match
    for row in rows:
        answer = load_answer(row)
        if answer.swap is not None:
            match.dice = answer.swap.copy()
        else:
            if answer.placement is None and not game.decision.choices.has(answer.code):
                raise BadFile("dump", "since", f"{answer.code} answers no {game.decision.kind}")
            match.seq = answer.seq
            match.cause = answer.cause
            game._send(answer)
        game._answers.append(answer)


def _remember(game: Game, data: dict[str, Any]) -> None:
    """What the game knows of its past beyond the state: the diary and the record."""
    match = game.match
    match.seq = data["seq"]
    match.cause = data["cause"]
    match.rolled = data["rolled"]
    if data["keeps_diary"]:
        match.dice_log = list(data["dice_log"])
        match.diary = [load_event(row, match) for row in data["events"]]
    game._opening = data["opening"]
    game._standing = data["standing"]
    game._chronicle = [(text, dice) for text, dice in data["decisions"]]
