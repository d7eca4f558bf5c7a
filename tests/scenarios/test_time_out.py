"""The Kick-off Event table (2020), 3: Time-out, and the turn markers at their edges."""

from __future__ import annotations

import pytest

from tests.scenarios.drive import kick_scenario, later_kick_off
from tests.scenarios.scenario import Scenario

TIME_OUT = ["kick_off_event: 1 2", "bounce: 7"]


def turns(play: Scenario) -> list[int]:
    """Where both turn markers stand, home first."""
    return list(play.state.turn)


def test_time_out_in_the_first_turn_moves_both_markers_on() -> None:
    """3: Time-out at turn 0: the half loses a turn each."""
    play = kick_scenario("kick_off_event: 1 2")
    play.expect("turn_marker home turn=1", "turn_marker away turn=1", "turn_started away turn=2")


@pytest.mark.parametrize("turn", [1, 3, 5])
def test_time_out_before_turn_six_moves_on(turn: int) -> None:
    """3: Time-out: the kicking team's marker counts, at its edge 5."""
    play = later_kick_off(turn, *TIME_OUT)
    play.expect(f"turn_marker home turn={turn + 1}", f"turn_marker away turn={turn}")
    play.asks("activate", "away")
    assert turns(play) == [turn + 1, turn + 1]


@pytest.mark.parametrize("turn", [6, 7, 8])
def test_time_out_from_turn_six_on_moves_back(turn: int) -> None:
    """3: Time-out: 6, 7 or 8 for the half."""
    play = later_kick_off(turn, *TIME_OUT)
    play.expect(f"turn_marker home turn={turn - 1}", f"turn_marker away turn={turn - 2}")
    assert turns(play) == [turn - 1, turn - 1]


def test_time_out_in_the_last_turn_gives_the_kicking_team_another() -> None:
    """3: Time-out at turn 8: away plays turns 7 and 8, home a second turn 8."""
    play = later_kick_off(8, *TIME_OUT).act("end").expect("turn_started home turn=8")
    play.act("end").expect("turn_started away turn=8").act("end").expect("half_ended half=1")


def test_a_team_without_a_turn_left_kicks_and_gets_none() -> None:
    """Team Turns: home scored in its turn 8; the drive is away's turn 8, then the half is over."""
    play = later_kick_off(8, "kick_off_event: 3 4", "brilliant_coaching: 1 1", "bounce: 7")
    play.expect("turn_started away turn=8").act("end")
    play.expect("turn_ended away turn=8", "drive_ended", "half_ended half=1")


def test_the_markers_of_the_second_half_count_for_time_out() -> None:
    """3: Time-out: turn 6 for the half, not for the game."""
    assert turns(later_kick_off(2, *TIME_OUT, half=2)) == [3, 4]
