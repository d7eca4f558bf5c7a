"""Catching the ball and picking it up (Passing the Ball; Movement, Picking Up the Ball)."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import CATCH, PICK_UP
from blockdice.rules.common.testing import finish, resolve


def catch_test(m: Match, player: int, how: str) -> Test:
    """The Agility test to catch a ball that comes `how`, modified by being marked."""
    state = m.state
    square = state.square[player]
    test = Test(CATCH, player, state.profiles.ag[player], square=square)
    test.modify(how, m.tables.catch[how])
    return finish(m, test, state.zones(square, 1 - m.side_of(player)))


def catch(m: Match, player: int, how: str) -> Rule[bool]:
    """A player who is able to catch the ball must attempt to. In the opposing end zone a
    catch scores."""
    caught = yield from resolve(m, m.rules.catch_test(m, player, how))
    if caught:
        m.ball_held(player)
        m.rules.check_touchdown(m, player)
    return caught


def pick_up_test(m: Match, player: int, square: int) -> Test:
    """The Agility test to pick the ball up in `square`, -1 for each player marking there."""
    test = Test(PICK_UP, player, m.state.profiles.ag[player], square=square)
    return finish(m, test, m.state.zones(square, 1 - m.side_of(player)))


def pick_up(m: Match, player: int) -> Rule[bool]:
    """Pick up the ball after moving onto it of one's own will.

    A failure bounces the ball and is a turnover, whoever catches the bounce.
    """
    square = m.state.square[player]
    picked = yield from resolve(m, m.rules.pick_up_test(m, player, square))
    if picked:
        m.ball_held(player)
        m.rules.check_touchdown(m, player)
    else:
        m.rules.turnover(m, "failed_pick_up")
        yield from m.rules.bounce(m, square)
    return picked
