"""Movement, Standing Up (2020)."""

from __future__ import annotations

from blockdice.engine.effects import CHARACTERISTIC, END_OF_DRIVE, Effect
from tests.scenarios.scenario import Scenario, scenario

PRONE = """
       k    l    m
7      .    H1_  .
8      .    .    A1
9      H2   .    .
"""
SLOW = {"H1": {"ma": 2}}


def test_a_prone_player_can_do_nothing_without_first_standing_up() -> None:
    play = scenario(PRONE).act("activate H1 move")
    assert sorted(play.legal) == ["end", "stand"]


def test_standing_up_costs_three_squares_and_needs_no_roll() -> None:
    play = scenario(PRONE, dice=["dodge: 3"]).act("activate H1 move")
    play.needs("stand").act("stand").expect("posture H1 posture=standing")
    play.act("move k6", "move j6", "move i6").needs("move h6", "rush 2+")
    play.spent()


def test_standing_up_next_to_an_opponent_needs_no_dodge() -> None:
    scenario(PRONE).act("activate H1 move", "stand").never("roll H1")


def test_with_a_movement_allowance_of_three_every_square_afterwards_is_a_rush() -> None:
    play = scenario("       l\n7      H1_\n", who={"H1": {"ma": 3}}, dice=["rush: 2 2"])
    play.act("activate H1 move", "stand").needs("move m7", "rush 2+")
    play.act("move m7", "move n7")
    play.expect("automatic H1 decision=move action=end").spent()


def test_with_a_movement_allowance_of_two_or_less_it_takes_a_four() -> None:
    play = scenario(PRONE, who=SLOW, dice=["stand_up H1: 4"]).act("activate H1 move")
    play.needs("stand", "stand_up 4+").act("stand")
    play.expect("roll H1 name=stand_up needed=4 passed=True", "posture H1 posture=standing")
    play.spent()


def test_on_a_three_the_slow_player_stays_prone_and_the_activation_ends() -> None:
    play = scenario(PRONE, who=SLOW, dice=["stand_up H1: 3"])
    play.act("activate H1 move", "stand")
    play.expect("roll H1 name=stand_up passed=False", "activation_ended H1")
    play.shows("       l\n7      H1_\n").asks("activate", "home").spent()


def test_a_failure_to_stand_up_is_no_turnover() -> None:
    play = scenario(PRONE, who=SLOW, dice=["stand_up H1: 1"])
    play.act("activate H1 move", "stand").never("turnover", "fell_over H1", "turn_ended")
    play.refuses("activate H1 move")


def test_it_uses_the_full_movement_allowance_but_the_player_may_rush_afterwards() -> None:
    play = scenario("       l\n7      H1_\n", who=SLOW, dice=["stand_up: 6", "rush: 2 2"])
    play.act("activate H1 move", "stand").needs("move m7", "rush 2+")
    play.act("move m7", "move n7").expect("automatic H1 decision=move action=end").spent()


def test_a_player_cannot_rush_to_stand_up() -> None:
    """(commentary) No rush in place of the roll of a 4+."""
    play = scenario(PRONE, who={"H1": {"ma": 1}}, dice=["stand_up: 2"])
    play.act("activate H1 move")
    assert sorted(play.legal) == ["end", "stand"]
    play.act("stand").expect("roll H1 name=stand_up").spent()


def test_a_team_reroll_may_repeat_the_roll() -> None:
    play = scenario(PRONE, who=SLOW, home={"rerolls": 1}, dice=["stand_up: 1 5"])
    play.act("activate H1 move", "stand").asks("reroll", "home", "H1").act("reroll team")
    play.expect("roll H1 name=stand_up passed=True", "posture H1 posture=standing").spent()


def changed(play: Scenario, value: int) -> Scenario:
    """The Movement Allowance of H1 changed for a time."""
    play.game.match.begin(Effect(CHARACTERISTIC, END_OF_DRIVE, 0, 0, 0, value))
    return play


def test_two_or_less_after_modification_needs_the_roll() -> None:
    play = changed(scenario(PRONE, who={"H1": {"ma": 3}}), -1)
    play.act("activate H1 move").needs("stand", "stand_up 4+")


def test_two_or_less_before_modification_needs_the_roll_too() -> None:
    play = changed(scenario(PRONE, who=SLOW, dice=["stand_up: 4"]), +2)
    play.act("activate H1 move").needs("stand", "stand_up 4+")
    play.act("stand").needs("move k7", "rush 2+", "dodge 3+").spent()


def test_another_players_change_is_no_matter() -> None:
    play = scenario(PRONE)
    play.game.match.begin(Effect(CHARACTERISTIC, END_OF_DRIVE, 0, 1, 0, +4))
    play.act("activate H1 move").needs("stand")


def test_a_player_stands_up_only_once_and_only_at_the_start_of_the_activation() -> None:
    play = scenario(PRONE).act("activate H1 move", "stand")
    play.refuses("stand")
    play.act("end").refuses("activate H1 move")


def test_a_player_who_stands_may_go_on_to_every_action_with_movement() -> None:
    board = """
           k    l    m
    7      H2   H1_  A1
    8      .    .    A2_
    """
    scenario(board).act("activate H1 blitz A1", "stand").offers("block A1")
    scenario(board).act("activate H1 foul A2", "stand").offers("foul A2")
    carried = scenario(
        board.replace("H1_  A1", "H1_  o "), dice=["pick_up: 6"], who={"H1": {"ma": 9}}
    )
    carried.act("activate H1 handoff", "stand", "move m7", "move l7").offers("handoff H2")


def test_nobody_stands_up_in_the_opponents_turn() -> None:
    play = scenario(PRONE).act("end").asks("activate", "away")
    assert not [action for action in play.legal if "H1" in action and "stand" in action]
    assert not [action for action in play.legal if action.startswith("activate H1")]
