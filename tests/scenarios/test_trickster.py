"""Trickster (2020, reference notes): elsewhere before the blow lands."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import scenario

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


def test_with_the_ball_into_the_end_zone_it_is_a_touchdown() -> None:
    """(odd combination 34) (SA6) At once, in the opponent's turn; no Block is thrown."""
    play = scenario(
        """
           a    b    c    d
    7      .    H1   A1*  .
    10     H9   .    .    .
    """,
        who=TRICK,
    )
    play.act("activate H1 block A1", "move A1 a7").expect("touchdown A1").never("roll name=block")
