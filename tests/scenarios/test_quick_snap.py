"""The Kick-off Event table (2020), 9: Quick Snap."""

from __future__ import annotations

import pytest

from tests.scenarios.drive import LANDS, kick_scenario
from tests.scenarios.scenario import Scenario


def snap(players: int = 1, kick: list[str] | None = None) -> Scenario:
    """A Quick Snap of D3+3 players."""
    return kick_scenario("kick_off_event: 4 5", f"players: {players}", kick=kick)


def test_open_players_of_the_receiving_team_move_one_square() -> None:
    """9: Quick Snap: in any direction, into unoccupied squares."""
    play = snap().asks("quick_snap", "away")
    assert {action.split()[1] for action in play.legal[:-1]} == {f"A{n}" for n in range(4, 12)}
    squares = {action.split()[2] for action in play.legal if action.startswith("move A4")}
    assert squares == {"n1", "o1", "p1", "n2", "p2", "n3", "o3", "p3"}


@pytest.mark.parametrize("die", [1, 2, 3])
def test_d3_and_three_players_move_once_each(die: int) -> None:
    """9: Quick Snap: D3+3, each only once."""
    play = snap(die).act("move A4 o3").refuses("move A4 o2")
    play.act(*("move A5 o13", "move A6 o5", "move A7 o11", "move A8 p8", "move A9 p9")[: die + 2])
    play.expect("ball_ground u10").asks("activate", "away").spent()


def test_it_may_be_ended_early() -> None:
    """9: Quick Snap: they may move."""
    snap().act("move A4 o3", "end").asks("activate", "away")
    snap().act("end").asks("activate", "away")


def test_neither_tackle_zones_nor_the_line_hold_them_back() -> None:
    """9: Quick Snap: no dice are rolled, and the line may be crossed."""
    play = snap(3).act("move A4 n3").refuses("move A4 m3").expect()
    play.act("move A6 o6", "move A7 o10", "move A8 p7").never("roll")
    assert play.where("A6") == "o6"


def test_who_becomes_open_or_marked_by_it_changes_nothing() -> None:
    """9: Quick Snap: Open is who was so when it was rolled."""
    snap().act("move A4 n3").refuses("move A1 n6", "move A2 o8")


def test_they_may_run_under_the_ball() -> None:
    """9: Quick Snap: before it lands."""
    play = snap(kick=["kick_off_deviation: 4", "kick_off_deviation_distance: 2", "catch A10: 4"])
    play.act("move A10 s6", "end").expect("moved A10 r6 s6", "ball_held A10 s6")


def test_all_squares_are_left_before_the_ball_lands() -> None:
    """9: Quick Snap: a player who has moved away does not catch."""
    kick = ["kick_off_deviation: 4", "kick_off_deviation_distance: 3", "bounce: 7"]
    play = kick_scenario("kick_off_event: 4 5", "players: 1", kick=kick, aim="u6")
    play.act("move A10 r5", "end").expect("ball_air r6", "ball_ground r7").asks("activate", "away")


assert LANDS
