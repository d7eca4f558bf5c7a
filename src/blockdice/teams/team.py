"""Building the sheet of a team: from the catalog's ready-made ones, or from a list of positions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from blockdice.catalog.draft_limits import load_draft_limits
from blockdice.catalog.ready import load_ready_team
from blockdice.catalog.rosters import Roster, load_roster
from blockdice.engine.sheet import PlayerSheet, TeamSheet
from blockdice.teams.drafting import draft_cost
from blockdice.teams.players import journeyman, rookie
from blockdice.teams.team_file import TeamFile


def ready_team(edition: str, name: str) -> TeamSheet:
    """The catalog's ready-made team of a roster, as it enters its first match.

    Raises `UnknownName`, with the nearest names, for an unknown edition or team.

    >>> team = ready_team("bb2020", "human")
    >>> len(team.players), team.rerolls, team.has_apothecary
    (12, 2, True)
    """
    ready = load_ready_team(edition, name)
    roster = load_roster(edition, ready.roster)
    players = (
        rookie(roster.position(player.position), player.number, player.name)
        for player in ready.players
    )
    return team_sheet(
        roster,
        ready.name,
        players,
        rerolls=ready.rerolls,
        has_apothecary=ready.has_apothecary,
        assistant_coaches=ready.assistant_coaches,
        cheerleaders=ready.cheerleaders,
        dedicated_fans=ready.dedicated_fans,
        chosen_rules=ready.chosen_rules,
    )


def build_team(
    edition: str,
    roster: str,
    positions: Sequence[str],
    *,
    name: str = "",
    rerolls: int = 0,
    has_apothecary: bool = False,
    assistant_coaches: int = 0,
    cheerleaders: int = 0,
    dedicated_fans: int = 1,
    chosen_rules: Sequence[str] = (),
) -> TeamSheet:
    """A team of rookies in the positions given, numbered from 1 in that order.

    `chosen_rules` are the special rules taken where the roster offers a choice. Nothing is
    checked but the names: `check_draft` says whether the team is legal. Raises `UnknownName`
    for an unknown edition, roster or position.

    >>> build_team("bb2020", "orc", ["goblin", "goblin"]).players[1].name
    'Goblin 2'
    """
    found = load_roster(edition, roster)
    players = []
    for number, position_name in enumerate(positions, 1):
        position = found.position(position_name)
        players.append(rookie(position, number, f"{position.name} {number}"))
    return team_sheet(
        found,
        name or f"{found.name} team",
        players,
        rerolls=rerolls,
        has_apothecary=has_apothecary,
        assistant_coaches=assistant_coaches,
        cheerleaders=cheerleaders,
        dedicated_fans=dedicated_fans,
        chosen_rules=chosen_rules,
    )


def team_sheet(
    roster: Roster,
    name: str,
    players: Iterable[PlayerSheet],
    *,
    rerolls: int,
    has_apothecary: bool,
    assistant_coaches: int,
    cheerleaders: int,
    dedicated_fans: int,
    chosen_rules: Sequence[str] = (),
    coach: str = "",
) -> TeamSheet:
    """The sheet of a newly drafted team; the gold that is not spent is in its treasury."""
    team = TeamSheet(
        name=name,
        roster=roster.id,
        roster_name=roster.name,
        edition=roster.edition,
        coach=coach,
        players=tuple(players),
        rerolls=rerolls,
        has_apothecary=has_apothecary,
        assistant_coaches=assistant_coaches,
        cheerleaders=cheerleaders,
        dedicated_fans=dedicated_fans,
        special_rules=(*(rule.id for rule in roster.special_rules), *chosen_rules),
        journeyman_positions=tuple(journeyman(roster.edition, p) for p in roster.linemen),
    )
    left = load_draft_limits(roster.edition).budget - draft_cost(team)
    return replace(team, treasury=max(0, left))


def file_sheet(team: TeamFile, players: Iterable[PlayerSheet]) -> TeamSheet:
    """The sheet of a team file with these players, without anything that it can induce."""
    sheet = team_sheet(
        load_roster(team.edition, team.roster),
        team.name,
        players,
        rerolls=team.rerolls,
        has_apothecary=team.has_apothecary,
        assistant_coaches=team.assistant_coaches,
        cheerleaders=team.cheerleaders,
        dedicated_fans=team.dedicated_fans,
        chosen_rules=team.special_rules,
        coach=team.coach,
    )
    return replace(sheet, treasury=team.treasury)
