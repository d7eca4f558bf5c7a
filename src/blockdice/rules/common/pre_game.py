"""The Pre-game Sequence: fans, weather, Journeymen. Inducements and prayers: see there."""

from __future__ import annotations

from blockdice.engine.actions import OPTION, encode
from blockdice.engine.decisions import Choices, Rule
from blockdice.engine.match import Match
from blockdice.engine.sheet import PlayerSheet
from blockdice.engine.tables import WEATHERS
from blockdice.engine.words import ABSENT
from blockdice.rules.common.joining import join


def the_fans(m: Match) -> None:
    """The Fans: each Fan Factor is a D3 of fair-weather fans and the Dedicated Fans."""
    for side in (0, 1):
        fair_weather = m.d3("fair_weather_fans", side=side)
        m.state.fan_factor[side] = fair_weather + m.sheets[side].dedicated_fans
        m.emit("fan_factor", side, data={"fans": m.state.fan_factor[side]})


def the_weather(m: Match) -> None:
    """The Weather: both coaches roll a D6, home first, and the sum is looked up."""
    roll_weather(m)


def roll_weather(m: Match) -> None:
    """A new roll on the Weather table, in force at once."""
    total = m.d6("weather", side=0) + m.d6("weather", side=1)
    m.state.weather = m.tables.weather[total]
    m.emit("weather", data={"weather": WEATHERS[m.state.weather]})


def take_on_journeymen(m: Match) -> Rule[None]:
    """Take on Journeymen: in league play, up to eleven players who can play this match."""
    if m.options.kind == "exhibition":
        return
    for side in (0, 1):
        positions = m.sheets[side].journeyman_positions
        state = m.state
        while positions:
            fit = [p for p in state.team(side) if state.place[p] != ABSENT]
            if len(fit) >= m.pitch.players:
                break
            chosen = positions[0]
            if len(positions) > 1:
                chosen = yield from _choose_position(m, side, positions)
            join(m, side, chosen)


def take_on_rookies(m: Match) -> Rule[None]:
    """Journeymen beyond those who fill up the team, and beyond sixteen players if need be."""
    for side in (0, 1):
        while m.state.rookies[side]:
            positions = m.sheets[side].journeyman_positions
            chosen = positions[0]
            if len(positions) > 1:
                chosen = yield from _choose_position(m, side, positions)
            m.state.rookies[side] -= 1
            join(m, side, chosen)


def _choose_position(m: Match, side: int, positions: tuple[PlayerSheet, ...]) -> Rule[PlayerSheet]:
    """Where a roster has more than one Lineman position the coach chooses."""
    choices = [encode(OPTION, arg=place + 1) for place in range(len(positions))]
    answer = yield m.rest("journeyman", side, Choices(choices))
    return positions[choices.index(answer)]
