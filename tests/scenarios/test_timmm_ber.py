"""Traits, Timmm-ber!: team-mates who help a treeman up (2020)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

BOARD = """
       k    l    m    n
6      .    H2   .    .
7      .    H1_  H3   .
8      .    .    H4   A1
"""
"""Next to H1: H2 and H3, both Open; H4 is marked by A1, and so is H3."""
TREE = {"H1": {"skills": "timmm_ber", "ma": 2}}


def stand(*dice: str, board: str = BOARD, who: Any = TREE, **fields: Any) -> Scenario:
    """H1 tries to stand up."""
    play = scenario(board, who=who, dice=list(dice), **fields)
    return play.act("activate H1 move")


def test_one_for_each_open_team_mate() -> None:
    """Timmm-ber!: H2 counts, H3 and H4 are marked."""
    play = stand("stand_up H1: 3").needs("stand", "stand_up 3+").act("stand")
    play.expect("roll H1 name=stand_up modifiers=timmm_ber:1 passed=True").spent()


def test_two_helpers() -> None:
    """Timmm-ber!: 2+ with two."""
    board = BOARD.replace("A1", ". ")
    stand(board=board.replace("H4 ", ".  ")).needs("stand", "stand_up 2+")


def test_a_natural_one_fails_however_many_help() -> None:
    """Timmm-ber!."""
    board = BOARD.replace("A1", ". ")
    play = stand("stand_up H1: 1", board=board).needs("stand", "stand_up 2+").act("stand")
    play.expect("roll H1 modifiers=timmm_ber:3 passed=False").never("posture H1").spent()


@pytest.mark.parametrize("mark", ["_", "~"])
def test_helpers_stand(mark: str) -> None:
    """Timmm-ber!: Standing team-mates."""
    stand(board=BOARD.replace("H2 ", f"H2{mark}")).needs("stand", "stand_up 4+")


def test_opponents_do_not_help() -> None:
    """Timmm-ber!: team-mates."""
    stand(board="k l m\n6 . A1 .\n7 . H1_ .").needs("stand", "stand_up 4+")


def test_a_faster_player_needs_no_roll() -> None:
    """Timmm-ber!: with a Movement Allowance of 2 or less."""
    stand(who={"H1": {"skills": "timmm_ber", "ma": 3}}).needs("stand")


def test_others_are_not_helped() -> None:
    """Standing up: 4+."""
    stand(who={"H1": {"ma": 2}}).needs("stand", "stand_up 4+")


def test_without_a_tackle_zone_too() -> None:
    """Timmm-ber! works while Prone and without a tackle zone, which comes back anyhow."""
    who = {"H1": {"skills": "timmm_ber, bone_head", "ma": 2}}
    play = scenario(BOARD, who=who, dice=["bone_head H1: 1", "bone_head H1: 2", "stand_up H1: 3"])
    play.act("activate H1 move", "end", "end", "activate H1 move", "stand")
    play.expect("roll H1 name=stand_up passed=True").spent()


def test_a_rooted_treeman_may_stand_up_and_throw() -> None:
    """Odd combination 48 (a); commentary traits-take-root-stand-up."""
    board = """
       k    l    m    n
6      .    H2   .    .
7      H3   H1_  .    .
8      .    .    H4   A1
"""
    who = {
        "H1": {"skills": "timmm_ber, take_root, throw_team_mate", "ma": 2, "st": 5},
        "H2": {"skills": "right_stuff"},
    }
    play = scenario(board, who=who, dice=["take_root H1: 1", "stand_up H1: 2"])
    play.act("activate H1 throw", "stand")
    play.expect("token H1 token=rooted", "roll H1 modifiers=timmm_ber:2 passed=True")
    assert any(action.startswith("throw H2") for action in play.legal)
    assert not any(action.startswith("move") for action in play.legal)
    play.spent()
