"""Blocking, Pushed into the Crowd (2020): side line, end zone, corner, chain, with the ball."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import scenario

SIDE_LINE = """
       k    l    m    n
1      .    .    A1   .
2      .    .    H1   .
3      H9   .    .    .
"""


def test_pushed_off_the_side_line_there_is_no_choice_and_an_injury_roll_without_armour() -> None:
    play = scenario(SIDE_LINE, dice=["block: push", "injury A1: 2 3"])
    play.act("activate H1 block A1", "stay")
    play.expect("boxed A1 place=reserves why=crowd", "roll A1 name=injury by=crowd")
    play.never("roll name=armour").asks("activate", "home").spent()
    assert play.where("A1") == "reserves"


def test_knocked_out_by_the_crowd() -> None:
    play = scenario(SIDE_LINE, dice=["block: push", "injury A1: 4 4"])
    play.act("activate H1 block A1", "stay").expect("injury A1 result=knocked_out by=crowd")
    assert play.where("A1") == "knocked_out"


def test_a_casualty_by_the_crowd_earns_nobody_points() -> None:
    play = scenario(SIDE_LINE, dice=["block: pow", "injury A1: 6 6", "casualty: 5"])
    play.act("activate H1 block A1", "stay").never("spp").expect("casualty A1 by=crowd")
    assert play.where("A1") == "casualty"


def test_a_pow_into_the_crowd_makes_no_armour_roll() -> None:
    play = scenario(SIDE_LINE, dice=["block: pow", "injury A1: 1 1"])
    play.act("activate H1 block A1", "follow").never("roll name=armour", "knocked_down").spent()
    assert play.where("H1") == "m1"


def test_mighty_blow_does_not_help_the_crowd() -> None:
    who = {"H1": {"skills": "mighty_blow 1"}}
    play = scenario(SIDE_LINE, dice=["block: pow", "injury A1: 3 4"], who=who)
    play.act("activate H1 block A1", "stay").expect("injury A1 result=stunned")
    play.asks("activate", "home")


def test_the_follow_up_is_chosen_before_the_crowd_has_its_way() -> None:
    play = scenario(SIDE_LINE, dice=["block: push", "injury A1: 1 1"])
    play.act("activate H1 block A1").asks("follow_up", "home").never("roll name=injury")


@pytest.mark.parametrize(
    ("board", "free"),
    [
        ("   k l m\n1 . A1 .\n2 H1 . .", "push m1"),
        ("   k l m\n1 . A1 .\n2 . . H1", "push k1"),
        ("   k l m\n1 H1 A1 .\n2 . . .", "push m1 m2"),
        ("   a b c\n7 . . .\n8 A1 H1 .", ""),
        ("   a b c\n7 A1 . .\n8 . H1 .", "push a6"),
        ("   y z\n7 . .\n8 H1 A1", ""),
        ("   a b\n1 A1 .\n2 . H1", ""),
        ("   a b\n1 A1 H1\n2 . .", ""),
        ("   y z\n14 H1 .\n15 . A1", ""),
        ("   k l m\n15 . A1 .\n14 . H1 .", ""),
    ],
)
def test_into_the_crowd_only_if_no_square_on_the_pitch_is_left(board: str, free: str) -> None:
    """Side lines, end zones and corners: an unoccupied square on the pitch comes first."""
    play = scenario(board, dice=["block: push", "injury: 1 1"]).act("activate H1 block A1")
    squares = free.split()[1:]
    if len(squares) > 1:
        assert play.legal == [f"push {square}" for square in squares]
        return
    play.act("stay")
    assert play.where("A1") == (squares[0] if squares else "reserves")


def test_in_a_corner_the_free_squares_of_the_pitch_come_first() -> None:
    play = scenario("   a b c\n1 . A1 H1\n2 . . .", dice=["block: push"])
    play.act("activate H1 block A1").offers("push a1", "push a2")


@pytest.mark.parametrize("blockers", ["H2", "A2", "H2_", "A2~"])
def test_into_the_crowd_if_the_squares_left_on_the_pitch_are_occupied(blockers: str) -> None:
    """The only square is occupied, by whoever it is: the crowd, and no chain-push."""
    board = f"   k l m\n1 . A1 {blockers}\n2 H1 . ."
    play = scenario(board, dice=["block: push push", "injury: 1 1"])
    play.act("activate H1 block A1", "stay").never("pushed")
    assert play.where("A1") == "reserves"


def test_two_occupied_squares_and_one_off_the_pitch_are_the_crowd_too() -> None:
    board = "   k l m\n1 H1 A1 A2\n2 . H2 A3"
    play = scenario(board, dice=["block: push push", "injury: 1 1"])
    play.act("activate H1 block A1", "stay").never("pushed")
    assert play.where("A1") == "reserves"


def chain_board(second: str) -> str:
    """A1 is pushed up by H1; all three squares behind it are occupied."""
    return f"""
       j    k    l    m    n    o
1      .    .    H2   {second}   H3   .
2      .    .    .    A1   .    .
3      H9   .    .    H1   .    .
"""


def test_a_chain_push_may_end_in_the_crowd() -> None:
    play = scenario(chain_board("A2"), dice=["block: push", "injury A2: 1 1"])
    play.act("activate H1 block A1", "push m1", "stay")
    play.expect("boxed A2 why=crowd", "pushed A1 m2 m1", "roll A2 name=injury by=crowd")
    play.asks("activate", "home").spent()
    assert (play.where("A1"), play.where("A2")) == ("m1", "reserves")


def test_the_crowd_has_its_turn_before_the_armour_of_the_one_knocked_down() -> None:
    dice = ["block: pow", "injury A2: 1 1", "armour A1: 1 1"]
    play = scenario(chain_board("A2"), dice=dice).act("activate H1 block A1", "push m1", "stay")
    play.expect("roll A2 name=injury by=crowd", "roll A1 name=armour").spent()


def test_an_own_player_without_the_ball_in_the_crowd_is_no_turnover() -> None:
    play = scenario(chain_board("H4"), dice=["block: push push", "injury H4: 4 5"])
    play.act("activate H1 block A1", "push m1", "stay").never("turnover")
    play.asks("activate", "home")
    assert play.where("H4") == "knocked_out"


def test_an_own_carrier_in_the_crowd_is_a_turnover_and_the_ball_is_thrown_in() -> None:
    dice = [
        "block: push push",
        "injury H4: 1 1",
        "throw_in: 3",
        "throw_in_distance: 3 2",
        "bounce: 7",
    ]
    play = scenario(chain_board("H4*"), dice=dice).act("activate H1 block A1", "push m1", "stay")
    play.expect(
        "turnover home why=carrier_in_crowd",
        "roll H4 name=injury by=crowd",
        "roll name=throw_in",
        "ball_ground m7",
        "turn_ended home",
    )
    play.asks("activate", "away").spent()


def test_that_turnover_stands_even_if_an_own_player_catches_the_throw_in() -> None:
    dice = [
        "block: push push",
        "injury H4: 1 1",
        "throw_in: 3",
        "throw_in_distance: 1 1",
        "catch: 6",
    ]
    play = scenario(chain_board("H4*"), dice=dice).act("activate H1 block A1", "push m1", "stay")
    play.expect("turnover home", "roll H1 name=catch modifiers=throw_in:-1", "turn_ended")
    play.asks("activate", "away").spent()


def test_an_opposing_carrier_in_the_crowd_is_no_turnover_and_the_ball_is_thrown_in_last() -> None:
    board = SIDE_LINE.replace("A1 ", "A1*")
    dice = ["block: push", "injury: 1 1", "throw_in: 1", "throw_in_distance: 2 2", "bounce: 7"]
    play = scenario(board, dice=dice).act("activate H1 block A1", "stay").never("turnover")
    play.expect("roll A1 name=injury", "roll name=throw_in dice=1", "ball_ground q6")
    play.asks("activate", "home").spent()


def test_the_throw_in_starts_at_the_last_square_of_the_player() -> None:
    board = "   a b c\n1 A1* . .\n2 . H1 ."
    dice = ["block: push", "injury: 1 1", "throw_in: 2", "throw_in_distance: 1 2", "bounce: 7"]
    play = scenario(board, dice=dice).act("activate H1 block A1", "stay")
    play.expect("roll name=throw_in dice=2 sides=3", "ball_ground d5")


def test_the_apothecary_turns_a_knock_out_by_the_crowd_into_reserves() -> None:
    play = scenario(
        SIDE_LINE, dice=["block: push", "injury: 4 4"], away={"has_apothecary": True}
    ).act("activate H1 block A1", "stay")
    play.asks("apothecary", "away", "A1").act("use apothecary")
    assert play.where("A1") == "reserves"
