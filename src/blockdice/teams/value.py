"""What a team is worth, in gold pieces: Team Value and Current Team Value."""

from __future__ import annotations

from collections.abc import Iterable

from blockdice.catalog.draft_limits import load_draft_limits
from blockdice.catalog.rosters import load_roster
from blockdice.engine.sheet import PlayerSheet, TeamSheet

LOW_COST_LINEMEN = "low_cost_linemen"
"""The special rule of teams whose Linemen's hiring fees count for nothing in league play."""

EXHIBITION = "exhibition"


def team_value(team: TeamSheet, kind: str = "league") -> int:
    """Team Value: permanently hired players, re-rolls and sideline staff.

    Dedicated fans and the treasury add nothing, re-rolls always the price on the roster
    (BB2020: Drafting a Blood Bowl Team, Team Value). A player's `cost` is taken to be the
    current value, with what advancements have added. `kind` is that of the match, as in
    `Options`: in an exhibition Low Cost Linemen are worth their fees as all others are.
    Raises `UnknownName` for an edition or roster that the catalog does not have.

    >>> from blockdice.teams import ready_team
    >>> team_value(ready_team("bb2020", "human"))
    1000000
    """
    hired = (p for p in team.players if not (p.is_journeyman or p.is_hired_for_match))
    return _players_value(team, hired, kind) + staff_value(team)


def current_team_value(team: TeamSheet, kind: str = "league") -> int:
    """Current Team Value: without those who miss the match, with the Journeymen taken on.

    Players hired for the match alone are inducements and add nothing. Journeymen are worth
    the fee of their position, so that those of Low Cost Linemen are worth nothing either
    (BB2020: The Pre-game Sequence, Take on Journeymen, and its commentary). Raises
    `UnknownName` for an edition or roster that the catalog does not have.
    """
    present = (p for p in team.players if not (p.misses_match or p.is_hired_for_match))
    return _players_value(team, present, kind) + staff_value(team)


def _players_value(team: TeamSheet, players: Iterable[PlayerSheet], kind: str) -> int:
    """What these players are worth together (BB2020: Team Special Rules, Low Cost Linemen)."""
    if kind == EXHIBITION or LOW_COST_LINEMEN not in team.special_rules:
        return sum(player.cost for player in players)
    fees = {p.id: p.cost for p in load_roster(team.edition, team.roster).linemen}
    return sum(player.cost - fees.get(player.position, 0) for player in players)


def staff_value(team: TeamSheet) -> int:
    """The value of everything but the players: re-rolls, apothecary, coaches, cheerleaders."""
    limits = load_draft_limits(team.edition)
    return (
        team.rerolls * load_roster(team.edition, team.roster).reroll_cost
        + team.has_apothecary * limits.apothecary_cost
        + team.assistant_coaches * limits.assistant_coaches.cost
        + team.cheerleaders * limits.cheerleaders.cost
    )
