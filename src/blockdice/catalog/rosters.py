"""A roster: the team list of a race, with what it costs to draft such a team."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from blockdice.catalog.entry import Entry
from blockdice.catalog.loading import look_up, read_document
from blockdice.catalog.positions import Position, read_position
from blockdice.catalog.skill_facts import EVERYONE
from blockdice.catalog.skills import SkillBook, load_skills
from blockdice.catalog.special_rules import SpecialRule, read_choices, read_special_rules


@dataclass(frozen=True)
class GroupCap:
    """At most `max` players in all from several positions, as in "a single Big Guy"."""

    max: int
    positions: tuple[str, ...]


@dataclass(frozen=True)
class Roster:
    """A team list (BB2020: Drafting a Blood Bowl Team, Team Rosters); prices in gold pieces.

    `special_rules` all apply; of each of the `special_rule_choices` the coach takes one when
    drafting. `caps` limit groups of positions beside each position's own limit.
    """

    id: str
    name: str
    edition: str
    tier: int
    reroll_cost: int
    reroll_max: int
    has_apothecary: bool
    special_rules: tuple[SpecialRule, ...]
    special_rule_choices: tuple[tuple[SpecialRule, ...], ...]
    positions: tuple[Position, ...]
    caps: tuple[GroupCap, ...]

    @property
    def linemen(self) -> tuple[Position, ...]:
        """The positions from which Journeymen are taken."""
        return tuple(position for position in self.positions if position.is_lineman)

    def position(self, name: str) -> Position:
        """The position with that id; raises `UnknownName` with the nearest ones."""
        kind = f"position on the {self.name} roster"
        return look_up(kind, name, {position.id: position for position in self.positions})

    def name_targets(self, targets: tuple[str, ...]) -> tuple[str, ...]:
        """Whom a trait like Animosity is about, in words: a whole kind of players by its name.

        >>> load_roster("bb2020", "orc").name_targets(("goblin", "thrower"))
        ('Goblins', 'Throwers')
        """
        names = []
        rest = set(targets)
        for kind in dict.fromkeys(kind for position in self.positions for kind in position.races):
            members = {position.id for position in self.positions if kind in position.races}
            if members <= rest:
                rest -= members
                names.append(f"{kind.capitalize()} team-mates")
        names += [self.position(id).plural for id in targets if id in rest and id != EVERYONE]
        return (EVERYONE,) if EVERYONE in rest else tuple(names)


def load_roster(edition: str, name: str) -> Roster:
    """One roster of an edition, by its id or name.

    Raises `UnknownName`, with the nearest names, for an unknown edition or roster.

    >>> load_roster("bb2020", "human").position("ogre").cost
    140000
    """
    return look_up(f"{edition} roster", name, _load_rosters(edition))


def rosters(edition: str) -> tuple[Roster, ...]:
    """All rosters of an edition, in the order of the catalog.

    >>> [roster.name for roster in rosters("bb2020")][:3]
    ['Amazon', 'Black Orc', 'Chaos Chosen']
    """
    return tuple(_load_rosters(edition).values())


@cache
def _load_rosters(edition: str) -> Mapping[str, Roster]:
    return read_rosters(read_document(edition, "rosters.json"), load_skills(edition))


def read_rosters(document: Entry, book: SkillBook) -> Mapping[str, Roster]:
    """The rosters of a catalog file by their ids; raises `BadFile` for a fault in it."""
    edition = document.text("edition")
    rules = read_special_rules(document)
    found = {}
    for entry in document.entries("rosters"):
        roster = _read_roster(entry, edition, rules, book)
        found[roster.id] = roster
    document.finish()
    return MappingProxyType(found)


def _read_roster(
    entry: Entry, edition: str, rules: Mapping[str, SpecialRule], book: SkillBook
) -> Roster:
    positions = _read_positions(entry, book)
    roster = Roster(
        id=entry.id(),
        name=entry.text("name"),
        edition=edition,
        tier=entry.integer("tier", 1, 4),
        reroll_cost=entry.integer("reroll_cost", 0, 200_000),
        reroll_max=entry.integer("reroll_max", 0, 8),
        has_apothecary=entry.flag("apothecary"),
        special_rules=tuple(rules[id] for id in entry.texts("special_rules", among=rules)),
        special_rule_choices=read_choices(entry, rules),
        positions=positions,
        caps=_read_caps(entry, positions),
    )
    fixed = {rule.id for rule in roster.special_rules}
    for choice in roster.special_rule_choices:
        if not fixed.isdisjoint(rule.id for rule in choice):
            raise entry.bad("special_rules", "one of them is also left to choice.")
    if not roster.linemen:
        raise entry.bad("positions", "none of them is a lineman.")
    entry.finish()
    return roster


def _read_positions(entry: Entry, book: SkillBook) -> tuple[Position, ...]:
    entries = entry.entries("positions")
    positions = tuple(read_position(position, book) for position in entries)
    known = {EVERYONE, *(position.id for position in positions)}
    for at, position in zip(entries, positions, strict=True):
        for skill in position.skills:
            if not known.issuperset(skill.targets):
                raise at.bad("skills", f"{skill.id} is about a position that is not here.")
    return positions


def _read_caps(entry: Entry, positions: tuple[Position, ...]) -> tuple[GroupCap, ...]:
    known = [position.id for position in positions]
    caps = []
    for cap in entry.entries("caps"):
        caps.append(GroupCap(cap.integer("max", 1, 16), cap.texts("positions", among=known)))
        cap.finish()
    return tuple(caps)
