"""A window: where something happens, whose it is, and what ends it."""

from __future__ import annotations

from blockdice.engine.words import TEAM_TURN


class Activation:
    """What one player is doing now: the declared action and how far it has come.

    moved: squares of Movement Allowance used; rushes: extra squares taken.
    is_done: the action proper (the block, the pass ...) has been performed.
    is_over: nothing more may be done in it. has_stood: the player stood up in it.
    """

    def __init__(self, player: int, action: int, target: int) -> None:
        self.player: int = player
        self.action: int = action
        self.target: int = target
        self.cursor: int = 0
        self.moved: int = 0
        self.rushes: int = 0
        self.has_jumped: bool = False
        self.has_acted: bool = False
        self.has_stood: bool = False
        self.is_done: bool = False
        self.is_over: bool = False

    def copy(self) -> Activation:
        """A copy that shares nothing."""
        twin = Activation(self.player, self.action, self.target)
        twin.cursor = self.cursor
        twin.moved = self.moved
        twin.rushes = self.rushes
        twin.has_jumped = self.has_jumped
        twin.has_acted = self.has_acted
        twin.has_stood = self.has_stood
        twin.is_done = self.is_done
        twin.is_over = self.is_over
        return twin

    def dump(self) -> list[int]:
        """The whole of it as plain numbers, for `load`."""
        return [
            self.player,
            self.action,
            self.target,
            self.cursor,
            self.moved,
            self.rushes,
            int(self.has_jumped),
            int(self.has_acted),
            int(self.has_stood),
            int(self.is_done),
            int(self.is_over),
        ]


def load_activation(numbers: list[int]) -> Activation:
    """The activation that was dumped as these numbers."""
    activation = Activation(numbers[0], numbers[1], numbers[2])
    activation.cursor = numbers[3]
    activation.moved = numbers[4]
    activation.rushes = numbers[5]
    activation.has_jumped = bool(numbers[6])
    activation.has_acted = bool(numbers[7])
    activation.has_stood = bool(numbers[8])
    activation.is_done = bool(numbers[9])
    activation.is_over = bool(numbers[10])
    return activation


class Window:
    """A team turn, or a kick-off event in which players act.

    side: whose it is. is_turn: it is a team turn, so a turnover can end it and team re-rolls
    and once-a-turn skills may be used. used: a bit for each once-a-turn action declared.
    left: activations left where the event limits them, -1 for no limit. is_over: no further
    activation. turnover: the cause noted, "" while there is none.
    """

    def __init__(self, kind: int, side: int) -> None:
        self.kind: int = kind
        self.side: int = side
        self.used: int = 0
        self.left: int = -1
        self.is_over: bool = False
        self.has_begun: bool = False
        self.turnover: str = ""
        self.activation: Activation | None = None

    @property
    def is_turn(self) -> bool:
        """Whether this is a team turn."""
        return self.kind == TEAM_TURN

    def copy(self) -> Window:
        """A copy that shares nothing."""
        twin = Window(self.kind, self.side)
        twin.used = self.used
        twin.left = self.left
        twin.is_over = self.is_over
        twin.has_begun = self.has_begun
        twin.turnover = self.turnover
        if self.activation is not None:
            twin.activation = self.activation.copy()
        return twin
