"""`blockdice rosters`: all rosters of an edition, or one with its positions and skills."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from blockdice.catalog.positions import Position
from blockdice.catalog.rosters import Roster, load_roster, rosters
from blockdice.catalog.skills import load_skills
from blockdice.cli.console import make_console
from blockdice.cli.options import Edition
from blockdice.cli.tables import plain_table
from blockdice.engine.sheet import NO_PA

EXAMPLES = """Examples:

blockdice rosters

blockdice rosters orc"""


def show_rosters(
    name: Annotated[
        str | None, typer.Argument(help="A roster; without one, all are listed.", metavar="[NAME]")
    ] = None,
    edition: Edition = "bb2020",
) -> None:
    """List the rosters, or show one with its positions, prices and skills."""
    print_rosters(edition, name, make_console())


def print_rosters(edition: str, name: str | None, console: Console) -> None:
    """Print one roster as a table, or the list of all rosters when no name is given.

    Raises `UnknownName`, with the nearest names, for an unknown edition or roster.
    """
    if name is None:
        _print_list(edition, console)
    else:
        _print_roster(load_roster(edition, name), console)


def _print_list(edition: str, console: Console) -> None:
    table = plain_table(f"Rosters of {edition}")
    table.add_column("Name")
    table.add_column("Roster")
    for heading in ("Tier", "Positions", "Re-roll"):
        table.add_column(heading, justify="right")
    table.add_column("Apothecary")
    for roster in rosters(edition):
        table.add_row(
            roster.id,
            roster.name,
            str(roster.tier),
            str(len(roster.positions)),
            f"{roster.reroll_cost:,}",
            "yes" if roster.has_apothecary else "no",
        )
    console.print(table)


def _print_roster(roster: Roster, console: Console) -> None:
    table = plain_table(f"{roster.name} ({roster.edition})")
    table.add_column("Qty", justify="right", no_wrap=True)
    table.add_column("Position", min_width=9)
    table.add_column("Cost", justify="right", no_wrap=True)
    for heading in ("MA", "ST", "AG", "PA", "AV"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("Skills and traits", min_width=16)
    table.add_column("Pri")
    table.add_column("Sec")
    for position in roster.positions:
        table.add_row(*_position_row(position, roster))
    console.print(table)
    console.print()
    for line in _terms(roster):
        console.print(line, highlight=False)
    console.print()
    console.print(_skill_table(roster))


def _position_row(position: Position, roster: Roster) -> tuple[str, ...]:
    return (
        f"{position.min}-{position.max}",
        position.plural if position.max > 1 else position.name,
        f"{position.cost:,}",
        str(position.ma),
        str(position.st),
        f"{position.ag}+",
        "-" if position.pa == NO_PA else f"{position.pa}+",
        f"{position.av}+",
        _format_skills(position, roster),
        "".join(position.primary) or "-",
        "".join(position.secondary) or "-",
    )


def _format_skills(position: Position, roster: Roster) -> str:
    facts = load_skills(roster.edition).skills
    named = (replace(s, targets=roster.name_targets(s.targets)) for s in position.skills)
    return ", ".join(facts[skill.id].format(skill) for skill in named)


def _terms(roster: Roster) -> list[str]:
    """What the roster says beside its positions, a line each."""
    rules = [rule.name for rule in roster.special_rules]
    for choice in roster.special_rule_choices:
        rules.append("one of " + ", ".join(rule.name for rule in choice))
    lines = [
        f"Tier: {roster.tier}",
        f"Re-rolls: 0-{roster.reroll_max} at {roster.reroll_cost:,} gold pieces",
        f"Apothecary: {'yes' if roster.has_apothecary else 'no'}",
        f"Special rules: {'; '.join(rules) or 'none'}",
    ]
    for cap in roster.caps:
        names = ", ".join(roster.position(id).name for id in cap.positions)
        lines.append(f"At most {cap.max} in all of: {names}")
    return lines


def _skill_table(roster: Roster) -> Table:
    """The skills and traits that the roster's positions have, with what they do."""
    ids = {skill.id for position in roster.positions for skill in position.skills}
    table = plain_table("Skills and traits", caption="* always used, like it or not")
    table.add_column("Name", no_wrap=True)
    table.add_column("Category", no_wrap=True)
    table.add_column("What it does")
    for facts in load_skills(roster.edition).skills.values():
        if facts.id in ids:
            mark = " *" if facts.is_compulsory else ""
            table.add_row(facts.name + mark, facts.category_name, facts.description)
    return table
