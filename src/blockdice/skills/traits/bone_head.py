"""Bone Head: on a 1 the player forgets what they are doing."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.window import Activation
from blockdice.engine.words import ACTIVATION, DISTRACTED
from blockdice.rules.common.testing import resolve


def test(m: Match, hook: Hook, player: int) -> Test:
    """Passed on a 2+."""
    return Test(ACTIVATION, player, 2, square=m.state.square[player], name="bone_head")


def goes_on(m: Match, hook: Hook, activation: Activation) -> Rule[bool]:
    """Rolled after declaring, even by a Prone player. On a 1 the activation ends and the
    tackle zone is lost until the player is next activated."""
    player = activation.player
    passed = yield from resolve(m, test(m, hook, player))
    if not passed:
        m.mark(player, DISTRACTED, True)
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
