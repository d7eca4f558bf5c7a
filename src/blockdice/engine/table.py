"""The table a match is played on: state, dice, diary, questions and windows.

The lowest of three layers of one class: `Table`, on it `SkillTable`, on that the `Match`
that rules take.
"""

from __future__ import annotations

from typing import Any

from blockdice.engine.action_kinds import ActionKinds
from blockdice.engine.actions import Names
from blockdice.engine.chapters import Chapters
from blockdice.engine.decisions import Choices, Decision, PlacementCheck
from blockdice.engine.dice import DiceSource
from blockdice.engine.edition import Edition
from blockdice.engine.events import Event
from blockdice.engine.hooks import Hooks
from blockdice.engine.options import Options
from blockdice.engine.pitch import Pitch
from blockdice.engine.rolls import Roll
from blockdice.engine.sheet import PlayerSheet, TeamSheet
from blockdice.engine.state import State
from blockdice.engine.tables import Tables
from blockdice.engine.window import Activation, Window


class Table:
    """State, dice and diary of one match, and the edition with its chapters."""

    def __init__(
        self,
        edition: Edition,
        sheets: tuple[TeamSheet, TeamSheet],
        options: Options,
        dice: DiceSource,
        keep_diary: bool,
        state: State,
        hooks: Hooks,
        bits: dict[str, int],
        names: Names,
    ) -> None:
        self.edition: Edition = edition
        self.rules: Chapters = edition.chapters
        self.tables: Tables = edition.tables
        self.pitch: Pitch = edition.pitch
        self.actions: ActionKinds = edition.actions
        self.options: Options = options
        self.sheets: tuple[TeamSheet, TeamSheet] = sheets
        self.dice: DiceSource = dice
        self.state: State = state
        self.hooks: Hooks = hooks
        self.bits: dict[str, int] = bits
        self.names: Names = names
        self.players: list[PlayerSheet] = []
        """The sheet of each player, those who joined in the match included; never changed in
        place."""
        self.packed_sheets: bytes = b""
        """The sheets as `dump` has packed them; they never change."""
        self.start: dict[str, Any] | None = None
        """Where a match began that was put together in the middle (see `position.Start`)."""
        self.diary: list[Event] | None = [] if keep_diary else None
        self.seq: int = 0
        self.cause: int = -1
        self.rolled: int = 0
        self.dice_log: list[int] | None = [] if keep_diary else None

    # The diary.

    def emit(
        self,
        kind: str,
        side: int = -1,
        player: int = -1,
        origin: int = 0,
        square: int = 0,
        data: dict[str, Any] | None = None,
        audience: int = -1,
    ) -> int:
        """Write an event and return its number. audience: the one side that may see it."""
        seq = self.seq
        self.seq = seq + 1
        if self.diary is not None:
            cause, names = self.cause, self.names
            self.diary.append(
                Event(seq, kind, side, player, origin, square, cause, data, names, audience)
            )
        return seq

    # Dice.

    def die(self, sides: int, name: str, player: int = -1) -> int:
        """Roll one die and log its face; the caller writes the event."""
        face = self.dice.die(sides, name, player)
        self.rolled += 1
        if self.dice_log is not None:
            self.dice_log.append(face)
        return face

    def roll(self, name: str, sides: int, player: int = -1, side: int = -1, count: int = 1) -> int:
        """Roll `count` dice for the record and return their sum."""
        faces = [self.die(sides, name, player) for _ in range(count)]
        if side < 0 and player >= 0:
            side = self.state.profiles.side[player]
        self.emit("roll", side, player, data={"name": name, "dice": faces, "sides": sides})
        return sum(faces)

    def d6(self, name: str, player: int = -1, side: int = -1) -> int:
        """Roll a D6 for the record."""
        return self.roll(name, 6, player, side)

    def d3(self, name: str, player: int = -1, side: int = -1) -> int:
        """Roll a D3 for the record: one three-sided die (decision 11 in `docs/decisions.md`)."""
        return self.roll(name, 3, player, side)

    def pick(self, name: str, eligible: list[int], side: int) -> int:
        """Randomly select one of the eligible players: one draw, each as likely."""
        if len(eligible) == 1:
            chosen = eligible[0]
        else:
            chosen = eligible[self.die(len(eligible), name) - 1]
        self.emit("selected", side, chosen, data={"name": name, "among": len(eligible)})
        return chosen

    # Asking.

    def decision(
        self,
        kind: str,
        side: int,
        choices: list[int],
        player: int = -1,
        roll: Roll | None = None,
    ) -> Decision:
        """A question in the middle of things, with these packed actions as answers."""
        return Decision(kind, side, player, Choices(choices), self.names, False, roll)

    def rest(
        self,
        kind: str,
        side: int,
        choices: Choices,
        player: int = -1,
        is_anchor: bool = False,
        check: PlacementCheck | None = None,
    ) -> Decision:
        """A question at a rest point: entered afresh, the loops would ask it again.

        check: what checks a whole set-up, where one may be the answer.
        """
        return Decision(kind, side, player, choices, self.names, True, None, is_anchor, check)

    # Windows.

    @property
    def window(self) -> Window:
        """What is going on: the innermost window."""
        return self.state.windows[-1]

    @property
    def activation(self) -> Activation:
        """The activation of the innermost window; there must be one."""
        activation = self.state.windows[-1].activation
        assert activation is not None
        return activation

    def turn_window(self) -> Window | None:
        """The team turn that is being played, whatever has opened above it; None in no turn."""
        for window in reversed(self.state.windows):
            if window.is_turn:
                return window
        return None

    def window_of(self, side: int) -> Window | None:
        """The innermost window that is this side's, None if there is none."""
        for window in reversed(self.state.windows):
            if window.side == side:
                return window
        return None

    def in_own_turn(self, player: int) -> bool:
        """Whether this is the player's own activation in their own team turn: neither in a
        kick-off Blitz nor in a move out of turn."""
        window = self.state.windows[-1] if self.state.windows else None
        return (
            window is not None
            and window.has_turn_skills
            and not window.is_interrupt
            and self.is_active(player)
        )

    def is_mover(self, player: int) -> bool:
        """Whether the player is active: in an activation, not in a move out of turn."""
        return self.is_active(player) and not self.state.windows[-1].is_interrupt

    def is_active(self, player: int) -> bool:
        """Whether it is this player's own activation."""
        windows = self.state.windows
        if not windows:
            return False
        activation = windows[-1].activation
        return activation is not None and activation.player == player
