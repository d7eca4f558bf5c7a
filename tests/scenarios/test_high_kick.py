"""The Kick-off Event table (2020), 5: High Kick."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.drive import LANDS, OFF_THE_PITCH, kick_scenario
from tests.scenarios.scenario import Scenario


def high(*dice: str, **fields: Any) -> Scenario:
    """A High Kick that will land in u9 unless the kick says otherwise."""
    return kick_scenario("kick_off_event: 2 3", *dice, **fields)


def test_an_open_player_of_the_receiving_team_runs_under_the_ball() -> None:
    """5: High Kick: any number of squares; A1-A3 are Marked."""
    play = high("catch A11: 4", kick=LANDS[:2]).asks("high_kick", "away")
    assert play.legal == [*(f"select A{n}" for n in range(4, 12)), "no"]
    play.act("select A11").expect("moved A11 s8 u9", "roll A11 name=catch needed=4")
    play.expect().asks("activate", "away").spent()
    assert play.where("A11") == "u9"


def test_it_may_be_declined() -> None:
    """5: High Kick: a player may be moved."""
    high().act("no").expect("ball_ground u10").asks("activate", "away")


def test_nobody_moves_into_an_occupied_square() -> None:
    """5: High Kick (ruling): the square where the ball will land is taken."""
    kick = ["kick_off_deviation: 7", "kick_off_deviation_distance: 2", "catch A10: 6"]
    high(kick=kick, aim="r4").expect("ball_held A10").asks("activate", "away")


def test_nobody_moves_if_the_ball_is_off_the_pitch() -> None:
    """5: High Kick (ruling)."""
    high(kick=OFF_THE_PITCH, aim="u6").asks("touchback", "away")


def test_over_the_line_it_is_a_touchback_all_the_same() -> None:
    """5: High Kick (ruling): the mover enters the kicking half, and may be given the ball."""
    kick = ["kick_off_deviation: 4", "kick_off_deviation_distance: 6"]
    play = high(kick=kick, aim="o5").act("select A6")
    play.expect("moved A6 p5 i5").asks("touchback", "away").offers("select A6").act("select A6")
    play.never("touchdown").expect("ball_held A6 i5").asks("activate", "away").spent()


@pytest.mark.parametrize("answer", ["select A4", "no"])
def test_the_receiving_team_may_have_the_home_end(answer: str) -> None:
    """5: High Kick: whoever receives is asked."""
    kick = ["kick_off_deviation: 2", "kick_off_deviation_distance: 1", "catch: 1", "bounce: 2"]
    kick = kick if answer != "no" else [*kick[:2], kick[3]]
    high(kick=kick, aim="u12").act(answer).asks("activate", "away").spent()
