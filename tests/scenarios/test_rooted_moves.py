"""Take Root and movement: what a Rooted player may still do (2020)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

BOARD = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   A2
8      .    H2   .    .
"""
TREE = {"H1": {"skills": "take_root"}}


def rooted(action: str, *dice: str, board: str = BOARD, who: Any = TREE) -> Scenario:
    """H1 declares the action, and takes root."""
    play = scenario(board, who=who, dice=["take_root H1: 1", *dice])
    return play.act(action)


def test_no_square_is_offered() -> None:
    """Take Root: no move, and no jump or leap."""
    who = {"H1": {"skills": "take_root, leap"}}
    play = rooted("activate H1 blitz A1", who=who)
    assert sorted(play.legal) == ["block A1", "end"]


def test_a_blitz_against_who_stands_near() -> None:
    """Odd combination 48 (c): the Block is made, and not followed up."""
    play = rooted("activate H1 blitz A1", "block: push_back push_back").act("block A1", "push n8")
    play.never("followed").asks("activate", "home").spent()
    assert (play.where("A1"), play.where("H1")) == ("n8", "l7")


def test_a_blitz_against_anybody_else_is_lost() -> None:
    """Odd combination 48 (b): used, no turnover, and the tackle zone stays."""
    play = rooted("activate H1 blitz A2").never("turnover").asks("activate", "home")
    play.refuses("activate H2 blitz A1").spent()


def test_a_prone_one_may_stand_up_and_no_more() -> None:
    """Commentary traits-take-root-stand-up."""
    play = rooted("activate H1 move", board=BOARD.replace("H1 ", "H1_")).act("stand")
    play.expect("posture H1 posture=standing", "activation_ended H1").spent()


def test_a_rooted_carrier_does_not_stall() -> None:
    """Stalling: cannot move into the end zone at all."""
    board = "       x    y    z\n7      H1*  .    .\n9      H2   .    .\n"
    play = scenario(board, who=TREE, dice=["take_root H1: 1"])
    play.act("activate H1 pass", "end", "end", "end")
    play.act("end").never("stalled")


def test_who_may_take_root_does_not_stall() -> None:
    """Stalling: able to act without first rolling a die."""
    board = "       x    y    z\n7      H1*  .    .\n9      H2   .    .\n"
    scenario(board, who=TREE).act("end").never("stalled")
    scenario(board).act("end").expect("stalled home H1")


@pytest.mark.parametrize(
    "trait",
    ["bone_head", "really_stupid", "animal_savagery", "unchannelled_fury", "bloodlust 4"],
)
def test_who_must_roll_to_act_does_not_stall(trait: str) -> None:
    """Stalling: no die first, be it to activate."""
    board = "       x    y    z\n7      H1*  .    .\n9      H2   .    .\n"
    scenario(board, who={"H1": {"skills": trait}}).act("end").never("stalled")


def test_roots_forbid_a_dive() -> None:
    """Take Root, Diving Tackle: not moved for any reason."""
    board = "       k    l    m\n7      .    A1   H1\n"
    who = {"H1": {"skills": "take_root, diving_tackle"}}
    play = scenario(board, who=who, dice=["take_root H1: 1", "dodge A1: 3"])
    play.act("activate H1 move", "activate A1 move", "move k7").never("skill_used").asks(
        "move", "away"
    ).spent()
