"""From a team file to the sheet with which a match is started."""

from __future__ import annotations

import os
from dataclasses import replace

from blockdice.catalog.rosters import load_roster
from blockdice.engine.errors import BadTeam
from blockdice.engine.sheet import TeamSheet
from blockdice.teams.checking import check_team_file
from blockdice.teams.findings import told
from blockdice.teams.growth import grow
from blockdice.teams.reading import load_team_file
from blockdice.teams.team import file_sheet, ready_team
from blockdice.teams.team_file import EXHIBITION, TeamFile
from blockdice.teams.value import current_team_value
from blockdice.teams.wares import induced_wares, wares_for


def find_team(edition: str, team: str | os.PathLike[str]) -> TeamSheet:
    """The team that is meant: the ready-made one of that id, or that of a team file.

    What ends in `.toml` or has a slash in it is the path of a file. Raises UnknownName for a
    team that there is not, BadFile for a file that cannot be read, BadTeam, with all findings,
    for one that holds no legal team.

    >>> find_team("bb2020", "orc").name
    'Rustkettle Rowdies'
    """
    if isinstance(team, str) and not _is_path(team):
        return ready_team(edition, team)
    found = load_team_file(team)
    findings = check_team_file(found)
    if findings:
        raise BadTeam(str(team), told(findings))
    return match_sheet(found)


def _is_path(team: str) -> bool:
    return team.endswith(".toml") or any(slash in team for slash in "/\\")


def match_sheet(team: TeamFile) -> TeamSheet:
    """The sheet of a team, as it enters its next match, with what it can or did induce.

    The rules of drafting are not checked. Raises UnknownName for a roster, inducement or star,
    BadTeam for a position, skill or injury that the catalog does not have or the player cannot.
    """
    roster = load_roster(team.edition, team.roster)
    grown = [grow(roster, player, team.kind) for player in team.players]
    findings = [finding for each in grown for finding in each.findings]
    if findings:
        raise BadTeam(team.name, told(findings))
    players = [each.sheet for each in grown if each.sheet is not None]
    sheet = file_sheet(team, players)
    if team.kind != EXHIBITION:
        return with_wares(sheet)
    wares = induced_wares(team, sheet.special_rules)
    return replace(
        sheet,
        current_value=current_team_value(sheet, EXHIBITION),
        wares=tuple({ware.id: ware for ware in wares}.values()),
        inducements=tuple(ware.id for ware in wares),
    )


def with_wares(sheet: TeamSheet) -> TeamSheet:
    """A team as it enters a league match: with its value and all that it may induce.

    Raises UnknownName for an edition or roster that the catalog does not have.

    >>> with_wares(ready_team("bb2020", "orc")).current_value
    1000000
    """
    return replace(sheet, current_value=current_team_value(sheet), wares=wares_for(sheet))
