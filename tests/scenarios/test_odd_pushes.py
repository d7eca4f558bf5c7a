"""Odd pushes (2020), by their numbers in `docs/odd-combinations.md`."""

from __future__ import annotations

from blockdice.engine.words import ROOTED
from tests.scenarios.scenario import Scenario, scenario

CHAIN = """
       k    l    m    n    o    p
6      .    .    .    A2   .    .
7      .    H1   A1   A3   .    .
8      .    .    .    A4   .    .
9      H9   .    .    .    .    .
"""


def rooted_chain() -> Scenario:
    """A POW! on A1, behind whom A2 is Rooted, and A3 and A4 are not."""
    play = scenario(CHAIN, dice=["block: pow", "armour: 1 1"])
    play.game.match.mark(play.game.match.names.players["A2"], ROOTED, True)
    return play.act("activate H1 block A1")


def test_17_a_chain_that_meets_a_rooted_player() -> None:
    """(odd combination 17, SP2)"""
    play = rooted_chain().offers("push n6", "push n7", "push n8").act("push n6")
    play.expect("not_pushed A2 n6", "knocked_down A1 m7").never("pushed", "followed")
    play.asks("activate", "home")


def test_17_the_others_may_be_chosen() -> None:
    """(odd combination 17)"""
    play = rooted_chain().act("push n7", "push o7", "stay")
    play.expect("pushed A3 n7 o7", "pushed A1 m7 n7", "knocked_down A1 n7")


GOAL = """
       w    x    y    z
5      .    .    .    H8
6      .    .    A2   A6
7      H1   A1   H2   o
8      .    .    A4   A8
9      H9   .    .    .
"""


def test_18_a_chain_push_onto_the_ball_in_the_end_zone() -> None:
    """(odd combination 18) All move first; then the ball bounces, and a catch is a touchdown."""
    board = """
           w    x    y    z
    5      .    .    .    .
    6      .    .    A2   H3
    7      H1   A1   H2   o
    8      .    .    A4   A8
    9      H9   .    .    .
    """
    play = scenario(board, dice=["block: push push", "bounce: 2", "catch H3: 6"])
    play.act("activate H1 block A1", "push y7").act("stay")
    play.expect("pushed H2 y7 z7", "pushed A1 x7 y7", "roll name=bounce", "touchdown home H3")
    play.never("roll name=pick_up", "turnover")


def test_18_a_carrier_chain_pushed_into_the_end_zone_scores() -> None:
    """(odd combination 18) Standing with the ball, without any die."""
    board = GOAL.replace("H2   o", "H2*  .")
    play = scenario(board, dice=["block: push push"]).act("activate H1 block A1", "push y7")
    play.act("stay").expect("pushed H2 y7 z7", "touchdown home H2 z7")


def test_19_the_chain_scores_though_somebody_goes_down() -> None:
    """(odd combination 19) The Armour roll that is due is still made."""
    board = GOAL.replace("H2   o", "H2*  .")
    play = scenario(board, dice=["block: pow pow", "armour A1: 1 1"])
    play.act("activate H1 block A1", "push y7", "stay")
    play.expect("pushed H2 y7 z7", "knocked_down A1 y7", "roll A1 name=armour", "touchdown home H2")


def test_16_the_man_behind_declines_and_both_move() -> None:
    """(odd combination 16)"""
    who = {
        "H1": {"skills": "juggernaut"},
        "A1": {"skills": "wrestle, stand_firm"},
        "A3": {"skills": "stand_firm"},
    }
    play = scenario(CHAIN, who=who, dice=["block: both_down"]).act("activate H1 blitz A1")
    play.act("block A1", "use juggernaut", "push n7", "no", "push o7", "follow")
    play.expect("pushed A3 n7 o7", "pushed A1 m7 n7", "followed H1 m7")


CROWD = """
       k    l    m
1      {0}  {1}  {2}
2      .    {3}  .
3      .    H1   .
9      H9   .    .
"""


def into_the_crowd(victim: str, *dice: str) -> Scenario:
    """H1 pushes A1 onto the victim, who has only the crowd behind."""
    board = CROWD.format("A3  ", victim, "A4  ", "A1")
    return scenario(board, dice=["block: push push push", *dice]).act("activate H1 block A1")


def test_86_an_own_player_in_the_crowd_is_no_turnover() -> None:
    """(odd combination 86, ruling 52)"""
    play = into_the_crowd("H2  ", "injury: 1 2").act("push l1", "stay")
    play.expect("boxed H2", "pushed A1 l2 l1").never("turnover").asks("activate", "home")
    assert play.where("H2") == "reserves"


def test_86_with_the_ball_it_is_one() -> None:
    """(odd combination 86)"""
    dice = ["injury: 1 2", "throw_in: 3", "throw_in_distance: 2 2", "bounce: 5"]
    play = into_the_crowd("H2* ", *dice).act("push l1", "stay")
    play.expect("turnover home why=carrier_in_crowd").asks("activate", "away")


def test_86_an_opponent_with_the_ball_is_none() -> None:
    """(odd combination 86)"""
    dice = ["injury: 1 2", "throw_in: 3", "throw_in_distance: 2 2", "bounce: 5"]
    play = into_the_crowd("A2* ", *dice).act("push l1", "stay")
    play.expect("boxed A2").never("turnover").asks("activate", "home")


def test_stand_firm_at_the_edge_keeps_the_whole_chain() -> None:
    board = CROWD.format("A3  ", "A2  ", "A4  ", "A1")
    who = {"A2": {"skills": "stand_firm"}}
    play = scenario(board, who=who, dice=["block: push push"]).act("activate H1 block A1")
    play.act("push l1", "use stand_firm").never("boxed", "pushed").asks("activate", "home")


def test_frenzy_into_the_crowd_by_the_second_block() -> None:
    board = """
           k    l    m
    1      .    .    .
    2      .    A1   .
    3      .    H1   .
    9      H9   .    .
    """
    who = {"H1": {"skills": "frenzy"}}
    play = scenario(board, who=who, dice=["block: push push", "injury: 1 2"])
    play.act("activate H1 block A1", "push l1").expect(
        "followed H1 l2", "boxed A1", "followed H1 l1"
    )
    play.asks("activate", "home").spent()
