"""What an action will need, worked out from the same figures that play uses."""

from __future__ import annotations

from blockdice.engine import actions as act
from blockdice.engine.actions import ACTIVATE, arg_of, player_of, square_of, target_of, verb_of
from blockdice.engine.match import Match
from blockdice.engine.preview import Preview
from blockdice.engine.rolls import Test
from blockdice.engine.words import BLOCK_ACTION
from blockdice.rules.common.ball import lies_in
from blockdice.rules.common.giving import reluctance
from blockdice.rules.common.moving import needs_stand_test


def preview(m: Match, code: int) -> Preview:
    """The tests and block dice of a legal action, in the order in which they will be rolled."""
    verb = verb_of(code)
    if verb == ACTIVATE:
        if arg_of(code) == BLOCK_ACTION:
            return _block(m, player_of(code), target_of(code), [])
        return Preview([])
    if not m.state.windows or m.window.activation is None:
        return Preview([])
    player = m.activation.player
    square = square_of(code)
    if verb == act.MOVE:
        return Preview(_step(m, player, square))
    if verb == act.JUMP_TO:
        return Preview(_jump(m, player, square))
    if verb == act.STAND and needs_stand_test(m, player):
        return Preview([m.rules.stand_up_test(m, player)])
    if verb == act.BLOCK:
        return _block(m, player, target_of(code), _rushes(m, player, 1))
    if verb == act.PASS_TO:
        return Preview(_pass(m, player, square))
    if verb == act.HAND_OFF:
        return Preview(_hand_off(m, player, target_of(code)))
    if verb == act.THROW_TO:
        return Preview([m.rules.throw_test(m, player, square)])
    return Preview([])


def _block(m: Match, attacker: int, defender: int, tests: list[Test]) -> Preview:
    dice, chooser = m.rules.block_dice(m, attacker, defender)
    return Preview(tests, dice, chooser)


def _rushes(m: Match, player: int, squares: int) -> list[Test]:
    """The rush tests that so many squares more will take."""
    left = max(m.state.profiles.ma[player] - m.activation.moved, 0)
    square = m.state.square[player]
    return [m.rules.rush_test(m, player, square) for _ in range(max(squares - left, 0))]


def _step(m: Match, player: int, square: int) -> list[Test]:
    tests = _rushes(m, player, 1)
    origin = m.state.square[player]
    if m.state.is_marked(player):
        tests.append(m.rules.dodge_test(m, player, origin, square))
    if lies_in(m, square):
        tests.append(m.rules.pick_up_test(m, player, square))
    return tests


def _jump(m: Match, player: int, square: int) -> list[Test]:
    tests = _rushes(m, player, 2)
    tests.append(m.rules.jump_test(m, player, m.state.square[player], square))
    if lies_in(m, square):
        tests.append(m.rules.pick_up_test(m, player, square))
    return tests


def _pass(m: Match, passer: int, square: int) -> list[Test]:
    receiver = m.state.occupant(square)
    accuracy = m.rules.pass_test(m, passer, square)
    if receiver < 0 or m.side_of(receiver) != m.side_of(passer):
        return [accuracy]
    return [*reluctance(m, passer, receiver), accuracy, *_catch(m, receiver, "accurate")]


def _hand_off(m: Match, player: int, receiver: int) -> list[Test]:
    return [*reluctance(m, player, receiver), *_catch(m, receiver, "handoff")]


def _catch(m: Match, player: int, how: str) -> list[Test]:
    """The catch of a team-mate, if they are able to try."""
    return [m.rules.catch_test(m, player, how)] if m.state.has_zone(player) else []
