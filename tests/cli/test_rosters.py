"""Rosters in the terminal."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from blockdice.catalog import load_roster, rosters
from blockdice.cli.rosters import print_rosters
from blockdice.engine.errors import UnknownName


def printed(name: str | None, width: int = 120) -> str:
    out = StringIO()
    print_rosters("bb2020", name, Console(file=out, width=width))
    return out.getvalue()


def test_without_a_name_all_rosters_are_listed():
    lines = printed(None, width=80).splitlines()
    for roster in rosters("bb2020"):
        row = next(line for line in lines if line.startswith(f"{roster.id} "))
        assert re.split(r"  +", row.strip())[1:] == [
            roster.name,
            str(roster.tier),
            str(len(roster.positions)),
            f"{roster.reroll_cost:,}",
            "yes" if roster.has_apothecary else "no",
        ]
    assert len(lines) == 29 + 3


def test_a_roster_is_a_table_of_its_positions():
    text = printed("Orc")
    row = next(line for line in text.splitlines() if "Big Un Blockers" in line)
    assert re.split(r"  +", row.strip()) == [
        "0-4",
        "Big Un Blockers",
        "90,000",
        "5",
        "4",
        "4+",
        "-",
        "10+",
        "Animosity (Big Un Blockers)",
        "GS",
        "A",
    ]
    assert "Untrained Troll" in text


def test_it_says_what_the_team_may_buy_and_what_its_skills_do():
    text = printed("human")
    assert "Re-rolls: 0-8 at 50,000 gold pieces" in text
    assert "Apothecary: yes" in text
    assert "Special rules: Old World Classic" in text
    assert "Bone Head *" in text


@pytest.mark.parametrize("name", [roster.id for roster in rosters("bb2020")])
def test_it_fits_a_terminal_of_eighty_columns(name):
    text = printed(name, width=80)
    roster = load_roster("bb2020", name)
    assert all(len(line) <= 80 for line in text.splitlines())
    assert "…" not in text
    assert f"Tier: {roster.tier}" in text
    words = " ".join(text.split())
    for rule in roster.special_rules:
        assert rule.name in words
    for position in roster.positions:
        assert f" {position.cost:,} " in text


@pytest.mark.parametrize("name", [roster.id for roster in rosters("bb2020")])
def test_every_figure_is_as_printed(name):
    """A target number has its plus, and a dash has none."""
    rows = [
        line for line in printed(name, width=250).splitlines() if re.match(r" *\d+-\d+  ", line)
    ]
    positions = load_roster("bb2020", name).positions
    for row, position in zip(rows, positions, strict=True):
        cells = re.split(r"  +", row.strip())
        assert cells[0] == f"{position.min}-{position.max}"
        assert cells[5] == f"{position.ag}+"
        assert cells[6] == (f"{position.pa}+" if position.pa else "-")
        assert cells[7] == f"{position.av}+"
        assert cells[-2] == ("".join(position.primary) or "-")
        assert cells[-1] == ("".join(position.secondary) or "-")


def test_choices_and_caps_are_told():
    text = printed("chaos_renegades")
    assert "Special rules: one of Favoured of Chaos Undivided, Favoured of Khorne" in text
    assert "At most 3 in all of: Renegade Troll, Renegade Ogre" in text


def test_a_dislike_of_a_whole_kind_is_told_in_short():
    text = printed("old_world_alliance", width=250)
    assert "Animosity (Dwarf team-mates, Halfling team-mates)" in text


def test_an_unknown_roster_is_answered_with_the_nearest():
    with pytest.raises(UnknownName) as caught:
        printed("ork")
    assert caught.value.near[0] == "orc"
