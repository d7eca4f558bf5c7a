"""Passing the Ball, Throw-ins and Corner Throw-ins (2020)."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import Scenario, scenario

TOP = """
       k    l    m    n
1      .    H1   o    .
2      .    .    .    .
"""


def over_the_line(board: str, square: str, *dice: str, who: dict | None = None) -> Scenario:
    """H1 fails to pick up the ball in `square`, and it bounces on."""
    play = scenario(board, who=who, dice=["pick_up H1: 1", *dice])
    return play.act("activate H1 move", f"move {square}")


@pytest.mark.parametrize(
    ("face", "landing"),
    [(1, "p4"), (2, "p4"), (3, "m4"), (4, "m4"), (5, "j4"), (6, "j4")],
)
def test_a_d6_for_the_direction_and_2d6_squares_from_the_last_square(
    face: int, landing: str
) -> None:
    """The last square on the pitch is square 0 (commentary)."""
    play = over_the_line(TOP, "m1", "bounce: 2 7", f"throw_in: {face}", "throw_in_distance: 1 2")
    play.expect(
        "roll name=bounce",
        f"roll name=throw_in dice={face} sides=6",
        "roll name=throw_in_distance dice=1,2",
        f"ball_air {landing}",
    ).spent()


@pytest.mark.parametrize(
    ("board", "square", "out", "face", "landing"),
    [
        ("       l    m\n15     H1   o\n", "m15", 7, 1, "k13"),
        ("       l    m\n15     H1   o\n", "m15", 7, 3, "m13"),
        ("       l    m\n15     H1   o\n", "m15", 7, 6, "o13"),
        ("       a    b\n8      o    H1\n", "a8", 4, 2, "c6"),
        ("       a    b\n8      o    H1\n", "a8", 4, 4, "c8"),
        ("       a    b\n8      o    H1\n", "a8", 4, 5, "c10"),
        ("       y    z\n8      H1   o\n", "z8", 5, 1, "x10"),
        ("       y    z\n8      H1   o\n", "z8", 5, 4, "x8"),
        ("       y    z\n8      H1   o\n", "z8", 5, 5, "x6"),
    ],
)
def test_from_each_side_of_the_pitch(
    board: str, square: str, out: int, face: int, landing: str
) -> None:
    play = over_the_line(
        board, square, f"bounce: {out} 2", f"throw_in: {face}", "throw_in_distance: 1 1"
    )
    play.expect(f"ball_air {landing}").spent()


@pytest.mark.parametrize(
    ("corner", "beside", "face", "landing"),
    [
        ("a1", "b1", 1, "c1"),
        ("a1", "b1", 2, "c3"),
        ("a1", "b1", 3, "a3"),
        ("z1", "y1", 1, "z3"),
        ("z1", "y1", 3, "x1"),
        ("z15", "y15", 2, "x13"),
        ("a15", "b15", 1, "a13"),
        ("a15", "b15", 3, "c15"),
    ],
)
def test_from_a_corner_a_d3_decides(corner: str, beside: str, face: int, landing: str) -> None:
    letters = " ".join(sorted((corner[0], beside[0])))
    row = "o H1" if corner[0] < beside[0] else "H1 o"
    out, back = (2, 7) if corner[1:] == "1" else (7, 2)
    board = f"    {letters}\n{corner[1:]} {row}\n"
    play = over_the_line(
        board, corner, f"bounce: {out} {back}", f"throw_in: {face}", "throw_in_distance: 1 1"
    )
    play.expect(f"roll name=throw_in dice={face} sides=3", f"ball_air {landing}").spent()


def test_in_an_unoccupied_square_it_bounces_before_it_comes_to_rest() -> None:
    play = over_the_line(TOP, "m1", "bounce: 2 5", "throw_in: 3", "throw_in_distance: 2 2")
    play.expect("ball_air m5", "roll name=bounce", "ball_ground n5").spent()


def test_a_standing_player_must_attempt_to_catch_it() -> None:
    board = TOP + "4      .    .    A1   .\n"
    play = over_the_line(
        board, "m1", "bounce: 2", "throw_in: 3", "throw_in_distance: 1 2", "catch A1: 4"
    )
    play.expect("roll A1 name=catch needed=4 modifiers=throw_in:-1", "ball_held A1 m4").spent()


def test_a_missed_catch_bounces() -> None:
    board = TOP + "4      .    .    A1   .\n"
    play = over_the_line(
        board, "m1", "bounce: 2 7", "throw_in: 3", "throw_in_distance: 1 2", "catch A1: 3"
    )
    play.expect("roll A1 name=catch passed=False", "ball_ground m5").spent()


@pytest.mark.parametrize("mark", ["A1_", "A1~", "A1!"])
def test_from_a_player_who_cannot_catch_it_bounces(mark: str) -> None:
    board = TOP + f"4      .    .    {mark}  .\n"
    play = over_the_line(board, "m1", "bounce: 2 7", "throw_in: 3", "throw_in_distance: 1 2")
    play.never("roll name=catch").expect("ball_ground m5").spent()


def test_leaving_again_it_is_thrown_in_again_from_where_it_left_then() -> None:
    board = "       w    x\n1      H1   o\n"
    dice = ["bounce: 2 7", "throw_in: 1 3", "throw_in_distance: 2 2 1 1"]
    over_the_line(board, "x1", *dice).expect(
        "roll name=throw_in dice=1",
        "roll name=throw_in_distance dice=2,2",
        "ball_air z3",
        "roll name=throw_in dice=3",
        "ball_air x3",
        "ball_ground x4",
    ).spent()


def test_the_bounce_after_a_throw_in_may_leave_the_pitch_too() -> None:
    board = "       w    x\n1      H1   o\n"
    dice = ["bounce: 2 5 7", "throw_in: 1 3", "throw_in_distance: 1 1 1 1"]
    over_the_line(board, "x1", *dice).expect(
        "ball_air z3", "roll name=bounce dice=5", "roll name=throw_in dice=3", "ball_ground x4"
    ).spent()


def test_a_scatter_that_leaves_on_its_way_stops_there() -> None:
    """The steps that are left are not rolled; the crowd throws from the last square."""
    board = "       h    i    j    k    l    m\n2      H1*  .    .    .    .    .\n"
    play = scenario(
        board,
        dice=[
            "pass: 3",
            "scatter: 2 2",
            "throw_in: 3",
            "throw_in_distance: 1 1",
            "bounce: 7",
        ],
    )
    play.act("activate H1 pass", "pass m2")
    play.expect("ball_air m1", "roll name=throw_in", "ball_air m3", "ball_ground m4").spent()


def test_a_deviation_that_leaves_is_thrown_in_from_the_last_square() -> None:
    board = "       h    i    j\n3      H1*  .    .\n"
    play = scenario(
        board,
        dice=[
            "pass: 2",
            "deviate: 2",
            "deviate_distance: 6",
            "throw_in: 3",
            "throw_in_distance: 1 2",
            "bounce: 7",
        ],
    )
    play.act("activate H1 pass", "pass o3")
    play.expect("ball_air h1", "roll name=throw_in", "ball_air h4", "roll name=bounce").spent()


def test_a_carrier_pushed_into_the_crowd_loses_the_ball_to_a_throw_in() -> None:
    play = scenario(
        "       k    l    m\n1      .    A1*  .\n2      .    H1   .\n4      H2   .    .\n",
        dice=[
            "block: push",
            "injury A1: 1 1",
            "throw_in: 3",
            "throw_in_distance: 3 3",
            "bounce: 7",
        ],
    )
    play.act("activate H1 block A1", "stay")
    play.expect("roll name=throw_in", "ball_air l7", "ball_ground l8").never("turnover").spent()
