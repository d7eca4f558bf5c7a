"""Traits, Animosity (X) (2020)."""

from __future__ import annotations

from tests.scenarios.scenario import scenario

BOARD = """
       f    g    h    i    j
6      .    .    .    .    .
7      H1*  H2   .    H3   .
8      .    .    .    .    .
9      H4   .    .    .    .
"""
HATES_ALL = {"H1": {"skills": "animosity *"}}
HATES_CATCHERS = {
    "H1": {"skills": "animosity catcher"},
    "H3": {"position": "catcher", "position_name": "Catcher"},
}


def test_on_a_one_the_player_refuses_to_hand_off_and_the_activation_ends() -> None:
    play = scenario(BOARD, who=HATES_ALL, dice=["animosity H1: 1"])
    play.act("activate H1 handoff").needs("handoff H2", "animosity 2+", "catch 3+")
    play.act("handoff H2").never("turnover", "roll name=catch")
    play.expect("roll H1 name=animosity needed=2 passed=False", "activation_ended H1")
    play.shows("       f    g\n7      H1*  H2\n").asks("activate", "home").spent()


def test_the_refused_hand_off_counts_as_performed() -> None:
    play = scenario(BOARD, who=HATES_ALL, dice=["animosity H1: 1"])
    play.act("activate H1 handoff", "handoff H2").refuses("activate H2 handoff").spent()


def test_on_a_two_the_ball_is_handed_over() -> None:
    play = scenario(BOARD, who=HATES_ALL, dice=["animosity H1: 2", "catch H2: 3"])
    play.act("activate H1 handoff", "handoff H2")
    play.expect("roll name=animosity passed=True", "ball_held H2").spent()


def test_on_a_one_the_player_refuses_to_pass_to_the_team_mate_in_the_target_square() -> None:
    play = scenario(BOARD, who=HATES_ALL, dice=["animosity H1: 1"])
    play.act("activate H1 pass").needs("pass i7", "animosity 2+", "pass 4+", "catch 3+")
    play.act("pass i7").never("turnover", "roll name=pass")
    play.shows("       f\n7      H1*\n").asks("activate", "home").spent()


def test_on_a_six_the_pass_goes_on() -> None:
    play = scenario(BOARD, who=HATES_ALL, dice=["animosity: 6", "pass: 4", "catch: 3"])
    play.act("activate H1 pass", "pass i7").expect("roll name=animosity", "ball_held H3").spent()


def test_only_towards_team_mates_of_the_kind() -> None:
    play = scenario(BOARD, who=HATES_CATCHERS).act("activate H1 pass")
    play.needs("pass g7", "pass 4+", "catch 3+")
    play.needs("pass i7", "animosity 2+", "pass 4+", "catch 3+")


def test_a_prone_team_mate_in_the_target_square_is_one_all_the_same() -> None:
    board = BOARD.replace("H3 ", "H3_")
    play = scenario(board, who=HATES_ALL, dice=["animosity: 1"]).act("activate H1 pass")
    play.needs("pass i7", "animosity 2+", "pass 4+").act("pass i7").spent()


def test_a_pass_to_an_empty_square_or_an_opponent_needs_no_roll() -> None:
    board = BOARD.replace("H3 ", "A1 ")
    play = scenario(board, who=HATES_ALL, dice=["pass: 4", "catch A1: 3"])
    play.act("activate H1 pass").needs("pass i7", "pass 4+").needs("pass h8", "pass 4+")
    play.act("pass i7").never("roll name=animosity").spent()


def test_it_is_rolled_right_before_the_attempt_not_when_the_action_is_declared() -> None:
    """(commentary)"""
    play = scenario(BOARD, who=HATES_ALL, dice=["animosity: 2", "catch: 3"])
    play.act("activate H1 handoff").never("roll").act("move f6").never("roll")
    play.act("handoff H2").expect("moved H1 f7 f6", "roll H1 name=animosity").spent()


def test_it_does_not_extend_to_mercenaries_and_star_players() -> None:
    who = {**HATES_ALL, "H2": {"is_hired_for_match": True}}
    play = scenario(BOARD, who=who, dice=["catch: 3"]).act("activate H1 handoff")
    play.needs("handoff H2", "catch 3+").act("handoff H2").never("roll name=animosity").spent()


def test_receiving_from_a_player_one_dislikes_is_no_matter() -> None:
    play = scenario(BOARD, who={"H2": {"skills": "animosity *"}}, dice=["catch: 3"])
    play.act("activate H1 handoff", "handoff H2").never("roll name=animosity").spent()


def test_a_team_reroll_may_repeat_the_roll() -> None:
    play = scenario(BOARD, who=HATES_ALL, home={"rerolls": 1}, dice=["animosity: 1 4", "catch: 3"])
    play.act("activate H1 handoff", "handoff H2").asks("reroll", "home", "H1").act("reroll team")
    play.expect("roll name=animosity passed=True", "ball_held H2").spent()
