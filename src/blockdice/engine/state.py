"""The state of a match: plain data in flat lists of small ints, cheap to copy."""

from __future__ import annotations

from typing import Final

from blockdice.engine.effects import Effect
from blockdice.engine.pitch import Pitch
from blockdice.engine.window import Window
from blockdice.engine.words import DISTRACTED, NO_BALL, ON_PITCH, RESERVES, STANDING

_ZONES: Final = 9
_ZONE_BITS: Final = 5
"""Above the occupant's nine bits, five bits a side count the tackle zones over the square."""


class Profiles:
    """What players are, a list a figure: never changed in place, so all copies share it.

    words_a, words_b: skills as bits, numbered for this match, 60 a word. values: the value a
    skill bears, by `player << 8 | bit`. targets: the positions a skill is about, by the same.
    """

    def __init__(self) -> None:
        self.side: list[int] = []
        self.number: list[int] = []
        self.position: list[str] = []
        self.ma: list[int] = []
        self.st: list[int] = []
        self.ag: list[int] = []
        self.pa: list[int] = []
        self.av: list[int] = []
        self.niggling: list[int] = []
        self.traits: list[int] = []
        self.words_a: list[int] = []
        self.words_b: list[int] = []
        self.values: dict[int, int] = {}
        self.targets: dict[int, tuple[str, ...]] = {}

    def copy(self) -> Profiles:
        """A copy to be changed, when an effect begins or ends or somebody joins."""
        twin = Profiles()
        twin.side = self.side[:]
        twin.number = self.number[:]
        twin.position = self.position[:]
        twin.ma = self.ma[:]
        twin.st = self.st[:]
        twin.ag = self.ag[:]
        twin.pa = self.pa[:]
        twin.av = self.av[:]
        twin.niggling = self.niggling[:]
        twin.traits = self.traits[:]
        twin.words_a = self.words_a[:]
        twin.words_b = self.words_b[:]
        twin.values = dict(self.values)
        twin.targets = dict(self.targets)
        return twin

    def characteristic(self, index: int) -> list[int]:
        """The list of MA, ST, AG, PA or AV, by its place in that order."""
        return (self.ma, self.st, self.ag, self.pa, self.av)[index]


# Bits of Profiles.traits: what a player is, apart from skills.
JOURNEYMAN = 1
HIRED = 2
"""Induced for this match (Mercenary, Star Player): no Apothecary, no star player points."""
STAR = 4
"""A Star Player, whom no Apothecary treats, wandering or not."""
LINEMAN = 8


class State:
    """Everything that outlives a decision. Squares, sides and players are small ints.

    place, posture, tokens, square: a list each, by player (see `words`).
    board: by square, the occupant + 1 in the low nine bits, above them the number of home
    and of away players whose tackle zone covers it, five bits each.
    purse: gold left for inducements while they are bought; spent: what they have cost;
    treasury_spent: of that, out of the treasury. hired: how many of each ware, by
    `side << 12 | ware`; recruits: side, ware and token of the skill bought of whoever is still
    to join; rookies: how many are still to be taken on.
    prayers: side and token of each prayer that comes into force with the next drive. entered: who
    has come into a square with a trapdoor that has still to be seen to.
    draws: how many Special Plays cards each side has still to draw; cards: side, token and where it
    is of each that has been drawn (see `cards`).
    cursors: how far each loop of steps has come. windows: what is going on, innermost last.
    """

    def __init__(self, pitch: Pitch, source: State | None = None) -> None:
        self.pitch: Pitch = pitch
        if source is not None:
            self._take(source)
            return
        self.profiles: Profiles = Profiles()
        self.square: list[int] = []
        self.place: list[int] = []
        self.posture: list[int] = []
        self.tokens: list[int] = []
        self.achievements: list[int] = []
        self.board: list[int] = [0] * pitch.size
        self.ball: int = NO_BALL
        self.ball_square: int = 0
        self.carrier: int = -1
        self.half: int = 0
        self.turn: list[int] = [0, 0]
        self.score: list[int] = [0, 0]
        self.kicking: int = -1
        self.first_kicking: int = -1
        self.next_turn: int = -1
        self.rerolls: list[int] = [0, 0]
        self.drive_rerolls: list[int] = [0, 0]
        self.skill_rerolls: list[int] = [0, 0]
        self.bribes: list[int] = [0, 0]
        self.apothecaries: list[int] = [0, 0]
        self.ejected: list[int] = [0, 0]
        self.fan_factor: list[int] = [0, 0]
        self.purse: list[int] = [0, 0]
        self.spent: list[int] = [0, 0]
        self.treasury_spent: list[int] = [0, 0]
        self.hired: dict[int, int] = {}
        self.recruits: list[list[int]] = []
        self.rookies: list[int] = [0, 0]
        self.prayers: list[list[int]] = []
        self.entered: list[int] = []
        self.draws: list[int] = [0, 0]
        self.cards: list[list[int]] = []
        self.weather: int = 0
        self.kicker: int = -1
        self.aim: int = 0
        self.event: int = 0
        self.event_count: int = 0
        self.touchback: bool = False
        self.kick_is_live: bool = False
        self.touchdown: int = -1
        self.stalling: int = -1
        self.drive_over: bool = False
        self.half_over: bool = False
        self.is_over: bool = False
        self.conceded: int = -1
        self.penalised: bool = False
        self.awarded: int = 0
        self.penalties: list[int] = [0, 0]
        self.cursors: list[int] = []
        self.windows: list[Window] = []
        self.effects: list[Effect] = []
        self.casualties: list[list[int]] = []

    def copy(self) -> State:
        """A copy that shares only what never changes in place."""
        return State(self.pitch, self)

    def _take(self, source: State) -> None:
        self.profiles = source.profiles
        self.square = source.square[:]
        self.place = source.place[:]
        self.posture = source.posture[:]
        self.tokens = source.tokens[:]
        self.achievements = source.achievements[:]
        self.board = source.board[:]
        self.ball = source.ball
        self.ball_square = source.ball_square
        self.carrier = source.carrier
        self.half = source.half
        self.turn = source.turn[:]
        self.score = source.score[:]
        self.kicking = source.kicking
        self.first_kicking = source.first_kicking
        self.next_turn = source.next_turn
        self.rerolls = source.rerolls[:]
        self.drive_rerolls = source.drive_rerolls[:]
        self.skill_rerolls = source.skill_rerolls[:]
        self.bribes = source.bribes[:]
        self.apothecaries = source.apothecaries[:]
        self.ejected = source.ejected[:]
        self.fan_factor = source.fan_factor[:]
        self.purse = source.purse[:]
        self.spent = source.spent[:]
        self.treasury_spent = source.treasury_spent[:]
        self.hired = dict(source.hired)
        self.recruits = [row[:] for row in source.recruits]
        self.rookies = source.rookies[:]
        self.prayers = [row[:] for row in source.prayers]
        self.entered = source.entered[:]
        self.draws = source.draws[:]
        self.cards = [row[:] for row in source.cards]
        self.weather = source.weather
        self.kicker = source.kicker
        self.aim = source.aim
        self.event = source.event
        self.event_count = source.event_count
        self.touchback = source.touchback
        self.kick_is_live = source.kick_is_live
        self.touchdown = source.touchdown
        self.stalling = source.stalling
        self.drive_over = source.drive_over
        self.half_over = source.half_over
        self.is_over = source.is_over
        self.conceded = source.conceded
        self.penalised = source.penalised
        self.awarded = source.awarded
        self.penalties = source.penalties[:]
        self.cursors = source.cursors[:]
        self.windows = [window.copy() for window in source.windows]
        self.effects = source.effects[:]
        self.casualties = [row[:] for row in source.casualties]

    # Who is where.

    def occupant(self, square: int) -> int:
        """The player in the square, -1 if it is unoccupied."""
        return (self.board[square] & 511) - 1

    def unoccupied(self, squares: list[int]) -> list[int]:
        """Those of the squares in which nobody is."""
        board = self.board
        return [square for square in squares if not board[square] & 511]

    def zones(self, square: int, side: int) -> int:
        """How many players of `side` have their tackle zone over the square."""
        return self.board[square] >> (_ZONES + _ZONE_BITS * side) & 31

    def is_marked(self, player: int) -> bool:
        """Whether an opponent marks the player."""
        return self.zones(self.square[player], 1 - self.profiles.side[player]) > 0

    def has_zone(self, player: int) -> bool:
        """Whether the player exerts a tackle zone: on the pitch, Standing, not distracted."""
        return (
            self.place[player] == ON_PITCH
            and self.posture[player] == STANDING
            and not self.tokens[player] & DISTRACTED
        )

    def is_standing(self, player: int) -> bool:
        """Whether the player is on the pitch and Standing."""
        return self.place[player] == ON_PITCH and self.posture[player] == STANDING

    def is_down(self, player: int) -> bool:
        """Whether the player lies on the pitch, Prone or Stunned."""
        return self.place[player] == ON_PITCH and self.posture[player] != STANDING

    def on_pitch(self, side: int) -> list[int]:
        """The players of `side` on the pitch, in their order."""
        sides = self.profiles.side
        return [p for p, place in enumerate(self.place) if place == ON_PITCH and sides[p] == side]

    def team(self, side: int) -> list[int]:
        """All players of `side`, wherever they are, in their order."""
        return [p for p, s in enumerate(self.profiles.side) if s == side]

    def in_box(self, side: int, place: int) -> list[int]:
        """The players of `side` in one of the boxes of the dugout."""
        sides = self.profiles.side
        return [p for p, s in enumerate(self.place) if s == place and sides[p] == side]

    def neighbours_of(self, square: int, side: int) -> list[int]:
        """The players of `side` in the squares around, whatever their posture."""
        sides = self.profiles.side
        board = self.board
        found = []
        for near in self.pitch.neighbours[square]:
            occupant = board[near] & 511
            if occupant and sides[occupant - 1] == side:
                found.append(occupant - 1)
        return found

    def markers(self, square: int, side: int) -> list[int]:
        """The players of `side` whose tackle zone covers the square, in the order of squares."""
        if not self.zones(square, side):
            return []
        return [p for p in self.neighbours_of(square, side) if self.has_zone(p)]

    # Changes, with the board kept up to date; only Match calls these.

    def spread_zone(self, player: int, sign: int) -> None:
        """Add or take away the player's tackle zone around their square."""
        step = sign << (_ZONES + _ZONE_BITS * self.profiles.side[player])
        for near in self.pitch.neighbours[self.square[player]]:
            self.board[near] += step

    def set_square(self, player: int, square: int) -> None:
        """Put the player on the pitch in an unoccupied square, from wherever they are."""
        self.lift(player)
        self.square[player] = square
        self.place[player] = ON_PITCH
        self.board[square] |= player + 1
        if self.has_zone(player):
            self.spread_zone(player, 1)

    def lift(self, player: int) -> None:
        """Take the player off the board, if they are on it."""
        square = self.square[player]
        if square:
            if self.has_zone(player):
                self.spread_zone(player, -1)
            self.board[square] &= ~511
            self.square[player] = 0
            self.place[player] = RESERVES

    def set_posture(self, player: int, posture: int) -> None:
        """Stand or lay the player, with what that does to the tackle zone."""
        had = self.has_zone(player)
        self.posture[player] = posture
        self._renew_zone(player, had)

    def set_token(self, player: int, token: int, value: bool) -> None:
        """Set or clear one token of the player, with what that does to the tackle zone."""
        had = self.has_zone(player)
        if value:
            self.tokens[player] |= token
        else:
            self.tokens[player] &= ~token
        self._renew_zone(player, had)

    def _renew_zone(self, player: int, had: bool) -> None:
        has = self.has_zone(player)
        if had != has:
            self.spread_zone(player, 1 if has else -1)
