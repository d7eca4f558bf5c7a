"""A ready-made team: whom the catalog puts on the pitch for a coach who only names a roster."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from blockdice.catalog.draft_limits import DraftLimits, load_draft_limits
from blockdice.catalog.entry import Entry
from blockdice.catalog.loading import look_up, read_document
from blockdice.catalog.rosters import Roster, rosters


@dataclass(frozen=True)
class ReadyPlayer:
    """A player of a ready-made team: shirt number, a name of ours, the id of the position."""

    number: int
    name: str
    position: str


@dataclass(frozen=True)
class ReadyTeam:
    """A team of rookies that is legal to draft, with names of our own.

    `chosen_rules` is one special rule of each choice that the roster leaves to the coach.
    """

    id: str
    name: str
    roster: str
    chosen_rules: tuple[str, ...]
    rerolls: int
    has_apothecary: bool
    assistant_coaches: int
    cheerleaders: int
    dedicated_fans: int
    players: tuple[ReadyPlayer, ...]


def load_ready_team(edition: str, name: str) -> ReadyTeam:
    """A ready-made team; its id is that of the roster unless a roster has several.

    Raises `UnknownName`, with the nearest names, for an unknown edition or team.

    >>> load_ready_team("bb2020", "orc").rerolls
    2
    """
    return look_up(f"{edition} team", name, _load_ready_teams(edition))


def ready_teams(edition: str) -> tuple[ReadyTeam, ...]:
    """All ready-made teams of an edition, in the order of the catalog."""
    return tuple(_load_ready_teams(edition).values())


@cache
def _load_ready_teams(edition: str) -> Mapping[str, ReadyTeam]:
    document = read_document(edition, "ready_teams.json")
    by_id = {roster.id: roster for roster in rosters(edition)}
    return read_ready_teams(document, by_id, load_draft_limits(edition))


def read_ready_teams(
    document: Entry, by_id: Mapping[str, Roster], limits: DraftLimits
) -> Mapping[str, ReadyTeam]:
    """The ready-made teams of a catalog file by their ids; raises `BadFile` for a fault in it."""
    found = {}
    for entry in document.entries("teams"):
        team = _read_team(entry, by_id, limits)
        found[team.id] = team
    document.finish()
    return MappingProxyType(found)


def _read_team(entry: Entry, by_id: Mapping[str, Roster], limits: DraftLimits) -> ReadyTeam:
    roster = by_id[entry.text("roster", among=by_id)]
    fans = limits.dedicated_fans
    team = ReadyTeam(
        id=entry.id(),
        name=entry.text("name"),
        roster=roster.id,
        chosen_rules=_read_chosen_rules(entry, roster),
        rerolls=entry.integer("rerolls", 0, roster.reroll_max),
        has_apothecary=entry.flag("apothecary"),
        assistant_coaches=entry.integer("assistant_coaches", 0, limits.assistant_coaches.max),
        cheerleaders=entry.integer("cheerleaders", 0, limits.cheerleaders.max),
        dedicated_fans=entry.integer("dedicated_fans", fans.min, fans.max),
        players=_read_players(entry, roster),
    )
    entry.finish()
    return team


def _read_chosen_rules(entry: Entry, roster: Roster) -> tuple[str, ...]:
    """One rule of each choice, in the order of the choices; left out where there is none."""
    if not roster.special_rule_choices:
        return ()
    offered = [[rule.id for rule in choice] for choice in roster.special_rule_choices]
    chosen = entry.texts("chosen_rules", among=[id for ids in offered for id in ids])
    if len(chosen) != len(offered) or any(
        id not in ids for id, ids in zip(chosen, offered, strict=True)
    ):
        raise entry.bad("chosen_rules", f"wants {len(offered)}: one of each choice, in order.")
    return chosen


def _read_players(entry: Entry, roster: Roster) -> tuple[ReadyPlayer, ...]:
    positions = [position.id for position in roster.positions]
    players = []
    for player in entry.entries("players", key="number"):
        number = player.integer("number", 1, 99)
        name = player.text("name")
        players.append(ReadyPlayer(number, name, player.text("position", among=positions)))
        player.finish()
    return tuple(players)
