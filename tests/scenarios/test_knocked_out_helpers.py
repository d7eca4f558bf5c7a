"""Bloodweiser Kegs, and what Josef Bugman's ale does (2020, Inducements)."""

from __future__ import annotations

from typing import Any

import pytest

from blockdice.engine.words import KNOCKED_OUT
from tests.scenarios.hired import hires
from tests.scenarios.scenario import Scenario, scenario

SCORING = """
       x    y    z
7      .    H1*  .
9      A1   .    .
"""


def score(*dice: str, knocked_out: tuple[str, ...] = ("H9",), **fields: Any) -> Scenario:
    """Home scores, with these players in the Knocked-out box."""
    play = scenario(SCORING, dice=list(dice), **fields)
    match = play.game.match
    for label in knocked_out:
        match.remove(match.names.players[label], KNOCKED_OUT, "test")
    play.heard = len(play.game.events)
    return play.act("activate H1 move", "move z7")


@pytest.mark.parametrize(("kegs", "die"), [(0, 4), (1, 3), (2, 2)])
def test_each_keg_adds_one(kegs: int, die: int) -> None:
    play = score(f"recovery H9: {die}", home=hires(*["bloodweiser_kegs"] * kegs))
    play.expect(f"roll H9 name=recovery dice={die} needed={die} passed=True").spent()
    assert play.where("H9") == "reserves"


def test_not_of_the_opponents() -> None:
    play = score("recovery A9: 3", knocked_out=("A9",), home=hires("bloodweiser_kegs"))
    assert play.where("A9") == "knocked_out"


def test_for_hired_players_too() -> None:
    """Journeymen, star players and Mercenaries: all who are on the team."""
    who = {"H9": {"is_hired_for_match": True, "is_star": True}}
    play = score("recovery H9: 3", who=who, home=hires("bloodweiser_kegs"))
    assert play.where("H9") == "reserves"


def test_bugmans_ale_rerolls_a_one() -> None:
    """SN12: without asking."""
    play = score("recovery H9: 1", "recovery H9: 4", home=hires("josef_bugman"))
    play.expect("roll H9 dice=1", "roll H9 dice=4 passed=True").spent()
    assert play.where("H9") == "reserves"


def test_only_once_and_only_a_one() -> None:
    play = score("recovery H9: 1", "recovery H9: 1", home=hires("josef_bugman")).spent()
    assert play.where("H9") == "knocked_out"
    score("recovery H9: 2", home=hires("josef_bugman")).spent()


def test_not_for_the_opponents() -> None:
    score("recovery A9: 1", knocked_out=("A9",), home=hires("josef_bugman")).spent()


def test_both_together() -> None:
    both = hires("bloodweiser_kegs", "josef_bugman")
    play = score("recovery H9: 1", "recovery H9: 3", home=both).spent()
    assert play.where("H9") == "reserves"
