"""Playing a record again: its decisions, with the dice that were rolled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from blockdice.engine.chronicle import Record
from blockdice.engine.dice import DiceSource
from blockdice.engine.errors import BadRecord, BlockdiceError, DiceScriptError
from blockdice.engine.game import Game
from blockdice.engine.position import Start, begin_at
from blockdice.engine.start import fresh_match
from blockdice.rules.editions import load_edition

OPENING = -1
"""The number under which what happens before the first decision is reported."""


class PlaybackDice:
    """Dice that show recorded faces in order, and then roll on with another source, if any.

    A face that the die has not, or a die too many, raises `DiceScriptError`.

    >>> dice = PlaybackDice([3, 6])
    >>> dice.die(6, "dodge", -1), dice.die(8, "bounce", -1)
    (3, 6)
    """

    def __init__(self, faces: list[int], then: DiceSource | None = None, place: int = 0) -> None:
        self.faces: list[int] = faces
        self.then: DiceSource | None = then
        self.place: int = place

    def die(self, sides: int, name: str, player: int) -> int:
        """The next recorded face."""
        if self.place >= len(self.faces):
            if self.then is None:
                raise DiceScriptError(f"{name} (a D{sides})", "nothing more")
            return self.then.die(sides, name, player)
        face = self.faces[self.place]
        if face > sides:
            raise DiceScriptError(f"{name} (a D{sides})", str(face))
        self.place += 1
        return face

    def copy(self) -> PlaybackDice:
        """A source with the same future."""
        then = self.then.copy() if self.then is not None else None
        return PlaybackDice(self.faces, then, self.place)

    def dump(self) -> dict[str, Any]:
        """What is still to come, as scripted dice; once that is spent, the other source."""
        left = self.faces[self.place :]
        if not left and self.then is not None:
            return self.then.dump()
        return {"kind": "scripted", "labels": [], "named": {}, "plain": left}


def replay(record: Record, dice: DiceSource | None = None, path: str = "record") -> Game:
    """Play a record again: the match as it stood at its end.

    An unfinished match goes on from there with `dice`, if they are given. Raises BadRecord,
    which names the decision, where the record cannot be played under the rules of today;
    `verify` also compares what happened.

    >>> import blockdice as bd
    >>> game = bd.new_game(seed=7)
    >>> game.act("receive")
    >>> replay(game.record()).decision.kind
    'set_up'
    """
    game = open_record(record, dice, path)
    for _ in play_record(game, record, path):
        pass
    return game


def open_record(record: Record, dice: DiceSource | None, path: str) -> Game:
    """The match of a record before its first die."""
    for team in record.teams:
        if team.edition != record.edition:
            message = f"{team.name} is a {team.edition} team in a match of {record.edition}"
            raise BadRecord(path, message)
    try:
        edition = load_edition(record.edition)
        source = PlaybackDice(record.dice, dice)
        match = fresh_match(edition, record.teams, record.options, source)
        if record.start is not None:
            begin_at(match, Start(**record.start))
        return Game(match)
    except BlockdiceError as error:
        raise BadRecord(path, f"it cannot be played: {error}") from error


def play_record(game: Game, record: Record, path: str) -> Iterator[int]:
    """Play decision after decision, giving the number of each when it has been played."""
    number = OPENING
    try:
        game.start()
        if game.opening != record.opening:
            raise BadRecord(path, _dice_differ("before the first decision", record, game.opening))
        yield number
        for number, (text, dice) in enumerate(record.decisions):
            if text.startswith("undo"):
                game.undo(agreed=True)
            else:
                game.act(text)
            played, drawn = game.chronicle[-1]
            if played != text:
                raise BadRecord(path, f"'{text}' is played as '{played}'", number)
            if drawn != dice:
                raise BadRecord(path, f"'{text}' draws {drawn} dice, not {dice}", number)
            yield number
    except BadRecord:
        raise
    except BlockdiceError as error:
        raise BadRecord(path, str(error), number) from error


def _dice_differ(where: str, record: Record, drawn: int) -> str:
    return f"{where} {drawn} dice are drawn, not {record.opening}"
