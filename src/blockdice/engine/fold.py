"""The match as its events tell it: pitch, boxes, ball, score and clock, without any rules.

Whoever has the diary (a spectator, a record read years later) has the match: `fold(events)`.
A fold speaks words, not the engine's small ints, so that it needs nothing but the events.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from blockdice.engine.errors import BadFile
from blockdice.engine.events import Event
from blockdice.engine.words import SIDES

_PUT: Final = ("placed", "moved", "pushed", "followed", "thrown", "landed")
_LOST_OFF_PITCH: Final = ("distracted", "extra", "fresh_stun", "rooted", "dropping")


class FoldedPlayer:
    """A player as the events tell of them.

    place: `pitch`, `reserves`, `knocked_out` ...; square: while on the pitch, else None.
    posture: `standing`, `prone` or `stunned`; tokens: those they bear. achievements: how often
    each thing that earns star player points; spp: the points. injuries: casualty results that
    nobody healed.
    """

    def __init__(self, label: str, side: str, position: str, place: str) -> None:
        self.label: str = label
        self.side: str = side
        self.position: str = position
        self.place: str = place
        self.square: str | None = None
        self.posture: str = "standing"
        self.tokens: set[str] = set()
        self.achievements: dict[str, int] = {}
        self.spp: int = 0
        self.injuries: list[str] = []


class Fold:
    """What a run of events adds up to; `apply` takes the next one.

    players: by label, in the order in which they joined. ball: `none`, `ground`, `held` or
    `air`, with its `ball_square` and `carrier`. half, turns: the clock, `turns` by side.
    active: the side whose team turn it is, or None. Staff (rerolls, drive_rerolls,
    skill_rerolls, bribes, apothecaries), `fans`, `cards` in hand, `penalties` and `ejected` are
    by side. conceded: the side that gave up.
    """

    def __init__(self) -> None:
        self._rows: list[dict[str, Any]] = []
        self._begin()

    def _begin(self) -> None:
        self.players: dict[str, FoldedPlayer] = {}
        self.ball: str = "none"
        self.ball_square: str | None = None
        self.carrier: str | None = None
        self.score: list[int] = [0, 0]
        self.penalties: list[int] = [0, 0]
        self.half: int = 0
        self.turns: list[int] = [0, 0]
        self.active: str | None = None
        self.weather: str | None = None
        self.rerolls: list[int] = [0, 0]
        self.drive_rerolls: list[int] = [0, 0]
        self.skill_rerolls: list[int] = [0, 0]
        self.bribes: list[int] = [0, 0]
        self.apothecaries: list[int] = [0, 0]
        self.fans: list[int] = [0, 0]
        self.cards: list[int] = [0, 0]
        self.ejected: list[bool] = [False, False]
        self.conceded: str | None = None
        self.is_over: bool = False

    def on_pitch(self, side: str) -> list[FoldedPlayer]:
        """The players of a side on the pitch."""
        return self.in_place(side, "pitch")

    def in_place(self, side: str, place: str) -> list[FoldedPlayer]:
        """The players of a side in one place: on the pitch or in one of the boxes."""
        return [p for p in self.players.values() if p.side == side and p.place == place]

    def apply(self, event: Event | dict[str, Any]) -> None:
        """Take the next event, or its row in a record.

        An `undone` event takes back everything from the event on that it names. Raises
        BadFile for a row that fits no event.
        """
        row = event.as_dict() if isinstance(event, Event) else event
        if row.get("kind") == "undone":
            self._take_back(row)
        else:
            self._rows.append(row)
            self._apply(row)

    def _take_back(self, row: dict[str, Any]) -> None:
        """Go back to what stood before the event that the undo returns to."""
        target = row.get("back_to")
        if not isinstance(target, int):
            raise _bad(row)
        self._rows = [kept for kept in self._rows if kept["seq"] < target]
        self._begin()
        for kept in self._rows:
            self._apply(kept)

    def _apply(self, row: dict[str, Any]) -> None:
        try:
            kind = row["kind"]
            side = SIDES.index(row["coach"]) if "coach" in row else -1
            if kind == "joined":
                joining = FoldedPlayer(row["label"], row["coach"], row["position"], row["place"])
                self.players[row["label"]] = joining
            elif kind.startswith("ball_"):
                self._move_ball(kind, row)
            elif "player" in row:
                self._change_player(kind, row, self.players[row["player"]])
            if side >= 0:
                self._change_side(kind, row, side)
            elif kind == "half_started":
                self.half = row["half"]
                self.turns = [0, 0]
            elif kind == "weather":
                self.weather = row["weather"]
            elif kind == "sudden_death":
                self.penalties = list(row["won"])
            elif kind == "match_ended":
                self.is_over = True
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise _bad(row) from error

    def _move_ball(self, kind: str, row: dict[str, Any]) -> None:
        self.ball = kind.removeprefix("ball_")
        self.ball_square = row.get("to")
        self.carrier = row["player"] if self.ball == "held" else None

    def _change_player(self, kind: str, row: dict[str, Any], player: FoldedPlayer) -> None:
        if kind in _PUT:
            self._set_place(player, "pitch", row["to"])
        elif kind == "lifted":
            self._set_place(player, "in_flight", None)
        elif kind == "boxed":
            if self.carrier == player.label:
                self.ball = "air"
                self.carrier = None
            if player.place == "casualty":
                player.injuries.clear()
            player.place = row["place"]
            player.square = None
            player.posture = "standing"
            player.tokens.difference_update(_LOST_OFF_PITCH)
        elif kind == "posture":
            player.posture = row["posture"]
        elif kind == "token":
            if row["on"]:
                player.tokens.add(row["token"])
            else:
                player.tokens.discard(row["token"])
        elif kind == "spp":
            player.spp += row["spp"]
            player.achievements[row["for"]] = player.achievements.get(row["for"], 0) + 1
        elif kind == "casualty":
            player.injuries.append(row["result"])

    def _set_place(self, player: FoldedPlayer, place: str, square: str | None) -> None:
        """Move a player, and the ball in their hands with them."""
        player.place = place
        player.square = square
        if self.carrier == player.label:
            self.ball_square = square

    def _change_side(self, kind: str, row: dict[str, Any], side: int) -> None:
        if kind == "team":
            self.rerolls[side] = row["rerolls"]
            self.apothecaries[side] = row["apothecaries"]
        elif kind == "rerolls":
            self.rerolls[side] = row["left"]
            self.drive_rerolls[side] = row["drive"]
            self.skill_rerolls[side] = row.get("skill", 0)
        elif kind in ("bribe_gained", "bribe"):
            self.bribes[side] = row["left"]
        elif kind == "apothecary":
            self.apothecaries[side] = row["left"]
        elif kind == "fan_factor":
            self.fans[side] = row["fans"]
        elif kind in ("special_play", "card_played"):
            self.cards[side] = row["held"]
        elif kind == "ejected":
            self.ejected[side] = True
        elif kind == "turn_started":
            self.turns[side] = row["turn"]
            self.active = row["coach"]
        elif kind == "turn_marker":
            self.turns[side] = row["turn"]
        elif kind == "turn_ended":
            self.active = None
        elif kind == "touchdown":
            self.score = list(row["score"])
        elif kind == "conceded":
            self.score = list(row["score"])
            self.conceded = row["coach"]
            self.active = None


def fold(events: Iterable[Event | dict[str, Any]]) -> Fold:
    """What the events add up to: of a running match, or the rows of a record.

    >>> import blockdice as bd
    >>> game = bd.new_game(seed=7)
    >>> len(fold(game.events).players) == len(fold(game.record().events).players)
    True
    """
    found = Fold()
    for event in events:
        found.apply(event)
    return found


def _bad(row: dict[str, Any]) -> BadFile:
    return BadFile("events", f"event {row.get('seq')}", "this event does not fit those before it")
