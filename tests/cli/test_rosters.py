"""Rosters in the terminal."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from blockdice.cli.rosters import print_rosters
from blockdice.engine.errors import UnknownName


def printed(name: str | None, width: int = 120) -> str:
    out = StringIO()
    print_rosters("bb2020", name, Console(file=out, width=width))
    return out.getvalue()


def test_without_a_name_all_rosters_are_listed():
    text = printed(None)
    assert "human" in text
    assert "orc" in text
    assert "60,000" in text


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


def test_it_fits_a_terminal_of_eighty_columns():
    text = printed("orc", width=80)
    assert all(len(line) <= 80 for line in text.splitlines())
    assert "…" not in text
    assert "Regeneration" in text
    assert "AGP" in text


def test_an_unknown_roster_is_answered_with_the_nearest():
    with pytest.raises(UnknownName) as caught:
        printed("ork")
    assert caught.value.near == ("orc",)
