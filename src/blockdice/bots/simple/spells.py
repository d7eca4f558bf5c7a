"""Answers to what hired magicians ask."""

from __future__ import annotations

from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import NO, OPTION, SELECT, encode, player_of, verb_of
from blockdice.engine.decisions import Decision

ENOUGH = 3
"""How many more foes than own players a fireball must be among."""


def cast(sight: Sight, decision: Decision) -> int:
    """A fireball among many foes; the foe with the ball becomes a frog."""
    state = sight.state
    for code in decision.choices.singles:
        if verb_of(code) == SELECT and player_of(code) == state.carrier:
            return code
    best, most = encode(NO), ENOUGH - 1
    for place in range(len(decision.choices.squares)):
        caught = _caught(sight, decision.choices.squares[place])
        if caught > most:
            best, most = decision.choices.at(place), caught
    return best


def _caught(sight: Sight, square: int) -> int:
    """How many more foes than own players stand in and around a square; the one with the ball
    counts twice."""
    state = sight.state
    caught = 0
    for near in [square, *sight.pitch.neighbours[square]]:
        player = state.occupant(near)
        if player >= 0 and state.is_standing(player):
            worth = 2 if player == state.carrier else 1
            caught += worth if state.profiles.side[player] == sight.enemy else -worth
    return caught


def weather(sight: Sight, decision: Decision) -> int:
    """The fairest of the weathers that there may be."""
    fairest = sight.m.tables.weather[7]
    wanted = encode(OPTION, arg=fairest + 1)
    return wanted if decision.choices.has(wanted) else decision.choices.at(0)
