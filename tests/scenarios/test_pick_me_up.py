"""Pick-me-up (2020, Traits): team-mates brought to their feet as the opponents' turn ends."""

from __future__ import annotations

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n    o
6      .    .    .    .    .
7      A1   .    .    A2_  .
8      .    .    .    .    A3_
9      H1   .    .    .    .
"""
BOAR = {"A1": {"skills": "pick_me_up"}}


def home_turn_over(board: str, *dice: str, **more: object) -> Scenario:
    """Home ends its turn at once."""
    play = scenario(board, dice=list(dice), **{"who": BOAR, **more})  # type: ignore[arg-type]
    return play.act("end")


def test_on_a_five_a_prone_team_mate_within_three_squares_stands_up() -> None:
    """A3 lies four squares away."""
    play = home_turn_over(FIELD, "pick_me_up A2: 5")
    play.expect(
        "roll A2 name=pick_me_up needed=5", "posture A2 posture=standing", "turn_ended home"
    )
    play.never("roll A3").spent()


def test_on_a_four_they_stay_down() -> None:
    home_turn_over(FIELD, "pick_me_up A2: 4").never("posture A2").spent()


def test_not_at_the_end_of_the_own_turn() -> None:
    play = home_turn_over(FIELD, "pick_me_up A2: 1")
    play.expect("turn_ended home").act("end").expect("turn_ended away").never("roll").spent()


def test_one_roll_a_team_mate_however_many_help() -> None:
    """SE3."""
    board = FIELD.replace("8      .    .", "8      .    A4")
    both = {**BOAR, "A4": {"skills": "pick_me_up"}}
    home_turn_over(board, "pick_me_up A2: 1", "pick_me_up A3: 6", who=both).spent()


def test_no_stunned_player_and_no_opponent() -> None:
    board = FIELD.replace("A2_ ", "A2~ ").replace("H1 ", "H1_")
    home_turn_over(board).never("roll").spent()


def test_not_by_somebody_on_the_ground_or_without_a_tackle_zone() -> None:
    for mark in ("_", "!"):
        home_turn_over(FIELD.replace("A1 ", f"A1{mark}")).never("roll").spent()


def test_not_when_a_touchdown_has_ended_the_drive() -> None:
    board = "       y    z\n7      H1*  .\n9      A1   A2_"
    play = scenario(board, who=BOAR).act("activate H1 move", "move z7").expect("touchdown H1")
    play.never("roll name=pick_me_up").spent()
