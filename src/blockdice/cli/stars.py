"""`blockdice stars`: the star players of an edition, those of a roster, or one of them."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from blockdice.catalog.rosters import rosters
from blockdice.catalog.skills import load_skills
from blockdice.catalog.star_choices import (
    StarChoice,
    load_star_choice,
    star_choices,
    stars_for,
)
from blockdice.catalog.stars import Star
from blockdice.cli.console import make_console, say
from blockdice.cli.inducements import team_of
from blockdice.cli.options import Edition, Rule
from blockdice.cli.tables import plain_table
from blockdice.engine.sheet import NO_PA

EXAMPLES = """Examples:

blockdice stars

blockdice stars griff_oberwald

blockdice stars --roster wood_elf"""


def show_stars(
    name: Annotated[
        str | None, typer.Argument(help="A star or a pair; without one, all.", metavar="[NAME]")
    ] = None,
    roster: Annotated[
        str | None, typer.Option(help="Only those who play for this roster.", metavar="ROSTER")
    ] = None,
    rule: Rule = None,
    edition: Edition = "bb2020",
) -> None:
    """List the star players with their profiles and prices, or show one."""
    console = make_console()
    if name is not None:
        _print_choice(load_star_choice(edition, name), edition, console)
    elif roster is not None:
        team = team_of(edition, roster, rule)
        title = f"Star players for {team.roster_name} ({edition})"
        _print_list(stars_for(team), edition, title, console)
    else:
        _print_list(star_choices(edition), edition, f"Star players of {edition}", console)


def _print_list(
    choices: tuple[StarChoice, ...], edition: str, title: str, console: Console
) -> None:
    table = plain_table(title, caption="* mega star; + one of a pair, with the price of both")
    table.add_column("Star", min_width=12)
    table.add_column("Cost", justify="right", no_wrap=True)
    for heading in ("MA", "ST", "AG", "PA", "AV"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("Skills and traits", min_width=16)
    for choice in choices:
        for star in choice.stars:
            mark = (" *" if star.is_mega_star else "") + (" +" if star.pair else "")
            table.add_row(
                star.name + mark, f"{choice.cost:,}", *_figures(star), _skills(star, edition)
            )
    console.print(table)


def _print_choice(choice: StarChoice, edition: str, console: Console) -> None:
    _print_list((choice,), edition, choice.name, console)
    for star in choice.stars:
        often = f" (once a {star.rule.once_per})" if star.rule.once_per else ""
        console.print()
        say(console, f"{star.name}: {star.rule.name}{often}", "bold")
        say(console, star.rule.description)
    console.print()
    say(console, f"Plays for: {', '.join(_plays_for(choice, edition)) or 'nobody'}")


def _plays_for(choice: StarChoice, edition: str) -> list[str]:
    """The rosters whose teams may hire them; some only with the right special rule chosen."""
    names = []
    for roster in rosters(edition):
        fixed = [rule.id for rule in roster.special_rules]
        options = [rule.id for choices in roster.special_rule_choices for rule in choices]
        teams = [[*fixed, option] for option in options] or [fixed]
        plays = [
            all(star.available.is_for(roster, rules) for star in choice.stars) for rules in teams
        ]
        if any(plays):
            names.append(roster.name if all(plays) else f"{roster.name} (by choice)")
    return names


def _figures(star: Star) -> tuple[str, ...]:
    pa = "-" if star.pa == NO_PA else f"{star.pa}+"
    return str(star.ma), str(star.st), f"{star.ag}+", pa, f"{star.av}+"


def _skills(star: Star, edition: str) -> str:
    facts = load_skills(edition).skills
    return ", ".join(facts[skill.id].format(skill) for skill in star.skills)
