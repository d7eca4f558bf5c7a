"""A window: where something happens, whose it is, what it permits, and what ends it."""

from __future__ import annotations

from typing import Any, Final

from blockdice.engine.words import TEAM_TURN

EVERY_ACTION: Final = -1
"""`Window.allows` with every bit set."""

# What ends a window: `Window.ends_on`.
NOTHING: Final = 0
FALLS: Final = 1
"""Only that a player of its side falls over or is knocked down."""
TURNOVERS: Final = 2
"""Whatever is a turnover."""


class Activation:
    """What one player is doing now: the declared action and how far it has come.

    action: what was declared; performing: what is being done now, which in a Blitz is for a
    while a Block or what takes its place. allowance, rush_limit: squares that may be moved and
    rushed, fixed when it begins. moved, rushes: squares used of each. has_acted: the Block of it
    has been thrown. has_stood: the player stood up in it. is_stopped: they may not move on.
    is_over: nothing more may be done.
    """

    def __init__(self, player: int, action: int, target: int) -> None:
        self.player: int = player
        self.action: int = action
        self.target: int = target
        self.performing: int = action
        self.cursor: int = 0
        self.allowance: int = 0
        self.rush_limit: int = 0
        self.moved: int = 0
        self.rushes: int = 0
        self.has_jumped: bool = False
        self.has_acted: bool = False
        self.has_stood: bool = False
        self.is_stopped: bool = False
        self.is_over: bool = False

    def copy(self) -> Activation:
        """A copy that shares nothing."""
        twin = Activation(self.player, self.action, self.target)
        twin.performing = self.performing
        twin.cursor = self.cursor
        twin.allowance = self.allowance
        twin.rush_limit = self.rush_limit
        twin.moved = self.moved
        twin.rushes = self.rushes
        twin.has_jumped = self.has_jumped
        twin.has_acted = self.has_acted
        twin.has_stood = self.has_stood
        twin.is_stopped = self.is_stopped
        twin.is_over = self.is_over
        return twin

    def dump(self) -> list[int]:
        """The whole of it as plain numbers, for `load_activation`."""
        return [
            self.player,
            self.action,
            self.target,
            self.performing,
            self.cursor,
            self.allowance,
            self.rush_limit,
            self.moved,
            self.rushes,
            int(self.has_jumped),
            int(self.has_acted),
            int(self.has_stood),
            int(self.is_over),
            int(self.is_stopped),
        ]


def load_activation(numbers: list[int]) -> Activation:
    """The activation that was dumped as these numbers."""
    activation = Activation(numbers[0], numbers[1], numbers[2])
    activation.performing = numbers[3]
    activation.cursor = numbers[4]
    activation.allowance = numbers[5]
    activation.rush_limit = numbers[6]
    activation.moved = numbers[7]
    activation.rushes = numbers[8]
    activation.has_jumped = bool(numbers[9])
    activation.has_acted = bool(numbers[10])
    activation.has_stood = bool(numbers[11])
    activation.is_over = bool(numbers[12])
    activation.is_stopped = bool(numbers[13])
    return activation


class Window:
    """A team turn, or something else in which players act.

    side: whose it is. What it permits is set by whoever opens it; as made, it is all that a
    team turn permits. allows: a bit for each action that may be declared, by its place in the
    edition's list; token: only players who bear it may be activated, 0 for no such limit.
    has_rerolls: team re-rolls may be used; has_turn_skills: so may what works only in the own
    turn or activation. ends_on: NOTHING, FALLS or TURNOVERS.

    used: a bit for each limit of the actions declared so far. left: activations left where
    their number is limited, -1 for no limit. has_begun: something has been done in it.
    is_interrupt: opened in the middle of something else, which goes on once it is over: what is
    asked in it is no rest point.
    is_placing: whoever is to be set up again has been picked. is_over: no further activation.
    turnover: the cause noted, "" while there is none.
    """

    def __init__(self, kind: int, side: int) -> None:
        self.kind: int = kind
        self.side: int = side
        self.allows: int = EVERY_ACTION
        self.token: int = 0
        self.has_rerolls: bool = True
        self.has_turn_skills: bool = True
        self.ends_on: int = TURNOVERS
        self.used: int = 0
        self.left: int = -1
        self.is_interrupt: bool = False
        self.has_begun: bool = False
        self.is_placing: bool = False
        self.is_over: bool = False
        self.turnover: str = ""
        self.activation: Activation | None = None

    @property
    def is_turn(self) -> bool:
        """Whether this is a team turn."""
        return self.kind == TEAM_TURN

    def close(self) -> None:
        """Let the window end, and the activation in it; what is due is still rolled."""
        self.is_over = True
        if self.activation is not None:
            self.activation.is_over = True

    def copy(self) -> Window:
        """A copy that shares nothing."""
        twin = Window(self.kind, self.side)
        twin.allows = self.allows
        twin.token = self.token
        twin.has_rerolls = self.has_rerolls
        twin.has_turn_skills = self.has_turn_skills
        twin.ends_on = self.ends_on
        twin.used = self.used
        twin.left = self.left
        twin.is_interrupt = self.is_interrupt
        twin.has_begun = self.has_begun
        twin.is_placing = self.is_placing
        twin.is_over = self.is_over
        twin.turnover = self.turnover
        if self.activation is not None:
            twin.activation = self.activation.copy()
        return twin

    def dump(self) -> dict[str, Any]:
        """The whole of it as plain data, for `load_window`."""
        return {
            "kind": self.kind,
            "side": self.side,
            "allows": self.allows,
            "token": self.token,
            "has_rerolls": self.has_rerolls,
            "has_turn_skills": self.has_turn_skills,
            "ends_on": self.ends_on,
            "used": self.used,
            "left": self.left,
            "is_interrupt": self.is_interrupt,
            "has_begun": self.has_begun,
            "is_placing": self.is_placing,
            "is_over": self.is_over,
            "turnover": self.turnover,
            "activation": self.activation.dump() if self.activation is not None else None,
        }


def load_window(row: dict[str, Any]) -> Window:
    """The window that was dumped as this row."""
    window = Window(row["kind"], row["side"])
    window.allows = row["allows"]
    window.token = row["token"]
    window.has_rerolls = row["has_rerolls"]
    window.has_turn_skills = row["has_turn_skills"]
    window.ends_on = row["ends_on"]
    window.used = row["used"]
    window.left = row["left"]
    window.is_interrupt = row["is_interrupt"]
    window.has_begun = row["has_begun"]
    window.is_placing = row["is_placing"]
    window.is_over = row["is_over"]
    window.turnover = row["turnover"]
    if row["activation"] is not None:
        window.activation = load_activation(row["activation"])
    return window
