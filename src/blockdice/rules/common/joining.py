"""Players who join a team in the middle of a match (Team Special Rules, Traits)."""

from __future__ import annotations

from dataclasses import replace

from blockdice.engine.match import Match
from blockdice.engine.sheet import PlayerSheet

STRONGEST = 4
"""Whoever is stronger does not rise again."""


def can_rise(m: Match, player: int, spared: tuple[str, ...]) -> bool:
    """Whether a player who has died can come back as another: not too strong, and without any
    of these traits."""
    if m.state.profiles.st[player] > STRONGEST:
        return False
    return not any(m.has_skill(player, trait) for trait in spared)


def rookie_of(m: Match, side: int, position: str, burden: str) -> PlayerSheet | None:
    """A rookie of one of the team's Lineman positions, None if it has no such position.

    The sheet is that of a Journeyman: no permanent player either, but without their burden.
    """
    for sheet in m.sheets[side].journeyman_positions:
        if sheet.position == position:
            skills = tuple(skill for skill in sheet.skills if skill.id != burden)
            return replace(sheet, skills=skills)
    return None


def join(m: Match, side: int, sheet: PlayerSheet) -> int:
    """Put a new player in the Reserves box, in the next shirt, though the team have more than
    sixteen then; only Star Players bring a name of their own."""
    number = max([m.state.profiles.number[p] for p in m.state.team(side)], default=0) + 1
    name = sheet.name if sheet.is_star else f"{sheet.position_name} {number}"
    return m.add_player(side, replace(sheet, number=number, name=name))
