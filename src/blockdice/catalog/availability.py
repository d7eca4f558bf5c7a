"""Availability: which teams may hire something, or pay less for it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from blockdice.catalog.entry import Entry
from blockdice.catalog.rosters import Roster


@dataclass(frozen=True)
class Availability:
    """Which teams something is for; as made, all of them.

    `any_of`: with at least one of these special rules. `none_of`: without any of these.
    `rosters`: on these rosters. `needs_apothecary`: allowed an apothecary by their roster.
    All that is said must hold (BB2020: Inducements, and the stars' "plays for").
    """

    any_of: tuple[str, ...] = ()
    none_of: tuple[str, ...] = ()
    rosters: tuple[str, ...] = ()
    needs_apothecary: bool = False

    def is_for(self, roster: Roster, special_rules: Collection[str]) -> bool:
        """Whether a team on this roster, with these special rules, is among them.

        >>> from blockdice.catalog.rosters import load_roster
        >>> elves = Availability(any_of=("elven_kingdoms_league",))
        >>> elves.is_for(load_roster("bb2020", "human"), ["old_world_classic"])
        False
        """
        return (
            (not self.any_of or any(rule in special_rules for rule in self.any_of))
            and not any(rule in special_rules for rule in self.none_of)
            and (not self.rosters or roster.id in self.rosters)
            and (not self.needs_apothecary or roster.has_apothecary)
        )


EVERYBODY = Availability()
"""For all teams."""


def read_availability(
    entry: Entry, field: str, rules: Collection[str], rosters: Collection[str]
) -> Availability:
    """Whom a catalog file says something is for; all teams where the field is left out.

    `rules` and `rosters` are all that there are. Raises `BadFile` for a fault in it.
    """
    if not entry.has(field):
        return EVERYBODY
    told = entry.entry(field)
    availability = Availability(
        any_of=told.texts("any_of", among=rules) if told.has("any_of") else (),
        none_of=told.texts("none_of", among=rules) if told.has("none_of") else (),
        rosters=told.texts("rosters", among=rosters) if told.has("rosters") else (),
        needs_apothecary=told.has("needs_apothecary") and told.flag("needs_apothecary"),
    )
    told.finish()
    if availability == EVERYBODY:
        raise entry.bad(field, "says nothing; leave it out for all teams.")
    return availability
