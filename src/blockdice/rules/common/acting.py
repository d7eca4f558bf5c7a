"""What each action offers besides movement, and how it is done."""

from __future__ import annotations

from collections.abc import Callable

from blockdice.engine import actions as act
from blockdice.engine.action_kinds import ActionKind, Hit
from blockdice.engine.actions import each_target, encode, player_of, square_of, target_of
from blockdice.engine.decisions import Choices, Rule
from blockdice.engine.falls import FELL_OVER, Fall
from blockdice.engine.match import Match
from blockdice.engine.pitch import NOBODY
from blockdice.engine.preview import Preview
from blockdice.engine.rolls import Test
from blockdice.engine.window import Activation
from blockdice.engine.words import STANDING
from blockdice.rules.common.declaring import can_be_thrown, standing_foes, strikes
from blockdice.rules.common.giving import goes_on_to_give, may_give, squares_in_reach
from blockdice.rules.common.moving import rush_tests, spend_squares, squares_to_go
from blockdice.rules.common.testing import resolve


def in_place_of_a_block(
    skill: str,
    number: int,
    hit: Hit,
    preview: Callable[[Match, int, int], Preview],
    is_single: bool = False,
    ends_movement: bool = False,
    can: Callable[[Match, int], bool] | None = None,
) -> ActionKind:
    """The action of a skill that is done to a Standing opponent in place of a Block.

    can: (m, player), whether the player may do it now, where the skill is not enough.
    is_single: neither as a second Block nor as one of two. ends_movement: in a Blitz the player
    does not move on after it.
    """
    return ActionKind(
        number,
        skill,
        skill=skill,
        needs_standing=True,
        can=can,
        targets=standing_foes,
        is_near=True,
        play=strike_at_once,
        hit=hit,
        is_single=is_single,
        ends_movement=ends_movement,
        preview=preview,
    )


def strike_at_once(m: Match, activation: Activation) -> Rule[None]:
    """A Block action, or one in place of it: the Block, and nothing before or after it."""
    activation.has_acted = True
    player, target = activation.player, activation.target
    if is_within_reach(m, player, target):
        yield from strike(m, player, target, m.actions.numbered(activation.action))


def strike(m: Match, player: int, target: int, kind: ActionKind) -> Rule[None]:
    """A Block, or what stands in its place, once it has been declared and paid for.

    The target may still have something to set against it before anything is counted.
    """
    activation = m.activation
    m.window.used |= kind.limit
    activation.performing = kind.number
    yield from about_to_be_hit(m, player, target)
    if not activation.is_over and m.state.square[target]:
        assert kind.hit is not None
        yield from kind.hit(m, player, target)
        has_been_hit(m, target)
        if m.hooks.after_strike and kind.skill and not activation.is_over:
            for hook in m.speakers(m.hooks.after_strike, player, target):
                yield from hook.speak(m, hook, player, target, kind)
    activation.performing = activation.action
    if kind.ends_movement:
        activation.is_over = True


def about_to_be_hit(m: Match, player: int, target: int) -> Rule[None]:
    """What the target of a Block, or of what stands in its place, does before it."""
    for hook in m.speakers(m.hooks.hit, target, player):
        yield from hook.speak(m, hook, player, target)


def has_been_hit(m: Match, target: int) -> None:
    """Whoever has gone into the end zone with the ball before the blow scores after it, if they
    still stand there."""
    m.rules.check_touchdown(m, target)


def is_within_reach(m: Match, player: int, target: int) -> bool:
    """Whether the player, on their feet, can hit the target: Standing, and next to them."""
    state = m.state
    return state.is_standing(player) and state.is_standing(target) and _is_near(m, player, target)


def throw_block(m: Match, player: int, target: int) -> Rule[None]:
    """The Block itself."""
    return m.rules.block(m, player, target)


def offer_block(m: Match, activation: Activation, choices: Choices) -> None:
    """A Blitz: one Block, or what may take its place, against the target named."""
    player, target = activation.player, activation.target
    if activation.has_acted or not squares_to_go(activation):
        return
    if not is_within_reach(m, player, target):
        return
    for kind in strikes(m, player):
        choices.singles.append(kind.answer | encode(0, target=target))


def blitz_tests(m: Match, player: int) -> list[Test]:
    """What it takes to throw the Block of a Blitz: a square of movement, or a rush."""
    return rush_tests(m, player, [m.state.square[player]])


def blitz(m: Match, activation: Activation, answer: int) -> Rule[None]:
    """The Block of a Blitz costs a square of Movement Allowance, or a rush."""
    player = activation.player
    activation.has_acted = True
    if not (yield from pay_for_block(m, activation)):
        return
    kind = m.actions.done_by(answer)
    assert kind is not None
    yield from strike(m, player, activation.target, kind)


def pay_for_block(m: Match, activation: Activation) -> Rule[bool]:
    """Use up the square that a Block in a Blitz costs; if it takes a rush that fails, the player
    falls. Returns whether they can throw it."""
    player = activation.player
    tests = blitz_tests(m, player)
    spend_squares(activation, 1)
    for test in tests:
        if not (yield from resolve(m, test)):
            yield from m.rules.fall(m, Fall(player, FELL_OVER, "fall", test=test.kind))
            return False
    return True


def _is_near(m: Match, player: int, target: int) -> bool:
    square = m.state.square[target]
    return square > 0 and m.pitch.is_adjacent(m.state.square[player], square)


def offer_foul(m: Match, activation: Activation, choices: Choices) -> None:
    """A Foul: against the victim named, once next to them."""
    victim = activation.target
    if activation.has_acted:
        return
    if _is_near(m, activation.player, victim) and m.state.is_down(victim):
        choices.singles.append(encode(act.FOUL, target=victim))


def foul(m: Match, activation: Activation, answer: int) -> Rule[None]:
    """Foul the victim."""
    return m.rules.foul(m, activation.player, target_of(answer))


def offer_hand_off(m: Match, activation: Activation, choices: Choices) -> None:
    """A Hand-off: to a Standing team-mate next to the carrier."""
    state = m.state
    player = activation.player
    if state.carrier == player and may_give(m, player):
        near = state.neighbours_of(state.square[player], m.side_of(player))
        mates = [mate for mate in near if state.posture[mate] == STANDING]
        choices.singles += each_target(act.HAND_OFF, mates)


def hand_off(m: Match, activation: Activation, answer: int) -> Rule[None]:
    """Hand the ball to the team-mate."""
    if (yield from goes_on_to_give(m, activation.player)):
        yield from m.rules.hand_off(m, activation.player, target_of(answer))


def offer_pass(m: Match, activation: Activation, choices: Choices) -> None:
    """A Pass: to a square within reach of the range ruler, or of what the weather leaves of it."""
    player = activation.player
    if m.state.carrier == player and not activation.has_acted and may_give(m, player):
        choices.verb = act.PASS_TO
        choices.players = [NOBODY]
        choices.squares = squares_in_reach(m, player)


def pass_ball(m: Match, activation: Activation, answer: int) -> Rule[None]:
    """Pass the ball to the square."""
    if (yield from goes_on_to_give(m, activation.player)):
        yield from m.rules.pass_ball(m, activation.player, square_of(answer))
    else:
        activation.is_over = True


def offer_throw(m: Match, activation: Activation, choices: Choices) -> None:
    """A Throw Team-Mate: whom of those adjacent, and where within half the range ruler."""
    origin = m.state.square[activation.player]
    mates = m.state.neighbours_of(origin, m.side_of(activation.player))
    offer_fliers(m, origin, [mate for mate in mates if can_be_thrown(m, mate)], choices)


def offer_fliers(m: Match, origin: int, fliers: list[int], choices: Choices) -> None:
    """Each of these players, to every square within half the range ruler."""
    if fliers:
        choices.verb = act.THROW_TO
        choices.players = fliers
        choices.squares = m.edition.squares_in_range(origin, m.tables.throw_bands)


def throw(m: Match, activation: Activation, answer: int) -> Rule[None]:
    """Throw the team-mate to the square."""
    return m.rules.throw_team_mate(m, activation.player, player_of(answer), square_of(answer))
