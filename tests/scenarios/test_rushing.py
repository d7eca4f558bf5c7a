"""Movement, Moving Players and Rushing (2020)."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import scenario

OPEN = """
       k    l    m    n    o    p    q
7      .    H1   .    .    .    .    .
8      .    .    .    .    .    .    .
"""
WALKED_OUT = {"H1": {"ma": 1}}
SPENT = {"H1": {"ma": 0}}
"""No such player exists: it is one who has used all squares already."""


def test_a_player_may_move_in_any_direction_but_only_one_square_at_a_time() -> None:
    play = scenario("       m\n8      H1\n").act("activate H1 move")
    moves = {action for action in play.legal if action.startswith("move")}
    assert moves == {f"move {s}" for s in ("l7", "m7", "n7", "l8", "n8", "l9", "m9", "n9")}


def test_a_player_may_move_as_many_squares_as_the_movement_allowance() -> None:
    play = scenario(OPEN, who={"H1": {"ma": 4}}).act("activate H1 move")
    for square in ("m7", "n7", "o7", "p7"):
        play.needs(f"move {square}").act(f"move {square}")
    play.needs("move q7", "rush 2+").never("roll")


def test_a_player_need_not_move_at_all() -> None:
    play = scenario(OPEN).act("activate H1 move", "end")
    play.expect("activation_ended H1")
    assert play.where("H1") == "l7"


def test_occupied_squares_cannot_be_entered_whoever_lies_there() -> None:
    play = scenario("""
           k    l    m
    6      H2   .    A2_
    7      .    H1   A1
    8      H3_  A4~  H4~
    """).act("activate H1 move")
    play.refuses("move k6", "move m6", "move m7", "move k8", "move l8", "move m8")
    play.offers("move k7", "move l6")


def test_a_square_with_only_the_ball_or_a_trapdoor_is_unoccupied() -> None:
    play = scenario("       f    g    h\n2      H1   .    .\n3      o    .    .\n")
    play.act("activate H1 move").offers("move g2", "move f3")


def test_nobody_moves_off_the_pitch_of_their_own_will() -> None:
    play = scenario("       a    b\n1      H1   .\n").act("activate H1 move")
    assert sorted(a for a in play.legal if a != "end") == ["move a2", "move b1", "move b2"]


def test_two_squares_more_may_be_rushed_and_no_third() -> None:
    play = scenario(OPEN, who=WALKED_OUT, dice=["rush H1: 2 2"])
    play.act("activate H1 move", "move m7", "move n7", "move o7")
    play.expect(
        "roll H1 name=rush needed=2 passed=True",
        "roll H1 name=rush passed=True",
        "automatic H1 decision=move action=end",
    )
    play.spent()


def test_the_die_is_rolled_after_the_player_has_been_moved() -> None:
    play = scenario(OPEN, who=WALKED_OUT, dice=["rush H1: 2"])
    play.act("activate H1 move", "move m7", "move n7")
    play.expect("moved H1 m7 n7", "roll H1 n7 name=rush")


def test_on_a_one_the_player_falls_over_in_the_square_moved_into() -> None:
    play = scenario(OPEN, who=WALKED_OUT, dice=["rush H1: 1", "armour H1: 3 4"])
    play.act("activate H1 move", "move m7", "move n7")
    play.expect(
        "moved H1 m7 n7",
        "roll H1 name=rush passed=False",
        "fell_over H1 n7 by=rush",
        "turnover home why=fell_over",
        "roll H1 name=armour",
        "turn_ended home",
    )
    assert play.where("H1") == "n7"
    play.spent()


def test_after_one_rush_that_went_well_the_second_may_fail() -> None:
    play = scenario(OPEN, who=WALKED_OUT, dice=["rush H1: 6 1", "armour H1: 3 4"])
    play.act("activate H1 move", "move m7", "move n7", "move o7")
    play.expect("fell_over H1 o7 by=rush").spent()


def test_the_rush_comes_before_the_dodge_and_the_dodge_before_the_pick_up() -> None:
    play = scenario(
        """
               k    l    m
        7      A1   H1   o
        8      .    .    .
        """,
        who=SPENT,
        dice=["rush: 2", "dodge: 3", "pick_up: 3"],
    )
    play.act("activate H1 move").needs("move m7", "rush 2+", "dodge 3+", "pick_up 3+")
    play.act("move m7")
    play.expect("roll H1 name=rush", "roll H1 name=dodge", "roll H1 name=pick_up", "ball_held H1")
    play.spent()


def test_a_failed_rush_leaves_no_dodge_to_be_rolled() -> None:
    play = scenario(
        "       k    l    m\n7      A1   H1   .\n",
        who=SPENT,
        dice=["rush: 1", "armour: 3 4"],
    )
    play.act("activate H1 move", "move m7").never("roll H1 name=dodge").spent()


@pytest.mark.parametrize(("face", "stands"), [(2, False), (3, True)])
def test_in_a_blizzard_a_rush_needs_a_three(face: int, stands: bool) -> None:
    dice = [f"rush: {face}"] + ([] if stands else ["armour: 3 4"])
    play = scenario(OPEN, who=WALKED_OUT, weather="blizzard", dice=dice)
    play.act("activate H1 move", "move m7").needs("move n7", "rush 3+").act("move n7")
    play.expect(f"roll H1 name=rush needed=3 modifiers=weather:-1 passed={stands}")
    play.spent()


@pytest.mark.parametrize("weather", ["sweltering_heat", "very_sunny", "pouring_rain"])
def test_no_other_weather_makes_rushing_harder(weather: str) -> None:
    play = scenario(OPEN, who=SPENT, weather=weather).act("activate H1 move")
    play.needs("move m7", "rush 2+")


def test_a_failed_rush_may_be_rerolled_once_only() -> None:
    play = scenario(OPEN, who=SPENT, home={"rerolls": 2}, dice=["rush: 1 1", "armour: 3 4"])
    play.act("activate H1 move", "move m7").asks("reroll", "home", "H1").act("reroll team")
    play.expect("rerolls home left=1", "roll H1 name=rush passed=False", "fell_over H1")
    play.asks("activate", "away").spent()


def test_the_block_of_a_blitz_may_be_paid_for_with_a_rush() -> None:
    """A failure falls over where the player stands, and there is no Block."""
    board = "       k    l    m\n7      .    H1   A1\n"
    play = scenario(board, who=SPENT, dice=["rush: 1", "armour: 3 4"])
    play.act("activate H1 blitz A1").needs("block A1", "rush 2+")
    play.act("block A1").never("block H1", "roll H1 name=block")
    play.expect("fell_over H1 l7").spent()


def test_a_player_without_squares_or_rushes_left_cannot_block_in_a_blitz() -> None:
    board = "       j    k    l    m\n7      H1   .    .    A1\n"
    play = scenario(board, who=SPENT, dice=["rush: 2 2"])
    play.act("activate H1 blitz A1", "move k7", "move l7")
    play.expect("automatic H1 decision=move action=end").never("block H1").spent()
