"""Take Root: on a 1 the player grows fast in their square."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.window import Activation
from blockdice.engine.words import ROOTED
from blockdice.rules.common.hindrances import activation_test, overcomes


def test(m: Match, hook: Hook, player: int, kind: ActionKind) -> Test:
    """Passed on a 2+."""
    return activation_test(m, hook, player, 2)


def goes_on(m: Match, hook: Hook, activation: Activation) -> Rule[bool]:
    """Rolled after declaring, even by a Prone player. On a 1 they are Rooted until the drive
    ends or they are Knocked Down or Placed Prone, and do what can be done without moving.

    A player who is Rooted already has nothing to roll for.
    """
    player = activation.player
    if not m.state.tokens[player] & ROOTED and not (
        yield from overcomes(m, hook, activation, test)
    ):
        m.mark(player, ROOTED, True)
    return True


SKILL = Skill(
    "take_root",
    "Take Root",
    "T",
    {"activation_figure": test, "activation_test": goes_on},
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
)
