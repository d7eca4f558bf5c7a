"""The kick-off: who kicks and where to, and what a coach does with its events."""

from __future__ import annotations

from blockdice.bots.simple.chances import pick_up_chance
from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import AIM, END, NO, SELECT, encode, player_of, square_of, verb_of
from blockdice.engine.decisions import Choices
from blockdice.engine.pitch import HOME

DEPTH = 7
DEEP = 4
"""Columns from the receivers' end zone that a kick is aimed at, the second with a good kicker."""


def nominate(sight: Sight, choices: Choices) -> int:
    """Who kicks best, else the player who would be missed least."""
    profiles = sight.state.profiles

    def rank(code: int) -> tuple[bool, int, int, int]:
        player = player_of(code)
        return not _kicks_well(sight, player), profiles.st[player], profiles.ma[player], code

    return min(choices.singles, key=rank)


def _kicks_well(sight: Sight, player: int) -> bool:
    m = sight.m
    return player >= 0 and any(m.has(player, hook) for hook in m.hooks.kick_distance)


def aim(sight: Sight, choices: Choices) -> int:
    """Deep into the middle of their half, and not so deep that it leaves it."""
    pitch = sight.pitch
    depth = DEEP if _kicks_well(sight, sight.state.kicker) else DEPTH
    column = pitch.length - 1 - depth if sight.side == HOME else depth
    code = encode(AIM, square=pitch.square(column, pitch.width // 2))
    return code if choices.has(code) else choices.at(choices.count() // 2)


def give_ball(sight: Sight, choices: Choices) -> int:
    """Touchback: to whoever handles it best, far from the foe."""
    return max(choices.singles, key=lambda code: _ball_player(sight, player_of(code)))


def stand_under(sight: Sight, choices: Choices) -> int:
    """High Kick: the best of those who are not needed on the line."""
    able = [code for code in choices.singles if verb_of(code) == SELECT]
    if not able:
        return encode(NO)
    return max(able, key=lambda code: _ball_player(sight, player_of(code)))


def _ball_player(sight: Sight, player: int) -> float:
    """How good a player is with the ball, where the player stands."""
    profiles = sight.state.profiles
    square = sight.state.square[player]
    foes = min((sight.distance(foe, square) for foe in sight.uprights), default=9)
    hold = 4.0 * pick_up_chance(sight, player, square)
    return hold + 0.4 * profiles.ma[player] + 0.2 * min(foes, 6)


def snap(sight: Sight, choices: Choices) -> int:
    """Quick Snap: one step forward for those who are behind, if nobody marks them there."""
    pitch, state = sight.pitch, sight.state
    for code in choices.singles:
        player, square = player_of(code), square_of(code)
        if player < 0 or sight.danger(square):
            continue
        origin = state.square[player]
        if pitch.y(square) == pitch.y(origin) and sight.to_goal(square) < sight.to_goal(origin):
            return code
    return encode(END)
