"""Reading what a coach types: notation, its beginning, a number of the list, a path."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from blockdice.engine.actions import VERBS, Action
from blockdice.engine.errors import NotationError, UnknownName
from blockdice.engine.game import Game
from blockdice.engine.notation import parse_action

_SQUARE = re.compile(r"[a-z]\d{1,2}\Z")
_PLAYER_OR_SQUARE = re.compile(r"[a-z]\d+\Z")


@dataclass(frozen=True)
class Reading:
    """What a line means: `actions` to take one after the other, or several to choose from.

    prefix: where the choice is still open, how all that may be meant begin.
    """

    actions: tuple[Action, ...]
    prefix: str = ""

    @property
    def is_open(self) -> bool:
        """Whether the coach has still to choose."""
        return bool(self.prefix)


def read_line(text: str, game: Game, entries: Sequence[str]) -> Reading:
    """What the line means now. The verb may be left out where it is clear.

    entries: of the list that is shown, for a number. Raises NotationError or UnknownName for
    what is no action; what is one and not legal is left for `Game.act` to refuse.
    """
    words = text.lower().split()
    if len(words) == 1 and words[0].isascii() and words[0].isdigit():
        words = _entry(words[0], entries).lower().split()
    path = words[1:] if words[0] == "move" else words
    if len(path) > 1 and game.decision.kind == "move" and all(map(_SQUARE.match, path)):
        return Reading(tuple(parse_action(f"move {word}", game.match.names) for word in path))
    return _match(words, game) or Reading((_parse(text, game),))


def _entry(number: str, entries: Sequence[str]) -> str:
    if not entries or not 1 <= int(number) <= len(entries):
        held = f"holds 1 to {len(entries)}" if entries else "is empty"
        raise NotationError(f"There is no number {number}: the list {held}", 1)
    return entries[int(number) - 1]


def _match(words: list[str], game: Game) -> Reading | None:
    """The legal action that is typed, in full or without its verb, or those that begin so."""
    begun: list[Action] = []
    starts: set[str] = set()
    for action in game.decision.actions:
        full = str(action).lower().split()
        for start in (0, 1):
            if full[start:] == words:
                return Reading((action,))
            if full[start : start + len(words)] == words:
                begun.append(action)
                starts.add(" ".join(str(action).split()[: start + len(words)]))
                break
    if not begun or len(starts) > 1:
        return None
    return Reading(tuple(begun), starts.pop())


def _parse(text: str, game: Game) -> Action:
    """What is typed as an action that is not legal, with the verb that was left out."""
    names = game.match.names
    word = text.split()[0].lower()
    if word in VERBS or not _PLAYER_OR_SQUARE.match(word):
        return parse_action(text, names)
    for verb in dict.fromkeys(action.verb for action in game.decision.actions):
        try:
            return parse_action(f"{verb} {text}", names)
        except (NotationError, UnknownName):
            continue
    raise NotationError(f"Nothing that can be done now begins with {text!r}", 1)
