"""Take Root (2020, Traits): who may not leave the square, and for how long."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      H2   .    .    .
"""
TREE = {"H1": {"skills": "take_root"}}


def rooted(action: str, board: str = FIELD, dice: tuple[str, ...] = (), **more: object) -> Scenario:
    """H1 has declared the action and rolled a 1."""
    play = scenario(board, dice=["take_root: 1", *dice], who=TREE, **more)  # type: ignore[arg-type]
    return play.act(action)


@pytest.mark.parametrize("face", [2, 6])
def test_a_two_or_more_changes_nothing(face: int) -> None:
    play = scenario(FIELD, dice=[f"take_root: {face}"], who=TREE).act("activate H1 move")
    play.never("token H1 token=rooted").offers("move k6")


def test_a_rooted_player_does_not_move() -> None:
    play = rooted("activate H1 pass", FIELD.replace("H1 ", "H1*"))
    play.expect("roll H1 name=take_root needed=2", "token H1 token=rooted on=True")
    play.refuses("move k6", "move m6").offers("pass n8", "end")


def test_a_block_next_to_them_goes_on_and_so_does_a_blitz() -> None:
    rooted("activate H1 block A1", dice=("block: 3",)).expect("roll H1 name=block")
    play = rooted("activate H1 blitz A1", dice=("block: 3",)).offers("block A1").act("block A1")
    play.expect("roll H1 name=block").act("push n7").never("followed")


def test_a_blitz_out_of_reach_is_wasted() -> None:
    board = FIELD + "9      .    .    .    A2\n"
    play = rooted("activate H1 blitz A2", board)
    play.expect("activation_ended H1").asks("activate", "home").refuses("activate H2 blitz A1")


def test_roots_hold_until_the_drive_ends() -> None:
    """Whoever is Rooted has nothing to roll for when activated again (SE2)."""
    play = rooted("activate H1 block A1", dice=("block: 3",)).act("push n7")
    play.expect("token H1 token=rooted on=True").act("end", "end").act("activate H1 move")
    play.never("roll H1 name=take_root").refuses("move k6")


@pytest.mark.parametrize("face", [1, 2])
def test_being_knocked_down_tears_them_out(face: int) -> None:
    dice = (f"block: {face}", "armour: 1 2", "armour: 1 2")
    play = rooted("activate H1 block A1", dice=dice)
    play.expect("knocked_down H1", "token H1 token=rooted on=False")


def test_a_prone_player_who_takes_root_may_stand_up() -> None:
    """Commentary (traits-take-root-stand-up)."""
    play = rooted("activate H1 move", FIELD.replace("H1 ", "H1_")).offers("stand").act("stand")
    play.expect("posture H1 posture=standing").refuses("move k6")


def test_rooted_or_not_the_tackle_zone_stays() -> None:
    play = rooted("activate H1 move")
    assert play.state.has_zone(0)


def test_who_becomes_prone_by_a_stab_stays_rooted() -> None:
    """(T4) Neither Knocked Down nor Placed Prone."""
    who = {**TREE, "A1": {"skills": "stab"}}
    dice = ["take_root: 1", "armour H1: 5 5", "injury H1: 1 1"]
    play = scenario(FIELD, dice=dice, who=who).act("activate H1 pass", "end")
    play.act("activate A1 stab H1").expect("token H1 token=rooted on=True", "posture H1")
    play.never("token H1 token=rooted on=False").spent()
