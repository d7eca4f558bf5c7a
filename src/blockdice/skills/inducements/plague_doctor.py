"""Plague Doctor: a second try to regenerate, or a first one to stay awake."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.state import HIRED
from blockdice.skills.inducements.mortuary_assistant import heals_again


def treats(m: Match, hook: Hook, player: int, hurt: str) -> bool:
    """Or the one use of the game is on a player who is Knocked-out, as an Apothecary's; not on a
    Mercenary or star."""
    if hurt != "knocked_out" or m.is_spent_by(m.side_of(player), hook.token):
        return False
    return not m.state.profiles.traits[player] & HIRED


SKILL = Skill(
    "plague_doctor",
    "Plague Doctor",
    "I",
    {"heal_again": heals_again, "healer": treats},
    once=END_OF_GAME,
    holder=OF_SIDE,
)
