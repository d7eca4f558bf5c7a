"""Bone Head: on a 1 the player forgets what they are doing."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.window import Activation
from blockdice.rules.common.hindrances import activation_test, lose_zone, overcomes


def test(m: Match, hook: Hook, player: int, kind: ActionKind) -> Test:
    """Passed on a 2+."""
    return activation_test(m, hook, player, 2)


def goes_on(m: Match, hook: Hook, activation: Activation) -> Rule[bool]:
    """Rolled after declaring, even by a Prone player. On a 1 the activation ends and the
    tackle zone is lost until the player is next activated."""
    passed = yield from overcomes(m, hook, activation, test)
    if not passed:
        lose_zone(m, activation.player)
    return passed


SKILL = Skill(
    "bone_head",
    "Bone Head",
    "T",
    {"activation_figure": test, "activation_test": goes_on},
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
)
