"""Really Stupid: the player needs a team-mate to tell them what to do."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.window import Activation
from blockdice.engine.words import ACTIVATION, DISTRACTED
from blockdice.rules.common.testing import resolve


def test(m: Match, hook: Hook, player: int) -> Test:
    """4+, with +2 next to a Standing team-mate who is not Really Stupid."""
    square = m.state.square[player]
    found = Test(ACTIVATION, player, 4, square=square, name="really_stupid")
    for mate in m.state.neighbours_of(square, m.side_of(player)):
        if m.state.is_standing(mate) and not m.has(mate, hook):
            found.modify("helped", 2)
            break
    return found


def goes_on(m: Match, hook: Hook, activation: Activation) -> Rule[bool]:
    """Rolled after declaring, even by a Prone player. Failing ends the activation and loses the
    tackle zone."""
    player = activation.player
    passed = yield from resolve(m, test(m, hook, player))
    if not passed:
        m.mark(player, DISTRACTED, True)
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
