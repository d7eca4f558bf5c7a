"""Passing the Ball, Hand-off (2020)."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import scenario

SIDE_BY_SIDE = """
       k    l    m    n
6      .    .    .    .
7      .    H1*  H2   .
8      .    .    .    .
9      H3   .    .    .
"""


def test_the_ball_is_handed_over_without_a_test_and_caught_without_modifier() -> None:
    play = scenario(SIDE_BY_SIDE, dice=["catch H2: 3"]).act("activate H1 handoff")
    play.needs("handoff H2", "catch 3+").act("handoff H2").never("roll H1")
    play.expect("hand_off H1 l7 m7", "roll H2 name=catch modifiers= passed=True", "ball_held H2")
    play.asks("activate", "home").spent()


def test_a_player_without_passing_ability_may_hand_off() -> None:
    play = scenario(SIDE_BY_SIDE, who={"H1": {"pa": 0}}, dice=["catch: 3"])
    play.act("activate H1 handoff", "handoff H2").expect("ball_held H2").spent()


def test_the_catcher_is_hindered_by_being_marked_and_by_rain() -> None:
    board = SIDE_BY_SIDE.replace("H2   .", "H2   A1")
    play = scenario(board, weather="pouring_rain", dice=["catch H2: 5"]).act("activate H1 handoff")
    play.needs("handoff H2", "catch 5+").act("handoff H2")
    play.expect("roll H2 name=catch modifiers=marked:-1,weather:-1", "ball_held H2").spent()


def test_being_marked_does_not_hinder_the_giver() -> None:
    board = SIDE_BY_SIDE.replace("7      .  ", "7      A1 ")
    play = scenario(board).act("activate H1 handoff").needs("handoff H2", "catch 3+")
    play.offers("handoff H2")


def test_only_to_a_standing_team_mate_in_an_adjacent_square() -> None:
    play = scenario("""
           k    l    m    n
    6      .    A1   H4_  .
    7      H7   H1*  H2   H3
    8      .    H5~  H6!  .
    """).act("activate H1 handoff")
    handed = {action for action in play.legal if action.startswith("handoff")}
    assert handed == {"handoff H2", "handoff H6", "handoff H7"}


def test_the_player_may_move_first_and_not_afterwards() -> None:
    board = "       k    l    m    n\n7      H1*  .    .    H2\n8      H3   .    .    .\n"
    play = scenario(board, dice=["catch: 3"]).act("activate H1 handoff")
    play.refuses("handoff H2").act("move l7", "move m7", "handoff H2")
    play.expect("ball_held H2", "activation_ended H1").asks("activate", "home").spent()


def test_the_ball_may_be_picked_up_on_the_way() -> None:
    board = "       k    l    m\n7      H1   o    H2\n8      H3   .    .\n"
    play = scenario(board, dice=["pick_up: 3", "catch: 3"]).act("activate H1 handoff")
    play.refuses("handoff H3").act("move l7", "handoff H2").expect("ball_held H2").spent()


def test_a_missed_catch_bounces_and_with_nobody_to_catch_it_is_a_turnover() -> None:
    play = scenario(SIDE_BY_SIDE, dice=["catch H2: 2", "bounce: 5"])
    play.act("activate H1 handoff", "handoff H2")
    play.expect("ball_ground n7", "turnover home why=hand_off_not_caught", "turn_ended").spent()


def test_if_an_opponent_catches_the_bounce_it_is_a_turnover() -> None:
    board = SIDE_BY_SIDE.replace("H2   .", "H2   A1")
    play = scenario(board, dice=["catch H2: 3", "bounce: 5", "catch A1: 5"])
    play.act("activate H1 handoff", "handoff H2")
    play.expect("ball_held A1", "turnover home why=hand_off_not_caught").spent()


@pytest.mark.parametrize("catcher", ["H1", "H4"])
def test_if_a_team_mate_or_the_giver_catches_the_bounce_it_is_none(catcher: str) -> None:
    board = SIDE_BY_SIDE.replace("H2   .", "H2   H4")
    way = 4 if catcher == "H1" else 5
    play = scenario(board, dice=["catch H2: 2", f"bounce: {way}", f"catch {catcher}: 4"])
    play.act("activate H1 handoff", "handoff H2").never("turnover", "turn_ended")
    play.expect(f"ball_held {catcher}").asks("activate", "home").spent()


def test_to_a_team_mate_who_has_lost_the_tackle_zone_it_bounces() -> None:
    play = scenario(SIDE_BY_SIDE.replace("H2 ", "H2!"), dice=["bounce: 5"])
    play.act("activate H1 handoff").needs("handoff H2").act("handoff H2")
    play.never("roll H2").expect("turnover home why=hand_off_not_caught").spent()


def test_a_hand_off_earns_no_star_player_points() -> None:
    play = scenario(SIDE_BY_SIDE, dice=["catch: 3"])
    play.act("activate H1 handoff", "handoff H2").never("spp").spent()


def test_nobody_interferes_with_a_hand_off() -> None:
    board = "       k    l    m\n6      .    .    H2\n7      A1   H1*  A2\n"
    play = scenario(board, dice=["catch: 5"])
    play.act("activate H1 handoff", "handoff H2").never("roll name=interfere")
    play.expect("ball_held H2").spent()


def test_once_a_team_turn_and_beside_a_pass() -> None:
    play = scenario(SIDE_BY_SIDE, dice=["catch: 3"]).act("activate H1 handoff", "handoff H2")
    play.refuses("activate H2 handoff").offers("activate H2 pass").spent()


def test_a_hand_off_in_the_end_zone_scores() -> None:
    play = scenario("       y    z\n7      H1*  H2\n", dice=["catch: 3"])
    play.act("activate H1 handoff", "handoff H2").expect("touchdown home H2 z7").spent()
