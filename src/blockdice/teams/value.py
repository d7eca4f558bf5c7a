"""What a team is worth, in gold pieces: Team Value and Current Team Value."""

from __future__ import annotations

from blockdice.catalog.draft_limits import load_draft_limits
from blockdice.catalog.rosters import load_roster
from blockdice.engine.sheet import TeamSheet


def team_value(team: TeamSheet) -> int:
    """Team Value: permanently hired players, re-rolls and sideline staff.

    Dedicated fans and the treasury add nothing, re-rolls always the price on the roster
    (BB2020: Drafting a Blood Bowl Team, Team Value). A player's `cost` is taken to be the
    current value, with what advancements have added. Raises `UnknownName` for an edition or
    roster that the catalog does not have.

    >>> from blockdice.teams import ready_team
    >>> team_value(ready_team("bb2020", "human"))
    1000000
    """
    hired = (p for p in team.players if not (p.is_journeyman or p.is_hired_for_match))
    return sum(player.cost for player in hired) + staff_value(team)


def current_team_value(team: TeamSheet) -> int:
    """Current Team Value: without those who miss the match, with the Journeymen taken on.

    Players hired for the match alone are inducements and add nothing. Raises `UnknownName`
    for an edition or roster that the catalog does not have.
    """
    present = (p for p in team.players if not (p.misses_match or p.is_hired_for_match))
    return sum(player.cost for player in present) + staff_value(team)


def staff_value(team: TeamSheet) -> int:
    """The value of everything but the players: re-rolls, apothecary, coaches, cheerleaders."""
    limits = load_draft_limits(team.edition)
    return (
        team.rerolls * load_roster(team.edition, team.roster).reroll_cost
        + team.has_apothecary * limits.apothecary_cost
        + team.assistant_coaches * limits.assistant_coaches.cost
        + team.cheerleaders * limits.cheerleaders.cost
    )
