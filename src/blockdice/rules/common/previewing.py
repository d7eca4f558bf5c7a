"""What an action will need, worked out from the same figures that play uses."""

from __future__ import annotations

from blockdice.engine import actions as act
from blockdice.engine.actions import arg_of, player_of, square_of, target_of, verb_of
from blockdice.engine.blocks import Block
from blockdice.engine.match import Match
from blockdice.engine.preview import ArmourNeed, Preview
from blockdice.engine.rolls import Test
from blockdice.engine.words import BLITZ_ACTION, THROW_ACTION
from blockdice.rules.common.acting import blitz_tests
from blockdice.rules.common.giving import reluctance
from blockdice.rules.common.moving import (
    arrival_tests,
)
from blockdice.rules.common.standing_up import (
    jump_up_tests,
    must_stand_up,
    needs_stand_test,
)


def preview(m: Match, code: int, about: int) -> Preview:
    """The dice of a legal action, in the order in which they will be rolled.

    about: the player whom the decision is about, -1 for none.
    """
    verb = verb_of(code)
    if verb == act.ACTIVATE:
        return _declared(m, code)
    if verb == act.REROLL:
        return Preview(_tolls(m, about, arg_of(code)))
    if not m.state.windows or m.window.activation is None:
        return Preview([])
    player = about if about >= 0 else m.activation.player
    square = square_of(code)
    if verb == act.MOVE and player_of(code) < 0:
        steps = m.rules.step_tests(m, player, square)
        return Preview(steps + arrival_tests(m, player, square))
    if verb == act.JUMP_TO:
        steps = m.rules.jump_tests(m, player, square)
        return Preview(steps + arrival_tests(m, player, square))
    if verb == act.STAND and needs_stand_test(m, player):
        return Preview([m.rules.stand_up_test(m, player)])
    kind = m.actions.done_by(code)
    if verb == act.OPTION or (verb == act.BLOCK and m.activation.action != BLITZ_ACTION):
        kind = m.actions.numbered(m.activation.action)
    if kind is None or kind.preview is None:
        return Preview([])
    shown = kind.preview(m, player, code)
    if kind.hit is not None and m.activation.action == BLITZ_ACTION:
        shown.tests = blitz_tests(m, player) + shown.tests
    return shown


def _declared(m: Match, code: int) -> Preview:
    """What is rolled before acting, and what follows where nothing is left to choose."""
    player = player_of(code)
    kind = m.actions.numbered(arg_of(code))
    shown = Preview([])
    if kind.play is not None and kind.preview is not None:
        shown = kind.preview(m, player, code)
    if kind.needs_standing and must_stand_up(m, player):
        shown.tests = jump_up_tests(m, player) + shown.tests
    target = target_of(code)
    if target >= 0 and (kind.is_attack or kind.has_block):
        able = m.speakers(m.hooks.target_figure, target, player)
        shown.tests = [hook.speak(m, hook, player, target) for hook in able] + shown.tests
    able = m.speakers(m.hooks.activation_figure, player)
    shown.tests = [hook.speak(m, hook, player, kind) for hook in able] + shown.tests
    return shown


def _tolls(m: Match, player: int, token: int) -> list[Test]:
    """What a re-roll must pass to take: a team re-roll, or that of one die by a skill."""
    if token == act.TEAM_REROLL:
        able = m.speakers(m.hooks.reroll_figure, player)
    else:
        able = [h for h in m.speakers(m.hooks.die_toll_figure, player) if h.token == token]
    return [hook.speak(m, hook, player) for hook in able]


def block(m: Match, attacker: int, code: int) -> Preview:
    """A Block: its dice, and who picks."""
    count = m.rules.count_block(m, attacker, target_of(code))
    return Preview(strength_tests(m, count), count.dice, count.chooser)


def strength_tests(m: Match, count: Block) -> list[Test]:
    """What the attacker may pass to count as stronger in the Block."""
    able = m.speakers(m.hooks.block_figure, count.attacker, count.defender)
    tests: list[Test | None] = [hook.speak(m, hook, count) for hook in able]
    return [test for test in tests if test is not None]


def pass_ball(m: Match, passer: int, code: int) -> Preview:
    """A Pass: what the passer feels, the accuracy, and the catch of a team-mate there."""
    square = square_of(code)
    receiver = m.state.occupant(square)
    accuracy = m.rules.pass_test(m, passer, square)
    if receiver < 0 or m.side_of(receiver) != m.side_of(passer):
        return Preview([accuracy])
    catch = _catch(m, receiver, "accurate")
    return Preview([*reluctance(m, passer, receiver), accuracy, *catch])


def hand_off(m: Match, player: int, code: int) -> Preview:
    """A Hand-off: what the player feels, and the catch."""
    receiver = target_of(code)
    return Preview([*reluctance(m, player, receiver), *_catch(m, receiver, "handoff")])


def throw(m: Match, thrower: int, code: int) -> Preview:
    """A Throw Team-Mate: what the thrower feels like doing to the team-mate, and the quality.

    A kick: only the quality.
    """
    thrown = player_of(code)
    is_throw = m.activation.action == THROW_ACTION
    able = m.speakers(m.hooks.throw_figure, thrower, thrown) if is_throw else []
    tests: list[Test] = [hook.speak(m, hook, thrower, thrown) for hook in able]
    return Preview([*tests, m.rules.throw_test(m, thrower, square_of(code))])


def foul(m: Match, player: int, code: int) -> Preview:
    """A Foul: its Armour roll."""
    victim = target_of(code)
    armour = m.rules.foul_armour(m, player, victim)
    return Preview([], armour=ArmourNeed(armour, m.state.profiles.av[victim]))


def _catch(m: Match, player: int, how: str) -> list[Test]:
    """The catch of a team-mate, if they are able to try."""
    return [m.rules.catch_test(m, player, how)] if m.state.has_zone(player) else []
