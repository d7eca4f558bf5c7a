"""Fend (2020): no follow-up; and what may be done about the move that a follow-up is."""

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
CHAIN = """
       k    l    m    n    o    p
6      .    .    .    A2   .    .
7      .    H1   A1   A3   .    .
8      .    .    .    A4   .    .
9      H9   .    .    .    .    .
"""


def block(board: str, *dice: str, skills: str = "", theirs: str = "fend", **who: Any) -> Scenario:
    """H1 blocks A1, who has the skill."""
    rows = {"H1": {"skills": skills}, "A1": {"skills": theirs}, **who}
    return scenario(board, who=rows, dice=list(dice)).act("activate H1 block A1")


def test_pushed_back_the_player_may_forbid_the_follow_up() -> None:
    play = block(DUEL, "block: push").act("push n7").asks("use_skill", "away", "A1")
    play.act("use fend").expect("skill_used A1 skill=fend").never("followed")
    play.asks("activate", "home")


def test_its_use_is_a_choice() -> None:
    block(DUEL, "block: push").act("push n7", "no").asks("follow_up", "home", "H1")


def test_any_result_that_pushes_back_will_do() -> None:
    """Knocked Down only after the push: at the time of the follow-up they still stand."""
    play = block(DUEL, "block: pow", "armour: 1 1").act("push n7").asks("use_skill", "away", "A1")
    play.act("use fend").expect("knocked_down A1 n7").never("followed")
    play = block(DUEL, "block: stumble", theirs="fend, dodge").act("use dodge", "push n7")
    play.asks("use_skill", "away", "A1").offers("use fend")


def test_the_blitzer_may_walk_on() -> None:
    who = {"A1": {"skills": "fend"}}
    play = scenario(DUEL, who=who, dice=["block: push"]).act("activate H1 blitz A1", "block A1")
    play.act("push n7", "use fend").asks("move", "home", "H1").act("move m7")
    assert play.where("H1") == "m7"


def test_a_distracted_player_cannot_use_it() -> None:
    """(commentary)"""
    play = block(DUEL.replace("A1 ", "A1!"), "block: push").act("push n7")
    play.asks("follow_up", "home", "H1")


def test_not_for_a_player_who_is_chain_pushed() -> None:
    play = block(CHAIN, "block: push", theirs="", A3={"skills": "fend"}).act("push n7", "push o7")
    play.asks("follow_up", "home", "H1")


def test_the_target_of_a_block_that_ends_in_a_chain_uses_it() -> None:
    block(CHAIN, "block: push").act("push n7", "push o7").asks("use_skill", "away", "A1")


def test_not_from_among_the_crowd() -> None:
    """(SP4) Whoever has gone into the crowd is no longer on the pitch."""
    board = """
           k    l    m
    1      .    A1   .
    2      .    H1   .
    9      H9   .    .
    """
    block(board, "block: push", "injury: 1 1").asks("follow_up", "home", "H1")


def test_juggernaut_denies_it_in_a_blitz_only() -> None:
    who = {"H1": {"skills": "juggernaut"}, "A1": {"skills": "fend"}}
    play = scenario(DUEL, who=who, dice=["block: push"]).act("activate H1 blitz A1", "block A1")
    play.act("push n7").asks("follow_up", "home", "H1")
    play = scenario(DUEL, who=who, dice=["block: push"]).act("activate H1 block A1", "push n7")
    play.asks("use_skill", "away", "A1")


def test_the_blockers_own_fend_says_nothing() -> None:
    block(DUEL, "block: push", skills="fend", theirs="").act("push n7").asks("follow_up", "home")


# A follow-up is voluntary movement.

MARKED = """
       k    l    m    n    o
6      A2   .    .    .    .
7      .    H1   A1   .    .
8      .    .    .    .    .
9      H9   .    .    .    .
"""


def test_tentacles_may_hold_a_player_who_follows_up() -> None:
    """(odd combination 42)"""
    who = {"A2": {"skills": "tentacles", "st": 5}, "A1": {"skills": ""}}
    play = scenario(MARKED, who=who, dice=["block: push push", "tentacles: 4"])
    play.act("activate H1 block A1", "push n7", "follow").asks("use_skill", "away")
    play.act("use tentacles").never("followed")
    assert play.where("H1") == "l7"


def test_held_there_is_no_second_block_of_frenzy() -> None:
    """(odd combination 42)"""
    who = {"A2": {"skills": "tentacles", "st": 5}, "H1": {"skills": "frenzy"}}
    play = scenario(MARKED, who=who, dice=["block: push push", "tentacles: 4"])
    play.act("activate H1 block A1", "push n7").act("use tentacles").never("followed")
    assert sum(1 for event in play.game.events if event.kind == "block") == 1


def test_shadowing_may_come_after_a_player_who_follows_up() -> None:
    """(odd combination 42)"""
    who = {"A2": {"skills": "shadowing"}}
    play = scenario(MARKED, who=who, dice=["block: push push", "shadowing: 6"])
    play.act("activate H1 block A1", "push n7", "follow", "use shadowing")
    assert (play.where("H1"), play.where("A2")) == ("m7", "l7")
