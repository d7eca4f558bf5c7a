"""Hypnotic Gaze: look deep into my eyes."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind, Foes
from blockdice.engine.actions import encode, target_of
from blockdice.engine.decisions import Choices, Rule
from blockdice.engine.hooks import Skill
from blockdice.engine.match import Match
from blockdice.engine.preview import Preview
from blockdice.engine.rolls import Test
from blockdice.engine.window import Activation
from blockdice.engine.words import DISTRACTED, SPECIAL_ROLL
from blockdice.rules.common.acting import is_within_reach
from blockdice.rules.common.testing import finish, resolve


def test(m: Match, player: int, target: int) -> Test:
    """Agility, -1 for each opponent who marks the player, save the target."""
    state = m.state
    square = state.square[player]
    test = Test(
        SPECIAL_ROLL,
        player,
        state.profiles.ag[player],
        square=square,
        other=target,
        name="hypnotic_gaze",
    )
    markers = state.markers(square, 1 - m.side_of(player))
    return finish(m, test, sum(1 for marker in markers if marker != target))


def targets(m: Match, foes: Foes) -> list[int]:
    """Standing opponents who have a tackle zone to lose; the target is named when the action is
    declared, before the player moves (commentary)."""
    return [foe for foe in foes.standing if m.state.has_zone(foe)]


def offer(m: Match, activation: Activation, choices: Choices) -> None:
    """Once the player marks the target."""
    player, target = activation.player, activation.target
    if is_within_reach(m, player, target) and m.state.has_zone(target):
        kind = m.actions.numbered(activation.action)
        choices.singles.append(kind.answer | encode(0, target=target))


def gaze(m: Match, activation: Activation, answer: int) -> Rule[None]:
    """Passed, the target has no tackle zone until next activated. Either way the activation is
    over."""
    target = activation.target
    if (yield from resolve(m, test(m, activation.player, target))):
        m.mark(target, DISTRACTED, True)


def preview(m: Match, player: int, code: int) -> Preview:
    """The Agility test."""
    return Preview([test(m, player, target_of(code))])


def action(number: int) -> ActionKind:
    """Declared against one opponent, with movement before it, any number a turn."""
    return ActionKind(
        number,
        "hypnotic_gaze",
        skill="hypnotic_gaze",
        targets=targets,
        options=offer,
        do=gaze,
        is_attack=True,
        preview=preview,
    )


SKILL = Skill("hypnotic_gaze", "Hypnotic Gaze", "T", action=action)
