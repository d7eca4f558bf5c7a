"""Wandering Apothecaries: one treatment each."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_GAME, SPENT_SKILL
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.state import STAR
from blockdice.engine.wares import hired


def treats(m: Match, hook: Hook, player: int, hurt: str) -> bool:
    """Whether one is left. They also see to Journeymen and Mercenaries, never to a star."""
    if m.state.profiles.traits[player] & STAR:
        return False
    side = m.side_of(player)
    spent = [e for e in m.state.effects if e.kind == SPENT_SKILL and e.key == hook.token]
    return sum(1 for effect in spent if effect.side == side) < hired(m, side, hook.skill)


SKILL = Skill(
    "wandering_apothecaries",
    "Wandering Apothecaries",
    "I",
    {"healer": treats},
    once=END_OF_GAME,
    holder=OF_SIDE,
)
