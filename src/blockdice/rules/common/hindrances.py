"""Traits that may hinder a player who has just declared an action (Bone Head and its like)."""

from __future__ import annotations

from collections.abc import Callable

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.window import Activation
from blockdice.engine.words import ACTIVATION, DISTRACTED
from blockdice.rules.common.testing import resolve

Figure = Callable[[Match, Hook, int, ActionKind], Test]
"""(m, hook, player, kind of the action declared): the test that a hindrance asks for."""


def activation_test(m: Match, hook: Hook, player: int, target: int) -> Test:
    """A roll of `target` or more, named after the trait."""
    return Test(ACTIVATION, player, target, square=m.state.square[player], name=hook.skill)


def overcomes(m: Match, hook: Hook, activation: Activation, figure: Figure) -> Rule[bool]:
    """Make the test for the action declared; it may be re-rolled like any other."""
    kind = m.actions.numbered(activation.action)
    return resolve(m, figure(m, hook, activation.player, kind))


def lose_zone(m: Match, player: int) -> None:
    """The tackle zone is lost until the player is next activated."""
    m.mark(player, DISTRACTED, True)
