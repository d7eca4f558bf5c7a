"""Unchannelled Fury (2020, Traits)."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import scenario

FIELD = """
       k    l    m    n
6      .    H2   .    .
7      .    H1   A1   .
8      .    .    .    A2
"""
FURY = {"H1": {"skills": "unchannelled_fury"}}


@pytest.mark.parametrize(
    ("action", "needed"),
    [("activate H1 move", 4), ("activate H1 block A1", 2), ("activate H1 blitz A2", 2)],
)
def test_a_block_or_a_blitz_makes_it_easier(action: str, needed: int) -> None:
    play = scenario(FIELD, dice=[f"unchannelled_fury: {needed}", "block: 3 3"], who=FURY)
    play.needs(action, f"unchannelled_fury {needed}+").act(action)
    play.expect(f"roll H1 name=unchannelled_fury needed={needed} passed=True")


@pytest.mark.parametrize(("action", "face"), [("move", 3), ("block A1", 1), ("blitz A2", 1)])
def test_failing_ends_the_activation_and_nothing_else(action: str, face: int) -> None:
    """The tackle zone stays; a Blitz is used up."""
    play = scenario(FIELD, dice=[f"unchannelled_fury: {face}"], who=FURY)
    play.act(f"activate H1 {action}").expect("activation_ended H1")
    play.never("token H1 token=distracted", "turnover").asks("activate", "home")
    assert ("activate H2 blitz A1" in play.legal) == ("blitz" not in action)


def test_a_prone_player_rolls_too() -> None:
    play = scenario(FIELD.replace("H1 ", "H1_"), dice=["unchannelled_fury: 3"], who=FURY)
    play.act("activate H1 move").expect("roll H1 passed=False").asks("activate", "home")


def test_it_may_be_rolled_again() -> None:
    play = scenario(FIELD, dice=["unchannelled_fury: 1 4"], who=FURY, home={"rerolls": 1})
    play.act("activate H1 move", "reroll team").asks("move", "home", "H1")
