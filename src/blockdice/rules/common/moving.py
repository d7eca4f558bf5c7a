"""Movement: a step, rushing, dodging, and what opponents do about it."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.falls import FELL_OVER, Fall
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.window import Activation
from blockdice.engine.words import DODGE, JUMP, RUSH
from blockdice.rules.common.ball import lies_in
from blockdice.rules.common.testing import finish, resolve
from blockdice.rules.common.trapdoors import falls_through


def begin_to_move(m: Match, activation: Activation) -> None:
    """Fix how far the player may go in this activation."""
    activation.allowance = m.state.profiles.ma[activation.player]
    player = activation.player
    more = sum(hook.speak(m, hook, player) for hook in m.speakers(m.hooks.rush_limit, player))
    activation.rush_limit = m.tables.rushes + more


def squares_left(activation: Activation) -> int:
    """Squares of Movement Allowance left in the activation."""
    left = activation.allowance - activation.moved
    return left if left > 0 else 0


def squares_to_go(activation: Activation) -> int:
    """Squares that the player may still move in the activation, rushing included."""
    return squares_left(activation) + activation.rush_limit - activation.rushes


def spend_squares(activation: Activation, squares: int) -> None:
    """Use up so many squares, of Movement Allowance as long as there is any, then of rushing."""
    rushes = max(squares - squares_left(activation), 0)
    activation.moved += squares - rushes
    activation.rushes += rushes


def stop(m: Match, player: int) -> None:
    """The player's movement comes to an end; what their action allows without it they may do."""
    if m.is_active(player):
        m.activation.is_stopped = True


def is_held(m: Match, player: int, markers: list[int]) -> Rule[bool]:
    """Whether an opponent holds the player, who wants to leave their square, in it: before any
    other die. markers: who marks them."""
    if markers:
        for hook in m.hooks.before_move:
            held: bool = yield from hook.speak(m, hook, player, markers)
            if held:
                stop(m, player)
                return True
    return False


def shadow(m: Match, player: int, origin: int, markers: list[int]) -> Rule[None]:
    """Let an opponent come after a player who has left a square, Standing or fallen by now.

    The one who comes does so in answer to a move, and nobody answers that. markers: who marked
    the player there.
    """
    if markers:
        for hook in m.hooks.after_move:
            if m.state.occupant(origin) >= 0 or m.state.touchdown >= 0:
                return
            filled: bool = yield from hook.speak(m, hook, player, origin, markers)
            if filled:
                return


def rush_tests(m: Match, player: int, squares: list[int]) -> list[Test]:
    """The rushes that it will take to use up a square in each of these, in their order."""
    left = squares_left(m.activation)
    return [m.rules.rush_test(m, player, square) for square in squares[left:]]


def rush_test(m: Match, player: int, square: int) -> Test:
    """Rushing: a 2+ after the move, before any other roll; no natural 6 helps."""
    test = Test(RUSH, player, m.tables.rush_target, natural_six_passes=False, square=square)
    return finish(m, test)


def dodge_test(m: Match, player: int, origin: int, square: int) -> Test:
    """Dodging: Agility, -1 for each player marking in the square moved into."""
    test = Test(DODGE, player, m.state.profiles.ag[player], square=square, origin=origin)
    enemy = 1 - m.side_of(player)
    marks = m.state.zones(square, enemy)
    if marks and m.hooks.unnoticed:
        marks -= sum(1 for marker in m.state.markers(square, enemy) if _is_unnoticed(m, marker))
    return finish(m, test, marks)


def _is_unnoticed(m: Match, marker: int) -> bool:
    speakers = m.speakers(m.hooks.unnoticed, marker)
    return any(hook.speak(m, hook, marker) for hook in speakers)


def step_tests(m: Match, player: int, square: int) -> list[Test]:
    """What a step takes: the rush, then the dodge."""
    tests = rush_tests(m, player, [square])
    if m.state.is_marked(player):
        tests.append(m.rules.dodge_test(m, player, m.state.square[player], square))
    return tests


def step(m: Match, player: int, square: int) -> Rule[bool]:
    """Move one square: the rush, then the dodge, then the ball.

    Every test is made after the move, in the square moved into, and a failure falls there.
    Returns whether the player is still on their feet.
    """
    origin = m.state.square[player]
    markers = m.state.markers(origin, 1 - m.side_of(player))
    if m.hooks.before_move and (yield from is_held(m, player, markers)):
        return True
    tests = m.rules.step_tests(m, player, square)
    spend_squares(m.activation, 1)
    m.put(player, square, "moved")
    leave_behind(m, player, origin)
    stands = yield from arrives(m, player, tests, markers)
    if m.hooks.after_move:
        yield from shadow(m, player, origin, markers)
    return stands


def leave_behind(m: Match, player: int, origin: int) -> None:
    """What a player who moves on may leave in the square that they were in."""
    for hook in m.hooks.leaving_square:
        if m.can_use(player, hook):
            hook.speak(m, hook, player, origin)


def arrives(m: Match, player: int, tests: list[Test], markers: list[int]) -> Rule[bool]:
    """Make the tests of a move, and then what the player has come for; a failure falls."""
    for test in tests:
        if not (yield from resolve(m, test)):
            fails_at_once = test.kind == JUMP and test.natural == 1
            if fails_at_once and m.state.occupant(test.origin) < 0:
                m.put(player, test.origin, "moved")
            yield from trip(m, test, markers)
            return False
    yield from m.rules.arrive(m, player)
    return m.state.square[player] > 0


def trip(m: Match, test: Test, markers: list[int]) -> Rule[None]:
    """Fall over on the way, by a failed test. A ball lying in the square is not picked up: it
    bounces, as nothing but a player may be in an occupied square.

    markers: who marked the square that was left.
    """
    fall = Fall(test.player, FELL_OVER, "fall", test=test.kind)
    fall.markers = markers
    yield from m.rules.fall(m, fall)
    if lies_in(m, fall.square):
        yield from m.rules.bounce(m, fall.square)


def arrive(m: Match, player: int) -> Rule[None]:
    """What a player does who has moved into a square of their own will: pick up, or score. Who
    falls through a trapdoor does neither, and a ball that lies on it stays there."""
    if m.state.entered and (yield from falls_through(m, player)):
        return
    if lies_in(m, m.state.square[player]):
        yield from m.rules.pick_up(m, player)
    else:
        m.rules.check_touchdown(m, player)


def turn_up(m: Match, player: int, square: int) -> Rule[None]:
    """Come to a square otherwise than by moving of one's own will: a ball that lies there bounces.
    With the ball in hand the player may score: that is for the caller, once it is due."""
    has_ball = lies_in(m, square)
    m.put(player, square, "moved")
    yield from falls_through(m, player)
    if has_ball:
        yield from m.rules.bounce(m, square)


def arrival_tests(m: Match, player: int, square: int) -> list[Test]:
    """What coming to the square will take: picking up a ball that lies there."""
    return [m.rules.pick_up_test(m, player, square)] if lies_in(m, square) else []
