"""The figures of advancement: what a player pays and gains for skills and better figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from blockdice.catalog.entry import Entry
from blockdice.catalog.loading import read_document

RANDOM_PRIMARY = "random_primary"
CHOSEN_PRIMARY = "chosen_primary"
RANDOM_SECONDARY = "random_secondary"
CHOSEN_SECONDARY = "chosen_secondary"
CHARACTERISTIC = "characteristic"
SKILL_WAYS = (RANDOM_PRIMARY, CHOSEN_PRIMARY, RANDOM_SECONDARY, CHOSEN_SECONDARY)
WAYS = (*SKILL_WAYS, CHARACTERISTIC)
"""The ways to an advancement; by the last of them a skill may be taken instead."""

PRIMARY_WAYS = (RANDOM_PRIMARY, CHOSEN_PRIMARY)
RANDOM_WAYS = (RANDOM_PRIMARY, RANDOM_SECONDARY)
CHARACTERISTICS = ("ma", "st", "ag", "pa", "av")


@dataclass(frozen=True)
class Characteristic:
    """How one characteristic changes: `step` for the better, to `best` and `worst` at most.

    `value` is what an improvement adds to the value of the player, in gold pieces.
    """

    id: str
    step: int
    value: int
    best: int
    worst: int

    @property
    def name(self) -> str:
        """As the game writes it, MA or AG."""
        return self.id.upper()


@dataclass(frozen=True)
class LastingInjury:
    """A result of the lasting injury table, and the characteristic that it reduces by one."""

    id: str
    name: str
    characteristic: str


@dataclass(frozen=True)
class AdvancementTable:
    """The figures of advancement (BB2020: Player Advancement; Casualty Rolls).

    `costs` in star player points by way, the first advancement first; `skill_values` in gold
    pieces by way. No characteristic is improved more than `improvements_max` times.
    """

    costs: Mapping[str, tuple[int, ...]]
    skill_values: Mapping[str, int]
    characteristics: Mapping[str, Characteristic]
    improvements_max: int
    injuries: Mapping[str, LastingInjury]

    @property
    def most(self) -> int:
        """How many advancements a player may have."""
        return len(self.costs[CHARACTERISTIC])

    def cost(self, way: str, had: int) -> int:
        """What the next advancement costs a player who had so many; nobody gets beyond the last.

        >>> load_advancement("bb2020").cost("chosen_secondary", 1)
        14
        """
        return self.costs[way][min(had, self.most - 1)]


@cache
def load_advancement(edition: str) -> AdvancementTable:
    """The figures of advancement in an edition.

    Raises `UnknownName` for an unknown edition, `BadFile` for a fault in the file.
    """
    return read_advancement(read_document(edition, "advancement.json"))


def read_advancement(document: Entry) -> AdvancementTable:
    """The figures that a catalog file holds; raises `BadFile` for a fault in it."""
    costs = document.entry("costs")
    values = document.entry("skill_values")
    table = AdvancementTable(
        costs=MappingProxyType({way: _read_costs(costs, way) for way in WAYS}),
        skill_values=MappingProxyType({way: values.integer(way, 0, 10**6) for way in SKILL_WAYS}),
        characteristics=MappingProxyType(
            {c.id: c for c in map(_read_characteristic, document.entries("characteristics"))}
        ),
        improvements_max=document.integer("improvements_max", 0, 9),
        injuries=MappingProxyType(
            {injury.id: injury for injury in map(_read_injury, document.entries("injuries"))}
        ),
    )
    for id in CHARACTERISTICS:
        if id not in table.characteristics:
            raise document.bad("characteristics", f"{id!r} is missing.")
    if len({len(column) for column in table.costs.values()}) != 1:
        raise document.bad("costs", "the ways have different numbers of costs.")
    costs.finish()
    values.finish()
    document.finish()
    return table


def _read_costs(entry: Entry, way: str) -> tuple[int, ...]:
    column = entry.integers(way, 0, 1_000)
    if not column:
        raise entry.bad(way, "wants at least one cost.")
    return column


def _read_characteristic(entry: Entry) -> Characteristic:
    characteristic = Characteristic(
        id=entry.text("id", among=CHARACTERISTICS),
        step=entry.integer("step", -1, 1),
        value=entry.integer("value", 0, 1_000_000),
        best=entry.integer("best", 1, 20),
        worst=entry.integer("worst", 1, 20),
    )
    entry.finish()
    return characteristic


def _read_injury(entry: Entry) -> LastingInjury:
    injury = LastingInjury(
        entry.id(), entry.text("name"), entry.text("characteristic", among=CHARACTERISTICS)
    )
    entry.finish()
    return injury
