"""Checks of a team file: whether the rules of drafting and advancement allow the team."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from blockdice.catalog.advancement import CHARACTERISTIC, load_advancement
from blockdice.catalog.draft_limits import DraftLimits, load_draft_limits
from blockdice.catalog.rosters import load_roster
from blockdice.engine.sheet import TeamSheet
from blockdice.engine.sheet_check import LARGEST_FIGURE
from blockdice.teams.drafting import (
    check_numbers,
    check_positions,
    check_staff,
    check_treasury,
)
from blockdice.teams.findings import Finding
from blockdice.teams.growth import Grown, grow
from blockdice.teams.inducing import check_inducements, inducements_cost
from blockdice.teams.team import file_sheet
from blockdice.teams.team_file import EXHIBITION, LEAGUE, TeamFile
from blockdice.teams.value import team_value

_FANS_MAX_IN_LEAGUE = 7
"""Fans are won with a D6 that is not less than there are: seven is where it ends."""


def check_team_file(
    team: TeamFile,
    kind: str | None = None,
    budget: int | None = None,
    free_spp: int | None = None,
    allow_mega_stars: bool = True,
) -> tuple[Finding, ...]:
    """Everything about a team that is not legal; empty when it is.

    `kind`, `budget` and `free_spp` take the place of what the file says. A league team that
    has played is no longer held to the budget, the eleven players and the rest of what a new
    team must be. The codes are in docs/team-files.md. Raises `UnknownName` for an edition or
    roster that the catalog does not have. (BB2020: Drafting a Blood Bowl Team; Player
    Advancement; Exhibition Play.)

    >>> from blockdice.teams import new_team_file
    >>> [finding.code for finding in check_team_file(new_team_file("bb2020", "orc", True))]
    ['too_few_players']
    """
    team = replace(
        team,
        kind=team.kind if kind is None else kind,
        budget=team.budget if budget is None else budget,
        free_spp=team.free_spp if free_spp is None else free_spp,
    )
    roster = load_roster(team.edition, team.roster)
    grown = [grow(roster, player, team.kind) for player in team.players]
    sheet = file_sheet(team, [each.sheet for each in grown if each.sheet is not None])
    is_new = team.kind == EXHIBITION or team.games == 0
    limits = _limits(team, is_new)
    return (
        *_check_size(team, is_new, limits),
        *check_numbers(player.number for player in team.players),
        *check_positions(_positions(team), roster, is_new),
        *(finding for each in grown for finding in each.findings),
        *(finding for each in grown for finding in _check_career(team, each)),
        *check_staff(sheet, roster, limits),
        *_check_spp(team, grown, limits),
        *check_inducements(team, roster, sheet.special_rules, allow_mega_stars),
        *_check_gold(team, sheet, limits, is_new),
    )


def spending(team: TeamFile, sheet: TeamSheet) -> int:
    """What drafting the team has cost, inducements and dedicated fans included, in gold pieces."""
    fans = load_draft_limits(team.edition).dedicated_fans
    free = _limits(team, True).dedicated_fans.min
    return (
        team_value(sheet, EXHIBITION)
        + max(0, team.dedicated_fans - free) * fans.cost
        + (inducements_cost(team, sheet.special_rules) if team.kind == EXHIBITION else 0)
    )


def budget_of(team: TeamFile) -> int:
    """The gold pieces that the team may cost when drafted."""
    limits = load_draft_limits(team.edition)
    if team.kind != EXHIBITION:
        return limits.budget
    return limits.exhibition.budget if team.budget is None else team.budget


def _limits(team: TeamFile, is_new: bool) -> DraftLimits:
    """The limits that hold for this team: others are those of fans where it is not new."""
    limits = load_draft_limits(team.edition)
    fans = limits.dedicated_fans
    if team.kind == EXHIBITION:
        fans = replace(fans, min=limits.exhibition.fans_min)
    elif not is_new:
        fans = replace(fans, max=_FANS_MAX_IN_LEAGUE)
    return replace(limits, dedicated_fans=fans)


def _positions(team: TeamFile) -> Counter[str]:
    hired = Counter(player.position for player in team.players)
    if team.kind == EXHIBITION:
        hired.update(mercenary.position for mercenary in team.mercenaries)
    return hired


def _check_size(team: TeamFile, is_new: bool, limits: DraftLimits) -> Iterator[Finding]:
    if team.games < 0:
        yield Finding("games_invalid", f"A team cannot have played {team.games} matches.", "games")
    count = len(team.players)
    if is_new and count < limits.players_min:
        message = f"A new team needs {limits.players_min} players of its own; here are {count}."
        yield Finding("too_few_players", message)
    if count > limits.players_max:
        message = f"A team has at most {limits.players_max} players, not {count}."
        yield Finding("too_many_players", message)


def _check_career(team: TeamFile, grown: Grown) -> Iterator[Finding]:
    """What a player has behind him: a new team has rookies, an exhibition no injured."""
    player, number = grown.player, str(grown.player.number)
    is_hurt = bool(player.niggling or player.injuries or player.misses_match or player.is_retired)
    if not 0 <= player.niggling <= LARGEST_FIGURE:
        message = f"{player.name} cannot have {player.niggling} niggling injuries."
        yield Finding("niggling_invalid", message, number)
    if player.spp < 0:
        message = f"{player.name} cannot have {player.spp} star player points."
        yield Finding("spp_invalid", message, number)
    if team.kind == EXHIBITION:
        if is_hurt:
            message = f"{player.name} is injured or misses the match: not in an exhibition."
            yield Finding("injured_in_exhibition", message, number)
        if player.spp > 0:
            message = f"{player.name} has star player points: an exhibition team has free ones."
            yield Finding("spp_in_exhibition", message, number)
    elif team.games == 0 and (is_hurt or player.spp or player.advancements):
        message = f"{player.name} is not a rookie, but the team has not played yet."
        yield Finding("not_a_rookie", message, number)


def _check_spp(team: TeamFile, grown: list[Grown], limits: DraftLimits) -> Iterator[Finding]:
    """Star player points: each player's own in a league, free ones for all in an exhibition."""
    if team.kind == EXHIBITION:
        free = limits.exhibition.free_spp if team.free_spp is None else team.free_spp
        spent = sum(each.spent for each in grown)
        if free < 0:
            message = f"{free} free star player points cannot be given."
            yield Finding("free_spp_invalid", message, "free_spp")
            return
        if spent > free:
            message = f"The advancements cost {spent} star player points of {free}."
            yield Finding("free_spp_overspent", message)
        return
    table = load_advancement(team.edition)
    for each in grown:
        player, made = each.player, len(each.player.advancements)
        number = str(player.number)
        if each.unspent < 0 <= player.spp:
            message = f"{player.name} has earned {player.spp} star player points, "
            yield Finding("spp_overspent", f"{message}and spent {each.spent}.", number)
        elif made < table.most and each.unspent >= table.cost(CHARACTERISTIC, made):
            message = f"{player.name} has {each.unspent} star player points left and must spend "
            yield Finding("spp_must_be_spent", f"{message}some of them.", number)


def _check_gold(
    team: TeamFile, sheet: TeamSheet, limits: DraftLimits, is_new: bool
) -> Iterator[Finding]:
    if not is_new:
        if team.treasury < 0:
            message = f"The treasury holds {team.treasury:,} gold pieces."
            yield Finding("treasury_out_of_range", message, "treasury")
        return
    budget = budget_of(team)
    if budget < 0:
        yield Finding("budget_invalid", f"{budget:,} gold pieces are no budget.", "budget")
    cost = spending(team, sheet)
    if 0 <= budget < cost:
        yield Finding("over_budget", f"The team costs {cost:,} gold pieces of {budget:,}.")
    left = max(0, budget - cost) if team.kind == LEAGUE else 0
    yield from check_treasury(team.treasury, left, team.kind == EXHIBITION)
