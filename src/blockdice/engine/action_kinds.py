"""What a player can be activated for: each action as a value that the edition lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from blockdice.engine.actions import ACTIVATE, SPECIAL_ON, arg_of, encode, verb_of
from blockdice.engine.decisions import Choices, Rule
from blockdice.engine.window import Activation
from blockdice.engine.words import SPECIAL, STANDING

if TYPE_CHECKING:
    from blockdice.engine.match import Match
    from blockdice.engine.preview import Preview


class Foes:
    """The opponents on the pitch, sorted once for all who may be activated."""

    def __init__(self, m: Match, side: int) -> None:
        state = m.state
        self.standing: list[int] = []
        self.down: list[int] = []
        for player in state.on_pitch(side):
            if state.posture[player] == STANDING:
                self.standing.append(player)
            else:
                self.down.append(player)


Targets: TypeAlias = Callable[["Match", Foes], list[int]]
"""(m, foes): those of them against whom the action may be declared."""
Hit: TypeAlias = Callable[["Match", int, int], Rule[None]]
"""(m, player, target): what befalls a target next to the player."""


class ActionKind:
    """One action of an edition: when it may be declared, what it adds, how it is done.

    number, name: as in records and notation. skill: only players who have it may declare it,
    "" for everybody. limit: the bits of `Window.used` that it needs unset and sets, 0 for any
    number a turn; actions that share a bit share the limit.
    needs_standing: not to be declared by a Prone player. can: (m, player), whether this player
    may; targets: (m, foes), the opponents whom it may be declared against, None where no target
    is named; is_near: only those next to the player; reach: (m, player, target), where it is only
    some of them. once: the end until which it may be declared only once, -1 for no such limit.

    play: (m, activation), what is done once it is declared; without it the player moves square
    by square, and `options` (m, activation, choices) adds how the action may be done now. verb:
    the answer by which it is done; do: (m, activation, answer), the doing; goes_on: the
    activation does not end with it.
    has_block: a Block is part of it, or it is done in place of one.
    hit: where it may stand in place of a Block, the attack itself. is_attack: declared against
    an opponent who may have a say in it (a Block, a Blitz, a Special action with a target).
    is_single: nothing for a second Block, nor for two at once. ends_movement: no square more is
    moved after it.
    preview: (m, player, answer), the tests and dice of doing it.
    """

    def __init__(
        self,
        number: int,
        name: str,
        *,
        skill: str = "",
        limit: int = 0,
        needs_standing: bool = False,
        can: Callable[[Match, int], bool] | None = None,
        targets: Targets | None = None,
        is_near: bool = False,
        reach: Callable[[Match, int, int], bool] | None = None,
        once: int = -1,
        play: Callable[[Match, Activation], Rule[None]] | None = None,
        options: Callable[[Match, Activation, Choices], None] | None = None,
        verb: int = 0,
        do: Callable[[Match, Activation, int], Rule[None]] | None = None,
        goes_on: bool = False,
        hit: Hit | None = None,
        is_attack: bool = False,
        has_block: bool = False,
        is_single: bool = False,
        ends_movement: bool = False,
        preview: Callable[[Match, int, int], Preview] | None = None,
    ) -> None:
        self.number: int = number
        self.name: str = name
        self.skill: str = skill
        self.limit: int = limit
        self.needs_standing: bool = needs_standing
        self.can: Callable[[Match, int], bool] | None = can
        self.targets: Targets | None = targets
        self.is_near: bool = is_near
        self.reach: Callable[[Match, int, int], bool] | None = reach
        self.once: int = once
        self.play: Callable[[Match, Activation], Rule[None]] | None = play
        self.options: Callable[[Match, Activation, Choices], None] | None = options
        self.do: Callable[[Match, Activation, int], Rule[None]] | None = do
        self.goes_on: bool = goes_on
        self.hit: Hit | None = hit
        self.is_attack: bool = is_attack or hit is not None
        self.has_block: bool = has_block or hit is not None
        self.is_single: bool = is_single
        self.ends_movement: bool = ends_movement
        self.preview: Callable[[Match, int, int], Preview] | None = preview
        self.place: int = 0
        """The place in the edition's list, which numbers the bits of `Window.allows`."""
        self.opening: int = encode(ACTIVATE, arg=number)
        """The packed answer that declares it, without player and target."""
        self.answer: int = verb or (encode(SPECIAL_ON, arg=number - SPECIAL) if skill else 0)
        """The packed answer that does it, without player, target and square; 0 if none does."""


class ActionKinds:
    """The actions of an edition in their order, and by number and answer."""

    def __init__(self, kinds: list[ActionKind]) -> None:
        self.kinds: list[ActionKind] = kinds
        self._by_number: dict[int, ActionKind] = {}
        self._by_answer: dict[int, ActionKind] = {}
        for place, kind in enumerate(kinds):
            kind.place = place
            self._by_number[kind.number] = kind
            if kind.answer:
                self._by_answer[kind.answer] = kind

    def numbered(self, number: int) -> ActionKind:
        """The action that an activation was declared as."""
        return self._by_number[number]

    def done_by(self, answer: int) -> ActionKind | None:
        """The action that a packed answer does, None if it is a step or anything else."""
        return self._by_answer.get(encode(verb_of(answer), arg=arg_of(answer)))

    def bits(self, *numbers: int) -> int:
        """The bits of these actions in `Window.allows`."""
        return sum(1 << self._by_number[number].place for number in numbers)
