"""Tasty Morsel (Captain Karina von Riesz): somebody else's blood will do."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.state import STAR

STRONGEST = 3
"""Whoever is stronger is not to her taste."""


def morsels(m: Match, hook: Hook, player: int) -> list[int]:
    """Opponents next to the player who are not too strong, and no Star Players."""
    state = m.state
    near = state.neighbours_of(state.square[player], 1 - m.side_of(player))
    profiles = state.profiles
    return [
        foe for foe in near if profiles.st[foe] <= STRONGEST and not profiles.traits[foe] & STAR
    ]


SKILL = Skill(
    "tasty_morsel",
    "Tasty Morsel",
    "X",
    {"other_victims": morsels},
    works_distracted=True,
    once=END_OF_GAME,
)
