"""Passing the Ball, 2020: the Pass action from its declaration to the landing, the hand-off.

The aim and the interference are the same for a bomb (`aiming.py`, `interfering.py`).
"""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.match import Match
from blockdice.engine.throws import ACCURATE, FUMBLED, Throw
from blockdice.engine.words import COMPLETION, DEFLECTION, INTERCEPTION
from blockdice.rules.bb2020.aiming import (
    LANDS,
    choose_blind,
    end_activation,
    flies_to,
    keeps_hold,
    take_aim,
)
from blockdice.rules.bb2020.interfering import interference
from blockdice.rules.common.ball import crowd_throws, scatter
from blockdice.rules.common.catching import has_caught
from blockdice.rules.common.giving import agrees_to_give


def pass_ball(m: Match, passer: int, square: int) -> Rule[None]:
    """A Pass action: declare the square, test, interference, and where the ball comes down.

    A throw without the ruler is no Quick Pass: nothing is done after it.
    """
    side = m.side_of(passer)
    origin = m.state.square[passer]
    throw = Throw(passer, origin, square)
    m.emit("pass", side, passer, origin, square)
    yield from choose_blind(m, throw)
    receiver = m.state.occupant(square)
    if receiver >= 0 and m.side_of(receiver) == side:
        if not (yield from agrees_to_give(m, passer, receiver)):
            end_activation(m, passer)
            return
    for hook in m.hooks.before_pass:
        yield from hook.speak(m, hook, throw)
    yield from take_aim(m, throw)
    if throw.result == FUMBLED:
        yield from _fumble(m, throw)
        return
    deflected = yield from _fly(m, throw)
    if throw.is_blind:
        end_activation(m, passer)
    if m.state.carrier < 0 or m.side_of(m.state.carrier) != side:
        m.rules.turnover(m, "pass_deflected" if deflected else "pass_not_caught")


def _fumble(m: Match, throw: Throw) -> Rule[None]:
    """A fumble ends the passer's activation: the ball is dropped, and that is a turnover."""
    end_activation(m, throw.thrower)
    if keeps_hold(m, throw):
        return
    m.rules.turnover(m, "fumbled_pass")
    yield from m.rules.bounce(m, throw.origin)


def _fly(m: Match, throw: Throw) -> Rule[bool]:
    """The ball is in the air: scatter or deviate, interference, landing.

    Interference is worked out to the square the ball comes down in, or the last one over the
    pitch, before any throw-in (commentary). Returns whether the pass was deflected.
    """
    m.ball_flies(throw.square)
    landing, stayed = flies_to(m, throw)
    m.ball_flies(landing)
    for hook in m.speakers(m.hooks.scatters, throw.thrower):
        again: bool = yield from hook.speak(m, hook, throw)
        if again:
            landing, stayed = flies_to(m, throw)
            m.ball_flies(landing)
    deflector = yield from interference(m, throw, landing)
    if deflector >= 0:
        yield from _deflected(m, throw, deflector)
        return True
    if not stayed:
        yield from m.rules.ball_lands(m, crowd_throws(m, landing), "throw_in")
        return False
    target = m.state.occupant(landing)
    yield from m.rules.ball_lands(m, landing, LANDS[throw.result])
    caught = target >= 0 and m.state.carrier == target
    if throw.result == ACCURATE and caught and m.side_of(target) == m.side_of(throw.thrower):
        m.award(throw.thrower, COMPLETION)
    return False


def _deflected(m: Match, throw: Throw, player: int) -> Rule[None]:
    """Whoever has deflected the ball tries to catch it, for an interception, or has caught it
    already; else it scatters from their square."""
    square = m.state.square[player]
    side = m.side_of(player)
    m.emit("deflected", side, player, square=square)
    m.ball_flies(square)
    if throw.is_snatched:
        caught = True
        yield from has_caught(m, player)
    else:
        caught = yield from m.rules.catch(m, player, "interception")
    if caught:
        m.emit("intercepted", side, player, square=square)
        m.award(player, INTERCEPTION)
        return
    m.award(player, DEFLECTION)
    landing, stayed = scatter(m, square)
    if stayed:
        yield from m.rules.ball_lands(m, landing, "scatter")
    else:
        m.ball_flies(landing)
        yield from m.rules.ball_lands(m, crowd_throws(m, landing), "throw_in")


def hand_off(m: Match, player: int, receiver: int) -> Rule[None]:
    """Hand-off: no test to give it, but the team-mate must catch it."""
    side = m.side_of(player)
    square = m.state.square[receiver]
    m.emit("hand_off", side, player, m.state.square[player], square)
    if not (yield from agrees_to_give(m, player, receiver)):
        return
    m.ball_flies(square)
    yield from m.rules.ball_lands(m, square, "handoff")
    if m.state.carrier < 0 or m.side_of(m.state.carrier) != side:
        m.rules.turnover(m, "hand_off_not_caught")
