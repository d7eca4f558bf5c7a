"""Movement, Jumping over Prone and Stunned Players (2020)."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import scenario

LYING = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    H1   A1_  .    .
8      .    .    .    .    .
9      H2   .    .    .    .
"""


def jumps(board: str) -> set[str]:
    """The squares that H1 may jump into."""
    play = scenario(board).act("activate H1 move")
    return {action.split()[1] for action in play.legal if action.startswith("jump")}


def test_straight_ahead_there_are_three_squares_beyond() -> None:
    assert jumps(LYING) == {"n6", "n7", "n8"}


def test_diagonally_there_are_three_squares_beyond() -> None:
    board = """
           l    m    n
    6      .    .    .
    7      .    A1~  .
    8      H1   .    .
    """
    assert jumps(board) == {"m6", "n6", "n7"}


def test_a_team_mate_who_lies_there_may_be_jumped_over_too() -> None:
    assert jumps(LYING.replace("A1_", "H3~")) == {"n6", "n7", "n8"}


@pytest.mark.parametrize("other", ["A1 ", "A1!", "H3 ", ".  "])
def test_nobody_jumps_over_a_standing_player_or_an_empty_square(other: str) -> None:
    assert jumps(LYING.replace("A1_", other)) == set()


def test_the_square_jumped_into_must_be_unoccupied_and_on_the_pitch() -> None:
    board = "       k    l    m    n\n1      .    H1   A1_  A2_\n2      .    .    .    .\n"
    assert jumps(board) == {"n2"}


def test_only_an_adjacent_player_is_jumped_over() -> None:
    assert jumps(LYING.replace("H1   A1_  .", "H1   .    A1_")) == set()


def test_the_test_is_made_after_the_player_has_been_moved() -> None:
    play = scenario(LYING, dice=["jump H1: 3"]).act("activate H1 move")
    play.needs("jump n7", "jump 3+").act("jump n7")
    play.expect("moved H1 l7 n7", "roll H1 n7 name=jump needed=3 passed=True")
    play.shows("       l    m    n\n7      .    A1_  H1\n").spent()


def test_it_uses_two_squares_of_the_movement_allowance() -> None:
    play = scenario(LYING, who={"H1": {"ma": 3}}, dice=["jump: 3"])
    play.act("activate H1 move", "jump n7").needs("move o7").act("move o7")
    play.needs("move p7", "rush 2+").spent()


def test_only_once_in_an_activation() -> None:
    play = scenario(
        "       k    l    m    n    o    p\n7      H1   A1_  .    A2_  .    .\n", dice=["jump: 3"]
    )
    play.act("activate H1 move", "jump m7").refuses("jump o7").spent()


@pytest.mark.parametrize(
    ("left", "into", "needed"),
    [(0, 0, 3), (1, 0, 4), (0, 1, 4), (1, 1, 4), (2, 1, 5), (1, 2, 5), (2, 2, 5), (3, 1, 6)],
)
def test_the_greater_number_of_markers_is_the_modifier(left: int, into: int, needed: int) -> None:
    """Of the square jumped from and the one jumped into, not their sum; and no dodge."""
    near = ["A2", "A3", "A4"][:left] + ["."] * (3 - left)
    far = ["A5", "A6", "A7"][:into] + ["."] * (3 - into)
    play = scenario(f"""
           k          l    m    n    o
    6      {near[0]}  .    .    .    {far[0]}
    7      {near[1]}  H1   A1_  .    {far[1]}
    8      {near[2]}  .    .    .    {far[2]}
    """)
    play.act("activate H1 move").needs("jump n7", f"jump {needed}+")


def test_a_marked_player_does_not_dodge_and_markers_are_named() -> None:
    play = scenario(LYING.replace("6      .  ", "6      A2 "), dice=["jump H1: 4"])
    play.act("activate H1 move", "jump n7").never("roll H1 name=dodge")
    play.expect("roll H1 name=jump needed=4 modifiers=marked:-1 passed=True").spent()


def test_a_failure_falls_over_in_the_square_jumped_into() -> None:
    play = scenario(LYING, dice=["jump H1: 2", "armour H1: 3 4"])
    play.act("activate H1 move", "jump n8")
    play.expect("fell_over H1 n8 by=jump", "turnover home why=fell_over", "turn_ended home")
    play.shows("       l    m    n\n8      .    .    H1_\n").spent()


def test_a_natural_one_falls_over_in_the_square_jumped_from() -> None:
    play = scenario(LYING, who={"H1": {"ag": 1}}, dice=["jump H1: 1", "armour H1: 3 4"])
    play.act("activate H1 move").needs("jump n7", "jump 2+").act("jump n7")
    play.expect("moved H1 l7 n7", "roll H1 name=jump", "moved H1 n7 l7", "fell_over H1 l7")
    play.shows("       l    m    n\n7      H1_  A1_  .\n").spent()


def test_a_rerolled_one_counts_only_as_what_it_became() -> None:
    play = scenario(LYING, home={"rerolls": 1}, dice=["jump H1: 1 2", "armour H1: 3 4"])
    play.act("activate H1 move", "jump n7", "reroll team")
    play.expect("fell_over H1 n7 by=jump").spent()


def test_a_carrier_thrown_back_by_a_one_drops_the_ball_where_they_fall() -> None:
    play = scenario(LYING.replace("H1  ", "H1* "), dice=["jump: 1", "armour: 3 4", "bounce: 4"])
    play.act("activate H1 move", "jump n7").expect("fell_over H1 l7", "ball_ground k7").spent()


def test_without_movement_left_two_rushes_are_needed() -> None:
    """(commentary)"""
    play = scenario(LYING, who={"H1": {"ma": 0}}, dice=["rush H1: 2 2", "jump H1: 3"])
    play.act("activate H1 move").needs("jump n7", "rush 2+", "rush 2+", "jump 3+")
    play.act("jump n7")
    play.expect("roll H1 l7 name=rush", "moved H1 l7 n7", "roll H1 n7 name=rush", "roll name=jump")
    play.spent()


def test_the_first_of_two_rushes_failed_falls_over_in_the_square_jumped_from() -> None:
    """(commentary)"""
    play = scenario(LYING, who={"H1": {"ma": 0}}, dice=["rush H1: 1", "armour: 3 4"])
    play.act("activate H1 move", "jump n7").never("moved H1", "roll H1 name=jump")
    play.expect("fell_over H1 l7 by=rush").spent()


def test_the_second_rush_failed_falls_over_in_the_square_jumped_into() -> None:
    """(commentary) And the Agility test is not rolled."""
    play = scenario(LYING, who={"H1": {"ma": 0}}, dice=["rush H1: 2 1", "armour: 3 4"])
    play.act("activate H1 move", "jump n7").never("roll H1 name=jump")
    play.expect("moved H1 l7 n7", "fell_over H1 n7 by=rush").spent()


def test_with_one_square_left_one_rush_is_needed_and_falls_beyond() -> None:
    play = scenario(LYING, who={"H1": {"ma": 1}}, dice=["rush H1: 1", "armour: 3 4"])
    play.act("activate H1 move").needs("jump n7", "rush 2+", "jump 3+").act("jump n7")
    play.expect("fell_over H1 n7 by=rush").spent()


def test_with_one_rush_left_there_is_no_jump() -> None:
    board = "       k    l    m    n    o\n7      H1   .    A1_  .    .\n"
    play = scenario(board, who={"H1": {"ma": 0}}, dice=["rush: 2"])
    play.act("activate H1 move", "move l7").refuses("jump n7").spent()


def test_after_a_jump_onto_the_ball_it_is_picked_up() -> None:
    play = scenario(LYING.replace("A1_  .", "A1_  o"), dice=["jump: 3", "pick_up: 3"])
    play.act("activate H1 move").needs("jump n7", "jump 3+", "pick_up 3+").act("jump n7")
    play.expect("roll name=jump", "roll name=pick_up", "ball_held H1 n7").spent()


def test_a_failed_jump_onto_the_ball_bounces_it() -> None:
    play = scenario(LYING.replace("A1_  .", "A1_  o"), dice=["jump: 2", "armour: 3 4", "bounce: 5"])
    play.act("activate H1 move", "jump n7")
    play.expect("fell_over H1 n7", "roll name=armour", "ball_ground o7", "turn_ended").spent()


def test_a_one_leaves_the_ball_beyond_where_it_lies() -> None:
    play = scenario(LYING.replace("A1_  .", "A1_  o"), dice=["jump: 1", "armour: 3 4"])
    play.act("activate H1 move", "jump n7").never("ball_ground", "ball_air")
    play.shows("       l    m    n\n7      H1_  A1_  o\n").spent()


def test_a_jump_into_the_end_zone_with_the_ball_scores() -> None:
    play = scenario("       x    y    z\n7      H1*  A1_  .\n", dice=["jump: 3"])
    play.act("activate H1 move", "jump z7").expect("touchdown home H1 z7").spent()


def test_a_player_who_blitzes_may_jump_too() -> None:
    board = "       k    l    m    n    o\n7      .    H1   A1_  .    A2\n"
    play = scenario(board, dice=["jump: 4"])
    play.act("activate H1 blitz A2", "jump n7").offers("block A2").spent()
