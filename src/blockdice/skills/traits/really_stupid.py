"""Really Stupid: the player needs a team-mate to tell them what to do."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.window import Activation
from blockdice.rules.common.hindrances import activation_test, lose_zone, overcomes


def test(m: Match, hook: Hook, player: int, kind: ActionKind) -> Test:
    """4+, with +2 next to a Standing team-mate who is not Really Stupid."""
    found = activation_test(m, hook, player, 4)
    for mate in m.state.neighbours_of(m.state.square[player], m.side_of(player)):
        if m.state.is_standing(mate) and not m.has(mate, hook):
            found.modify("helped", 2)
            break
    return found


def goes_on(m: Match, hook: Hook, activation: Activation) -> Rule[bool]:
    """Rolled after declaring, even by a Prone player. Failing ends the activation and loses the
    tackle zone."""
    passed = yield from overcomes(m, hook, activation, test)
    if not passed:
        lose_zone(m, activation.player)
    return passed


SKILL = Skill(
    "really_stupid",
    "Really Stupid",
    "T",
    {"activation_figure": test, "activation_test": goes_on},
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
)
