"""Movement: a step, rushing, dodging, jumping over, standing up."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.falls import FELL_OVER, Fall
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.window import Activation
from blockdice.engine.words import DODGE, JUMP, PRONE, RUSH, STAND_UP, STANDING
from blockdice.rules.common.ball import lies_in
from blockdice.rules.common.testing import finish, resolve


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


def jump_test(m: Match, player: int, origin: int, square: int) -> Test:
    """Jumping over: Agility, -1 for each marker on the worse of the two squares."""
    test = Test(JUMP, player, m.state.profiles.ag[player], square=square, origin=origin)
    enemy = 1 - m.side_of(player)
    return finish(m, test, max(m.state.zones(origin, enemy), m.state.zones(square, enemy)))


def stand_up_test(m: Match, player: int) -> Test:
    """Standing up with a Movement Allowance of 2 or less: 4+."""
    square = m.state.square[player]
    test = Test(STAND_UP, player, m.tables.stand_target, natural_six_passes=False, square=square)
    return finish(m, test)


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
    if (yield from is_held(m, player, markers)):
        return True
    tests = m.rules.step_tests(m, player, square)
    spend_squares(m.activation, 1)
    m.put(player, square, "moved")
    leave_behind(m, player, origin)
    stands = yield from _arrives(m, player, tests, markers)
    yield from shadow(m, player, origin, markers)
    return stands


def leave_behind(m: Match, player: int, origin: int) -> None:
    """What a player who moves on may leave in the square that they were in."""
    for hook in m.hooks.leaving_square:
        if m.can_use(player, hook):
            hook.speak(m, hook, player, origin)


def _arrives(m: Match, player: int, tests: list[Test], markers: list[int]) -> Rule[bool]:
    """Make the tests of a move, and then what the player has come for; a failure falls."""
    for test in tests:
        if not (yield from resolve(m, test)):
            fails_at_once = test.kind == JUMP and test.natural == 1
            if fails_at_once and m.state.occupant(test.origin) < 0:
                m.put(player, test.origin, "moved")
            yield from trip(m, test, markers)
            return False
    yield from m.rules.arrive(m, player)
    return True


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
    if (yield from is_held(m, player, markers)):
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
    stands = yield from _arrives(m, player, tests, markers)
    yield from shadow(m, player, origin, markers)
    return stands


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
    """What a player does who has moved into a square of their own will: pick up, or score."""
    if lies_in(m, m.state.square[player]):
        yield from m.rules.pick_up(m, player)
    else:
        m.rules.check_touchdown(m, player)


def needs_stand_test(m: Match, player: int) -> bool:
    """Whether the Movement Allowance is 2 or less, before or after what modifies it for a time,
    and no skill helps the player up without a roll."""
    if stands_free(m, player):
        return False
    return min(m.state.profiles.ma[player], m.players[player].ma) < m.tables.stand_cost


def stands_free(m: Match, player: int) -> bool:
    """Whether standing up costs the player nothing."""
    able = m.speakers(m.hooks.stands_free, player)
    return any(hook.speak(m, hook, player) for hook in able)


def stand_up(m: Match, player: int) -> Rule[bool]:
    """Stand up for three squares; with a Movement Allowance of 2 or less on a 4+, for all.

    A player who fails stays Prone and their activation ends.
    """
    activation = m.activation
    activation.has_stood = True
    if needs_stand_test(m, player):
        activation.moved = activation.allowance
        if not (yield from resolve(m, m.rules.stand_up_test(m, player))):
            activation.is_over = True
            return False
    elif not stands_free(m, player):
        activation.moved += m.tables.stand_cost
    m.lay(player, STANDING)
    return True


def jump_up_tests(m: Match, player: int) -> list[Test]:
    """What a Prone player must pass to perform an action that needs a Standing one; none where
    no skill lets them try."""
    return [hook.speak(m, hook, player) for hook in m.speakers(m.hooks.jumps_up, player)]


def jump_up(m: Match, player: int) -> Rule[bool]:
    """Get up to perform an action that needs a Standing player; who fails stays Prone."""
    activation = m.activation
    activation.has_stood = True
    for test in jump_up_tests(m, player):
        if not (yield from resolve(m, test)):
            activation.is_over = True
            return False
    m.lay(player, STANDING)
    return True


def must_stand_up(m: Match, player: int) -> bool:
    """Whether the player is Prone: then they can do nothing without first standing up."""
    return m.state.posture[player] == PRONE


def arrival_tests(m: Match, player: int, square: int) -> list[Test]:
    """What coming to the square will take: picking up a ball that lies there."""
    return [m.rules.pick_up_test(m, player, square)] if lies_in(m, square) else []


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
