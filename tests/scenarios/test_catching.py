"""Passing the Ball, Catching the Ball; Agility Skills, Catch (2020)."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import Scenario, scenario

NEAR = """
       f    g    h    i    j
6      .    .    .    .    .
7      H1*  .    .    H2   .
8      .    .    .    .    .
9      H3   .    .    .    .
"""


def caught(board: str, *dice: str, **more: object) -> Scenario:
    """H1 passes to i7, accurately (a natural 6)."""
    play = scenario(board, dice=["pass: 6", *dice], **more)  # type: ignore[arg-type]
    return play.act("activate H1 pass", "pass i7")


def test_an_accurate_pass_is_caught_without_modifier() -> None:
    play = caught(NEAR, "catch H2: 3")
    play.expect("roll H2 name=catch needed=3 modifiers= passed=True", "ball_held H2 i7").spent()


def test_whoever_is_able_to_catch_the_ball_must_attempt_to() -> None:
    """Nobody is asked: not the coach of the player, nor that of an opponent in the square."""
    caught(NEAR.replace("H2 ", "A1 "), "catch A1: 3").expect("ball_held A1 i7").spent()


@pytest.mark.parametrize("mark", ["H2_", "H2~", "H2!", "A1_", "A1!"])
def test_who_has_no_tackle_zone_cannot_attempt_it(mark: str) -> None:
    play = caught(NEAR.replace("H2 ", mark), "bounce: 5")
    play.never("roll name=catch").expect("ball_ground j7").spent()


def test_each_player_marking_the_catcher_is_minus_one() -> None:
    board = NEAR.replace("6      .    .    .    .    .", "6      .    .    .    .    A1")
    board = board.replace("8      .    .    .    .    .", "8      .    .    .    A2   A3_")
    play = caught(board, "catch H2: 4", "bounce: 2")
    play.expect("roll H2 name=catch needed=5 modifiers=marked:-2 passed=False").spent()


def test_in_pouring_rain_it_is_minus_one() -> None:
    play = caught(NEAR, "catch H2: 4", weather="pouring_rain")
    play.expect("roll H2 name=catch needed=4 modifiers=weather:-1 passed=True").spent()


def test_very_sunny_blinds_throwers_not_catchers() -> None:
    caught(NEAR, "catch H2: 3", weather="very_sunny").expect("ball_held H2").spent()


def test_natural_rolls() -> None:
    sure = caught(NEAR, "catch H2: 1", "bounce: 2", who={"H2": {"ag": 1}})
    sure.expect("roll H2 name=catch needed=2 passed=False").spent()
    clumsy = caught(NEAR, "catch H2: 6", weather="pouring_rain", who={"H2": {"ag": 6}})
    clumsy.expect("roll H2 name=catch needed=6 passed=True", "ball_held H2").spent()


def test_the_catch_skill_rerolls_a_failed_attempt() -> None:
    play = caught(NEAR, "catch H2: 2 3", who={"H2": {"skills": "catch"}})
    play.asks("reroll", "home", "H2").act("reroll catch")
    play.expect("skill_used H2 skill=catch", "ball_held H2").spent()


def test_the_catch_skill_may_be_declined_and_serves_again_and_again() -> None:
    play = caught(
        NEAR.replace("H2   .", "H2   A1_"),
        *("catch H2: 2 2 5", "bounce: 5 4"),
        who={"H2": {"skills": "catch"}},
    )
    play.act("no").expect("roll name=bounce", "roll name=bounce")
    play.asks("reroll", "home", "H2").act("reroll catch")
    play.expect("roll H2 name=catch modifiers=bounce:-1 passed=True", "ball_held H2").spent()


def test_a_skill_reroll_works_in_the_opponents_turn_a_team_reroll_does_not() -> None:
    play = caught(
        NEAR.replace("H2 ", "A1 "),
        "catch A1: 2 3",
        who={"A1": {"skills": "catch"}},
        away={"rerolls": 2},
        home={"rerolls": 2},
    )
    play.asks("reroll", "away", "A1")
    assert play.legal == ["reroll catch", "no"]
    play.act("reroll catch").expect("ball_held A1").spent()


def test_without_the_skill_the_inactive_coach_has_nothing_to_reroll_with() -> None:
    play = caught(NEAR.replace("H2 ", "A1 "), "catch A1: 2", "bounce: 2", away={"rerolls": 2})
    play.expect("ball_ground i6").asks("activate", "away").spent()


def test_the_active_coach_may_use_a_team_reroll_for_the_catcher() -> None:
    play = caught(NEAR, "catch H2: 2 3", home={"rerolls": 1})
    play.asks("reroll", "home", "H2").act("reroll team")
    play.expect("rerolls home left=0", "ball_held H2").spent()


def test_the_second_result_stands() -> None:
    play = caught(
        NEAR, "catch H2: 1 2", "bounce: 2", who={"H2": {"skills": "catch"}}, home={"rerolls": 1}
    )
    play.act("reroll catch").expect("ball_ground i6", "turnover home").spent()


def test_the_catch_skill_does_not_help_to_pick_up_or_to_interfere() -> None:
    picker = scenario(
        "       l    m\n7      H1   o\n",
        who={"H1": {"skills": "catch"}},
        dice=["pick_up: 2", "bounce: 2"],
    )
    picker.act("activate H1 move", "move m7").expect("turnover why=failed_pick_up").spent()
    board = NEAR.replace("H1*  .    .", "H1*  .    A1")
    play = caught(board, "interfere A1: 5", "catch H2: 4", who={"A1": {"skills": "catch"}})
    play.act("select A1").expect("roll A1 name=interfere passed=False", "ball_held H2").spent()


def test_catching_in_the_end_zone_scores() -> None:
    play = scenario(
        "       w    x    y    z\n7      H1*  .    .    H2\n", dice=["pass: 6", "catch: 3"]
    )
    play.act("activate H1 pass", "pass z7").expect("ball_held H2", "touchdown home H2").spent()


def test_catching_in_the_opponents_turn_may_score_too() -> None:
    """The ball bounces into the hands of an opponent who stands in the end zone."""
    play = scenario(
        "       a    b    c\n7      A1   o    H1\n", dice=["pick_up: 1", "bounce: 4", "catch: 6"]
    )
    play.act("activate H1 move", "move b7")
    play.expect("ball_held A1 a7", "touchdown away A1").spent()


def test_modifiers_add_up() -> None:
    """A bounce in the rain, next to two opponents."""
    board = NEAR.replace(
        ".    H2   .\n8      .    .    .    .    .", "A1   H2   A2\n8      .    .    .    .    ."
    )
    play = scenario(
        board.replace("H1*", "H1 ").replace("A1   H2", "o    H2"),
        weather="pouring_rain",
        who={"H1": {"ma": 8}},
        dice=["pick_up H1: 3", "bounce: 5", "catch H2: 6"],
    )
    play.act("activate H1 move", "move g7", "move h7")
    play.expect("roll H2 name=catch needed=6 modifiers=bounce:-1,marked:-1,weather:-1").spent()
