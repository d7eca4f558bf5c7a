"""Wares: what a team can induce before a match, or has induced, in the engine's terms."""

from __future__ import annotations

from collections import Counter

from blockdice.catalog.inducements import (
    Inducement,
    InducementBook,
    inducements_for,
    load_inducement,
    load_inducements,
)
from blockdice.catalog.positions import Position
from blockdice.catalog.rosters import Roster, load_roster
from blockdice.catalog.skills import load_skills
from blockdice.catalog.star_choices import StarChoice, load_star_choice, stars_for
from blockdice.engine.sheet import TeamSheet, Ware
from blockdice.teams.learning import learnable_skills
from blockdice.teams.players import mercenary
from blockdice.teams.team_file import Mercenary, TeamFile

STARS = "star_player"
"""The group of all star players."""


def wares_for(team: TeamSheet) -> tuple[Ware, ...]:
    """Everything that a team may induce, at its prices: inducements, stars, mercenaries.

    The limits of mercenaries are what the roster leaves beside the players who do not miss
    the match (BB2020: Inducements, Mercenary Players). Raises `UnknownName` for an edition or
    roster that the catalog does not have.

    >>> from blockdice.teams import ready_team
    >>> [ware.price for ware in wares_for(ready_team("bb2020", "orc")) if ware.id == "bribes"]
    [100000]
    """
    book = load_inducements(team.edition)
    offers = inducements_for(team)
    return (
        *(_inducement(offer.inducement, offer.cost, book) for offer in offers),
        *(_star(choice, book) for choice in stars_for(team)),
        *_mercenaries(team, load_roster(team.edition, team.roster)),
    )


def induced_wares(team: TeamFile, special_rules: tuple[str, ...]) -> tuple[Ware, ...]:
    """The wares that a team drafted for an exhibition has, a ware for each piece.

    `special_rules` are all that it has, chosen or not. No more pieces of an inducement are
    given than may be bought. A mercenary with a skill is a ware of his own. Raises
    `UnknownName` for an inducement, star, position or skill that the catalog does not have.
    """
    book = load_inducements(team.edition)
    roster = load_roster(team.edition, team.roster)
    wares = []
    for induced in team.inducements:
        found = load_inducement(team.edition, induced.id)
        ware = _inducement(found, found.price(roster, special_rules), book)
        wares += [ware] * min(induced.count, found.max)
    wares += [_star(load_star_choice(team.edition, star), book) for star in team.stars]
    wares += [_hired(team.edition, roster, hired) for hired in team.mercenaries]
    return tuple(wares)


def _inducement(found: Inducement, cost: int, book: InducementBook) -> Ware:
    kind = book.kinds[found.kind]
    return Ware(
        id=found.id,
        name=found.name,
        price=cost,
        limit=found.max,
        group=kind.id if kind.is_limited else "",
        group_limit=kind.max if kind.is_limited else 0,
        is_named=found.is_named,
    )


def _star(choice: StarChoice, book: InducementBook) -> Ware:
    return Ware(
        id=choice.id,
        name=choice.name,
        price=choice.cost,
        limit=1,
        group=STARS,
        group_limit=book.stars_max,
        players=tuple(star.as_player(0) for star in choice.stars),
        is_named=True,
    )


def _mercenaries(team: TeamSheet, roster: Roster) -> list[Ware]:
    """A ware for each position that has room for one more."""
    counts = Counter(player.position for player in team.players if not player.misses_match)
    wares = []
    for position in roster.positions:
        left = position.max - counts[position.id]
        group, group_left = "", 0
        for place, cap in enumerate(roster.caps):
            if position.id in cap.positions:
                group = f"mercenaries_{place}"
                group_left = cap.max - sum(counts[id] for id in cap.positions)
                left = min(left, group_left)
        if left > 0:
            wares.append(_position(team.edition, position, left, group, group_left))
    return wares


def _position(edition: str, position: Position, limit: int, group: str, group_limit: int) -> Ware:
    player = mercenary(edition, position)
    skills = load_skills(edition).skills
    learnable = learnable_skills(edition, player, position.primary)
    return Ware(
        id=f"mercenary_{position.id}",
        name=player.name,
        price=player.cost,
        limit=limit,
        group=group,
        group_limit=group_limit,
        players=(player,),
        skills=tuple(skills[id].learnt() for id in learnable),
        skill_price=load_inducements(edition).mercenaries.skill_cost,
    )


def _hired(edition: str, roster: Roster, hired: Mercenary) -> Ware:
    position = roster.position(hired.position)
    player = mercenary(edition, position, hired.skill)
    with_skill = f"_with_{player.skills[-1].id}" if hired.skill else ""
    return Ware(
        id=f"mercenary_{position.id}{with_skill}",
        name=player.name,
        price=player.cost,
        limit=position.max,
        players=(player,),
    )
