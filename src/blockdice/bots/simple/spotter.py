"""How good a square is for the carrier to end the turn in."""

from __future__ import annotations

from blockdice.bots.simple.sight import Sight
from blockdice.engine.words import STANDING

# What counts for and against a square, in terms of a column gained.
PROGRESS = 1.0
LATE = 0.5
MARKED = 3.0
EXPOSED = 0.6
ESCORT = 0.5
TOUCHLINE = 2.5
ROOM = 4
"""Rows that a carrier would like to have on either side."""
STRIDE = 4
"""Columns a carrier is reckoned to gain a turn."""


class Spotter:
    """Weighs squares up for the carrier: ground gained against foes who can come and hit.

    threats: a square and a range for each foe; escorts: mates who are to stay where they are;
    followers: mates who may still come along, with how far.
    """

    def __init__(self, sight: Sight) -> None:
        state = sight.state
        self._sight = sight
        self._threats = [(state.square[foe], self._range_of(foe)) for foe in sight.foes]
        self._escorts: list[int] = []
        self._followers: list[tuple[int, int]] = []
        ready = set(sight.ready)
        for mate in sight.mates:
            square = state.square[mate]
            if mate == sight.carrier:
                continue
            if mate in ready and sight.can_walk_freely(mate):
                self._followers.append((square, sight.reach(mate) - 1))
            elif state.posture[mate] == STANDING:
                self._escorts.append(square)

    def _range_of(self, foe: int) -> int:
        """How far a foe gets to hit somebody: less if they lie or must dodge first."""
        state = self._sight.state
        held = 2 if state.is_marked(foe) else 0
        down = 0 if state.posture[foe] == STANDING else 3
        return state.profiles.ma[foe] - held - down

    def worth(self, square: int) -> float:
        """The better, the higher; differences are what counts."""
        sight = self._sight
        distance = sight.pitch.distance
        threat = sum(1 for origin, range_ in self._threats if distance(origin, square) <= range_)
        escort = sum(1.0 for mate in self._escorts if distance(mate, square) <= 2)
        escort += sum(0.7 for mate, range_ in self._followers if distance(mate, square) <= range_)
        value = -PROGRESS * sight.to_goal(square) - self._lateness(square)
        value -= MARKED * sight.danger(square)
        value -= EXPOSED * threat
        value += ESCORT * min(escort, 4.0) * min(threat, 3)
        row = sight.pitch.y(square)
        from_edge = min(row, sight.pitch.width - 1 - row)
        if from_edge < ROOM:
            value -= TOUCHLINE * (ROOM - from_edge) / ROOM
        return value

    def _lateness(self, square: int) -> float:
        """What it costs to be further from the end zone than the turns left allow."""
        behind = self._sight.to_goal(square) - STRIDE * self._sight.turns_after
        return LATE * max(behind, 0)
