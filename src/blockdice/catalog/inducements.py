"""Inducements: what a team may buy for one match, beside stars and mercenaries by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from blockdice.catalog.availability import EVERYBODY, Availability, read_availability
from blockdice.catalog.entry import Entry
from blockdice.catalog.loading import look_up, read_document
from blockdice.catalog.rosters import Roster, load_roster, rosters
from blockdice.catalog.skills import SkillBook, load_skills, read_skill_sheet
from blockdice.catalog.special_rules import load_special_rules
from blockdice.engine.sheet import NO_PA, PlayerSheet, SkillSheet, TeamSheet

_NO_LIMIT = 99


@dataclass(frozen=True)
class InducementKind:
    """A kind of inducements; of all that belong to it a team takes `max` at most."""

    id: str
    name: str
    max: int

    @property
    def is_limited(self) -> bool:
        """Whether there is such a limit at all."""
        return self.max < _NO_LIMIT


@dataclass(frozen=True)
class Inducement:
    """An inducement of the common list (BB2020: Inducements); prices in gold pieces.

    A team takes at most `max`, each for `cost`, or for `reduced_cost` where it is one of those
    `reduced_for`. A named one is a person: in league play, both teams who hire the same lose
    them. `player` is the profile, number 0, of one who may play. The description is ours.
    """

    id: str
    name: str
    kind: str
    is_named: bool
    cost: int
    max: int
    available: Availability
    reduced_cost: int
    reduced_for: Availability
    player: PlayerSheet | None
    description: str

    def price(self, roster: Roster, special_rules: tuple[str, ...]) -> int:
        """What one costs a team on this roster, with these special rules."""
        is_reduced = self.reduced_for.is_for(roster, special_rules)
        return self.reduced_cost if is_reduced else self.cost


@dataclass(frozen=True)
class MercenaryTerms:
    """What a mercenary costs above the fee of the position, and has beside its skills.

    `skill_cost` is the price of the one further primary skill that a coach may choose.
    """

    surcharge: int
    skill_cost: int
    skills: tuple[SkillSheet, ...]


@dataclass(frozen=True)
class InducementBook:
    """All inducements of an edition by their ids, with what holds for stars and mercenaries.

    A team chooses at most `stars_max` stars, a pair counting as one choice.
    """

    inducements: Mapping[str, Inducement]
    kinds: Mapping[str, InducementKind]
    stars_max: int
    mercenaries: MercenaryTerms


@dataclass(frozen=True)
class Offer:
    """An inducement as it is offered to one team: at which price, and how many at most."""

    inducement: Inducement
    cost: int
    max: int


def load_inducement(edition: str, name: str) -> Inducement:
    """One inducement; raises `UnknownName`, with the nearest ones, where there is none.

    >>> load_inducement("bb2020", "Weather Mage").cost
    30000
    """
    return look_up("inducement", name, load_inducements(edition).inducements)


def inducements_for(team: TeamSheet) -> tuple[Offer, ...]:
    """The inducements that a team may buy, at its prices, in the order of the catalog.

    Raises `UnknownName` for an edition or roster that the catalog does not have.

    >>> from blockdice.teams import ready_team
    >>> offers = inducements_for(ready_team("bb2020", "goblin"))
    >>> [offer.cost for offer in offers if offer.inducement.id == "bribes"]
    [50000]
    """
    roster = load_roster(team.edition, team.roster)
    return tuple(
        Offer(found, found.price(roster, team.special_rules), found.max)
        for found in load_inducements(team.edition).inducements.values()
        if found.available.is_for(roster, team.special_rules)
    )


@cache
def load_inducements(edition: str) -> InducementBook:
    """The inducements of an edition.

    Raises `UnknownName` for an unknown edition, `BadFile` for a fault in the file.
    """
    document = read_document(edition, "inducements.json")
    known = [roster.id for roster in rosters(edition)]
    return read_inducements(document, load_skills(edition), load_special_rules(edition), known)


def read_inducements(
    document: Entry, book: SkillBook, rules: Mapping[str, object], known_rosters: list[str]
) -> InducementBook:
    """The inducements of a catalog file; raises `BadFile` for a fault in it."""
    kinds = {}
    for entry in document.entries("kinds"):
        most = _NO_LIMIT if entry.is_null("max") else entry.integer("max", 1, _NO_LIMIT)
        kinds[entry.id()] = InducementKind(entry.id(), entry.text("name"), most)
        entry.finish()
    found = {}
    for entry in document.entries("inducements"):
        inducement = _read_inducement(entry, book, rules, known_rosters, kinds)
        found[inducement.id] = inducement
    terms = document.entry("mercenaries")
    mercenaries = MercenaryTerms(
        surcharge=terms.integer("surcharge", 0, 1_000_000),
        skill_cost=terms.integer("skill_cost", 0, 1_000_000),
        skills=_read_skills(terms, book),
    )
    terms.finish()
    stars_max = document.integer("stars_max", 0, 16)
    document.finish()
    return InducementBook(MappingProxyType(found), MappingProxyType(kinds), stars_max, mercenaries)


def _read_inducement(
    entry: Entry,
    book: SkillBook,
    rules: Mapping[str, object],
    known_rosters: list[str],
    kinds: Mapping[str, InducementKind],
) -> Inducement:
    cost = entry.integer("cost", 0, 1_000_000)
    reduced_cost, reduced_for = cost, EVERYBODY
    if entry.has("reduced"):
        reduced = entry.entry("reduced")
        reduced_cost = reduced.integer("cost", 0, cost)
        reduced_for = read_availability(reduced, "for", rules, known_rosters)
        reduced.finish()
    inducement = Inducement(
        id=entry.id(),
        name=entry.text("name"),
        kind=entry.text("kind", among=kinds),
        is_named=entry.has("named") and entry.flag("named"),
        cost=cost,
        max=entry.integer("max", 1, 16),
        available=read_availability(entry, "available", rules, known_rosters),
        reduced_cost=reduced_cost,
        reduced_for=reduced_for,
        player=_read_player(entry, book) if entry.has("player") else None,
        description=entry.text("description"),
    )
    entry.finish()
    return inducement


def _read_player(entry: Entry, book: SkillBook) -> PlayerSheet:
    profile = entry.entry("player")
    player = PlayerSheet(
        number=0,
        name=entry.text("name"),
        position=entry.id(),
        position_name=entry.text("name"),
        ma=profile.integer("ma", 1, 9),
        st=profile.integer("st", 1, 8),
        ag=profile.integer("ag", 1, 6),
        pa=NO_PA if profile.is_null("pa") else profile.integer("pa", 1, 6),
        av=profile.integer("av", 3, 11),
        skills=_read_skills(profile, book),
        is_hired_for_match=True,
    )
    profile.finish()
    return player


def _read_skills(entry: Entry, book: SkillBook) -> tuple[SkillSheet, ...]:
    return tuple(read_skill_sheet(skill, book.skills) for skill in entry.entries("skills"))
