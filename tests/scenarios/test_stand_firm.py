"""Stand Firm (2020): not pushed, not in a chain either; the ball; Juggernaut; Rooted players."""

from __future__ import annotations

from typing import Any

import pytest

from blockdice.engine.words import ROOTED
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


def block(board: str, *dice: str, skills: str = "stand_firm", **who: Any) -> Scenario:
    """H1 blocks A1, who has the skill."""
    rows = {"A1": {"skills": skills}, **who}
    return scenario(board, who=rows, dice=list(dice)).act("activate H1 block A1")


def root(play: Scenario, label: str) -> Scenario:
    """The player is Rooted from now on."""
    match = play.game.match
    match.mark(match.names.players[label], ROOTED, True)
    return play


def test_the_target_may_stay_where_it_is() -> None:
    play = block(DUEL, "block: push").asks("use_skill", "away", "A1").act("use stand_firm")
    play.expect("skill_used A1 skill=stand_firm", "not_pushed A1 m7").never("pushed", "followed")
    play.asks("activate", "home").shows("""
           l    m    n
    7      H1   A1   .
    """).spent()


def test_using_it_is_a_choice() -> None:
    play = block(DUEL, "block: push").act("no", "push n7", "follow").never("skill_used")
    play.shows("""
           l    m    n
    7      .    H1   A1
    """)


def test_knocked_down_the_target_goes_down_in_its_own_square_and_nobody_follows() -> None:
    play = block(DUEL, "block: pow", "armour A1: 1 1").act("use stand_firm")
    play.expect("knocked_down A1 m7").never("followed").asks("activate", "home").spent()


def test_it_keeps_the_target_out_of_the_crowd() -> None:
    board = """
           k    l    m
    1      .    A1   .
    2      .    H1   .
    """
    play = block(board, "block: push").act("use stand_firm").never("boxed")
    assert play.where("A1") == "l1"


def test_a_prone_or_distracted_player_cannot_use_it() -> None:
    """(commentary) Without a tackle zone no skill is used; nor Prone in a chain."""
    block(DUEL.replace("A1 ", "A1!"), "block: push").asks("push", "home", "A1")
    board = CHAIN.replace("A3 ", "A3_")
    who = {"A3": {"skills": "stand_firm"}}
    play = scenario(board, who=who, dice=["block: push"]).act("activate H1 block A1", "push n7")
    play.asks("push", "home", "A3")


def test_in_a_chain_nobody_moves() -> None:
    """Decided before anybody moves; the square of the target stays occupied."""
    who = {"A3": {"skills": "stand_firm"}}
    play = scenario(CHAIN, who=who, dice=["block: push"]).act("activate H1 block A1", "push n7")
    play.asks("use_skill", "away", "A3").act("use stand_firm").expect("not_pushed A3 n7")
    play.never("pushed A1", "pushed A3", "followed").asks("activate", "home").shows("""
           l    m    n    o
    6      .    .    A2   .
    7      H1   A1   A3   .
    8      .    .    A4   .
    """)


def test_in_a_chain_it_may_be_declined() -> None:
    who = {"A3": {"skills": "stand_firm"}}
    play = scenario(CHAIN, who=who, dice=["block: push"]).act("activate H1 block A1", "push n7")
    play.act("no", "push o7", "stay").expect("pushed A3 n7 o7", "pushed A1 m7 n7")


def test_knocked_down_at_the_head_of_a_chain_that_stands_firm() -> None:
    who = {"A3": {"skills": "stand_firm"}}
    play = scenario(CHAIN, who=who, dice=["block: pow", "armour A1: 1 1"])
    play.act("activate H1 block A1", "push n7", "use stand_firm").expect("knocked_down A1 m7")


def test_juggernaut_denies_it_in_a_blitz_but_not_in_a_block() -> None:
    who = {"H1": {"skills": "juggernaut"}, "A1": {"skills": "stand_firm"}}
    play = scenario(DUEL, who=who, dice=["block: push"]).act("activate H1 blitz A1", "block A1")
    play.asks("push", "home", "A1")
    play = scenario(DUEL, who=who, dice=["block: push"]).act("activate H1 block A1")
    play.asks("use_skill", "away", "A1")


def test_juggernaut_does_not_deny_it_to_whoever_is_chain_pushed() -> None:
    """The skill speaks of the target of the Block."""
    who = {"H1": {"skills": "juggernaut"}, "A3": {"skills": "stand_firm"}}
    play = scenario(CHAIN, who=who, dice=["block: push"]).act("activate H1 blitz A1", "block A1")
    play.act("push n7").asks("use_skill", "away", "A3")


def test_own_players_in_a_chain_may_stand_firm_as_well() -> None:
    board = CHAIN.replace("A3", "H3")
    who = {"H3": {"skills": "stand_firm"}}
    play = scenario(board, who=who, dice=["block: push"]).act("activate H1 block A1", "push n7")
    play.asks("use_skill", "home", "H3")


# Rooted players.


@pytest.mark.parametrize("result", ["push", "pow"])
def test_a_rooted_target_is_not_moved(result: str) -> None:
    play = root(scenario(DUEL, dice=[f"block: {result}", "armour: 1 1"]), "A1")
    play.act("activate H1 block A1").expect("not_pushed A1 m7").never("pushed", "followed")
    assert play.where("A1") == "m7"


def test_a_rooted_player_in_a_chain_stops_all_of_it() -> None:
    """(SP2) For any reason: so nobody in the chain moves."""
    play = root(scenario(CHAIN, dice=["block: push"]), "A3")
    play.act("activate H1 block A1", "push n7").expect("not_pushed A3 n7")
    play.never("pushed", "followed").asks("activate", "home")


def test_a_rooted_blocker_pushes_but_does_not_follow_up() -> None:
    play = root(scenario(DUEL, dice=["block: push"]), "H1")
    play.act("activate H1 block A1", "push n7").expect("pushed A1 m7 n7")
    play.never("followed").asks("activate", "home")


def test_a_rooted_player_knocked_down_in_the_square_is_rooted_no_more() -> None:
    play = root(scenario(DUEL, dice=["block: pow", "armour: 1 1"]), "A1")
    play.act("activate H1 block A1").expect("knocked_down A1 m7", "token A1 token=rooted on=False")
