"""The Kick-off Event table (2020), 10: Blitz, a window of its own before the ball lands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.drive import AWAY, kick_scenario
from tests.scenarios.scenario import Scenario

NEAR = AWAY.replace("5      .    .    A6", "5      A6   .    .")
"""A6 on the line beside A1, so that H6 can reach somebody who is not guarded."""

CLEAR_TOP = """
       n    o    p
5      A1   .    A2
6      .    .    A4
7      A5   .    .
9      A3   .    A6
10     .    A7   A8
12     A9   .    .
13     A10  .    .
11     .    .    A11
"""
"""Nobody is near the top of the pitch, and only A3 marks H3."""


def blitz(*dice: str, players: int = 1, **fields: Any) -> Scenario:
    """A Blitz of D3+3 players; the ball will land in u9 and rest in u10."""
    return kick_scenario("kick_off_event: 5 5", f"players: {players}", *dice, **fields)


def test_open_players_of_the_kicking_team_may_move() -> None:
    """10: Blitz: H1-H3 are Marked; nothing but Move, and one Blitz."""
    play = blitz().asks("activate", "home").refuses("activate H1 move", "activate A4 move")
    play.offers("activate H4 move", "activate H11 move", "activate H4 blitz A1", "end")
    kinds = {action.split()[2] for action in play.legal if action.startswith("activate")}
    assert kinds == {"move", "blitz"}
    assert "concede" not in play.legal


def test_a_move_in_it_is_a_move() -> None:
    """10: Blitz: with the dice that it takes, over the line too."""
    play = blitz().act("activate H6 move", "move l5", "move m5", "move n5", "end")
    play.asks("activate", "home").refuses("activate H6 move").act("end")
    play.expect("declared H6 action=move", "moved H6 m5 n5", "ball_ground u10", "turn_started away")
    assert play.where("H6") == "n5"


@pytest.mark.parametrize("die", [1, 2, 3])
def test_d3_and_three_players_may_act(die: int) -> None:
    """10: Blitz: D3+3, the Blitz and the throw among them (commentary)."""
    play = blitz(players=die)
    for number in range(4, 4 + die + 3):
        play.asks("activate", "home").act(f"activate H{number} move", "end")
    play.expect("ball_ground u10").asks("activate", "away")


def test_the_blitz_action_counts_among_them() -> None:
    """10: Blitz (commentary)."""
    play = blitz("block: push", away=NEAR)
    play.act("activate H6 blitz A6", "move l5", "move m5", "block A6", "push o5", "stay", "end")
    for number in (4, 5, 7):
        play.refuses(f"activate H{number} blitz A1").act(f"activate H{number} move", "end")
    play.asks("activate", "away")


def test_who_becomes_open_in_it_may_not_act() -> None:
    """10: Blitz (commentary): they must be Open when the event is rolled."""
    play = blitz("block: push push", away=CLEAR_TOP).refuses("activate H3 move")
    play.act("activate H9 blitz A3", "move k9", "move l10", "move m10", "block A3", "push o8")
    play.act("stay", "end")
    assert not play.state.is_marked(play.game.match.names.players["H3"])
    play.refuses("activate H3 move")


def test_no_team_reroll() -> None:
    """10: Blitz (commentary): it is no team turn."""
    teams = ({"rerolls": 3}, {"rerolls": 3})
    play = blitz("rush H11: 1", "armour H11: 2 2", teams=teams)
    rush(play).expect("fell_over H11").asks("activate", "away")


def rush(play: Scenario) -> Scenario:
    """H11 runs back and forth until it must rush."""
    return play.act("activate H11 move", *["move g8", "move h8"] * 3, "move g8")


def test_a_fall_ends_it() -> None:
    """10: Blitz: no further players can be activated; it is no turnover."""
    play = rush(blitz("rush H11: 1", "armour H11: 2 2")).never("turnover", "turn_ended")
    play.expect("fell_over H11", "event_ended home why=fell_over", "ball_ground u10")
    play.asks("activate", "away").spent()
    assert play.state.turn == [0, 1]


def test_a_knock_down_of_a_kicking_player_ends_it() -> None:
    """10: Blitz."""
    play = blitz("block: player_down", "armour H6: 2 2", away=NEAR)
    play.act("activate H6 blitz A6", "move l5", "move m5", "block A6")
    play.expect("knocked_down H6", "event_ended home why=knocked_down", "ball_ground u10")
    play.asks("activate", "away").spent()


def test_a_knock_down_of_a_receiving_player_does_not_end_it() -> None:
    """10: Blitz (commentary)."""
    play = blitz("block: pow", "armour A6: 2 2", away=NEAR)
    play.act("activate H6 blitz A6", "move l5", "move m5", "block A6", "push o5", "stay", "end")
    play.never("event_ended").expect("knocked_down A6").asks("activate", "home")


def test_the_dodge_skill_does_not_work_in_it() -> None:
    """10: Blitz (ruling): what works once a team turn needs a team turn."""
    dice = ["dodge H6: 1", "armour H6: 2 2"]
    play = blitz(*dice, away=NEAR, who={"H6": {"skills": "dodge"}})
    play.act("activate H6 move", "move l5", "move m5", "move l5").expect("fell_over H6")
    play.asks("activate", "away").spent()


def test_one_may_throw_a_team_mate() -> None:
    """10: Blitz: once, and it is one of the D3+3; who lands badly has fallen and ends it."""
    who = {"H8": {"skills": "throw_team_mate", "st": 5}, "H9": {"skills": "right_stuff"}}
    home = """
           h    i    j    k    l    m
    2      .    .    .    .    H4   .
    5      .    .    .    H6   .    .
    6      .    H10  .    .    .    .
    7      .    .    H8   H9   .    H1
    8      H11  .    .    .    .    H2
    9      .    .    .    .    .    H3
    11     .    .    .    H7   .    .
    14     .    .    .    .    H5   .
    """
    dice = ["throw H8: 6", "throw_scatter H9: 5 5 5", "landing H9: 2", "armour H9: 1 1"]
    play = blitz(*dice, who=who, home=home, kicker="H10").offers("activate H8 throw")
    play.refuses("activate H4 throw", "activate H8 pass", "activate H8 handoff")
    play.act("activate H8 throw", "throw H9 k3").expect("throw H8 k3", "fell_over H9 n3")
    play.asks("activate", "away").spent()


def test_stunned_in_it_rolls_over_at_the_end_of_the_next_own_turn() -> None:
    """Stunned: the Blitz is no team turn, so they are Stunned when the next one begins."""
    play = rush(blitz("rush H11: 1", "armour H11: 6 6", "injury H11: 1 2"))
    play.expect("posture H11 posture=stunned").act("end").asks("activate", "home")
    play.act("end").expect("posture H11 posture=prone")


def test_a_kicking_player_under_the_ball_may_catch_it() -> None:
    """What goes up must come down: whoever is there."""
    kick = ["kick_off_deviation: 2", "kick_off_deviation_distance: 1", "catch H6: 6"]
    play = blitz(kick=kick, aim="o5").act("activate H6 move", "move l4", "move m4", "move n4")
    play.act("move o4", "end", "end").expect("ball_held H6 o4", "turn_started away")


def test_a_touchdown_at_the_landing_ends_the_drive_before_any_turn() -> None:
    """Scoring a Touchdown (ruling): nobody's turn is used up by it."""
    kick = ["kick_off_deviation: 7", "kick_off_deviation_distance: 1", "catch H4: 4"]
    who = {"H4": {"ma": 20}}
    play = blitz(kick=kick, aim="z1", away=CLEAR_TOP, who=who)
    path = [f"move {letter}2" for letter in "mnopqrstuvwxyz"]
    play.act("activate H4 move", *path, "end", "end")
    play.never("turn_started", "turn_marker").expect(
        "ball_held H4 z2", "touchdown home H4 score=1,0", "drive_ended"
    )
    play.asks("set_up", "home")
    assert play.state.turn == [0, 0]
