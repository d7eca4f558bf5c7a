"""Giving the ball to a team-mate: what stands before a Pass or a Hand-off to them."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.tables import LONG_BOMB
from blockdice.rules.common.testing import resolve


def reluctance(m: Match, passer: int, receiver: int) -> list[Test]:
    """The rolls that traits ask for before this player gives this team-mate the ball."""
    tests: list[Test] = []
    for hook in m.speakers(m.hooks.reluctance, passer, receiver):
        test: Test | None = hook.speak(m, hook, passer, receiver)
        if test is not None:
            tests.append(test)
    return tests


def agrees_to_give(m: Match, passer: int, receiver: int) -> Rule[bool]:
    """Whether the player gives the ball; if not, the activation ends, without a turnover."""
    for test in reluctance(m, passer, receiver):
        if not (yield from resolve(m, test)):
            return False
    return True


def may_give(m: Match, player: int) -> bool:
    """Whether nothing keeps the player from passing or handing off the ball."""
    able = m.speakers(m.hooks.may_give, player)
    return all(hook.speak(m, hook, player) for hook in able)


def goes_on_to_give(m: Match, player: int) -> Rule[bool]:
    """What a player must do before giving the ball away; returns whether they still can."""
    for hook in m.speakers(m.hooks.before_giving, player):
        goes_on: bool = yield from hook.speak(m, hook, player)
        if not goes_on:
            return False
    return m.state.carrier == player


def band_to(m: Match, origin: int, square: int) -> int:
    """The range band between two squares; beyond the ruler it is that of a Long Bomb."""
    return LONG_BOMB if is_out_of_reach(m, origin, square) else _band(m, origin, square)


def is_out_of_reach(m: Match, origin: int, square: int) -> bool:
    """Whether the ruler does not reach from one square to the other."""
    return _band(m, origin, square) < 0


def _band(m: Match, origin: int, square: int) -> int:
    pitch = m.pitch
    return m.tables.band(pitch.x(square) - pitch.x(origin), pitch.y(square) - pitch.y(origin))


def is_long(test: Test) -> bool:
    """Whether the test is that of a Long Pass or a Long Bomb, as its modifiers tell."""
    return "long" in test.reasons or "long_bomb" in test.reasons


def far_throwers(m: Match, player: int) -> list[Hook]:
    """The skills by which the player may throw to any square of the pitch now."""
    able = m.speakers(m.hooks.throws_far, player)
    return [hook for hook in able if hook.speak(m, hook, player)]


def squares_in_reach(m: Match, player: int) -> list[int]:
    """Where the player may throw to: as far as the ruler reaches, or what the weather leaves of
    it; with a skill for it, anywhere."""
    origin = m.state.square[player]
    if m.hooks.throws_far and far_throwers(m, player):
        return [square for square in m.pitch.squares if square != origin]
    return m.edition.squares_in_range(origin, m.tables.weather_ranges[m.state.weather])
