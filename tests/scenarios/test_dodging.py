"""Movement, Marked Players and Dodging (2020)."""

from __future__ import annotations

from tests.scenarios.scenario import scenario

MARKED = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    A2
"""


def test_leaving_a_tackle_zone_for_an_open_square_is_unmodified() -> None:
    play = scenario(MARKED, dice=["dodge H1: 3"])
    play.act("activate H1 move").needs("move k7", "dodge 3+")
    play.act("move k7").expect("moved H1 l7 k7", "roll H1 name=dodge needed=3 passed=True")
    assert play.where("H1") == "k7"
    play.spent()


def test_each_player_marking_the_square_moved_into_is_minus_one() -> None:
    play = scenario(MARKED, dice=["dodge H1: 4", "armour H1: 4 4"])
    play.act("activate H1 move", "move m8")
    play.expect("roll H1 name=dodge needed=5 modifiers=marked:-2 passed=False")
    play.shows("""
           l    m    n
    7      .    A1   .
    8      .    H1_  A2
    """)


def test_a_failed_dodge_falls_over_in_the_square_moved_into() -> None:
    play = scenario(MARKED, dice=["dodge H1: 2", "armour H1: 4 4"])
    play.act("activate H1 move", "move k8")
    play.expect(
        "moved H1 l7 k8",
        "roll H1 name=dodge passed=False",
        "fell_over H1 k8",
        "turnover home cause=fell_over",
        "roll H1 name=armour needed=9",
        "turn_ended home",
    )
    play.asks("activate", "away").spent()
    assert play.where("H1") == "k8"


def test_an_open_player_need_not_dodge() -> None:
    play = scenario("""
           k    l    m
    7      .    H1   .
    8      .    .    A1_
    """)
    play.act("activate H1 move").needs("move m7")
    play.act("move m7").never("roll H1")
    assert play.where("H1") == "m7"
