"""Deviate, Scatter or Bounce (2020)."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import Scenario, scenario

LOOSE = """
       j    k    l    m    n    o
5      .    .    .    .    .    .
6      .    .    .    .    .    .
7      .    .    H1   o    .    .
8      .    .    .    .    .    .
9      .    .    .    .    .    .
"""
AROUND = ("l6", "m6", "n6", "l7", "n7", "l8", "m8", "n8")


def dropped(board: str, *dice: str, who: dict | None = None) -> Scenario:
    """H1 fails to pick up the ball in m7, so that it bounces from there."""
    play = scenario(board, who=who, dice=["pick_up H1: 1", *dice])
    return play.act("activate H1 move", "move m7")


def thrown(board: str, *dice: str) -> Scenario:
    """H1 in c8 throws to h8, five squares away, and is inaccurate."""
    play = scenario(board, dice=["pass H1: 3", *dice])
    play.act("activate H1 pass", "pass h8")
    return play.never("pass_result H1 result=accurate")


@pytest.mark.parametrize("face", range(1, 9))
def test_a_bounce_is_one_square_in_the_direction_of_a_d8(face: int) -> None:
    play = dropped(LOOSE, f"bounce: {face}")
    play.expect("roll name=bounce sides=8", f"ball_ground {AROUND[face - 1]}").spent()


def test_a_standing_player_must_attempt_to_catch_a_bounce() -> None:
    play = dropped(LOOSE.replace("o    .", "o    A1"), "bounce: 5", "catch A1: 5")
    play.expect("roll A1 name=catch modifiers=bounce:-1,marked:-1", "ball_held A1 n7").spent()


def test_who_fails_to_catch_it_lets_it_bounce_again() -> None:
    play = dropped(LOOSE.replace("o    .", "o    A1"), "bounce: 5 5", "catch A1: 4")
    play.expect("roll A1 name=catch passed=False", "roll name=bounce", "ball_ground o7").spent()


@pytest.mark.parametrize("mark", ["A1_", "A1~", "A1!", "H2_"])
def test_from_a_player_who_cannot_catch_it_bounces_on(mark: str) -> None:
    play = dropped(LOOSE.replace("o    .", f"o    {mark}"), "bounce: 5 3")
    play.never("roll name=catch").expect("roll name=bounce", "ball_ground o6").spent()


def test_it_bounces_until_it_is_caught_or_lies_in_an_unoccupied_square() -> None:
    """Back and forth: over a Prone player, to the one who dropped it, off again."""
    play = dropped(LOOSE.replace("o    .", "o    A1_"), "bounce: 5 4 7", "catch H1: 2")
    play.expect("roll H1 name=catch", "ball_ground m8").spent()


def test_a_bounce_comes_to_rest_at_the_first_unoccupied_square() -> None:
    dropped(LOOSE, "bounce: 2").expect("ball_ground m6").spent()


FIELD = """
       c    d    e    f    g    h    i    j    k
6      .    .    .    .    .    .    .    .    .
7      .    .    .    .    .    .    .    .    .
8      H1*  .    .    .    .    .    .    .    .
9      .    .    .    .    .    .    .    .    .
"""


def test_a_scatter_is_three_steps_of_a_d8_each_from_the_target_square() -> None:
    play = thrown(FIELD, "scatter: 5 5 2", "bounce: 7")
    play.expect(
        "roll name=scatter dice=5 sides=8",
        "roll name=scatter dice=5",
        "roll name=scatter dice=2",
        "ball_air j7",
        "roll name=bounce",
        "ball_ground j8",
    ).spent()


def test_after_a_scatter_it_bounces_before_it_comes_to_rest() -> None:
    thrown(FIELD, "scatter: 5 4 5", "bounce: 5").expect("ball_air i8", "ball_ground j8").spent()


def test_nobody_catches_it_on_the_first_or_second_step() -> None:
    board = FIELD.replace(
        "8      H1*  .    .    .    .    .    .    .    .",
        "8      H1*  .    .    .    .    .    H2   H3   .",
    )
    play = thrown(board, "scatter: 5 5 3", "bounce: 3")
    play.never("roll name=catch").expect("ball_air k7", "ball_ground l6").spent()


def test_who_stands_where_the_third_step_ends_must_attempt_to_catch_it() -> None:
    board = FIELD.replace(".    .    .    .\n9", ".    A1   .    .\n9")
    play = thrown(board, "scatter: 2 7 5", "catch A1: 4")
    play.expect("roll A1 name=catch needed=4 modifiers=scatter:-1", "ball_held A1 i8").spent()


def test_a_catch_missed_there_bounces() -> None:
    board = FIELD.replace(".    .    .    .\n9", ".    H2   .    .\n9")
    play = thrown(board, "scatter: 2 7 5", "catch H2: 3", "bounce: 8")
    play.expect("roll H2 name=catch passed=False", "ball_ground j9").spent()


@pytest.mark.parametrize("mark", ["A1_", "A1~", "A1!"])
def test_on_a_player_who_cannot_catch_it_bounces(mark: str) -> None:
    board = FIELD.replace(".    .    .    .\n9", f".    {mark}  .    .\n9")
    play = thrown(board, "scatter: 2 7 5", "bounce: 5")
    play.never("roll name=catch").expect("ball_ground j8").spent()


def wild(board: str, *dice: str) -> Scenario:
    """H1 in h8 throws seven squares, wildly inaccurate: a natural 2 less 2 for the range."""
    play = scenario(board, dice=["pass H1: 2", *dice])
    play.act("activate H1 pass", "pass o8")
    return play.never("pass_result H1 result=inaccurate")


MIDDLE = """
       d    e    f    g    h    i    j    k
7      .    .    .    .    .    .    .    .
8      .    .    .    .    H1*  .    .    .
9      .    .    .    .    .    .    .    .
"""


def test_a_deviation_is_a_d6_of_squares_in_one_direction_from_where_the_ball_was() -> None:
    play = wild(MIDDLE, "deviate: 2", "deviate_distance: 6", "bounce: 5")
    play.expect(
        "roll name=deviate dice=2 sides=8",
        "roll name=deviate_distance dice=6 sides=6",
        "ball_air h2",
        "ball_ground i2",
    ).spent()


def test_a_deviating_ball_passes_over_players_and_may_be_caught_where_it_lands() -> None:
    board = MIDDLE.replace(".    .    .    .    H1*", ".    H3   H2   .    H1*")
    play = wild(board, "deviate: 4", "deviate_distance: 3", "catch H3: 4")
    play.expect("roll H3 name=catch needed=4 modifiers=deviate:-1", "ball_held H3 e8")
    play.never("turnover").spent()


def test_a_missed_catch_of_a_deviating_ball_bounces() -> None:
    board = MIDDLE.replace(".    .    .    .    H1*", ".    H3   .    .    H1*")
    play = wild(board, "deviate: 4", "deviate_distance: 3", "catch H3: 3", "bounce: 4")
    play.expect("ball_ground d8").spent()


@pytest.mark.parametrize("mark", ["H3_", "A1~", "A1!"])
def test_a_deviating_ball_bounces_from_who_cannot_catch_it(mark: str) -> None:
    board = MIDDLE.replace(".    .    .    .    H1*", f".    {mark}  .    .    H1*")
    play = wild(board, "deviate: 4", "deviate_distance: 3", "bounce: 4")
    play.never("roll name=catch").expect("ball_ground d8").spent()


def test_no_team_reroll_for_the_ways_of_the_ball() -> None:
    """Re-rolls: deviation, scatter and bounce rolls are never re-rolled."""
    play = scenario(
        MIDDLE,
        home={"rerolls": 3},
        dice=["pass: 2", "deviate: 2", "deviate_distance: 6", "bounce: 5"],
    )
    play.act("activate H1 pass", "pass o8").asks("reroll", "home", "H1").act("no")
    play.asks("activate", "away").spent()
