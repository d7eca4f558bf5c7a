"""A player as a position makes him: a rookie, a Journeyman, a mercenary."""

from __future__ import annotations

from dataclasses import replace

from blockdice.catalog.draft_limits import load_draft_limits
from blockdice.catalog.inducements import load_inducements
from blockdice.catalog.positions import Position
from blockdice.catalog.skills import load_skill
from blockdice.engine.sheet import PlayerSheet


def rookie(position: Position, number: int, name: str) -> PlayerSheet:
    """A newly hired player of a position."""
    return position.as_player(number, name)


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


def mercenary(edition: str, position: Position, skill: str = "") -> PlayerSheet:
    """A mercenary of a position, with number 0, at the price for which he is hired.

    He has the edition's traits of mercenaries added, Loner (4+) in BB2020, unless he has such
    a one anyway, and the one skill that is bought for him (Inducements, Mercenary Players).
    Whether he may have it is not checked. Raises `UnknownName` for an unknown skill.
    """
    terms = load_inducements(edition).mercenaries
    player = rookie(position, 0, f"Mercenary {position.name}")
    had = {held.id for held in player.skills}
    skills = [*player.skills, *(held for held in terms.skills if held.id not in had)]
    cost = player.cost + terms.surcharge
    if skill:
        skills.append(load_skill(edition, skill).learnt())
        cost += terms.skill_cost
    return replace(player, skills=tuple(skills), cost=cost, is_hired_for_match=True)
