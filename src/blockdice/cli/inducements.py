"""`blockdice inducements`: what a team of a roster can buy for a match."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import typer
from rich.console import Console

from blockdice.catalog.inducements import inducements_for, load_inducements
from blockdice.catalog.rosters import load_roster
from blockdice.catalog.star_choices import stars_for
from blockdice.cli.console import make_console, say
from blockdice.cli.options import Edition, Rule
from blockdice.cli.tables import plain_table
from blockdice.engine.errors import UnknownName
from blockdice.engine.sheet import TeamSheet
from blockdice.teams import file_sheet, new_team_file

EXAMPLES = """Examples:

blockdice inducements goblin

blockdice inducements chaos_chosen --rule favoured_of_nurgle"""


def show_inducements(
    roster: Annotated[str, typer.Argument(help="The team's roster.", metavar="ROSTER")],
    rule: Rule = None,
    edition: Edition = "bb2020",
) -> None:
    """List what a team can buy for a match, with its prices and limits."""
    print_inducements(team_of(edition, roster, rule), make_console())


def team_of(edition: str, roster: str, rule: str | None) -> TeamSheet:
    """A team of the roster, with the special rule that was chosen, or the usual one.

    Raises UnknownName for a roster, or for a rule that it does not have to choose.
    """
    found = load_roster(edition, roster)
    team = new_team_file(edition, found.id)
    if rule is not None:
        known = [each.id for choice in found.special_rule_choices for each in choice]
        if rule not in known:
            raise UnknownName(f"special rule to choose for {found.name}", rule, known=known)
        team = replace(team, special_rules=(rule,))
    return file_sheet(team, [])


def print_inducements(team: TeamSheet, console: Console) -> None:
    """Print the inducements that a team may buy, then what there is beside the list."""
    table = plain_table(f"Inducements for {team.roster_name} ({team.edition})")
    table.add_column("Name", min_width=12)
    table.add_column("Most", justify="right", no_wrap=True)
    table.add_column("Each", justify="right", no_wrap=True)
    table.add_column("What it does", min_width=20)
    for offer in inducements_for(team):
        found = offer.inducement
        table.add_row(found.name, str(offer.max), f"{offer.cost:,}", found.description)
    console.print(table)
    console.print()
    book = load_inducements(team.edition)
    terms = book.mercenaries
    say(
        console,
        f"Mercenaries: any position of the roster for {terms.surcharge:,} more than its fee, "
        f"a primary skill for {terms.skill_cost:,} more.",
    )
    say(
        console,
        f"Star players: up to {book.stars_max} of {len(stars_for(team))} who play for this team; "
        f"blockdice stars --roster {team.roster}",
    )
    for kind in book.kinds.values():
        if kind.is_limited:
            say(console, f"{kind.name}: up to {kind.max} in all")
