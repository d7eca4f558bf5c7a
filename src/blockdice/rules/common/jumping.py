"""Jumping over a player who is down; for who can leap, over any square (Movement)."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.falls import FELL_OVER, Fall
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import JUMP, RUSH
from blockdice.rules.common.moving import (
    arrives,
    is_held,
    leave_behind,
    rush_tests,
    shadow,
    spend_squares,
)
from blockdice.rules.common.testing import finish, resolve


def jump_test(m: Match, player: int, origin: int, square: int) -> Test:
    """Jumping over: Agility, -1 for each marker on the worse of the two squares."""
    test = Test(JUMP, player, m.state.profiles.ag[player], square=square, origin=origin)
    enemy = 1 - m.side_of(player)
    return finish(m, test, max(m.state.zones(origin, enemy), m.state.zones(square, enemy)))


def jump_tests(m: Match, player: int, square: int) -> list[Test]:
    """What a jump takes: the rushes, the first of two in the square left, then the jump."""
    origin = m.state.square[player]
    tests = rush_tests(m, player, [origin, square])
    tests.append(m.rules.jump_test(m, player, origin, square))
    return tests


def jump(m: Match, player: int, square: int) -> Rule[bool]:
    """Jump over a Prone or Stunned player, once an activation, into a square beyond.

    It takes two squares. Failing the first of two rushes falls in the square left, failing
    the last one in the square jumped into. A failed test falls there too, on a natural 1 in
    the square left, if nobody has come into it. No dodge is needed.
    """
    origin = m.state.square[player]
    markers = m.state.markers(origin, 1 - m.side_of(player))
    if m.hooks.before_move and (yield from is_held(m, player, markers)):
        return True
    tests = m.rules.jump_tests(m, player, square)
    m.activation.has_jumped = True
    spend_squares(m.activation, 2)
    if tests[0].square == origin:
        if not (yield from resolve(m, tests.pop(0))):
            yield from m.rules.fall(m, Fall(player, FELL_OVER, "fall", test=RUSH))
            return False
    m.put(player, square, "moved")
    leave_behind(m, player, origin)
    stands = yield from arrives(m, player, tests, markers)
    if m.hooks.after_move:
        yield from shadow(m, player, origin, markers)
    return stands


def jump_squares(m: Match, player: int) -> list[int]:
    """The unoccupied squares beyond an adjacent Prone or Stunned player; for who can leap,
    those beyond any adjacent square."""
    state = m.state
    origin = state.square[player]
    leaps = any(hook.speak(m, hook, player) for hook in m.speakers(m.hooks.leaps, player))
    found: list[int] = []
    for near in m.pitch.neighbours[origin]:
        lying = state.occupant(near)
        if not leaps and (lying < 0 or not state.is_down(lying)):
            continue
        for square in m.pitch.beyond(origin, near):
            if state.occupant(square) < 0 and square not in found:
                found.append(square)
    return found
