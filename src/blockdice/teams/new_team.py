"""A new team file: the ready-made team of a roster, or one without players."""

from __future__ import annotations

from blockdice.catalog.draft_limits import load_draft_limits
from blockdice.catalog.ready import ready_teams
from blockdice.catalog.rosters import load_roster
from blockdice.teams.team import ready_team
from blockdice.teams.team_file import EXHIBITION, LEAGUE, TeamFile, TeamPlayer


def new_team_file(
    edition: str, roster: str, is_empty: bool = False, kind: str = LEAGUE
) -> TeamFile:
    """A team to begin with: with the players of the ready-made team, or with none.

    A league team's treasury holds what has not been spent; of an exhibition team it is empty,
    and fans cost from the first. Raises `UnknownName` for an unknown edition or roster.

    >>> len(new_team_file("bb2020", "human").players)
    12
    """
    found = load_roster(edition, roster)
    made = {team.roster: team for team in reversed(ready_teams(edition))}
    limits = load_draft_limits(edition)
    fans = limits.exhibition.fans_min if kind == EXHIBITION else limits.dedicated_fans.min
    if is_empty or found.id not in made:
        return TeamFile(
            edition=edition,
            roster=found.id,
            name=f"{found.name} team",
            kind=kind,
            special_rules=tuple(choice[0].id for choice in found.special_rule_choices),
            dedicated_fans=fans,
            treasury=0 if kind == EXHIBITION else limits.budget,
        )
    ready = made[found.id]
    bought = ready.dedicated_fans - limits.dedicated_fans.min
    return TeamFile(
        edition=edition,
        roster=found.id,
        name=ready.name,
        kind=kind,
        special_rules=ready.chosen_rules,
        rerolls=ready.rerolls,
        has_apothecary=ready.has_apothecary,
        assistant_coaches=ready.assistant_coaches,
        cheerleaders=ready.cheerleaders,
        dedicated_fans=fans + bought,
        treasury=0 if kind == EXHIBITION else ready_team(edition, ready.id).treasury,
        players=tuple(TeamPlayer(p.number, p.name, p.position) for p in ready.players),
    )
