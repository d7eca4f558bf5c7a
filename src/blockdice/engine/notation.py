"""Reading notation: squares, players, actions. What these read, `str()` wrote."""

from __future__ import annotations

import re
from difflib import get_close_matches

from blockdice.engine import actions as act
from blockdice.engine.actions import Action, Names, encode
from blockdice.engine.errors import NotationError, UnknownName

_LABEL = re.compile(r"[HA]\d+\Z", re.IGNORECASE)
_SQUARE = re.compile(r"[a-z]\d+\Z", re.IGNORECASE)
_NUMBER = re.compile(r"[1-9][0-9]?\Z")

_PLAYER_VERBS = (act.PLACE, act.KICKER, act.ACTIVATE, act.SELECT, act.THROW_TO)
_TARGET_VERBS = (act.BLOCK, act.FOUL, act.HAND_OFF, act.SPECIAL_ON)
_SQUARE_VERBS = (
    act.PLACE,
    act.AIM,
    act.MOVE,
    act.JUMP_TO,
    act.PASS_TO,
    act.THROW_TO,
    act.PUSH,
    act.BOMB_TO,
    act.DROP,
)
_TOKEN_VERBS = (act.REROLL, act.USE, act.SPECIAL_ON)


def parse_square(text: str, names: Names, column: int = 1) -> int:
    """The square that a text like `c5` names."""
    word = text.lower()
    if _SQUARE.match(word):
        if word in names.squares:
            return names.squares.index(word)
        raise NotationError(f"There is no square {text!r} on this pitch", column)
    raise NotationError(f"{text!r} is no square like 'c5'", column)


def parse_player(text: str, names: Names, column: int = 1) -> int:
    """The player that a label like `H7` names."""
    label = text.upper()
    if not _LABEL.match(label):
        raise NotationError(f"{text!r} is no player like 'H7'", column)
    if label not in names.players:
        raise UnknownName("player", text, get_close_matches(label, names.labels, 3))
    return names.players[label]


def parse_action(text: str, names: Names) -> Action:
    """The action that a line of notation names; whether it is legal is another question.

    Raises NotationError with the column where reading stopped, or UnknownName.
    """
    words = _split(text)
    if not words:
        raise NotationError("An action starts with a verb", 1)
    verb_word, column = words[0]
    if verb_word.lower() not in act.VERBS[1:]:
        near = get_close_matches(verb_word.lower(), act.VERBS[1:], 3)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise NotationError(f"No action is called {verb_word!r}{hint}", column)
    verb = act.VERBS.index(verb_word.lower())
    if verb == act.SETUP:
        return _parse_setup(words[1:], names, len(text) + 1)
    player = target = -1
    square = arg = 0
    rest = list(words[1:])
    end = len(text) + 1
    if verb in _PLAYER_VERBS or (verb == act.MOVE and len(rest) > 1):
        player = parse_player(*_next(rest, "a player", end, names))
    if verb == act.ACTIVATE:
        arg = _parse_kind(*_next(rest, "an action such as 'move'", end, names))
        if rest:
            target = parse_player(*_next(rest, "a player", end, names))
    if verb in _TOKEN_VERBS:
        arg = _parse_token(*_next(rest, "a skill or thing", end, names))
    if verb in (act.DIE, act.OPTION):
        word, where = _take(rest, "a number", end)
        if not _NUMBER.match(word):
            raise NotationError(f"{word!r} is no number from 1 to 99", where)
        arg = int(word)
    if verb == act.FORMATION:
        word, where = _take(rest, "the name of a formation", end)
        if word.lower() not in names.formations:
            near = get_close_matches(word.lower(), names.formations, 3)
            raise UnknownName("formation", word, near)
        arg = names.formations.index(word.lower())
    if verb == act.BUY:
        word, where = _take(rest, "what to buy", end)
        if word.lower() not in names.wares:
            raise UnknownName("ware", word, get_close_matches(word.lower(), names.wares, 3))
        arg = names.wares.index(word.lower())
    if verb in _TARGET_VERBS:
        target = parse_player(*_next(rest, "a player", end, names))
    if verb in _SQUARE_VERBS:
        square = parse_square(*_next(rest, "a square", end, names))
    if rest:
        raise NotationError(f"{rest[0][0]!r} does not belong to '{act.VERBS[verb]}'", rest[0][1])
    return Action(encode(verb, player, target, square, arg), names)


def _split(text: str) -> list[tuple[str, int]]:
    return [(found.group(), found.start() + 1) for found in re.finditer(r"\S+", text)]


def _take(rest: list[tuple[str, int]], wanted: str, end: int) -> tuple[str, int]:
    if not rest:
        raise NotationError(f"Here {wanted} is missing", end)
    return rest.pop(0)


def _next(
    rest: list[tuple[str, int]], wanted: str, end: int, names: Names
) -> tuple[str, Names, int]:
    word, column = _take(rest, wanted, end)
    return word, names, column


def _parse_kind(text: str, names: Names, column: int) -> int:
    word = text.lower()
    for number, name in names.actions.items():
        if name == word:
            return number
    known = list(names.actions.values())
    raise UnknownName("action", text, get_close_matches(word, known, 3) or known)


def _parse_token(text: str, names: Names, column: int) -> int:
    word = text.lower()
    if word and word in names.tokens:
        return names.tokens.index(word)
    known = [token for token in names.tokens if token]
    raise UnknownName("skill or thing", text, get_close_matches(word, known, 3))


def _parse_setup(words: list[tuple[str, int]], names: Names, end: int) -> Action:
    placement: dict[int, int] = {}
    for word, column in words:
        label, equals, square = word.partition("=")
        if not equals:
            raise NotationError(f"{word!r} is not like 'H7=m8'", column)
        player = parse_player(label, names, column)
        if player in placement:
            raise NotationError(f"{label} is placed twice", column)
        placement[player] = parse_square(square, names, column + len(label) + 1)
    if not placement:
        raise NotationError("A set-up names players and squares, like 'H7=m8'", end)
    return Action(encode(act.SETUP), names, placement)
