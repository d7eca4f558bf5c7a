"""Actions: small ints inside the engine, values that print as notation at its edge."""

from __future__ import annotations

from typing import Final

# Verbs.
KICK: Final = 1
RECEIVE: Final = 2
PLACE: Final = 3
SETUP: Final = 4
FORMATION: Final = 5
KICKER: Final = 6
AIM: Final = 7
ACTIVATE: Final = 8
MOVE: Final = 9
JUMP_TO: Final = 10
STAND: Final = 11
BLOCK: Final = 12
PASS_TO: Final = 13
HAND_OFF: Final = 14
FOUL: Final = 15
THROW_TO: Final = 16
SPECIAL_ON: Final = 17
DIE: Final = 18
PUSH: Final = 19
FOLLOW: Final = 20
STAY: Final = 21
REROLL: Final = 22
USE: Final = 23
NO: Final = 24
END: Final = 25
SELECT: Final = 26
CONCEDE: Final = 27
OPTION: Final = 28
BOMB_TO: Final = 29
DROP: Final = 30
BUY: Final = 31

VERBS: Final = (
    "",
    "kick",
    "receive",
    "place",
    "setup",
    "formation",
    "kicker",
    "aim",
    "activate",
    "move",
    "jump",
    "stand",
    "block",
    "pass",
    "handoff",
    "foul",
    "throw",
    "special",
    "die",
    "push",
    "follow",
    "stay",
    "reroll",
    "use",
    "no",
    "end",
    "select",
    "concede",
    "option",
    "bomb",
    "drop",
    "buy",
)

# Things beside skills that `use` and `reroll` name; skills follow in the edition's order.
TEAM_REROLL: Final = 0
APOTHECARY: Final = 1
BRIBE: Final = 2
ARGUE: Final = 3
PRAYER: Final = 4
THINGS: Final = ("team", "apothecary", "bribe", "argue", "prayer")
FIRST_SKILL: Final = 8
"""The token number of the edition's first skill; the numbers before are for things."""


def encode(verb: int, player: int = -1, target: int = -1, square: int = 0, arg: int = 0) -> int:
    """Pack an action into one int: verb, player, target player, square and argument."""
    return verb | (player + 1) << 6 | (target + 1) << 15 | square << 24 | arg << 35


def each_target(code: int, targets: list[int]) -> list[int]:
    """The packed action, which names no target yet, against each of these players."""
    return [code | (target + 1) << 15 for target in targets]


def each_square(code: int, squares: list[int]) -> list[int]:
    """The packed action, which names no square yet, with each of these squares."""
    return [code | square << 24 for square in squares]


def verb_of(code: int) -> int:
    """The verb of a packed action."""
    return code & 63


def player_of(code: int) -> int:
    """The player that acts or is chosen, -1 if none."""
    return (code >> 6 & 511) - 1


def target_of(code: int) -> int:
    """The player that is acted on, -1 if none."""
    return (code >> 15 & 511) - 1


def square_of(code: int) -> int:
    """The square, 0 if none."""
    return code >> 24 & 2047


def arg_of(code: int) -> int:
    """The argument: an action's kind, a die's place, a thing's or skill's token."""
    return code >> 35


class Names:
    """What the small ints of one match are called; never changed, so all forks share it."""

    def __init__(
        self,
        labels: list[str],
        squares: list[str],
        tokens: list[str],
        formations: list[str],
        actions: dict[int, str],
        wares: list[str] | None = None,
    ) -> None:
        self.labels: list[str] = labels
        self.squares: list[str] = squares
        self.tokens: list[str] = tokens
        self.formations: list[str] = formations
        self.actions: dict[int, str] = actions
        self.wares: list[str] = wares if wares is not None else []
        self.players: dict[str, int] = {label: i for i, label in enumerate(labels)}

    def with_player(self, label: str) -> Names:
        """The same names, and the next player's number called `label`."""
        labels = [*self.labels, label]
        return Names(labels, self.squares, self.tokens, self.formations, self.actions, self.wares)

    def action_name(self, kind: int) -> str:
        """The word for what a player is activated for."""
        return self.actions[kind]


class Action:
    """One thing a coach can do: `verb` and what it is done with; `str()` is its notation.

    player, target: labels like `H7`; square: like `c5`; what: an action's kind, a die's
    number, a skill, a re-roll or a formation. Whatever the verb does not need is None.
    Two actions of one match are equal if they do the same.

    >>> import blockdice as bd
    >>> action = bd.new_game(seed=7).decision.actions[1]
    >>> action, action.verb, action.player
    (<Action receive>, 'receive', None)
    """

    def __init__(self, code: int, names: Names, placement: dict[int, int] | None = None) -> None:
        self.code: int = code
        self._names = names
        self._placement: dict[int, int] | None = placement

    @property
    def verb(self) -> str:
        """What is done: `move`, `block`, `reroll` ..."""
        return VERBS[verb_of(self.code)]

    @property
    def player(self) -> str | None:
        """The label of the player that acts or is chosen."""
        player = player_of(self.code)
        return self._names.labels[player] if player >= 0 else None

    @property
    def target(self) -> str | None:
        """The label of the player that is acted on."""
        target = target_of(self.code)
        return self._names.labels[target] if target >= 0 else None

    @property
    def square(self) -> str | None:
        """The square it is about."""
        square = square_of(self.code)
        return self._names.squares[square] if square else None

    @property
    def what(self) -> str | None:
        """The action declared, the die, thing, skill or formation chosen."""
        verb = verb_of(self.code)
        arg = arg_of(self.code)
        if verb == ACTIVATE:
            return self._names.action_name(arg)
        if verb in (DIE, OPTION):
            return str(arg)
        if verb in (REROLL, USE, SPECIAL_ON):
            return self._names.tokens[arg]
        if verb == BUY:
            return self._names.wares[arg]
        return self._names.formations[arg] if verb == FORMATION else None

    @property
    def placement(self) -> dict[str, str] | None:
        """Of a whole set-up: the square of each player."""
        if self._placement is None:
            return None
        names = self._names
        return {names.labels[p]: names.squares[sq] for p, sq in self._placement.items()}

    def __str__(self) -> str:
        words = [self.verb, self.player, self.what, self.target, self.square]
        if self._placement is not None:
            words += [f"{label}={square}" for label, square in (self.placement or {}).items()]
        return " ".join(word for word in words if word)

    def __repr__(self) -> str:
        return f"<Action {self}>"

    def __eq__(self, value: object) -> bool:
        if isinstance(value, Action):
            return self.code == value.code and self._placement == value._placement
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self.code)
