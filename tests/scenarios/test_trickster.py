"""Trickster (2020, reference notes): elsewhere before the blow lands."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    H2   .
10     H9   .    .    .
"""
TRICK = {"A1": {"skills": "trickster"}}


def test_the_target_may_change_to_another_square_next_to_the_attacker() -> None:
    """Before Strength is counted: H2 does not assist any more."""
    play = scenario(FIELD, who=TRICK, dice=["block: push"]).act("activate H1 block A1")
    play.asks("trickster", "away", "A1").offers("move A1 l6", "move A1 k7", "no")
    play.refuses("move A1 n7", "move A1 m8").act("move A1 k6")
    play.expect("skill_used A1 skill=trickster", "moved A1 m7 k6", "roll H1 name=block")
    play.asks("push", "home", "A1").offers("push j5").spent()


def test_it_may_be_declined() -> None:
    play = scenario(FIELD, who=TRICK, dice=["block: push stumble"]).act("activate H1 block A1")
    play.act("no").asks("block_die", "home").never("moved A1").spent()


@pytest.mark.parametrize("mark", ["!", "_"])
def test_not_prone_and_not_without_a_tackle_zone(mark: str) -> None:
    board = FIELD.replace("A1 ", f"A1{mark}")
    if mark == "_":
        scenario(board, who=TRICK).refuses("activate H1 block A1")
    else:
        play = scenario(board, who=TRICK, dice=["block: push stumble"])
        play.act("activate H1 block A1").asks("block_die", "home")


@pytest.mark.parametrize("skill", ["stab", "projectile_vomit", "breathe_fire"])
def test_it_works_against_what_stands_in_place_of_a_block(skill: str) -> None:
    play = scenario(FIELD, who={**TRICK, "H1": {"skills": skill}}, dice=[1, 1, 1])
    play.act(f"activate H1 {skill} A1").asks("trickster", "away", "A1")


def test_foul_appearance_comes_first() -> None:
    """(odd combination 34)"""
    who = {"A1": {"skills": "trickster, foul_appearance"}}
    play = scenario(FIELD, who=who, dice=["foul_appearance: 1"]).act("activate H1 block A1")
    play.asks("activate", "home").never("skill_used")


def test_in_a_blitz_it_is_used_when_the_block_is_thrown() -> None:
    play = scenario(FIELD, who=TRICK).act("activate H1 blitz A1").asks("move", "home")
    play.act("block A1").asks("trickster", "away", "A1")


def test_it_is_used_again_for_the_second_block_of_frenzy() -> None:
    """(odd combination 34)"""
    who = {**TRICK, "H1": {"skills": "frenzy"}}
    play = scenario(FIELD, who=who, dice=["block: push stumble"]).act("activate H1 block A1", "no")
    play.act("die 1", "push n7").asks("trickster", "away", "A1")


def test_a_rooted_player_stays() -> None:
    who = {"A1": {"skills": "trickster, take_root"}}
    play = scenario(FIELD, who=who, dice=["take_root: 1", "block: push stumble"], active="away")
    play.act("activate A1 move", "end", "end").act("activate H1 block A1")
    play.asks("block_die", "home").spent()


def test_a_ball_in_the_new_square_bounces() -> None:
    """No voluntary move: no pick-up (SA7)."""
    board = FIELD.replace("6      .    .    .", "6      o    .    .")
    play = scenario(board, who=TRICK, dice=["bounce: 4", "block: push"])
    play.act("activate H1 block A1", "move A1 k6").expect("moved A1", "ball_ground j6")
    play.never("roll name=pick_up", "turnover").asks("push", "home")


END_ZONE = """
       a    b    c    d
6      .    .    .    .
7      .    H1   A1*  .
10     H9   .    .    .
"""


def into_the_end_zone(*dice: str, ours: str = "", action: str = "block") -> Scenario:
    """A1, attacked by H1, goes into the end zone with the ball."""
    who = {"A1": {"skills": "trickster, block"}, "H1": {"skills": ours}}
    play = scenario(END_ZONE, who=who, dice=list(dice))
    return play.act(f"activate H1 {action} A1", "move A1 a7")


def test_with_the_ball_into_the_end_zone_the_block_comes_before_the_touchdown() -> None:
    """(odd combination 34) (SA6) In the opponents' turn, whatever became of the blocker."""
    play = into_the_end_zone("block: both_down", "armour: 1 1").act("use block")
    play.expect("roll H1 name=block", "knocked_down H1", "touchdown A1").spent()


@pytest.mark.parametrize("face", ["pow", "push"])
def test_no_touchdown_for_a_player_pushed_out_of_the_end_zone(face: str) -> None:
    """(SA6)"""
    dice = ("injury: 1 1", "throw_in: 3", "throw_in_distance: 1 1", "bounce: 5")
    play = into_the_end_zone(f"block: {face}", *dice).act("stay")
    play.expect("roll H1 name=block").never("touchdown")


def test_it_is_a_touchdown_after_a_stab_that_has_no_effect() -> None:
    """(SA6)"""
    play = into_the_end_zone("armour: 1 1", ours="stab", action="stab")
    play.expect("roll A1 name=armour", "touchdown A1").spent()


def test_no_touchdown_for_a_player_stabbed_to_the_ground() -> None:
    """(SA6)"""
    dice = ("armour: 5 5", "injury: 1 1", "bounce: 2")
    into_the_end_zone(*dice, ours="stab", action="stab").expect("injury A1").never("touchdown")


def test_the_touchdown_comes_before_a_second_block_of_frenzy() -> None:
    """(SA6)"""
    who = {"A1": {"skills": "trickster, stand_firm"}, "H1": {"skills": "frenzy"}}
    play = scenario(END_ZONE, who=who, dice=["block: push"])
    play.act("activate H1 block A1", "move A1 a6", "use stand_firm")
    play.expect("roll H1 name=block", "touchdown A1").spent()
