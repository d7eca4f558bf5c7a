"""Bloodlust (2020, Traits): what a vampire must do who has not kept control."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n
6      .    H2   .    .
7      .    H1*  .    A1
8      H3   .    .    .
9      .    .    .    H4
"""
WHO = {
    "H1": {"skills": "bloodlust 3", "position": "vampire_runner"},
    "H2": {"position": "thrall_lineman"},
    "H3": {"position": "vampire_thrower"},
    "H4": {"position": "thrall_lineman"},
}


def thirsty(
    action: str, *dice: str, board: str = FIELD, change: str = "", face: int = 1
) -> Scenario:
    """H1 has declared the action and failed the roll."""
    play = scenario(board, dice=[f"bloodlust: {face}", *dice], who=WHO).act(action)
    play.expect("roll H1 name=bloodlust passed=False", "token H1 token=thirsty on=True")
    return play.act(change) if change else play


def test_x_or_more_changes_nothing() -> None:
    play = scenario(FIELD, dice=["bloodlust: 3"], who=WHO).needs("activate H1 move", "bloodlust 3+")
    play.act("activate H1 move").never("token H1 token=thirsty").act("move m7", "end")
    play.never("bitten", "no_bite", "turnover")


def test_a_block_or_a_blitz_adds_one_but_a_one_always_fails() -> None:
    board = FIELD.replace(".    A1", "A1   .")
    play = scenario(board, dice=["bloodlust: 2", "block: 3"], who=WHO)
    play.needs("activate H1 block A1", "bloodlust 2+").needs("activate H1 blitz A1", "bloodlust 2+")
    who = {**WHO, "H1": {"skills": "bloodlust 2"}}
    scenario(board, who=who).needs("activate H1 block A1", "bloodlust 2+")


def test_no_bonus_for_what_is_done_in_place_of_a_block() -> None:
    """(T2) A Blitz with it has one, as any Blitz has."""
    board = FIELD.replace(".    A1", "A1   .")
    play = scenario(board, who={**WHO, "H1": {"skills": "bloodlust 3, stab"}})
    play.needs("activate H1 stab A1", "bloodlust 3+").needs("activate H1 blitz A1", "bloodlust 2+")


def test_at_the_end_one_thrall_near_may_be_bitten() -> None:
    """An Injury roll, and nothing else: H3 is no Thrall, and H4 is too far away."""
    play = thirsty("activate H1 move", "injury H2: 2 2").act("end").asks("bite", "home", "H1")
    assert play.legal == ["select H2", "no"]
    play.act("select H2").expect(
        "bitten H2 by=H1", "roll H2 name=injury", "posture H2 posture=stunned"
    )
    play.never("turnover", "no_bite", "roll name=armour").asks("activate", "home").spent()


@pytest.mark.parametrize("injury", ["5 5", "6 6"])
def test_a_casualty_is_badly_hurt_without_a_roll(injury: str) -> None:
    play = thirsty("activate H1 move", f"injury H2: {injury}").act("end", "select H2")
    play.expect("boxed H2 place=casualty", "casualty H2 result=badly_hurt")
    play.never("roll name=casualty", "turnover").spent()


def test_without_a_bite_it_is_a_turnover_and_the_ball_is_dropped() -> None:
    play = thirsty("activate H1 move", "bounce: 7", face=2).act("end", "no")
    distracted = "token H1 token=distracted on=True"
    play.expect("no_bite H1", "turnover home why=no_bite", distracted, "ball_ground").spent()


def test_with_nobody_to_bite_too() -> None:
    board = FIELD.replace("H2 ", ".  ").replace("H1*", "H1 ")
    play = thirsty("activate H1 move", board=board).act("end")
    play.expect("no_bite H1", "turnover home why=no_bite").never("ball_ground")


@pytest.mark.parametrize("mark", ["_", "~"])
def test_a_thrall_on_the_ground_can_be_bitten(mark: str) -> None:
    board = FIELD.replace("H2 ", f"H2{mark}")
    thirsty("activate H1 move", "injury H2: 2 2", board=board).act("end", "select H2").expect(
        "bitten H2"
    )


def test_biting_the_carrier_is_a_turnover() -> None:
    board = FIELD.replace("H1*", "H1 ").replace("H2 ", "H2*")
    play = thirsty("activate H1 move", "injury H2: 2 2", "bounce: 2", board=board)
    play.act("end", "select H2").expect("bitten H2", "turnover home", "ball_ground").spent()


def test_a_declared_action_may_become_a_move_and_is_used_up() -> None:
    play = thirsty("activate H1 blitz A1", "injury H2: 2 2").asks("change_to_move", "home", "H1")
    play.act("use bloodlust").expect("changed_to_move H1").act("move m6")
    assert "block A1" not in play.legal
    play.act("end", "select H2").refuses("activate H3 blitz A1")


def test_or_go_on_as_declared() -> None:
    play = thirsty("activate H1 blitz A1", "block: 3", "injury H4: 2 2", change="no")
    play.act("move m8", "block A1", "push o6", "stay", "end", "select H4")
    play.expect("bitten H4").spent()


def test_before_a_pass_comes_the_bite() -> None:
    """No choice any more but whom; A1 lets the ball go by."""
    play = thirsty("activate H1 pass", "injury H2: 2 2", "pass: 6", "catch H4: 6", change="no")
    play.act("pass n9", "no").expect("bitten H2", "roll H2 name=injury", "pass H1", "ball_held H4")
    play.never("turnover").asks("activate", "home").spent()


def test_nor_is_the_ball_handed_off_with_nobody_to_bite() -> None:
    board = FIELD.replace("H2 ", ".  ")
    play = thirsty("activate H1 handoff", board=board, change="no")
    assert not [action for action in play.legal if action.startswith("handoff")]
    play = thirsty("activate H1 pass", board=board, change="no")
    assert not [action for action in play.legal if action.startswith("pass")]


def test_the_ball_may_be_left_behind_without_a_bite() -> None:
    """Only a Pass, a Hand-off and a touchdown have to wait for it."""
    board = FIELD.replace("H2 ", ".  ")
    who = {**WHO, "H1": {"skills": "bloodlust 3, fumblerooskie"}}
    play = scenario(board, who=who, dice=["bloodlust: 1"]).act("activate H1 move")
    play.act("use fumblerooskie", "move m6").expect("ball_ground l7").spent()


END = """
       x    y    z
6      .    .    H2
7      .    H1*  .
8      .    .    .
"""


def test_no_touchdown_before_the_bite() -> None:
    """The activation goes on until the coach ends it; with the bite the touchdown counts."""
    play = thirsty("activate H1 move", "injury H2: 2 2", board=END).act("move z7")
    play.never("touchdown").asks("move", "home", "H1").act("end", "select H2")
    play.expect("bitten H2", "touchdown H1")


def test_no_bite_no_touchdown() -> None:
    play = thirsty("activate H1 move", "bounce: 4", board=END).act("move z7", "end", "no")
    play.expect("no_bite H1", "turnover home").never("touchdown").spent()


def test_a_vampire_knocked_down_bites_nobody() -> None:
    """SE4."""
    board = FIELD.replace(".    A1", "A1   .").replace("H1*", "H1 ")
    dice = ["bloodlust: 1", "block: 1 1", "armour: 1 2"]
    play = scenario(board, dice=dice, who=WHO).act("activate H1 block A1", "no")
    play.expect("knocked_down H1", "turnover home", "no_bite H1").never("bitten").spent()


def test_a_bitten_thrall_who_is_stunned_turns_over_a_turn_later() -> None:
    """Commentary (rules-bitten-and-stunned): at the end of the team's following turn."""
    for mark in (" ", "~"):
        board = FIELD.replace("H2 ", f"H2{mark}")
        play = thirsty("activate H1 move", "injury H2: 2 2", board=board)
        play.act("end", "select H2").expect("bitten H2", "roll H2 name=injury")
        play.act("end", "end").never("posture H2").act("end").expect("posture H2 posture=prone")
