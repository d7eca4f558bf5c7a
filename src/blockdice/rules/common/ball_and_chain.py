"""Whirling about the pitch behind a heavy ball on a chain, square by square (Traits)."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.actions import END, OPTION, STAND, arg_of, encode, verb_of
from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Choices, Decision, Rule
from blockdice.engine.falls import FELL_OVER, HARMED, Fall
from blockdice.engine.match import Match
from blockdice.engine.preview import Preview
from blockdice.engine.rolls import Armour, Roll, Test
from blockdice.engine.window import Activation
from blockdice.engine.words import RESERVES, ROOTED, RUSH
from blockdice.rules.common.ball import lies_in
from blockdice.rules.common.block_results import chain_injuries, settle_ball, shove, touchdowns
from blockdice.rules.common.moving import (
    rush_tests,
    spend_squares,
    squares_to_go,
)
from blockdice.rules.common.standing_up import (
    must_stand_up,
)
from blockdice.rules.common.testing import resolve
from blockdice.rules.common.trapdoors import all_fall_through, falls_through

CAUSE = "ball_and_chain"
FACINGS = (
    ((1, -1), (1, 0), (1, 1)),
    ((-1, 1), (-1, 0), (-1, -1)),
    ((1, 1), (0, 1), (-1, 1)),
    ((-1, -1), (0, -1), (1, -1)),
)
"""The throw-in template over the player, by the way it faces: to the right, left, down, up."""


def play(m: Match, activation: Activation) -> Rule[None]:
    """Go on square by square, as far as the coach likes: Movement Allowance, then Rushing.

    Before each the coach turns the template to an end zone or a sideline. A rest point.
    """
    player = activation.player
    while not activation.is_over:
        answer = yield ask(m, activation)
        verb = verb_of(answer)
        if verb == END:
            activation.is_over = True
        elif verb == STAND:
            yield from m.rules.stand_up(m, player)
        else:
            yield from whirl(m, activation, arg_of(answer))


def ask(m: Match, activation: Activation) -> Decision:
    """Which way the template faces, or that it is enough."""
    player = activation.player
    singles: list[int] = []
    if must_stand_up(m, player):
        if not activation.has_stood:
            singles.append(encode(STAND))
    elif squares_to_go(activation) and not m.state.tokens[player] & ROOTED:
        singles += [encode(OPTION, arg=place + 1) for place in range(len(FACINGS))]
    singles.append(encode(END))
    side = m.side_of(player)
    is_rest = not m.window.is_interrupt
    return Decision("ball_and_chain", side, player, Choices(singles), m.names, is_rest)


def whirl(m: Match, activation: Activation, facing: int) -> Rule[None]:
    """One square in the direction that the die shows, whoever is there. No Dodge is ever failed,
    and nobody can do anything about a move that is not of the player's will."""
    player = activation.player
    tests = rush_tests(m, player, [m.state.square[player]])
    spend_squares(activation, 1)
    face = yield from direction(m, player)
    dx, dy = FACINGS[facing - 1][(face - 1) // 2]
    square = m.state.square[player] + dx + dy * m.pitch.stride
    there = m.state.occupant(square) if m.pitch.on[square] else -1
    if not m.pitch.on[square]:
        yield from leave_pitch(m, player)
    elif there < 0:
        yield from go_to(m, player, square, tests)
    elif m.state.is_standing(there):
        yield from run_into(m, player, there, tests)
    else:
        yield from run_over(m, player, there, tests)


def direction(m: Match, player: int) -> Rule[int]:
    """The die that says which way the player goes; no common re-roll is for it."""
    face = m.d6(CAUSE, player)
    for hook in m.speakers(m.hooks.redirects, player):
        again: bool = yield from hook.speak(m, hook, Roll(CAUSE, player, [face]))
        if again:
            return m.d6(CAUSE, player)
    return face


def leave_pitch(m: Match, player: int) -> Rule[None]:
    """Off the pitch: injured by the crowd, without a Rush roll, as no square is moved into."""
    square = m.state.square[player]
    had_ball = m.state.carrier == player
    m.remove(player, RESERVES, "crowd")
    m.activation.is_over = True
    if had_ball:
        m.ball_flies(square)
        m.rules.own_turnover(m, player, "carrier_in_crowd")
    yield from m.rules.crowd_injury(m, player, -1)
    if had_ball:
        yield from m.rules.throw_in(m, square)


def go_to(m: Match, player: int, square: int, tests: list[Test]) -> Rule[None]:
    """Into an unoccupied square; a ball there is not picked up, it bounces."""
    m.put(player, square, "moved")
    if not (yield from keeps_going(m, tests)):
        yield from m.rules.fall(m, Fall(player, FELL_OVER, "fall", test=RUSH))
    elif m.state.entered:
        yield from falls_through(m, player)
    if lies_in(m, square):
        yield from m.rules.bounce(m, square)
    m.rules.check_touchdown(m, player)


def run_into(m: Match, player: int, there: int, tests: list[Test]) -> Rule[None]:
    """Into a Standing player of either team: a Block. If a Rush fails there is none, but they are
    pushed back and the player Falls Over where they were."""
    if (yield from keeps_going(m, tests)):
        yield from m.rules.block(m, player, there)
        return
    block = yield from push_aside(m, player, there)
    yield from m.rules.fall(m, Fall(player, FELL_OVER, "fall", test=RUSH))
    yield from finish(m, block)


def run_over(m: Match, player: int, there: int, tests: list[Test]) -> Rule[None]:
    """Into a Prone or Stunned player of either team: they are pushed back, with an Armour roll,
    which is no Block's (commentary). A Rush is rolled for as soon as the player has moved."""
    block = yield from push_aside(m, player, there)
    stays_up = yield from keeps_going(m, tests)
    if block.chain.stopped_by < 0:
        yield from crush(m, player, there)
    if not stays_up:
        yield from m.rules.fall(m, Fall(player, FELL_OVER, "fall", test=RUSH))
    yield from finish(m, block)


def crush(m: Match, player: int, there: int) -> Rule[None]:
    """An Armour roll against whoever lay where the player has come, if still on the pitch."""
    if m.state.is_down(there):
        yield from m.rules.risk_injury(m, Armour(Fall(there, HARMED, CAUSE, player)))


def keeps_going(m: Match, tests: list[Test]) -> Rule[bool]:
    """Make the Rush roll, if one is due."""
    for test in tests:
        if not (yield from resolve(m, test)):
            return False
    return True


def push_aside(m: Match, player: int, there: int) -> Rule[Block]:
    """Push whoever is there back, and take their place."""
    block = Block(player, there)
    block.is_push = True
    yield from shove(m, block)
    if m.state.square[player] and m.state.occupant(block.vacated) < 0:
        m.put(player, block.vacated, "moved")
    return block


def finish(m: Match, block: Block) -> Rule[None]:
    """What a push without a Block leaves to do: the crowd, touchdowns, the ball."""
    yield from chain_injuries(m, block.chain)
    if m.state.entered:
        yield from all_fall_through(m)
    touchdowns(m, block)
    yield from settle_ball(m, block)


def preview(m: Match, player: int, code: int) -> Preview:
    """The Rush, where one is due; the direction is anybody's guess."""
    if verb_of(code) != OPTION:
        return Preview([])
    return Preview(rush_tests(m, player, [m.state.square[player]]))


def action(number: int) -> ActionKind:
    """The one action of its owner, any number a turn."""
    return ActionKind(number, CAUSE, skill=CAUSE, play=play, preview=preview)
