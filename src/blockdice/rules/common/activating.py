"""Player Activations: the steps of one, and what is done in each action."""

from __future__ import annotations

from blockdice.engine import actions as act
from blockdice.engine.actions import END, arg_of, encode, player_of, square_of, target_of, verb_of
from blockdice.engine.decisions import Choices, Rule
from blockdice.engine.effects import END_OF_ACTIVATION
from blockdice.engine.match import Match
from blockdice.engine.pitch import NOBODY
from blockdice.engine.window import Activation
from blockdice.engine.words import (
    BLITZ_ACTION,
    DISTRACTED,
    FOUL_ACTION,
    HAND_OFF_ACTION,
    PASS_ACTION,
    STANDING,
    THROW_ACTION,
    USED,
)
from blockdice.rules.common.declaring import can_be_thrown, skill_of
from blockdice.rules.common.moving import (
    can_move,
    jump_squares,
    must_stand_up,
    spend_square,
)
from blockdice.rules.common.testing import resolve


def begin(m: Match) -> None:
    """The player is active: a lost tackle zone returns, and they are turned around."""
    player = m.activation.player
    m.mark(player, DISTRACTED, False)
    m.mark(player, USED, True)


def take_activation_tests(m: Match) -> Rule[None]:
    """Traits that are rolled for after declaring and before performing (Bone Head ...)."""
    activation = m.activation
    for hook in m.hooks.activation_test:
        if m.has(activation.player, hook):
            goes_on: bool = yield from hook.speak(m, hook, activation)
            if not goes_on:
                activation.is_over = True
                return


def perform(m: Match) -> Rule[None]:
    """Perform the declared action."""
    activation = m.activation
    if activation.is_over:
        return
    token = skill_of(activation.action)
    if token:
        yield from _special(m, activation.player, activation.target, token)
        return
    yield from m.rules.actions[activation.action](m, activation)


def end(m: Match) -> None:
    """The activation is over; so is what lasted for it."""
    activation = m.activation
    m.expire(END_OF_ACTIVATION)
    m.emit("activation_ended", m.side_of(activation.player), activation.player)


def block_action(m: Match, activation: Activation) -> Rule[None]:
    """A Block action: the Block, and nothing before or after it."""
    activation.has_acted = True
    return m.rules.block(m, activation.player, activation.target)


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
    """What the active player may do next."""
    state = m.state
    player = activation.player
    if must_stand_up(m, player):
        return Choices([] if activation.has_stood else [encode(act.STAND)])
    singles: list[int] = []
    if can_move(m, player):
        for square in m.pitch.neighbours[state.square[player]]:
            if state.occupant(square) < 0:
                singles.append(encode(act.MOVE, square=square))
    if not activation.has_jumped and can_move(m, player, 2):
        for square in jump_squares(m, player):
            singles.append(encode(act.JUMP_TO, square=square))
    kind = activation.action
    if kind == BLITZ_ACTION:
        _add_blitz(m, activation, singles)
    elif kind == FOUL_ACTION:
        if _is_near(m, player, activation.target) and state.is_down(activation.target):
            singles.append(encode(act.FOUL, target=activation.target))
    elif kind == HAND_OFF_ACTION and state.carrier == player:
        for mate in state.neighbours_of(state.square[player], m.side_of(player)):
            if state.posture[mate] == STANDING:
                singles.append(encode(act.HAND_OFF, target=mate))
    elif kind == PASS_ACTION and state.carrier == player:
        return Choices(singles, act.PASS_TO, [NOBODY], pass_squares(m, player))
    elif kind == THROW_ACTION:
        mates = state.neighbours_of(state.square[player], m.side_of(player))
        fliers = [mate for mate in mates if can_be_thrown(m, mate)]
        return Choices(singles, act.THROW_TO, fliers, throw_squares(m, player) if fliers else [])
    return Choices(singles)


def _add_blitz(m: Match, activation: Activation, singles: list[int]) -> None:
    player, target = activation.player, activation.target
    if activation.has_acted or not can_move(m, player):
        return
    if not _is_near(m, player, target) or not m.state.is_standing(target):
        return
    singles.append(encode(act.BLOCK, target=target))
    for hook in m.hooks.special_action:
        if m.has(player, hook):
            singles.append(encode(act.SPECIAL_ON, target=target, arg=hook.token))


def _is_near(m: Match, player: int, target: int) -> bool:
    square = m.state.square[target]
    return square > 0 and m.pitch.is_adjacent(m.state.square[player], square)


def pass_squares(m: Match, player: int) -> list[int]:
    """The squares within reach of the range ruler, or of what the weather leaves of it."""
    return squares_in_range(m, player, m.tables.weather_ranges[m.state.weather])


def throw_squares(m: Match, player: int) -> list[int]:
    """The squares within reach of half the range ruler, to throw a team-mate to."""
    return squares_in_range(m, player, m.tables.throw_bands)


def squares_in_range(m: Match, player: int, band: int) -> list[int]:
    """The squares up to a range band from the player, the player's own left out."""
    pitch = m.pitch
    origin = m.state.square[player]
    x, y = pitch.x(origin), pitch.y(origin)
    found: list[int] = []
    for square in pitch.squares:
        reach = m.tables.band(pitch.x(square) - x, pitch.y(square) - y)
        if 0 <= reach <= band and square != origin:
            found.append(square)
    return found


def take(m: Match, activation: Activation, answer: int) -> Rule[None]:
    """Do what the coach of the active player chose."""
    player = activation.player
    verb = verb_of(answer)
    if verb == END:
        activation.is_over = True
    elif verb == act.STAND:
        yield from m.rules.stand_up(m, player)
    elif verb == act.MOVE:
        yield from m.rules.step(m, player, square_of(answer))
    elif verb == act.JUMP_TO:
        yield from m.rules.jump(m, player, square_of(answer))
    elif verb in (act.BLOCK, act.SPECIAL_ON):
        yield from blitz(m, activation, answer)
    else:
        activation.is_done = True
        if verb == act.FOUL:
            yield from m.rules.foul(m, player, target_of(answer))
        elif verb == act.HAND_OFF:
            yield from m.rules.hand_off(m, player, target_of(answer))
        elif verb == act.PASS_TO:
            yield from m.rules.pass_ball(m, player, square_of(answer))
        elif verb == act.THROW_TO:
            yield from m.rules.throw_team_mate(m, player, player_of(answer), square_of(answer))
        activation.is_over = True


def blitz(m: Match, activation: Activation, answer: int) -> Rule[None]:
    """The Block of a Blitz costs a square of Movement Allowance, or a rush."""
    player = activation.player
    activation.has_acted = True
    if spend_square(m, player):
        square = m.state.square[player]
        if not (yield from resolve(m, m.rules.rush_test(m, player, square))):
            yield from m.rules.fall_over(m, player, "rush")
            return
    if verb_of(answer) == act.SPECIAL_ON:
        yield from _special(m, player, activation.target, arg_of(answer))
    else:
        yield from m.rules.block(m, player, activation.target)


def _special(m: Match, player: int, target: int, token: int) -> Rule[None]:
    m.activation.has_acted = True
    for hook in m.hooks.special_action:
        if hook.token == token:
            yield from hook.speak(m, hook, player, target)
            return
