"""Choosing stars: what a coach can hire, each star alone and pairs together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from blockdice.catalog.entry import Entry
from blockdice.catalog.loading import look_up, read_document, spell
from blockdice.catalog.rosters import load_roster, rosters
from blockdice.catalog.skills import SkillBook, load_skills
from blockdice.catalog.special_rules import load_special_rules
from blockdice.catalog.stars import Star, read_star
from blockdice.engine.sheet import TeamSheet


@dataclass(frozen=True)
class StarChoice:
    """What a coach hires when choosing a star: one star, or a pair with one price.

    `id` is that of the star or of the pair; a pair takes two places in the team, but is a
    single one of the choices that a team has.
    """

    id: str
    name: str
    cost: int
    stars: tuple[Star, ...]

    @property
    def is_mega_star(self) -> bool:
        """Whether a mega star is among them."""
        return any(star.is_mega_star for star in self.stars)

    def is_for(self, team: TeamSheet) -> bool:
        """Whether the team may hire them; raises `UnknownName` for an unknown roster."""
        roster = load_roster(team.edition, team.roster)
        return all(star.available.is_for(roster, team.special_rules) for star in self.stars)


def load_star(edition: str, name: str) -> Star:
    """One star of an edition, by id or by a name that they go by.

    Raises `UnknownName`, with the nearest names, for an unknown edition or star.

    >>> load_star("bb2020", "Rashnak Backstabber").rule.name
    'Toxin Connoisseur'
    """
    return look_up(f"{edition} star player", name, _by_name(_load_stars(edition)))


def stars(edition: str) -> tuple[Star, ...]:
    """All stars of an edition, in the order of the catalog."""
    return tuple(_load_stars(edition).values())


def load_star_choice(edition: str, name: str) -> StarChoice:
    """What is hired under the id of a star or of a pair; either star of a pair brings both.

    Raises `UnknownName`, with the nearest names, for an unknown edition or star.

    >>> [star.name for star in load_star_choice("bb2020", "grak").stars]
    ['Crumbleberry', 'Grak']
    """
    choices = _load_choices(edition)
    stars_by_name = _by_name(_load_stars(edition))
    members = {key: choices[star.pair or star.id] for key, star in stars_by_name.items()}
    return look_up(f"{edition} star player", name, {**members, **choices})


def star_choices(edition: str) -> tuple[StarChoice, ...]:
    """All that can be hired: stars, and pairs as one."""
    return tuple(_load_choices(edition).values())


def stars_for(team: TeamSheet) -> tuple[StarChoice, ...]:
    """The stars and pairs that a team may hire, each once; how many is in `InducementBook`.

    Raises `UnknownName` for an edition or roster that the catalog does not have.

    >>> from blockdice.teams import ready_team
    >>> "griff_oberwald" in [choice.id for choice in stars_for(ready_team("bb2020", "orc"))]
    False
    """
    return tuple(choice for choice in star_choices(team.edition) if choice.is_for(team))


@cache
def _load_stars(edition: str) -> Mapping[str, Star]:
    choices = _load_choices(edition).values()
    found = sorted((star for choice in choices for star in choice.stars), key=lambda s: s.id)
    return MappingProxyType({star.id: star for star in found})


def _by_name(found: Mapping[str, Star]) -> dict[str, Star]:
    """The stars by their ids, and by all names that they go by."""
    names = {spell(name): star for star in found.values() for name in (star.name, *star.aliases)}
    return {**names, **found}


@cache
def _load_choices(edition: str) -> Mapping[str, StarChoice]:
    document = read_document(edition, "stars.json")
    known = [roster.id for roster in rosters(edition)]
    return read_star_choices(document, load_skills(edition), load_special_rules(edition), known)


def read_star_choices(
    document: Entry, book: SkillBook, rules: Mapping[str, object], known_rosters: list[str]
) -> Mapping[str, StarChoice]:
    """The stars of a catalog file, pairs together; raises `BadFile` for a fault in it."""
    pairs: dict[str, tuple[str, int]] = {}
    for entry in document.entries("pairs"):
        pairs[entry.id()] = entry.text("name"), entry.integer("cost", 0, 1_000_000)
        entry.finish()
    members: dict[str, list[Star]] = {}
    for entry in document.entries("stars"):
        star = read_star(entry, book, rules, known_rosters, pairs)
        members.setdefault(star.pair or star.id, []).append(star)
    document.finish()
    choices = {}
    for id, found in members.items():
        if id in pairs and len(found) != 2:
            raise document.bad("pairs", f"{id!r} has {len(found)} stars.")
        name, cost = pairs[id] if id in pairs else (found[0].name, found[0].cost)
        choices[id] = StarChoice(id, name, cost, tuple(found))
    return MappingProxyType(choices)
