"""Throwing other Players, Landing (2020): tests, occupied squares, crash landings, the crowd."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

WHO: dict[str, dict[str, Any]] = {
    "H1": {"st": 5, "skills": "throw_team_mate"},
    "H2": {"st": 2, "skills": "right_stuff"},
}
FIELD = """
       e    f    g    h    i    j
5      .    .    .    .    .    .
6      .    .    .    .    .    .
7      .    H1   H2   .    .    .
8      .    .    .    .    .    .
9      H9   .    .    .    .    .
"""
SCATTER = "throw_scatter: 2 7 2"
"""Thrown to i7 with this scatter, H2 comes down in i6; a bounce of 2 is one square up."""


def landing_on(*others: str) -> str:
    """FIELD with somebody in i6, and somebody in i5."""
    board = FIELD
    for row, who in zip((6, 5), others, strict=False):
        empty = f"{row}      .    .    .    .    .    ."
        board = board.replace(empty, f"{row}      .    .    .    .    {who}    .")
    return board


def throw(*dice: str, board: str = FIELD, to: str = "i7", **fields: Any) -> Scenario:
    """H1 throws H2, superbly unless the dice say otherwise."""
    fields.setdefault("who", WHO)
    script = list(dice) if any(d.startswith("throw:") for d in dice) else ["throw: 6", *dice]
    play = scenario(board, dice=script, **fields)
    return play.act("activate H1 throw", f"throw H2 {to}")


# The landing test.


def test_a_superb_throw_needs_the_bare_agility_to_land_safely() -> None:
    play = throw(SCATTER, "landing: 3").expect(
        "roll H2 name=landing needed=3 modifiers= passed=True"
    )
    assert play.where("H2") == "i6"


def test_each_player_marking_the_landing_square_is_minus_one() -> None:
    board = FIELD.replace("5      .    .    .    .    .    .", "5      .    .    .    .    A1   A2")
    board = board.replace(
        "6      .    .    .    .    .    .", "6      .    .    .    .    .    A3_"
    )
    play = throw(SCATTER, "landing: 5", board=board)
    play.expect("roll H2 name=landing needed=5 modifiers=marked:-2 passed=True")


def test_a_natural_six_always_lands_safely_and_a_natural_one_never() -> None:
    who = {**WHO, "H2": {"st": 2, "ag": 6, "skills": "right_stuff"}}
    throw("throw: 2", SCATTER, "landing: 6", who=who).expect("landed_safely H2")
    who = {**WHO, "H2": {"st": 2, "ag": 1, "skills": "right_stuff"}}
    throw(SCATTER, "landing: 1", "armour: 1 1", who=who).expect("fell_over H2 by=landing")


def test_landing_badly_falls_over_and_is_no_turnover_without_the_ball() -> None:
    play = throw(SCATTER, "landing: 2", "armour H2: 5 5", "injury H2: 1 1")
    play.expect("landed H2 i6", "fell_over H2 i6 by=landing", "roll H2 name=armour", "injury H2")
    play.never("turnover").asks("activate", "home").spent()


def test_who_landed_badly_may_be_activated_later_unless_stunned() -> None:
    throw(SCATTER, "landing: 2", "armour: 1 1").offers("activate H2 move")
    play = throw(SCATTER, "landing: 2", "armour: 5 5", "injury: 1 1")
    play.refuses("activate H2 move")


def test_a_team_reroll_may_repeat_the_landing() -> None:
    play = throw(SCATTER, "landing: 1 4", home={"rerolls": 1}).asks("reroll", "home", "H2")
    play.act("reroll team").expect("landed_safely H2")


# Landing in an occupied square.


def test_an_opponent_landed_on_is_knocked_down_and_it_is_no_turnover() -> None:
    """The thrown player bounces on and is Knocked Down; no turnover without the ball."""
    dice = (SCATTER, "armour A1: 1 1", "throw_bounce: 2", "armour H2: 1 1")
    play = throw(*dice, board=landing_on("A1"))
    play.expect(
        "knocked_down A1 i6 by=thrown_player causer=H2",
        "roll A1 name=armour",
        "roll H2 name=throw_bounce",
        "landed H2 i5",
        "knocked_down H2 i5 by=landing",
        "roll H2 name=armour",
    )
    play.never("turnover", "roll name=landing").asks("activate", "home").spent()


def test_a_team_mate_landed_on_is_a_turnover() -> None:
    dice = (SCATTER, "armour H5: 1 1", "throw_bounce: 2", "armour H2: 1 1")
    play = throw(*dice, board=landing_on("H5"))
    play.expect("knocked_down H5 i6", "turnover home why=knocked_down", "knocked_down H2 i5")
    play.asks("activate", "away").spent()


@pytest.mark.parametrize("state", ["A1_", "A1~", "A1!"])
def test_whoever_lies_there_already_is_knocked_down_all_the_same(state: str) -> None:
    dice = (SCATTER, "armour A1: 6 6", "injury A1: 4 4", "throw_bounce: 2", "armour H2: 1 1")
    play = throw(*dice, board=landing_on(state)).expect("knocked_down A1", "roll A1 name=injury")
    assert play.where("A1") == "knocked_out"


def test_a_stunned_player_landed_on_stays_stunned() -> None:
    dice = (SCATTER, "armour A1: 1 1", "throw_bounce: 2", "armour H2: 1 1")
    play = throw(*dice, board=landing_on("A1~")).never("posture A1")
    play.shows("   i\n5  H2_\n6  A1~")


def test_a_prone_team_mate_landed_on_is_a_turnover_too() -> None:
    dice = (SCATTER, "armour H5: 1 1", "throw_bounce: 2", "armour H2: 1 1")
    throw(*dice, board=landing_on("H5_")).expect("turnover home why=knocked_down")


def test_the_next_player_bounced_onto_is_knocked_down_as_well() -> None:
    """(commentary)"""
    dice = (SCATTER, "armour A1: 1 1", "throw_bounce: 2 2", "armour A2: 1 1", "armour H2: 1 1")
    play = throw(*dice, board=landing_on("A1", "A2"))
    play.expect("knocked_down A1 i6", "knocked_down A2 i5", "landed H2 i4", "knocked_down H2 i4")
    play.never("turnover").spent()


def test_a_fumbled_player_may_land_on_somebody_next_to_the_thrower() -> None:
    board = FIELD.replace("6      .    .    .    .", "6      .    H5   .    .")
    dice = ("throw: 1", "throw_bounce: 2 2", "armour H5: 1 1", "armour H2: 1 1")
    play = throw(*dice, board=board).expect("knocked_down H5 f6", "turnover home", "landed H2 f5")
    play.spent()


def test_a_thrown_player_may_come_down_on_the_thrower() -> None:
    """From i7 three steps to the left end on h7, g7, f7: the thrower's square."""
    dice = ("throw_scatter: 4 4 4", "armour H1: 1 1", "throw_bounce: 2", "armour H2: 1 1")
    play = throw(*dice).expect("knocked_down H1 f7", "turnover home", "landed H2 f6").spent()
    assert play.where("H2") == "f6"


def test_nobody_earns_points_for_whom_a_thrown_player_lands_on() -> None:
    dice = (SCATTER, "armour A1: 6 6", "injury A1: 6 6", "casualty: 1")
    throw(*dice, "throw_bounce: 2", "armour H2: 1 1", board=landing_on("A1")).never("spp")


def test_a_carrier_landed_on_drops_the_ball() -> None:
    dice = (SCATTER, "armour A1: 1 1", "bounce: 5", "throw_bounce: 2", "armour H2: 1 1")
    play = throw(*dice, board=landing_on("A1*"))
    play.expect("knocked_down A1 i6", "roll A1 name=armour", "ball_ground j6", "landed H2 i5")
    play.never("turnover")


# Crash landing.


@pytest.mark.parametrize("state", ["H2_", "H2!"])
def test_who_cannot_land_bounces_once_more_and_falls_over(state: str) -> None:
    board = FIELD.replace("H2 ", state)
    play = throw(SCATTER, "throw_bounce: 5", "armour H2: 1 1", board=board)
    play.expect(
        "roll H2 name=throw_bounce", "landed H2 j6", "fell_over H2 j6", "roll H2 name=armour"
    )
    play.never("roll name=landing", "turnover").asks("activate", "home").spent()


def test_a_stunned_player_thrown_stays_stunned_where_he_falls() -> None:
    board = FIELD.replace("H2 ", "H2~")
    play = throw(SCATTER, "throw_bounce: 5", "armour H2: 1 1", board=board)
    play.shows("   i    j\n6  .    H2~")


def test_a_superb_throw_of_a_prone_player_is_no_completion() -> None:
    board = FIELD.replace("H2 ", "H2_")
    throw(SCATTER, "throw_bounce: 5", "armour H2: 1 1", board=board).never("spp")


def test_a_crash_landing_on_somebody_bounces_once_for_both_reasons() -> None:
    board = landing_on("A1").replace("H2 ", "H2_")
    play = throw(SCATTER, "armour A1: 1 1", "throw_bounce: 2", "armour H2: 1 1", board=board)
    play.expect("knocked_down A1 i6", "landed H2 i5").spent()


def test_a_crash_landing_may_bounce_onto_somebody() -> None:
    board = landing_on(".", "A1").replace("H2 ", "H2_")
    play = throw(SCATTER, "throw_bounce: 2 2", "armour A1: 1 1", "armour H2: 1 1", board=board)
    play.expect("knocked_down A1 i5", "landed H2 i4").spent()


def test_a_prone_player_who_is_fumbled_bounces_once_and_falls() -> None:
    play = throw("throw: 1", "throw_bounce: 2", "armour H2: 1 1", board=FIELD.replace("H2 ", "H2_"))
    play.expect("landed H2 f6", "fell_over H2 f6").never("roll name=landing").spent()


# The crowd.

EDGE = """
       e    f    g    h    i
1      .    H1   H2   .    .
2      H9   .    .    .    .
"""


def test_scattering_off_the_pitch_lands_in_the_crowd() -> None:
    play = throw("throw_scatter: 2", "injury H2: 4 4", board=EDGE, to="i1")
    play.expect("in_crowd H2 i1", "roll H2 name=injury by=crowd").never("turnover", "landed", "spp")
    play.asks("activate", "home").spent()
    assert play.where("H2") == "knocked_out"


def test_the_crowd_leaves_a_stunned_player_in_reserves() -> None:
    play = throw("throw_scatter: 5 2", "injury H2: 1 1", board=EDGE, to="i1")
    assert play.where("H2") == "reserves"


def test_a_terrible_throw_may_deviate_into_the_crowd() -> None:
    board = EDGE.replace("2      H9   .", "2      H9   A1")
    dice = ("throw: 2", "throw_deviation: 2", "throw_deviation_distance: 1", "injury H2: 1 1")
    throw(*dice, board=board, to="h1").expect("throw_result result=terrible", "in_crowd H2").spent()


def test_a_fumbled_player_may_bounce_into_the_crowd() -> None:
    play = throw("throw: 1", "throw_bounce: 2", "injury H2: 1 1", board=EDGE, to="i1")
    play.expect("in_crowd H2 f1").asks("activate", "home").spent()


def test_a_player_may_bounce_off_somebody_into_the_crowd() -> None:
    board = EDGE.replace("H2   .    .", "H2   .    A1")
    dice = ("throw_scatter: 7 4 3", "armour A1: 1 1", "throw_bounce: 2", "injury H2: 1 1")
    throw(*dice, board=board, to="i1").expect("knocked_down A1 i1", "in_crowd H2 i1").spent()
