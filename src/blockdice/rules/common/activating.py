"""Player Activations: the steps of one, and moving square by square in it."""

from __future__ import annotations

from blockdice.engine.actions import (
    END,
    JUMP_TO,
    MOVE,
    STAND,
    USE,
    arg_of,
    each_square,
    encode,
    square_of,
    verb_of,
)
from blockdice.engine.decisions import Choices, Decision, Rule
from blockdice.engine.effects import END_OF_ACTIVATION
from blockdice.engine.match import Match
from blockdice.engine.window import Activation
from blockdice.engine.words import DISTRACTED, ROOTED, USED
from blockdice.rules.common.jumping import (
    jump_squares,
)
from blockdice.rules.common.moving import (
    begin_to_move,
    squares_to_go,
)
from blockdice.rules.common.standing_up import (
    jump_up,
    must_stand_up,
)


def begin(m: Match) -> Rule[None]:
    """The player is active: a lost tackle zone returns, and what they or others do about their
    activation is done now."""
    activation = m.activation
    m.mark(activation.player, DISTRACTED, False)
    m.mark(activation.player, USED, True)
    begin_to_move(m, activation)
    for hook in m.hooks.start_of_activation:
        if not activation.is_over:
            yield from hook.speak(m, hook, activation)


def take_activation_tests(m: Match) -> Rule[None]:
    """Traits that are rolled for after declaring and before performing (Bone Head ...)."""
    activation = m.activation
    if activation.is_over:
        return
    for hook in m.speakers(m.hooks.activation_test, activation.player):
        goes_on: bool = yield from hook.speak(m, hook, activation)
        if not goes_on and not (yield from acts_all_the_same(m, activation, hook.skill)):
            activation.is_over = True
            return


def acts_all_the_same(m: Match, activation: Activation, trait: str) -> Rule[bool]:
    """Whether a rule of the player's sets aside that the test of a trait has failed."""
    for hook in m.speakers(m.hooks.hindered, activation.player):
        acts: bool = yield from hook.speak(m, hook, activation, trait)
        if acts:
            return True
    return False


def perform(m: Match) -> Rule[None]:
    """Perform the declared action."""
    activation = m.activation
    if activation.is_over:
        return
    kind = m.actions.numbered(activation.action)
    player = activation.player
    if kind.needs_standing and must_stand_up(m, player) and not (yield from jump_up(m, player)):
        return
    play = kind.play
    if play is not None:
        yield from play(m, activation)
    else:
        yield from moving_action(m, activation)


def is_declared_well(m: Match) -> Rule[None]:
    """What the opponent against whom a Block or Special action was declared makes of it."""
    activation = m.activation
    target = activation.target
    kind = m.actions.numbered(activation.action)
    if activation.is_over or target < 0 or not kind.is_attack:
        return
    if not (yield from goes_on_against(m, activation.player, target)):
        activation.is_over = True


def goes_on_against(m: Match, player: int, target: int) -> Rule[bool]:
    """Whether the player can go on with an attack on the target, who may have a say in it."""
    for hook in m.speakers(m.hooks.target_test, target, player):
        goes_on: bool = yield from hook.speak(m, hook, player, target)
        if not goes_on:
            return False
    return True


def end(m: Match) -> Rule[None]:
    """The activation is over; so is what lasted for it."""
    activation = m.activation
    for hook in m.speakers(m.hooks.end_of_activation, activation.player):
        yield from hook.speak(m, hook, activation)
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
        answer = yield ask_to_move(m, side, choices, player)
        yield from take(m, activation, answer)


def ask_to_move(m: Match, side: int, choices: Choices, player: int) -> Decision:
    """What to do next: a rest point, unless the player moves in the middle of something else."""
    if m.window.is_interrupt:
        return Decision("move", side, player, choices, m.names, False)
    return m.rest("move", side, choices, player)


def legal_moves(m: Match, activation: Activation) -> Choices:
    """What the active player may do next: stand up, move, jump, or what the action is about."""
    state = m.state
    player = activation.player
    if must_stand_up(m, player):
        return Choices([] if activation.has_stood else [encode(STAND)])
    choices = Choices([])
    stays = activation.is_stopped or state.tokens[player] & ROOTED
    left = 0 if stays else squares_to_go(activation)
    if left >= 1:
        near = m.pitch.neighbours[state.square[player]]
        choices.singles = each_square(MOVE, state.unoccupied(near))
    if left >= 2 and not activation.has_jumped:
        choices.singles += each_square(JUMP_TO, jump_squares(m, player))
    if m.hooks.move_option and left >= 1:
        add_move_options(m, activation, choices)
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
    elif verb == USE:
        use_moving(m, activation, arg_of(answer))
    else:
        kind = m.actions.numbered(activation.action)
        assert kind.do is not None
        yield from kind.do(m, activation, answer)
        if not kind.goes_on and not may_go_on(m, activation, answer):
            activation.is_over = True


def may_go_on(m: Match, activation: Activation, answer: int) -> bool:
    """Whether a skill lets the player go on moving after the action; it is not done again."""
    if activation.is_over or not m.hooks.goes_on:
        return False
    able = m.speakers(m.hooks.goes_on, activation.player)
    activation.has_acted = any(hook.speak(m, hook, activation, answer) for hook in able)
    return activation.has_acted


def add_move_options(m: Match, activation: Activation, choices: Choices) -> None:
    """The skills that the player may use as they move."""
    for hook in m.speakers(m.hooks.move_option, activation.player):
        if hook.speak(m, hook, activation):
            choices.singles.append(encode(USE, arg=hook.token))


def use_moving(m: Match, activation: Activation, token: int) -> None:
    """Use the skill that the coach chose among those."""
    for hook in m.hooks.use_moving:
        if hook.token == token:
            hook.speak(m, hook, activation)
