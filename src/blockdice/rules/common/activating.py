"""Player Activations: the steps of one, and moving square by square in it."""

from __future__ import annotations

from blockdice.engine.actions import (
    END,
    JUMP_TO,
    MOVE,
    STAND,
    each_square,
    encode,
    square_of,
    verb_of,
)
from blockdice.engine.decisions import Choices, Rule
from blockdice.engine.effects import END_OF_ACTIVATION
from blockdice.engine.match import Match
from blockdice.engine.window import Activation
from blockdice.engine.words import DISTRACTED, USED
from blockdice.rules.common.moving import begin_to_move, jump_squares, must_stand_up, squares_to_go


def begin(m: Match) -> None:
    """The player is active: a lost tackle zone returns, and they are turned around."""
    activation = m.activation
    m.mark(activation.player, DISTRACTED, False)
    m.mark(activation.player, USED, True)
    begin_to_move(m, activation)


def take_activation_tests(m: Match) -> Rule[None]:
    """Traits that are rolled for after declaring and before performing (Bone Head ...)."""
    activation = m.activation
    for hook in m.speakers(m.hooks.activation_test, activation.player):
        goes_on: bool = yield from hook.speak(m, hook, activation)
        if not goes_on:
            activation.is_over = True
            return


def perform(m: Match) -> Rule[None]:
    """Perform the declared action."""
    activation = m.activation
    if activation.is_over:
        return
    play = m.actions.numbered(activation.action).play
    if play is not None:
        yield from play(m, activation)
    else:
        yield from moving_action(m, activation)


def end(m: Match) -> None:
    """The activation is over; so is what lasted for it."""
    activation = m.activation
    m.expire(END_OF_ACTIVATION, by=activation.player)
    m.emit("activation_ended", m.side_of(activation.player), activation.player)


def moving_action(m: Match, activation: Activation) -> Rule[None]:
    """Every action with movement: move square by square, act where the action allows, or stop.

    Each square is a rest point: what the player has done is in the activation.
    """
    player = activation.player
    side = m.side_of(player)
    while not activation.is_over:
        choices = legal_moves(m, activation)
        choices.singles.append(encode(END))
        answer = yield m.rest("move", side, choices, player)
        yield from take(m, activation, answer)


def legal_moves(m: Match, activation: Activation) -> Choices:
    """What the active player may do next: stand up, move, jump, or what the action is about."""
    state = m.state
    player = activation.player
    if must_stand_up(m, player):
        return Choices([] if activation.has_stood else [encode(STAND)])
    choices = Choices([])
    left = squares_to_go(activation)
    if left >= 1:
        near = m.pitch.neighbours[state.square[player]]
        choices.singles = each_square(MOVE, state.unoccupied(near))
    if left >= 2 and not activation.has_jumped:
        choices.singles += each_square(JUMP_TO, jump_squares(m, player))
    options = m.actions.numbered(activation.action).options
    if options is not None:
        options(m, activation, choices)
    return choices


def take(m: Match, activation: Activation, answer: int) -> Rule[None]:
    """Do what the coach of the active player chose."""
    player = activation.player
    verb = verb_of(answer)
    if verb == END:
        activation.is_over = True
    elif verb == STAND:
        yield from m.rules.stand_up(m, player)
    elif verb == MOVE:
        yield from m.rules.step(m, player, square_of(answer))
    elif verb == JUMP_TO:
        yield from m.rules.jump(m, player, square_of(answer))
    else:
        kind = m.actions.numbered(activation.action)
        assert kind.do is not None
        yield from kind.do(m, activation, answer)
        if not kind.goes_on:
            activation.is_over = True
