"""Movement: a step, rushing, dodging, jumping over, standing up."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import CHARACTERISTIC
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import DODGE, JUMP, PRONE, RUSH, STAND_UP, STANDING
from blockdice.rules.common.ball import lies_in
from blockdice.rules.common.testing import finish, resolve

_MA = 0
"""The place of the Movement Allowance among the characteristics."""


def squares_left(m: Match, player: int) -> tuple[int, int]:
    """Squares of Movement Allowance left in this activation, and of rushing after them."""
    activation = m.activation
    left = m.state.profiles.ma[player] - activation.moved
    return (left if left > 0 else 0), m.tables.rushes - activation.rushes


def can_move(m: Match, player: int, squares: int = 1) -> bool:
    """Whether the player may still move so many squares, rushing if need be."""
    left, rushes = squares_left(m, player)
    return left + rushes >= squares


def spend_square(m: Match, player: int) -> bool:
    """Use one square of Movement Allowance. Returns whether it takes a rush."""
    activation = m.activation
    if activation.moved < m.state.profiles.ma[player]:
        activation.moved += 1
        return False
    activation.rushes += 1
    return True


def rush_test(m: Match, player: int, square: int) -> Test:
    """Rushing: a 2+ after the move, before any other roll; no natural 6 helps."""
    return finish(m, Test(RUSH, player, m.tables.rush_target, six_passes=False, square=square))


def dodge_test(m: Match, player: int, origin: int, square: int) -> Test:
    """Dodging: Agility, -1 for each player marking in the square moved into."""
    test = Test(DODGE, player, m.state.profiles.ag[player], square=square, origin=origin)
    return finish(m, test, m.state.zones(square, 1 - m.side_of(player)))


def jump_test(m: Match, player: int, origin: int, square: int) -> Test:
    """Jumping over: Agility, -1 for each marker on the worse of the two squares."""
    test = Test(JUMP, player, m.state.profiles.ag[player], square=square, origin=origin)
    enemy = 1 - m.side_of(player)
    return finish(m, test, max(m.state.zones(origin, enemy), m.state.zones(square, enemy)))


def stand_up_test(m: Match, player: int) -> Test:
    """Standing up with a Movement Allowance of 2 or less: 4+."""
    square = m.state.square[player]
    return finish(m, Test(STAND_UP, player, m.tables.stand_target, six_passes=False, square=square))


def step(m: Match, player: int, square: int) -> Rule[bool]:
    """Move one square: the rush, then the dodge, then the ball.

    Every test is made after the move, in the square moved into, and a failure falls there.
    Returns whether the player is still on their feet.
    """
    origin = m.state.square[player]
    was_marked = m.state.is_marked(player)
    is_rush = spend_square(m, player)
    m.put(player, square, "moved")
    if is_rush and not (yield from resolve(m, m.rules.rush_test(m, player, square))):
        yield from trip(m, player, square, "rush")
        return False
    if was_marked and not (yield from resolve(m, m.rules.dodge_test(m, player, origin, square))):
        yield from trip(m, player, square, "dodge")
        return False
    yield from arrive(m, player)
    return True


def jump(m: Match, player: int, square: int) -> Rule[bool]:
    """Jump over a Prone or Stunned player, once an activation, into a square beyond.

    It takes two squares. Failing the first of two rushes falls in the square left, failing
    the last one in the square jumped into. A failed test falls there too, on a natural 1 in
    the square left. No dodge is needed.
    """
    activation = m.activation
    activation.has_jumped = True
    origin = m.state.square[player]
    if spend_square(m, player) and not (
        yield from resolve(m, m.rules.rush_test(m, player, origin))
    ):
        yield from m.rules.fall_over(m, player, "rush")
        return False
    is_rush = spend_square(m, player)
    m.put(player, square, "moved")
    if is_rush and not (yield from resolve(m, m.rules.rush_test(m, player, square))):
        yield from trip(m, player, square, "rush")
        return False
    test = m.rules.jump_test(m, player, origin, square)
    if not (yield from resolve(m, test)):
        if test.natural == 1:
            m.put(player, origin, "moved")
        yield from trip(m, player, m.state.square[player], "jump")
        return False
    yield from arrive(m, player)
    return True


def trip(m: Match, player: int, square: int, cause: str) -> Rule[None]:
    """Fall over on the way, in a square moved into. A ball lying there is not picked up: it
    bounces, as nothing but a player may be in an occupied square."""
    yield from m.rules.fall_over(m, player, cause)
    if lies_in(m, square):
        yield from m.rules.bounce(m, square)


def arrive(m: Match, player: int) -> Rule[None]:
    """What a player does who has moved into a square of their own will: pick up, or score."""
    if lies_in(m, m.state.square[player]):
        yield from m.rules.pick_up(m, player)
    else:
        m.rules.check_touchdown(m, player)


def needs_stand_test(m: Match, player: int) -> bool:
    """Whether the Movement Allowance is 2 or less, before or after what modifies it for a time."""
    now = m.state.profiles.ma[player]
    before = now
    for effect in m.state.effects:
        if effect.kind == CHARACTERISTIC and effect.player == player and effect.key == _MA:
            before -= effect.value
    return min(now, before) < m.tables.stand_cost


def stand_up(m: Match, player: int) -> Rule[bool]:
    """Stand up for three squares; with a Movement Allowance of 2 or less on a 4+, for all.

    A player who fails stays Prone and their activation ends.
    """
    activation = m.activation
    activation.has_stood = True
    if needs_stand_test(m, player):
        activation.moved = m.state.profiles.ma[player]
        if not (yield from resolve(m, m.rules.stand_up_test(m, player))):
            activation.is_over = True
            return False
    else:
        activation.moved += m.tables.stand_cost
    m.lay(player, STANDING)
    return True


def must_stand_up(m: Match, player: int) -> bool:
    """Whether the player is Prone: then they can do nothing without first standing up."""
    return m.state.posture[player] == PRONE


def jump_squares(m: Match, player: int) -> list[int]:
    """The unoccupied squares beyond an adjacent Prone or Stunned player."""
    state = m.state
    origin = state.square[player]
    found: list[int] = []
    for near in m.pitch.neighbours[origin]:
        lying = state.occupant(near)
        if lying < 0 or not state.is_down(lying):
            continue
        for square in m.pitch.beyond(origin, near):
            if state.occupant(square) < 0 and square not in found:
                found.append(square)
    return found
