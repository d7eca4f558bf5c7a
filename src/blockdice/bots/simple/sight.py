"""The match as one coach sees it: sides, ball, goal, and how much time is left."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.hooks import Hook
from blockdice.engine.match import Match
from blockdice.engine.pitch import HOME
from blockdice.engine.window import Activation
from blockdice.engine.words import (
    DODGE,
    GROUND,
    HELD,
    IN_AIR,
    MOVE_ACTION,
    PRONE,
    ROOTED,
    STANDING,
    STUNNED,
    USED,
)


class Sight:
    """One coach's view of a state: made for one decision and thrown away after it.

    mates, foes: the players on the pitch; uprights: the foes who stand. ready: the mates who
    may still be activated. ahead: +1 or -1, the way to the end zone to score in, whose column
    is `goal`. carrier: whoever has the ball, -1 if nobody. ball: its square, 0 if there is none.
    grip_hooks: what may make it harder to dodge out of one square than out of another.
    """

    def __init__(self, m: Match, side: int) -> None:
        state = m.state
        self.m = m
        self.state = state
        self.pitch = m.pitch
        self.side = side
        self.enemy = 1 - side
        self.ahead = 1 if side == HOME else -1
        self.goal = m.pitch.length - 1 if side == HOME else 0
        self.mates = state.on_pitch(side)
        self.foes = state.on_pitch(1 - side)
        self.uprights = [p for p in self.foes if state.posture[p] == STANDING]
        self.carrier = state.carrier if state.ball == HELD else -1
        self.ball = self._ball_square()
        self.ready = [
            p for p in self.mates if not state.tokens[p] & USED and state.posture[p] != STUNNED
        ]

        self.grip_hooks = [
            *m.hooks.modify_other[DODGE],
            *m.hooks.after_roll_other[DODGE],
            *m.hooks.before_move,
            *m.hooks.denies.get("dodge", ()),
        ]
        self._grips: list[int] | None = None

    def _ball_square(self) -> int:
        state = self.state
        if state.ball in (GROUND, HELD):
            return state.ball_square
        return state.aim if state.ball == IN_AIR else 0

    @property
    def has_ball(self) -> bool:
        """Whether one of ours has the ball."""
        return self.carrier >= 0 and self.state.profiles.side[self.carrier] == self.side

    @property
    def foe_has_ball(self) -> bool:
        """Whether one of theirs has the ball."""
        return self.carrier >= 0 and not self.has_ball

    @property
    def is_loose(self) -> bool:
        """Whether the ball lies on the ground."""
        return self.state.ball == GROUND

    @property
    def turns_after(self) -> int:
        """Own turns left in this half after this one."""
        return max(self.m.tables.turns_a_half - self.state.turn[self.side], 0)

    def to_goal(self, square: int) -> int:
        """Columns between a square and the end zone to score in."""
        return abs(self.goal - self.pitch.x(square))

    def danger(self, square: int) -> int:
        """How many foes have their tackle zone over the square."""
        return self.state.zones(square, self.enemy)

    def allowance(self, player: int) -> int:
        """Squares that the player moves in an activation without a rush; none if rooted."""
        state = self.state
        if state.tokens[player] & ROOTED:
            return 0
        free = state.profiles.ma[player]
        if state.posture[player] == PRONE and not self._stands_free(player):
            free -= self.m.tables.stand_cost
        return max(free, 0)

    def _stands_free(self, player: int) -> bool:
        """Whether the player stands up without using up squares."""
        m = self.m
        return any(hook.speak(m, hook, player) for hook in m.speakers(m.hooks.stands_free, player))

    def rushes(self, player: int) -> int:
        """Squares that the player may rush in an activation."""
        m = self.m
        if self.state.tokens[player] & ROOTED:
            return 0
        more = [hook for hook in m.hooks.rush_limit if m.has(player, hook)]
        limit = m.tables.rushes
        for hook in more:
            limit += hook.speak(m, hook, player)
        return limit

    def reach(self, player: int) -> int:
        """Squares the player could move in an activation at most, rushing too."""
        return self.allowance(player) + self.rushes(player)

    def has(self, player: int, skill: str) -> bool:
        """Whether the player has a skill, usable or not; nobody may have it in this match."""
        return skill in self.m.bits and self.m.has_skill(player, skill)

    def can_use(self, player: int, point: list[Hook], against: int = -1, square: int = 0) -> bool:
        """Whether the player may use a skill that speaks at the point (see `Match.can_use`)."""
        return any(self.m.can_use(player, hook, against, square) for hook in point)

    def special(self, skill: str) -> ActionKind | None:
        """The action that a skill gives, None if nobody in the match has it."""
        for kind in self.m.hooks.actions:
            if kind.skill == skill:
                return kind
        return None

    @contextmanager
    def acting(self, player: int, action: int = MOVE_ACTION, target: int = -1) -> Iterator[None]:
        """As if the player were activated for that: much is said of active players only."""
        if not self.state.windows:
            yield
            return
        window = self.m.window
        before = window.activation
        window.activation = Activation(player, action, target)
        try:
            yield
        finally:
            window.activation = before

    @property
    def grips(self) -> list[int]:
        """The squares of foes out of whose tackle zone it is harder to dodge than it might be."""
        if self._grips is None:
            state, has = self.state, self.m.has
            self._grips = [
                state.square[foe]
                for foe in (self.uprights if self.grip_hooks else [])
                if state.has_zone(foe) and any(has(foe, hook) for hook in self.grip_hooks)
            ]
        return self._grips

    def grip_on(self, square: int) -> int:
        """A bit for each of them beside the square."""
        near = self.pitch.neighbours[square]
        found = 0
        for place, foe in enumerate(self.grips):
            if foe in near:
                found |= 1 << place
        return found

    def is_at_edge(self, square: int) -> bool:
        """Whether the square lies along a touchline."""
        return self.pitch.y(square) in (0, self.pitch.width - 1)

    def distance(self, player: int, square: int) -> int:
        """Squares from a player to a square, as on an empty pitch."""
        return self.pitch.distance(self.state.square[player], square)

    def can_walk_freely(self, player: int) -> bool:
        """Whether the player need not dodge to leave their square: nobody marks them."""
        return self.danger(self.state.square[player]) == 0
