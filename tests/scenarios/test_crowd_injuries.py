"""Armour and Injuries: Injured by the Crowd (2020)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

EDGE = """
       k    l    m    n
1      .    A1   .    .
2      .    H1   .    .
3      .    .    .    .
4      H9   .    .    A9
"""
PAIRS = {2: "1 1", 6: "1 5", 7: "1 6", 8: "2 6", 9: "3 6", 10: "4 6", 12: "6 6"}


def into_the_crowd(dice: list[str], board: str = EDGE, **changes: Any) -> Scenario:
    """H1 pushes A1 over the sideline."""
    play = scenario(board, dice=["block: push", *dice], **changes)
    return play.act("activate H1 block A1", "stay")


@pytest.mark.parametrize(
    ("total", "place"),
    [
        (2, "reserves"),
        (7, "reserves"),
        (8, "knocked_out"),
        (9, "knocked_out"),
    ],
)
def test_the_crowd_goes_straight_to_the_injury_table(total: int, place: str) -> None:
    """Injured by the Crowd: no Armour roll; Stunned means the Reserves box."""
    play = into_the_crowd([f"injury A1: {PAIRS[total]}"])
    play.never("roll name=armour", "roll name=casualty", "turnover")
    play.expect("boxed A1 l1", "roll A1 name=injury", "injury A1 by=crowd")
    assert play.where("A1") == place
    play.asks("activate", "home").spent()


@pytest.mark.parametrize("total", [10, 12])
def test_a_casualty_in_the_crowd(total: int) -> None:
    """Injured by the Crowd: the Casualty box and a Casualty roll, which earns no points."""
    play = into_the_crowd([f"injury A1: {PAIRS[total]}", "casualty A1: 11"])
    play.never("spp").expect(
        "injury A1 result=casualty by=crowd",
        "boxed A1 place=casualty",
        "roll A1 name=casualty",
        "casualty A1 result=serious_injury by=crowd",
    )
    assert play.where("A1") == "casualty"
    play.spent()


@pytest.mark.parametrize(
    ("skills", "total", "place"),
    [
        ("stunty", 6, "reserves"),
        ("stunty", 7, "knocked_out"),
        ("stunty", 9, "casualty"),
        ("thick_skull", 8, "reserves"),
        ("thick_skull, stunty", 7, "reserves"),
    ],
)
def test_traits_count_in_the_crowd(skills: str, total: int, place: str) -> None:
    """Injured by the Crowd: the player's own Injury table, and Thick Skull."""
    play = into_the_crowd([f"injury A1: {PAIRS[total]}"], who={"A1": {"skills": skills}})
    play.never("spp")
    assert play.where("A1") == place


def test_a_stunned_player_from_the_crowd_may_play_the_next_drive() -> None:
    """Injured by the Crowd: Reserves now, but nobody is brought on during a drive."""
    play = into_the_crowd(["injury A1: 1 2"])
    play.act("end")
    assert not any("A1" in action for action in play.legal)


def test_knocked_out_in_the_crowd_recovers_at_the_end_of_the_drive() -> None:
    """Injured by the Crowd: they may recover as usual."""
    play = into_the_crowd(["injury A1: 4 4", "recovery A1: 4"], turn=8)
    play.act("end", "end").expect("roll A1 name=recovery dice=4", "boxed A1 place=reserves")


def test_a_knocked_out_player_in_the_crowd_and_the_apothecary() -> None:
    """Patching-Up Knocked-Out Players: straight into the Reserves box."""
    play = into_the_crowd(["injury A1: 4 4"], away={"has_apothecary": True})
    play.asks("apothecary", "away", "A1").act("use apothecary")
    play.never("posture A1").expect("apothecary A1 left=0")
    assert play.where("A1") == "reserves"


def test_a_casualty_in_the_crowd_and_the_apothecary() -> None:
    """Patching-Up Casualties: the Badly Hurt come back to the Reserves box."""
    play = into_the_crowd(["injury A1: 6 6", "casualty A1: 16 2"], away={"has_apothecary": True})
    play.asks("apothecary", "away", "A1").act("use apothecary")
    play.asks("casualty_result", "away", "A1").act("die 2")
    assert play.where("A1") == "reserves"
    play.spent()


def test_the_carrier_in_the_crowd_loses_the_ball() -> None:
    """Pushed into the crowd: the ball is thrown in after the injury, no turnover for the other."""
    board = EDGE.replace("A1 ", "A1*")
    play = into_the_crowd(
        ["injury A1: 4 4", "throw_in: 3", "throw_in_distance: 2 2", "bounce: 7"], board
    )
    play.never("turnover").expect("injury A1", "roll name=throw_in", "ball_ground l6").spent()


def test_landing_in_the_crowd_risks_the_same() -> None:
    """Landing in the Crowd: no Armour roll either."""
    board = """
           k    l
    1      H2   .
    2      H1   .
    9      H9   .
    """
    play = scenario(
        board,
        who={"H1": {"st": 5, "skills": "throw_team_mate"}, "H2": {"skills": "right_stuff, stunty"}},
        dice=["throw H1: 4", "throw_scatter H2: 2 2", "injury H2: 1 5"],
    )
    play.act("activate H1 throw", "throw H2 m2").never("roll name=armour", "turnover")
    play.expect("in_crowd H2 m1", "injury H2 result=stunned by=crowd")
    assert play.where("H2") == "reserves"
