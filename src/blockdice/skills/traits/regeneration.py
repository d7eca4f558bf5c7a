"""Regeneration: a casualty that may not last."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.falls import Fall
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import RESERVES, SPECIAL_ROLL
from blockdice.rules.common.testing import settle

TARGET = 4


def heals(m: Match, hook: Hook, fall: Fall) -> Rule[bool]:
    """After the Casualty roll (and the Apothecary): on a 4+ it is discarded and the player is
    in the Reserves box. No re-roll of any kind (commentary), but by a rule that says so."""
    player = fall.player
    test = Test(SPECIAL_ROLL, player, TARGET, name="regeneration")
    if not settle(m, test) and not (yield from _heals_again(m, test)):
        return False
    m.emit("regenerated", m.side_of(player), player)
    m.remove(player, RESERVES, "regeneration")
    return True


def _heals_again(m: Match, test: Test) -> Rule[bool]:
    for hook in m.in_force(m.hooks.heal_again, m.side_of(test.player)):
        again: bool = yield from hook.speak(m, hook, test.player)
        if again:
            return settle(m, test)
    return False


SKILL = Skill(
    "regeneration",
    "Regeneration",
    "T",
    {"after_casualty": heals},
    works_down=True,
    works_distracted=True,
)
