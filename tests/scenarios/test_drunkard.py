"""Drunkard (2020, Traits)."""

from __future__ import annotations

from tests.scenarios.scenario import scenario

FIELD = """
       k    l    m
7      H1   .    .
"""


def test_a_rush_is_harder_and_nothing_else() -> None:
    who = {"H1": {"ma": 1, "skills": "drunkard"}}
    play = scenario(FIELD, dice=["rush: 2", "armour: 1 2"], who=who).act("activate H1 move")
    play.act("move l7").needs("move m7", "rush 3+").act("move m7")
    play.expect("roll H1 name=rush needed=3 passed=False", "fell_over H1", "turnover home").spent()


def test_a_three_is_enough() -> None:
    who = {"H1": {"ma": 1, "skills": "drunkard"}}
    play = scenario(FIELD, dice=["rush: 3"], who=who).act("activate H1 move", "move l7", "move m7")
    play.expect("roll H1 passed=True").never("fell_over")


def test_a_sober_team_mate_rushes_as_ever() -> None:
    who = {"H1": {"ma": 1}, "H2": {"skills": "drunkard"}}
    board = FIELD + "8      H2   .    .\n"
    scenario(board, who=who).act("activate H1 move", "move l7").needs("move m7", "rush 2+")
