"""Pro: once an activation, an attempt to re-roll any one die of the player's own."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_ACTIVATION
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll, Test
from blockdice.engine.words import SPECIAL_ROLL
from blockdice.rules.common.testing import resolve


def any_die(m: Match, hook: Hook, roll: Roll) -> list[int]:
    """Any die that has not been re-rolled, in the player's own activation in their own turn.

    Armour, Injury and Casualty dice are never offered; a die rolled to stand up is not, as the
    player still lies there.
    """
    return roll.untouched() if m.in_own_turn(roll.player) else []


def test(m: Match, hook: Hook, player: int) -> Test:
    """A 3+."""
    return Test(SPECIAL_ROLL, player, 3, natural_six_passes=False, name="pro")


def takes(m: Match, hook: Hook, player: int) -> Rule[bool]:
    """On a 3+ the die is re-rolled; else it is not, and by nothing else either."""
    return resolve(m, test(m, hook, player))


SKILL = Skill(
    "pro",
    "Pro",
    "G",
    {
        "die_reroll": any_die,
        "die_toll_figure": test,
        "die_toll": At(takes, once=-1),
    },
    once=END_OF_ACTIVATION,
)
