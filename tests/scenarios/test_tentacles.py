"""Mutations, Tentacles: holding an opponent who wants to leave (2020)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

BOARD = """
       j    k    l    m    n
6      .    .    .    .    .
7      .    .    H1   A1   .
8      .    .    .    A2   .
"""
ONE = BOARD.replace("A2", ". ")
HOLDER = {"A1": {"skills": "tentacles", "st": 4}}


def leave(*dice: str, who: Any = HOLDER, board: str = ONE, **fields: Any) -> Scenario:
    """H1 (Strength 3) wants to go to k7."""
    play = scenario(board, who=who, dice=list(dice), **fields)
    return play.act("activate H1 move", "move k7")


def test_held_before_any_other_die() -> None:
    """Tentacles: 5 + 4 - 3: the movement is over, and that is no turnover."""
    play = leave("tentacles A1: 5").asks("use_skill", "away", "A1").act("use tentacles")
    play.expect(
        "skill_used A1 skill=tentacles",
        "roll A1 name=tentacles needed=5 modifiers=strength:1 passed=True",
        "activation_ended H1",
    )
    play.never("moved H1", "roll name=dodge", "turnover").asks("activate", "away")
    assert play.where("H1") == "l7"
    play.spent()


def test_not_held_the_dodge_follows() -> None:
    """Tentacles: 5 or lower has no effect."""
    play = leave("tentacles A1: 4", "dodge H1: 3").act("use tentacles")
    play.expect("roll A1 passed=False", "moved H1 l7 k7", "roll H1 name=dodge passed=True").spent()


@pytest.mark.parametrize(("die", "holds"), [(6, True), (1, False)])
def test_natural_six_and_one(die: int, holds: bool) -> None:
    """Tentacles: whatever the Strengths."""
    who = {"A1": {"skills": "tentacles", "st": 1 if holds else 8}, "H1": {"st": 7 if holds else 1}}
    dice = [f"tentacles A1: {die}"] + ([] if holds else ["dodge H1: 3"])
    play = leave(*dice, who=who).act("use tentacles")
    assert play.where("H1") == ("l7" if holds else "k7")
    play.spent()


def test_it_is_optional() -> None:
    """Tentacles."""
    leave("dodge H1: 3").act("no").expect("moved H1 k7").never("roll name=tentacles").spent()


def test_every_step_out_of_the_zone() -> None:
    """Tentacles: any number of times, also from one square of the zone to another."""
    play = scenario(ONE, who=HOLDER, dice=["tentacles A1: 1", "dodge H1: 5", "tentacles A1: 6"])
    play.act("activate H1 move", "move l6", "use tentacles", "move k6")
    play.asks("use_skill", "away", "A1").act("use tentacles")
    assert play.where("H1") == "l6"
    play.spent()


def test_only_one_of_several() -> None:
    """Tentacles: their coach names one."""
    who = {**HOLDER, "A2": {"skills": "tentacles"}}
    play = leave("tentacles A2: 6", who=who, board=BOARD).asks("choose_player", "away")
    play.act("select A2").expect("skill_used A2", "roll A2 passed=True").spent()


@pytest.mark.parametrize("mark", ["_", "!"])
def test_only_who_marks_the_player(mark: str) -> None:
    """Skill Use: Prone, or without a tackle zone."""
    board = BOARD.replace("A1 ", f"A1{mark}")
    leave("dodge H1: 3", board=board).asks("move", "home", "H1").spent()


def test_the_rush_comes_after() -> None:
    """Odd combination 40 (i): no rush, no dodge, no Shadowing."""
    who = {**HOLDER, "A2": {"skills": "shadowing"}, "H1": {"ma": 1}}
    play = scenario("k l m n\n7 H1 . A1 .\n8 . . A2 .", who=who, dice=["tentacles A1: 5"])
    play.act("activate H1 move", "move l7", "move k7", "use tentacles")
    play.never("roll name=rush", "roll name=dodge", "roll name=shadowing")
    assert play.where("H1") == "l7"
    play.asks("activate", "away").spent()


def test_tentacles_rush_dodge_and_shadowing_in_this_order() -> None:
    """Odd combination 40 (ii): 4 + 4 - 3 holds nobody; 5 + 7 - 6 comes after."""
    who = {**HOLDER, "A2": {"skills": "shadowing", "ma": 7}}
    walk = ["activate H1 move", "move h7", "move i7", "move j7", "move k7", "move l7"]
    board = "g h i j k l m\n7 H1 . . . . . A1\n8 . . . . . . A2"
    dice = ["tentacles A1: 4", "rush H1: 3", "dodge H1: 4", "shadowing A2: 5"]
    play = scenario(board, who={**who, "H1": {"ma": 5}}, dice=dice).act(*walk)
    play.act("move k8", "use tentacles", "use shadowing").expect(
        "roll A1 name=tentacles passed=False",
        "moved H1 l7 k8",
        "roll H1 name=rush",
        "roll H1 name=dodge",
        "roll A2 name=shadowing modifiers=movement_allowance:2 passed=True",
        "moved A2 m8 l7",
    ).spent()


def test_a_jump_is_held_too() -> None:
    """Tentacles: and it is not spent, though nothing can come of that."""
    board = "       k    l    m\n7      A1   .    .\n8      H1   A2_  .\n"
    play = scenario(board, who=HOLDER, dice=["tentacles A1: 5"])
    play.act("activate H1 move", "jump m8", "use tentacles").never("moved H1", "roll name=jump")
    play.asks("activate", "away").spent()


def test_what_can_be_done_on_the_spot_may_still_be_done() -> None:
    """Odd combination 40; SM8: the movement is over, not the action: a hand-off, or the Block
    of a Blitz."""
    board = ONE.replace("H1 ", "H1*").replace("6      .    .    . ", "6      .    .    H2")
    play = scenario(board, who=HOLDER, dice=["tentacles A1: 5", "catch H2: 4"])
    play.act("activate H1 handoff", "move k7", "use tentacles").asks("move", "home", "H1")
    play.refuses("move k7").act("handoff H2").expect("ball_held H2").spent()
    play = scenario(ONE, who=HOLDER, dice=["tentacles A1: 5", "block: push_back push_back"])
    play.act("activate H1 blitz A1", "move k7", "use tentacles").asks("move", "home", "H1")
    play.refuses("move k6").act("block A1")


def test_a_follow_up_is_held() -> None:
    """Odd combination 42; SM6: 4 + 5 - 3: the attacker stays where they are."""
    board = """
       k    l    m    n
6      A2   .    .    .
7      .    H1   A1   .
"""
    who = {"A2": {"skills": "tentacles", "st": 5}}
    play = scenario(board, who=who, dice=["block: push_back push_back", "tentacles A2: 4"])
    play.act("activate H1 block A1", "push n7", "follow", "use tentacles")
    play.expect("pushed A1", "roll A2 name=tentacles passed=True").never("followed").spent()


def test_frenzy_ends_where_the_player_is_held() -> None:
    """Odd combination 42: no follow-up, no second block."""
    board = """
       k    l    m    n
6      A2   .    .    .
7      .    H1   A1   .
"""
    who = {"A2": {"skills": "tentacles", "st": 5}, "H1": {"skills": "frenzy"}}
    play = scenario(board, who=who, dice=["block: push_back push_back", "tentacles A2: 4"])
    play.act("activate H1 block A1", "push n7", "use tentacles")
    play.never("followed").asks("activate", "away").spent()


@pytest.mark.parametrize("skills", ["", "frenzy"])
def test_who_was_held_on_the_way_does_not_follow_up_later(skills: str) -> None:
    """Tentacles: held where they are, though it is the holder who is pushed; no second Block of
    Frenzy either (SR1)."""
    who = {**HOLDER, "H1": {"skills": skills}}
    dice = ["tentacles A1: 5", "block: push push"]
    play = scenario(ONE, who=who, dice=dice).act("activate H1 blitz A1", "move k7")
    play.act("use tentacles", "block A1", "push n7").expect("pushed A1 n7", "activation_ended H1")
    play.never("followed H1", "skill_used H1").spent()


def test_a_pushed_player_is_not_held() -> None:
    """Tentacles: voluntarily."""
    board = "       k    l    m    n\n7      .    A1   H1   .\n"
    play = scenario(board, who=HOLDER, active="away", dice=["block: push_back push_back"])
    play.act("activate A1 block H1", "push n7", "stay").never("skill_used").spent()


RUNNER = """
       k    l    m    n    o    p
7      H1*  .    .    .    .    H2
8      .    .    .    .    .    .
9      .    .    H3   A1   .    .
"""
"""While H1 passes to H2, A1 (On the Ball), whom H3 marks, may move."""


def running(skill: str, *dice: str, **fields: Any) -> Scenario:
    """A1 is about to leave H3's zone."""
    who = {"A1": {"skills": "on_the_ball"}, "H3": {"skills": skill, "st": 4}}
    play = scenario(RUNNER, who=who, dice=list(dice), **fields)
    return play.act("activate H1 pass", "pass p7", "select A1")


def test_a_move_out_of_turn_is_held_too() -> None:
    """Tentacles: either team's turn; a move by On the Ball is voluntary."""
    play = running("tentacles", "tentacles H3: 5", "pass H1: 6", "catch H2: 6")
    play.act("move o10").asks("use_skill", "home", "H3").act("use tentacles")
    play.expect("roll H3 name=tentacles passed=True", "ball_held H2").never("moved A1").spent()


def test_a_move_out_of_turn_is_shadowed() -> None:
    """Shadowing: during either team's turn."""
    play = running("shadowing", "dodge A1: 3", "shadowing H3: 6")
    play.act("move o10", "use shadowing").expect("moved A1 n9 o10", "moved H3 m9 n9").spent()


@pytest.mark.parametrize("skill", ["tentacles", "shadowing"])
def test_in_the_own_turn_a_team_reroll_may_repeat_the_die(skill: str) -> None:
    """Tentacles, Shadowing (commentary rules-team-reroll-what-for): a skill's die rolled in the own
    team turn; in the other team's there is none."""
    others = ["dodge A1: 3"] if skill == "shadowing" else ["pass H1: 6", "catch H2: 6"]
    play = running(skill, *others, f"{skill} H3: 2", f"{skill} H3: 6", home={"rerolls": 1})
    play.act("move o10", f"use {skill}").asks("reroll", "home", "H3")
    assert play.legal == ["reroll team", "no"]
    play.act("reroll team").expect(f"roll H3 name={skill} passed=True").spent()


@pytest.mark.parametrize("skill", ["prehensile_tail", "diving_tackle"])
def test_who_moves_out_of_turn_is_not_active(skill: str) -> None:
    """Prehensile Tail, Diving Tackle: against an active opponent (SM1)."""
    play = running(skill, "dodge A1: 3").act("move o10")
    play.expect("roll A1 name=dodge needed=3 passed=True").asks("move", "away", "A1").spent()


def test_break_tackle_and_dodge_do_not_help_out_of_turn() -> None:
    """Break Tackle, Dodge: the own activation."""
    who = {"A1": {"skills": "on_the_ball, break_tackle, dodge, pro"}}
    dice = ["dodge A1: 2", "armour A1: 1 1", "pass H1: 6", "catch H2: 6"]
    play = scenario(RUNNER, who=who, dice=dice)
    play.act("activate H1 pass", "pass p7", "select A1", "move o10")
    play.expect("fell_over A1", "ball_held H2").spent()
