"""Arm Bar (2020): falls in a dodge or jump out of the player's zone."""

from __future__ import annotations

from typing import Any

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
9      .    .    .    A9
"""
BAR = {"A1": {"skills": "arm_bar"}}


def dodge(*dice: str, board: str = FIELD, who: dict[str, Any] = BAR) -> Scenario:
    """H1 fails to dodge away."""
    play = scenario(board, who=who, dice=["dodge: 1", *dice])
    return play.act("activate H1 move", "move k7")


def test_it_may_break_the_armour_after_the_roll_and_not_the_injury_then() -> None:
    play = dodge("armour H1: 4 4", "injury H1: 3 4").asks("use_skill", "away", "A1")
    play.act("use arm_bar")
    play.expect("skill_used A1 skill=arm_bar", "armour_broken H1", "injury H1 result=stunned")
    play.asks("activate", "away").spent()


def test_it_may_be_kept_for_the_injury_roll() -> None:
    play = dodge("armour H1: 4 5", "injury H1: 3 4").asks("use_skill", "away", "A1")
    play.act("use arm_bar").expect("injury H1 result=knocked_out")


def test_its_use_is_a_choice() -> None:
    dodge("armour H1: 4 4").act("no").never("armour_broken").asks("activate", "away")


def test_it_is_not_asked_where_one_changes_nothing() -> None:
    dodge("armour H1: 3 4").asks("activate", "away").never("skill_used")


def test_only_one_of_several_players_uses_it() -> None:
    """Armour of 7 with two of them: no +2."""
    who = {"A1": {"skills": "arm_bar"}, "A2": {"skills": "arm_bar"}}
    board = FIELD.replace("8      .    .    .", "8      .    .    A2")
    dodge("armour H1: 3 4", board=board, who=who).asks("activate", "away")
    play = dodge("armour H1: 4 4", "injury H1: 3 4", board=board, who=who).act("use arm_bar")
    play.expect("injury H1 result=stunned").asks("activate", "away").spent()


def test_only_whoever_marked_the_square_that_was_left() -> None:
    """The one who marks the square moved into has no part in it."""
    who = {"A2": {"skills": "arm_bar"}}
    board = """
       i    j    k    l    m    n
6      .    .    .    .    .    .
7      .    A2   .    H1   A1   .
9      .    .    .    .    .    A9
"""
    dodge("armour H1: 4 4", board=board, who=who).asks("activate", "away").never("skill_used")


def test_not_without_a_tackle_zone_or_lying() -> None:
    """Nobody is marked by them."""
    for mark in ("_", "~", "!"):
        board = FIELD.replace("8      .    .    .", "8      .    .    A2")
        board = board.replace("A1 ", f"A1{mark}")
        dodge("armour H1: 4 4", board=board).asks("activate", "away").never("skill_used")


def test_not_by_a_rush_out_of_the_zone() -> None:
    """(odd combination 39) A fall by a Rush is none of it."""
    who = {"A1": {"skills": "arm_bar"}, "H1": {"ma": 1}}
    board = FIELD.replace("7      .    H1   A1", "7      H1   .    A1")
    play = scenario(board, who=who, dice=["rush: 1", "armour H1: 4 4"])
    play.act("activate H1 move", "move l7", "move k8").asks("activate", "away").never("skill_used")


def test_a_failed_jump_out_of_the_zone_counts() -> None:
    """Dodge, Jump or Leap."""
    board = FIELD.replace("6      .    .    .", "6      .    A2_  .")
    play = scenario(board, who=BAR, dice=["jump: 2", "armour H1: 4 4", "injury H1: 1 1"])
    play.act("activate H1 move", "jump l5").asks("use_skill", "away", "A1").act("use arm_bar")
    play.expect("armour_broken H1")


def test_it_works_for_a_player_who_has_gone_prone_by_a_diving_tackle() -> None:
    """(odd combination 39) The ball of the diver bounces, without a turnover for that."""
    who = {"A1": {"skills": "arm_bar, diving_tackle"}, "H1": {"ag": 4}}
    play = scenario(
        FIELD.replace("A1 ", "A1*"),
        who=who,
        dice=["dodge: 4", "armour H1: 4 4", "injury H1: 3 4", "bounce: 5"],
    )
    play.act("activate H1 move", "move k7", "use diving_tackle")
    while play.game.decision.kind == "use_skill":
        play.act("use arm_bar")
    play.expect(
        "fell_over H1",
        "skill_used A1 skill=arm_bar",
        "armour_broken H1",
        "injury H1 result=stunned",
    )
    play.never("turnover away")
