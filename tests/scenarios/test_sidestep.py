"""Sidestep and Grab (2020): who chooses the square of a push, and among which."""

from __future__ import annotations

from typing import Any

from tests.scenarios.scenario import Scenario, scenario

DUEL = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    H1   A1   .    .
8      .    .    .    .    .
9      H9   .    .    .    .
"""
AROUND = ["push l6", "push l8", "push m6", "push m8", "push n6", "push n7", "push n8"]
"""Every free square next to A1."""
BEHIND = ["push n6", "push n7", "push n8"]
"""Those that a push from H1 may use."""
CHAIN = """
       k    l    m    n    o    p
6      .    .    .    A2   .    .
7      .    H1   A1   A3   .    .
8      .    .    .    A4   .    .
9      H9   .    .    .    .    .
"""
FULL = """
       k    l    m    n    o    p
6      .    H2   H3   A2   .    .
7      .    H1   A1   A3   .    .
8      .    H4   H5   A4   .    .
9      H9   .    .    .    .    .
"""
EDGE = """
       k    l    m
1      H2   A1   .
2      H3   H1   H4
9      H9   .    .
"""


def block(
    board: str, *dice: str, skills: str = "", theirs: str = "sidestep", how: str = "", **who: Any
) -> Scenario:
    """H1 blocks or, if so said, blitzes A1, who has the skill."""
    rows = {"H1": {"skills": skills}, "A1": {"skills": theirs}, **who}
    play = scenario(board, who=rows, dice=list(dice))
    if how == "blitz":
        return play.act("activate H1 blitz A1", "block A1")
    return play.act("activate H1 block A1")


# Sidestep.


def test_the_coach_of_the_pushed_player_may_choose_any_free_square_around() -> None:
    play = block(DUEL, "block: push").asks("use_skill", "away", "A1").act("use sidestep")
    play.asks("push", "away", "A1")
    assert sorted(play.legal) == AROUND
    play.act("push l8").expect("skill_used A1 skill=sidestep", "pushed A1 m7 l8")


def test_the_blocker_may_follow_up_into_the_square_left() -> None:
    play = block(DUEL, "block: push").act("use sidestep", "push l6", "follow")
    assert (play.where("H1"), play.where("A1")) == ("m7", "l6")


def test_declined_the_blocking_coach_chooses() -> None:
    play = block(DUEL, "block: push").act("no").asks("push", "home", "A1")
    assert sorted(play.legal) == BEHIND


def test_knocked_down_the_player_goes_down_in_the_square_chosen() -> None:
    play = block(DUEL, "block: pow", "armour: 1 1").act("use sidestep", "push m6", "stay")
    play.expect("knocked_down A1 m6")


def test_with_dodge_a_stumble_is_a_push_to_sidestep_from() -> None:
    play = block(DUEL, "block: stumble", theirs="dodge, sidestep").act("use dodge")
    play.act("use sidestep", "push m8", "stay").never("knocked_down").expect("pushed A1 m7 m8")


def test_a_distracted_player_cannot_use_it() -> None:
    """(commentary)"""
    block(DUEL.replace("A1 ", "A1!"), "block: push").asks("push", "home", "A1")


def test_it_works_in_a_chain() -> None:
    play = block(CHAIN, "block: push", theirs="", A3={"skills": "sidestep"}).act("push n7")
    play.asks("use_skill", "away", "A3").act("use sidestep").asks("push", "away", "A3")
    play.offers("push m6", "push m7", "push o6").act("push m6", "stay")
    play.expect("pushed A3 n7 m6", "pushed A1 m7 n7")


def test_the_square_that_the_target_leaves_is_free_for_who_is_chain_pushed() -> None:
    """(ruling 15) Then nobody can follow up."""
    play = block(CHAIN, "block: push", theirs="", A3={"skills": "sidestep"}).act("push n7")
    play.act("use sidestep", "push m7").never("followed").asks("activate", "home")
    play.shows("""
           l    m    n
    7      H1   A3   A1
    """)


def test_a_prone_player_in_a_chain_cannot_use_it() -> None:
    board = CHAIN.replace("A3 ", "A3_")
    play = block(board, "block: push push push", theirs="", A3={"skills": "sidestep"}).act(
        "push n7"
    )
    play.asks("push", "home", "A3")


def test_an_own_player_in_a_chain_sidesteps_as_well() -> None:
    board = CHAIN.replace("A3", "H3")
    play = block(board, "block: push push push", theirs="", H3={"skills": "sidestep"}).act(
        "push n7"
    )
    play.asks("use_skill", "home", "H3").act("use sidestep").asks("push", "home", "H3")
    play.offers("push m6")


def test_without_a_free_square_around_it_cannot_be_used() -> None:
    block(FULL, "block: push push push").asks("push", "home", "A1").offers("push n7")


def test_it_saves_a_player_on_the_sideline_from_the_crowd() -> None:
    """(odd combination 20a) Knocked Down in the square chosen, with an Armour roll."""
    play = block(EDGE, "block: pow pow pow", "armour: 1 1").act("use sidestep")
    play.expect("pushed A1 l1 m1").act("stay").expect("knocked_down A1 m1").never("boxed")


def test_declined_there_it_is_the_crowd() -> None:
    """(odd combination 20a)"""
    play = block(EDGE, "block: pow pow pow", "injury: 1 1").act("no").expect("boxed A1")
    play.act("stay").never("roll name=armour")


def test_on_a_full_sideline_it_cannot_be_used() -> None:
    """(odd combination 20b) Injury by the crowd, and nothing for the POW!"""
    board = EDGE.replace("A1   .", "A1   H5")
    play = block(board, "block: pow pow pow", "injury: 1 1").expect("boxed A1").act("stay")
    play.never("knocked_down", "roll name=armour").asks("activate", "home")


def test_stand_firm_is_asked_first() -> None:
    play = block(DUEL, "block: push", theirs="sidestep, stand_firm")
    assert play.legal == ["use stand_firm", "no"]
    play.act("no").offers("use sidestep").act("use sidestep").asks("push", "away", "A1")


# Grab.


def test_in_a_block_the_blocker_may_choose_any_free_square_around() -> None:
    play = block(DUEL, "block: push", skills="grab", theirs="").asks("use_skill", "home", "H1")
    play.act("use grab").asks("push", "home", "A1")
    assert sorted(play.legal) == AROUND
    play.act("push l6", "follow").expect("pushed A1 m7 l6", "followed H1 m7")


def test_it_may_be_left_unused() -> None:
    """(commentary strength-grab-optional)"""
    play = block(DUEL, "block: push", skills="grab", theirs="").act("no")
    assert sorted(play.legal) == BEHIND


def test_it_cancels_the_sidestep_of_the_target() -> None:
    """(odd combination 14a)"""
    play = block(DUEL, "block: push", skills="grab").asks("use_skill", "home", "H1")
    play.act("use grab").asks("push", "home", "A1").offers("push l8")


def test_declined_sidestep_works() -> None:
    """(odd combination 14a)"""
    play = block(DUEL, "block: push", skills="grab").act("no").asks("use_skill", "away", "A1")
    play.act("use sidestep").asks("push", "away", "A1")


def test_in_a_blitz_it_cancels_sidestep_but_does_not_choose() -> None:
    """(odd combination 14b)"""
    play = block(DUEL, "block: push", skills="grab", how="blitz").act("use grab")
    play.asks("push", "home", "A1")
    assert sorted(play.legal) == BEHIND
    play = block(DUEL, "block: push", skills="grab", how="blitz").act("no")
    play.asks("use_skill", "away", "A1")


def test_in_a_blitz_against_a_plain_player_it_is_not_asked() -> None:
    block(DUEL, "block: push", skills="grab", theirs="", how="blitz").asks("push", "home", "A1")


def test_without_a_free_square_around_it_cannot_be_used_nor_in_the_chain() -> None:
    """(odd combination 14c) Whoever is chain-pushed is no target and may Sidestep."""
    play = block(FULL, "block: push push push", skills="grab", theirs="", A3={"skills": "sidestep"})
    play.asks("push", "home", "A1").act("push n7").asks("use_skill", "away", "A3")


def test_it_can_take_a_player_away_from_a_chain() -> None:
    play = block(CHAIN, "block: push", skills="grab", theirs="").act("use grab")
    assert sorted(play.legal) == ["push l6", "push l8", "push m6", "push m8"]
    play.act("push m8", "stay").never("pushed A2", "pushed A3", "pushed A4")


def test_it_may_keep_a_player_from_the_crowd() -> None:
    """There is a free square next to the target: with Grab it is taken, without it the crowd."""
    play = block(EDGE, "block: push push push", skills="grab", theirs="").act("use grab")
    play.expect("pushed A1 l1 m1").never("boxed")
    play = block(EDGE, "block: push push push", "injury: 1 1", skills="grab", theirs="").act("no")
    play.expect("boxed A1")


def test_it_does_not_move_who_stands_firm() -> None:
    play = block(DUEL, "block: push", skills="grab", theirs="stand_firm")
    play.asks("use_skill", "away", "A1").act("use stand_firm").expect("not_pushed A1")
    play.asks("activate", "home")


def test_it_is_no_help_to_the_target() -> None:
    block(DUEL, "block: push", theirs="grab").asks("push", "home", "A1")
