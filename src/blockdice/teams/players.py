"""A player as a position makes him: a rookie, and the Journeyman that a short team takes on."""

from __future__ import annotations

from dataclasses import replace

from blockdice.catalog.draft_limits import load_draft_limits
from blockdice.catalog.positions import Position
from blockdice.engine.sheet import PlayerSheet


def rookie(position: Position, number: int, name: str) -> PlayerSheet:
    """A newly hired player of a position."""
    return PlayerSheet(
        number=number,
        name=name,
        position=position.id,
        position_name=position.name,
        ma=position.ma,
        st=position.st,
        ag=position.ag,
        pa=position.pa,
        av=position.av,
        skills=position.skills,
        keywords=position.keywords,
        cost=position.cost,
        is_lineman=position.is_lineman,
    )


def journeyman(edition: str, position: Position) -> PlayerSheet:
    """A Journeyman of a Lineman position, with number 0: who takes one on gives him his own.

    He is a rookie with the edition's skills of Journeymen added, Loner (4+) in BB2020
    (The Pre-game Sequence, Take on Journeymen), unless he has such a one anyway.
    """
    player = rookie(position, 0, f"Journeyman {position.name}")
    had = {skill.id for skill in player.skills}
    added = load_draft_limits(edition).journeyman_skills
    skills = (*player.skills, *(skill for skill in added if skill.id not in had))
    return replace(player, skills=skills, is_journeyman=True)
