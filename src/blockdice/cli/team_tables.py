"""What `blockdice team` prints: findings, and what a team is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Console

from blockdice.catalog.draft_limits import load_draft_limits
from blockdice.catalog.rosters import load_roster
from blockdice.cli.console import say
from blockdice.cli.tables import plain_table
from blockdice.engine.sheet import TeamSheet
from blockdice.teams import (
    Finding,
    TeamFile,
    budget_of,
    current_team_value,
    match_sheet,
    spending,
    team_value,
)
from blockdice.teams.team_file import EXHIBITION, KINDS


def print_findings(name: str, findings: Sequence[Finding], console: Console) -> None:
    """Print all findings as a table, their number first."""
    count = len(findings)
    say(console, f"{name}: {count} {'finding' if count == 1 else 'findings'}", "bold")
    table = plain_table("")
    table.add_column("Code", no_wrap=True)
    table.add_column("About", overflow="fold")
    table.add_column("What is wrong", overflow="fold", min_width=20)
    for finding in findings:
        table.add_row(finding.code, finding.about, finding.message)
    console.print(table)


def summary(team: TeamFile, kind: str, budget: int | None) -> str:
    """One line about a legal team: what it is and what it costs or is worth."""
    team = replace(team, kind=kind, budget=team.budget if budget is None else budget)
    sheet = match_sheet(team)
    roster = load_roster(team.edition, team.roster)
    start = f"legal. {team.name}, {roster.name}, {len(team.players)} players, "
    if kind != EXHIBITION and team.games:
        return f"{start}Team Value {team_value(sheet):,}."
    return f"{start}{spending(team, sheet):,} of {budget_of(team):,} gold pieces."


def print_value(team: TeamFile, console: Console) -> None:
    """Print what a team is worth in either kind of play, part by part.

    Raises BadTeam for a team with positions, skills or injuries that there are not.
    """
    sheets = {kind: match_sheet(replace(team, kind=kind)) for kind in KINDS}
    table = plain_table(f"{team.name} ({load_roster(team.edition, team.roster).name})")
    table.add_column("")
    for kind in KINDS:
        table.add_column(kind.capitalize(), justify="right")
    for name, values in _rows(sheets):
        table.add_row(name, *(f"{value:,}" for value in values))
    console.print(table)
    missing = sum(player.misses_match for player in sheets[team.kind].players)
    if missing:
        say(console, f"Not in the Current Team Value: {missing} who cannot play the next match.")


def _rows(sheets: dict[str, TeamSheet]) -> list[tuple[str, list[int]]]:
    each = list(sheets.items())
    limits = load_draft_limits(each[0][1].edition)
    staff = [
        ("Re-rolls", [s.rerolls * _reroll_cost(s) for _, s in each]),
        ("Apothecary", [s.has_apothecary * limits.apothecary_cost for _, s in each]),
        (
            "Assistant coaches",
            [s.assistant_coaches * limits.assistant_coaches.cost for _, s in each],
        ),
        ("Cheerleaders", [s.cheerleaders * limits.cheerleaders.cost for _, s in each]),
    ]
    totals = [team_value(sheet, kind) for kind, sheet in each]
    players = [total - sum(row[1][place] for row in staff) for place, total in enumerate(totals)]
    current = [current_team_value(sheet, kind) for kind, sheet in each]
    return [("Players", players), *staff, ("Team Value", totals), ("Current Team Value", current)]


def _reroll_cost(sheet: TeamSheet) -> int:
    return load_roster(sheet.edition, sheet.roster).reroll_cost
