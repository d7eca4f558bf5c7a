"""Primal Savagery (Glotl Stop): for once the right one is hit."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.two_blocks import foes_in_reach


def foes(m: Match, hook: Hook, player: int) -> list[int]:
    """A Standing opponent next to the player may be lashed out at instead of a team-mate."""
    return foes_in_reach(m, player)


SKILL = Skill(
    "primal_savagery",
    "Primal Savagery",
    "X",
    {"other_victims": foes},
    works_down=True,
    works_distracted=True,
    once=END_OF_GAME,
)
