"""Weather Mage: other weather for two team turns."""

from __future__ import annotations

from blockdice.engine.actions import NO, OPTION, USE, arg_of, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME, END_OF_OPPONENT_TURN, WEATHER, Effect
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll

MOST = 2
"""By how much the roll may be changed, either way."""


def conjure(m: Match, hook: Hook, side: int) -> Rule[None]:
    """Once a game, as an own team turn starts: a new roll on the Weather table, which the coach may
    change by up to 2. The weather that it replaces comes back at the end of the opponents' next
    turn, or of the drive."""
    if side != m.window.side or not m.is_in_force(hook, side) or m.is_spent_by(side, hook.token):
        return
    use = encode(USE, arg=hook.token)
    if (yield m.decision("weather_mage", side, [use, encode(NO)])) != use:
        return
    m.use_rule(hook, side)
    dice = [m.d6("weather", side=side), m.d6("weather", side=side)]
    found: list[int] = []
    for change in (0, -1, 1, -2, 2):
        total = min(max(sum(dice) + change, 2), 12)
        if m.tables.weather[total] not in found:
            found.append(m.tables.weather[total])
    roll = Roll("weather", -1, dice)
    choices = [encode(OPTION, arg=weather + 1) for weather in found]
    weather = arg_of((yield m.decision("weather", side, choices, -1, roll))) - 1
    before = m.state.weather
    m.begin(Effect(WEATHER, END_OF_OPPONENT_TURN, side, -1, hook.token, before))
    m.change_weather(weather)


SKILL = Skill(
    "weather_mage",
    "Weather Mage",
    "I",
    {"start_of_turn": conjure},
    once=END_OF_GAME,
    holder=OF_SIDE,
)
