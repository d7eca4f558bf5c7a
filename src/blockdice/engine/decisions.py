"""Decisions: what a coach is asked, and everything they may answer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias, TypeVar, overload

from blockdice.engine.actions import Action, Names, encode
from blockdice.engine.words import SIDES

if TYPE_CHECKING:
    from blockdice.engine.match import Match
    from blockdice.engine.rolls import Roll

T = TypeVar("T")


class Choices:
    """The legal answers to a decision as packed actions, each made when it is asked for.

    `singles` are listed one by one; every one of `players` may also go to every one of
    `squares` with the verb `verb` (placing players, kicking to a square).
    """

    def __init__(
        self,
        singles: list[int],
        verb: int = 0,
        players: list[int] | None = None,
        squares: list[int] | None = None,
    ) -> None:
        self.singles: list[int] = singles
        self.verb: int = verb
        self.players: list[int] = players if players is not None else []
        self.squares: list[int] = squares if squares is not None else []

    def count(self) -> int:
        """How many answers there are."""
        return len(self.singles) + len(self.players) * len(self.squares)

    def at(self, index: int) -> int:
        """The answer at a place from 0: first the grid, then the singles."""
        grid = len(self.players) * len(self.squares)
        if index >= grid:
            return self.singles[index - grid]
        wide = len(self.squares)
        return encode(self.verb, self.players[index // wide], -1, self.squares[index % wide])

    def has(self, code: int) -> bool:
        """Whether the packed action is among the answers."""
        if code in self.singles:
            return True
        if not self.players or code & 63 != self.verb:
            return False
        player = (code >> 6 & 511) - 1
        square = code >> 24 & 2047
        return (
            player in self.players
            and square in self.squares
            and code == encode(self.verb, player, -1, square)
        )


_NO_PLACEMENT: dict[int, int] = {}


class Decision:
    """A question to one coach. Rules yield it and are sent the packed action chosen.

    kind: what is asked, such as `activate`, `reroll`, `push`.
    side: the coach who must answer, 0 home, 1 away. player: whom it is about, or -1.
    is_rest: the state alone is enough to ask it again. roll: the dice on the table, if any.
    check: where whole set-ups are answers too, what finds everything that is wrong with one;
    placement: the squares of the players in the set-up that was the answer.

    >>> import blockdice as bd
    >>> decision = bd.new_game(seed=7).decision
    >>> decision.kind, decision.coach, [str(action) for action in decision.actions]
    ('kick_or_receive', 'home', ['kick', 'receive'])
    """

    def __init__(
        self,
        kind: str,
        side: int,
        player: int,
        choices: Choices,
        names: Names,
        is_rest: bool,
        roll: Roll | None = None,
        is_anchor: bool = False,
        check: PlacementCheck | None = None,
    ) -> None:
        self.kind: str = kind
        self.side: int = side
        self.player_index: int = player
        self.choices: Choices = choices
        self.names: Names = names
        self.is_rest: bool = is_rest
        self.is_anchor: bool = is_anchor
        self.roll: Roll | None = roll
        self.check: PlacementCheck | None = check
        self.placement: dict[int, int] = _NO_PLACEMENT

    @property
    def takes_placement(self) -> bool:
        """Whether a whole set-up may be the answer."""
        return self.check is not None

    @property
    def coach(self) -> str:
        """The coach who must answer: `home` or `away`."""
        return SIDES[self.side]

    @property
    def player(self) -> str | None:
        """The label of the player it is about, or None."""
        return self.names.labels[self.player_index] if self.player_index >= 0 else None

    @property
    def actions(self) -> ActionList:
        """Every legal action, as an immutable sequence that makes its values on access."""
        return ActionList(self.choices, self.names)

    def __repr__(self) -> str:
        about = f" about {self.player}" if self.player else ""
        return f"<Decision {self.kind} for {self.coach}{about}: {self.choices.count()} actions>"


class ActionList(Sequence[Action]):
    """The legal actions of a decision; `len`, indexing and `in` are cheap."""

    def __init__(self, choices: Choices, names: Names) -> None:
        self._choices = choices
        self._names = names

    def __len__(self) -> int:
        return self._choices.count()

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        count = self._choices.count()
        if isinstance(index, slice):
            return tuple(self[i] for i in range(*index.indices(count)))
        place = index + count if index < 0 else index
        if not 0 <= place < count:
            raise IndexError(f"There are {count} legal actions, and no number {index}.")
        return Action(self._choices.at(place), self._names)

    def __iter__(self) -> Iterator[Action]:
        return iter([Action(self._choices.at(i), self._names) for i in range(len(self))])

    def __contains__(self, value: object) -> bool:
        return isinstance(value, Action) and self._choices.has(value.code)

    def __repr__(self) -> str:
        shown = ", ".join(str(action) for action in self[:6])
        return f"<{len(self)} actions: {shown}{', ...' if len(self) > 6 else ''}>"


PlacementCheck: TypeAlias = "Callable[[Match, int, dict[int, int]], list[str]]"
"""(m, side, placement): everything that is wrong with a whole set-up, in words."""
Rule: TypeAlias = Generator[Decision, int, T]
"""A rule: a coroutine that yields decisions, is sent packed actions and returns a T."""
