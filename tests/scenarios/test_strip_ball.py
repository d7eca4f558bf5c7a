"""Strip Ball, Sure Hands and Monstrous Mouth (2020): who keeps the ball when pushed."""

from __future__ import annotations

from typing import Any

import pytest

from blockdice.engine.words import ROOTED
from tests.scenarios.scenario import Scenario, scenario

DUEL = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    H1   A1*  .    .
8      .    .    .    .    .
9      H9   .    .    .    .
"""
GOAL = """
       a    b    c
6      .    .    .
7      .    A1*  H1
8      .    .    .
9      .    .    H9
"""


def block(theirs: str, *dice: str, board: str = DUEL, **fields: Any) -> Scenario:
    """H1, who has Strip Ball, blocks A1."""
    who = {"H1": {"skills": "strip_ball"}, "A1": {"skills": theirs}}
    return scenario(board, who=who, dice=list(dice), **fields).act("activate H1 block A1")


def test_pushed_back_the_carrier_drops_the_ball() -> None:
    play = block("", "block: push", "bounce: 5").act("push n7").asks("use_skill", "home", "H1")
    play.act("use strip_ball", "stay").expect("pushed A1 m7 n7", "ball_air n7", "ball_ground o7")
    play.never("knocked_down", "turnover").asks("activate", "home").spent()


def test_its_use_is_a_choice() -> None:
    play = block("", "block: push").act("push n7", "no", "stay").never("ball_air")
    play.asks("activate", "home")


def test_the_follow_up_is_decided_before_the_bounce() -> None:
    play = block("", "block: push", "bounce: 4", "catch H1: 6").act("push n7", "use strip_ball")
    play.asks("follow_up", "home", "H1").act("follow").expect("followed H1 m7", "ball_held H1")


def test_not_against_a_team_mate() -> None:
    """Ball & Chain: H1 pushes the own carrier."""
    who = {"H1": {"st": 7, "skills": "ball_and_chain, strip_ball"}}
    dice = ["ball_and_chain: 3", "block: push push push"]
    play = scenario(DUEL.replace("A1*", "H2*"), who=who, dice=dice)
    play.act("activate H1 ball_and_chain", "option 1", "push n7").expect("followed H1 m7")
    play.never("ball_air").asks("ball_and_chain", "home").spent()


def test_not_against_a_player_without_the_ball() -> None:
    play = block("", "block: push", board=DUEL.replace("A1*", "A1 ")).act("push n7")
    play.asks("follow_up", "home")


def test_knocked_down_the_carrier_drops_it_anyway() -> None:
    play = block("", "block: pow", "armour: 1 1", "bounce: 5").act("push n7", "stay")
    play.never("skill_used").expect("knocked_down A1", "ball_ground o7")


def test_into_the_crowd_the_crowd_throws_it_in() -> None:
    board = """
           k    l    m
    1      .    A1*  .
    2      .    H1   .
    9      H9   .    .
    """
    dice = ["block: push", "injury: 1 1", "throw_in: 3", "throw_in_distance: 1 1", "bounce: 5"]
    block("", *dice, board=board).act("stay").never("skill_used").expect("boxed A1")


def test_no_touchdown_for_a_carrier_pushed_into_the_end_zone() -> None:
    """(commentary general-strip-ball-end-zone, odd combination 13d)"""
    play = block("", "block: push", "bounce: 2", board=GOAL).act(
        "push a7", "use strip_ball", "stay"
    )
    play.never("touchdown").expect("ball_air a7", "roll name=bounce").asks("activate", "home")


def test_left_unused_it_is_one() -> None:
    play = block("", "block: push", board=GOAL).act("push a7", "no", "stay")
    play.expect("touchdown away A1")


def test_a_target_that_stands_firm_drops_it_where_it_stands() -> None:
    """(commentary general-strip-ball-stand-firm, odd combination 13a)"""
    play = block("stand_firm", "block: push", "bounce: 5").act("use stand_firm", "use strip_ball")
    play.expect("not_pushed A1", "ball_air m7", "ball_ground n7").never("pushed")


def test_so_does_a_rooted_one() -> None:
    """(odd combination 13b)"""
    who = {"H1": {"skills": "strip_ball"}}
    play = scenario(DUEL, who=who, dice=["block: push", "bounce: 5"])
    play.game.match.mark(play.game.match.names.players["A1"], ROOTED, True)
    play.act("activate H1 block A1", "use strip_ball").expect("ball_air m7", "ball_ground n7")


def test_a_stumble_that_dodge_makes_a_push_counts() -> None:
    """(odd combination 13c)"""
    play = block("dodge", "block: stumble", "bounce: 5").act("use dodge", "push n7")
    play.act("use strip_ball", "stay").expect("ball_ground o7")


def test_so_does_a_both_down_that_juggernaut_makes_one() -> None:
    who = {"H1": {"skills": "strip_ball, juggernaut"}}
    play = scenario(DUEL, who=who, dice=["block: both_down", "bounce: 5"])
    play.act("activate H1 blitz A1", "block A1", "use juggernaut", "push n7", "use strip_ball")
    play.act("stay").expect("ball_ground o7")


def test_sidestep_and_fend_work_as_ever() -> None:
    """(odd combination 12)"""
    play = block("sidestep, fend", "block: push", "bounce: 7").act("use sidestep", "push n8")
    play.act("use strip_ball").asks("use_skill", "away", "A1").act("use fend")
    play.expect("ball_ground n9").never("followed", "turnover")


@pytest.mark.parametrize("skill", ["sure_hands", "monstrous_mouth"])
def test_some_carriers_cannot_be_stripped(skill: str) -> None:
    """(odd combination 12)"""
    play = block(f"{skill}, sidestep", "block: push").act("use sidestep", "push n8", "stay")
    play.never("ball_air").asks("activate", "home")


@pytest.mark.parametrize("skill", ["sure_hands", "monstrous_mouth"])
def test_distracted_they_can(skill: str) -> None:
    """(commentary) No skill is used without a tackle zone."""
    board = DUEL.replace("A1* ", "A1!*")
    play = block(skill, "block: push", "bounce: 5", board=board).act("push n7")
    play.asks("use_skill", "home", "H1")


def test_safe_pair_of_hands_does_not_help_against_it() -> None:
    """(commentary agility-safe-pair-and-strip-ball) The carrier has not gone down."""
    play = block("safe_pair_of_hands", "block: push", "bounce: 5").act("push n7")
    play.act("use strip_ball", "stay").expect("ball_ground o7").asks("activate", "home")


def test_frenzy_goes_on_against_a_carrier_who_has_been_stripped() -> None:
    who = {"H1": {"skills": "strip_ball, frenzy"}}
    play = scenario(DUEL, who=who, dice=["block: push push", "bounce: 5"])
    play.act("activate H1 block A1", "push n7", "use strip_ball")
    play.expect("followed H1 m7", "roll name=bounce", "block H1 target=A1")


def test_the_defender_has_nothing_of_it() -> None:
    board = DUEL.replace("A1* ", "A1  ").replace("H1  ", "H1* ")
    who = {"A1": {"skills": "strip_ball"}}
    play = scenario(board, who=who, dice=["block: push"]).act("activate H1 block A1", "push n7")
    play.asks("follow_up", "home")


# Monstrous Mouth.

NEAR = """
       k    l    m
7      H1*  H2   .
8      .    .    .
9      H9   .    A1
"""


def catch(skills: str, *dice: str, board: str = NEAR) -> Scenario:
    """H1 hands the ball to H2, who has these skills."""
    play = scenario(board, who={"H2": {"skills": skills}}, dice=list(dice))
    return play.act("activate H1 handoff", "handoff H2")


def test_it_rerolls_a_failed_catch() -> None:
    play = catch("monstrous_mouth", "catch: 1 6").asks("reroll", "home", "H2")
    play.act("reroll monstrous_mouth").expect("skill_used H2", "ball_held H2").spent()


def test_with_catch_the_die_is_still_rerolled_once_only() -> None:
    play = catch("monstrous_mouth, catch", "catch: 1 1", "bounce: 7")
    play.offers("reroll monstrous_mouth", "reroll catch").act("reroll catch")
    play.never("ball_held").expect("turnover home")


def test_it_does_not_help_to_pick_up() -> None:
    board = """
           k    l    m
    7      H1   o    .
    9      H9   .    A1
    """
    who = {"H1": {"skills": "monstrous_mouth"}}
    play = scenario(board, who=who, dice=["pick_up: 1", "bounce: 7"])
    play.act("activate H1 move", "move l7").never("skill_used").expect("turnover home")


def test_the_re_rolled_catch_of_an_opponent_in_our_turn() -> None:
    """Skills may be used in either team's turn."""
    board = """
           k    l    m    n    o
    7      .    H1   A1*  .    A2
    9      H9   .    .    .    .
    """
    who = {"A2": {"skills": "monstrous_mouth"}}
    play = scenario(board, who=who, dice=["block: pow", "armour: 1 1", "bounce: 5", "catch: 1 6"])
    play.act("activate H1 block A1", "push n7", "stay").asks("reroll", "away", "A2")
