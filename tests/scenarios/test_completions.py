"""How a pass ends: turnovers of passing, and Star Player Points for it (2020)."""

from __future__ import annotations

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       f    g    h    i    j    k
6      .    .    .    .    .    .
7      H1*  .    .    H2   .    .
8      .    .    .    .    .    .
9      H3   .    .    .    .    .
"""

SIDELINE = """
       h    i    j    k    l    m
1      H1*  .    .    H2   .    .
"""


def passed(board: str, *dice: str, **more: object) -> Scenario:
    """H1 passes to i7."""
    play = scenario(board, dice=list(dice), **more)  # type: ignore[arg-type]
    return play.act("activate H1 pass", "pass i7")


def test_an_accurate_pass_caught_in_the_target_square_is_a_completion() -> None:
    play = passed(FIELD, "pass: 4", "catch H2: 3")
    play.never("turnover").expect("ball_held H2", "spp H1 for=completion spp=1").spent()


def test_an_inaccurate_pass_that_scatters_back_to_the_target_is_none() -> None:
    play = passed(FIELD, "pass: 3", "scatter: 5 2 6", "catch H2: 4")
    play.never("spp", "turnover").expect("ball_held H2 i7").spent()


def test_an_accurate_pass_that_another_catches_after_a_bounce_is_none() -> None:
    board = FIELD.replace("H2   .", "H2   H4")
    play = passed(board, "pass: 4", "catch H2: 2", "bounce: 5", "catch H4: 4")
    play.never("spp", "turnover").expect("ball_held H4").asks("activate", "home").spent()


def test_the_receiver_in_the_target_square_may_take_a_second_bite() -> None:
    """The ball comes off H2, off a Prone opponent, and back: he has caught it where he stands."""
    board = FIELD.replace("H2   .", "H2   A1_")
    play = passed(board, "pass: 4", "catch H2: 2 4", "bounce: 5 4")
    play.expect("ball_held H2 i7", "spp H1 for=completion").spent()


def test_an_accurate_pass_caught_by_an_opponent_is_none_and_a_turnover() -> None:
    play = passed(FIELD.replace("H2 ", "A1 "), "pass: 4", "catch A1: 3")
    play.never("spp").expect("ball_held A1", "turnover home why=pass_not_caught", "turn_ended")
    play.spent()


def test_hired_players_earn_no_points() -> None:
    play = passed(FIELD, "pass: 4", "catch: 3", who={"H1": {"is_hired_for_match": True}})
    play.never("spp").expect("ball_held H2").spent()


def test_a_completion_into_the_end_zone_counts_beside_the_touchdown() -> None:
    board = "       w    x    y    z\n7      H1*  .    .    H2\n"
    play = scenario(board, dice=["pass: 4", "catch: 3"]).act("activate H1 pass", "pass z7")
    play.expect("touchdown home H2", "spp H2 for=touchdown spp=3", "spp H1 for=completion").spent()


def test_a_pass_that_comes_to_rest_on_the_ground_is_a_turnover() -> None:
    play = passed(FIELD, "pass: 4", "catch H2: 2", "bounce: 2")
    play.expect("ball_ground i6", "turnover home why=pass_not_caught", "turn_ended home").spent()


def test_an_inaccurate_pass_that_an_opponent_catches_is_a_turnover() -> None:
    play = passed(
        FIELD.replace(".    .\n8", ".    A1\n8"), "pass: 3", "scatter: 5 2 8", "catch A1: 4"
    )
    play.expect("ball_held A1 k7", "turnover home why=pass_not_caught").spent()


def test_whoever_of_the_active_team_catches_it_there_is_no_turnover() -> None:
    """Here the passer does."""
    board = FIELD.replace("H2 ", ".  ")
    play = passed(board, "pass: 3", "scatter: 4 4 4", "catch H1: 4")
    play.never("turnover", "spp").expect("ball_held H1 f7").asks("activate", "home").spent()


def test_a_pass_thrown_in_by_the_crowd_to_a_team_mate_is_no_turnover() -> None:
    board = SIDELINE + "3      .    .    .    .    .    H4\n"
    dice = ["pass: 3", "scatter: 5 5 2", "throw_in: 3", "throw_in_distance: 1 1", "catch H4: 4"]
    play = scenario(board, dice=dice).act("activate H1 pass", "pass k1")
    play.never("turnover").expect("roll name=throw_in", "ball_held H4 m3").spent()


def test_a_pass_thrown_in_to_an_opponent_is_a_turnover() -> None:
    board = SIDELINE + "3      .    .    .    .    .    A4\n"
    dice = ["pass: 3", "scatter: 5 5 2", "throw_in: 3", "throw_in_distance: 1 1", "catch A4: 4"]
    play = scenario(board, dice=dice).act("activate H1 pass", "pass k1")
    play.expect("ball_held A4 m3", "turnover home why=pass_not_caught").spent()


def test_a_wildly_inaccurate_pass_caught_by_a_team_mate_is_no_turnover() -> None:
    play = passed(
        FIELD.replace("9      H3", "9      H3"),
        *("pass: 2", "deviate: 7", "deviate_distance: 2", "catch H3: 4"),
        weather="very_sunny",
    )
    play.never("turnover", "spp").expect("pass_result result=wildly_inaccurate", "ball_held H3 f9")
    play.spent()


def test_dice_already_due_are_rolled_after_the_turnover_is_noted() -> None:
    """A fumble bounces into an opponent, off him, and comes to rest: then the turn ends."""
    board = FIELD.replace("H1*  .  ", "H1*  A1 ")
    play = passed(board, "pass: 1", "bounce: 5 2", "catch A1: 2")
    play.expect(
        "turnover home why=fumbled_pass",
        "roll A1 name=catch",
        "ball_ground g6",
        "turn_ended home",
    ).spent()


def test_a_fumble_caught_by_an_opponent_in_the_end_zone_scores() -> None:
    board = "       a    b    c\n7      A1   H1*  H2\n"
    play = scenario(board, dice=["pass: 1", "bounce: 4", "catch A1: 5"])
    play.act("activate H1 pass", "pass c7")
    play.expect("turnover home why=fumbled_pass", "ball_held A1 a7", "touchdown away A1").spent()
