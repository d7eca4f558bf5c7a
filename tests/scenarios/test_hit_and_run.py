"""Hit and Run (2020, reference notes): a free square after the Block, out of reach of everybody."""

from __future__ import annotations

from typing import Any

from blockdice.engine.words import ROOTED
from tests.scenarios.scenario import Scenario, scenario

DUEL = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    H1   A1   .    .
8      .    .    .    .    .
9      H9   .    .    .    .
"""


def block(*dice: str, skills: str = "hit_and_run", board: str = DUEL, **who: Any) -> Scenario:
    """H1, who has the trait, blocks A1."""
    rows = {"H1": {"skills": skills}, **who}
    return scenario(board, who=rows, dice=list(dice)).act("activate H1 block A1")


def test_after_the_block_a_free_square_where_nobody_marks_or_is_marked() -> None:
    play = block("block: push").act("push n7", "follow").asks("hit_and_run", "home", "H1")
    assert sorted(play.legal) == ["move H1 l6", "move H1 l7", "move H1 l8", "no"]
    play.act("move H1 l6").expect("skill_used H1 skill=hit_and_run", "moved H1 m7 l6")
    play.never("roll name=dodge").asks("activate", "home").spent()


def test_it_is_a_choice() -> None:
    block("block: push").act("push n7", "follow", "no").never("moved")


def test_no_dice_are_shown_for_it() -> None:
    block("block: push").act("push n7", "follow").needs("move H1 l6")


def test_a_player_on_the_ground_would_be_marked_too() -> None:
    """(SP6) A Standing player marks whoever is in the tackle zone."""
    play = block("block: pow", "armour: 1 1").act("push n7", "follow")
    assert sorted(play.legal) == ["move H1 l6", "move H1 l7", "move H1 l8", "no"]


def test_with_nowhere_to_go_it_is_not_offered() -> None:
    board = """
           j    k    l    m    n    o    p
    5      .    .    .    .    .    .    .
    6      .    .    .    .    .    .    .
    7      A2   .    H1   A1   .    .    .
    8      .    .    .    .    .    .    .
    9      .    A3   .    .    .    .    .
    """
    who = {"A1": {"skills": "stand_firm"}}
    play = block("block: push", board=board, **who).act("use stand_firm")
    assert play.game.decision.kind != "hit_and_run"


def test_also_in_a_blitz_and_at_no_cost() -> None:
    """(SP5)"""
    who = {"H1": {"skills": "hit_and_run", "ma": 2}}
    play = scenario(DUEL, who=who, dice=["block: push"]).act("activate H1 blitz A1", "block A1")
    play.act("push n7", "stay").asks("hit_and_run", "home", "H1").act("move H1 k7")
    play.asks("move", "home", "H1").needs("move j7")


def test_not_after_going_down() -> None:
    block("block: skull", "armour: 1 1").never("moved").asks("activate", "away")


def test_after_both_stand_in_a_both_down() -> None:
    play = block("block: both_down", skills="hit_and_run, block", A1={"skills": "block"})
    play.act("use block", "use block").asks("hit_and_run", "home", "H1").act("move H1 k7")


def test_onto_the_ball_it_is_picked_up() -> None:
    board = DUEL.replace("7      .    H1", "7      o    H1")
    play = block("block: push", "pick_up: 6", board=board).act("push n7", "stay", "move H1 k7")
    play.expect("roll H1 name=pick_up", "ball_held H1")


def test_with_frenzy_after_the_second_block_once() -> None:
    play = block("block: push push", skills="hit_and_run, frenzy").act("push n7", "push o7")
    play.asks("hit_and_run", "home", "H1").act("no").asks("activate", "home").spent()


def test_a_rooted_player_stays() -> None:
    who = {"H1": {"skills": "hit_and_run"}}
    play = scenario(DUEL, who=who, dice=["block: push"])
    play.game.match.mark(play.game.match.names.players["H1"], ROOTED, True)
    play.act("activate H1 block A1", "push n7").asks("activate", "home")


def test_who_was_held_stays() -> None:
    """SR1: the movement of the activation is over."""
    who = {"H1": {"skills": "hit_and_run"}, "A1": {"skills": "tentacles"}}
    play = scenario(DUEL, who=who, dice=["tentacles A1: 6", "block: push"])
    play.act("activate H1 blitz A1", "move k7", "use tentacles", "block A1", "push n7")
    play.expect("pushed A1 n7", "activation_ended H1").asks("activate", "home").spent()


def test_the_defender_has_nothing_of_it() -> None:
    block("block: push", skills="", A1={"skills": "hit_and_run"}).act("push n7", "stay").asks(
        "activate", "home"
    )


def test_nobody_holds_or_follows_who_runs() -> None:
    """(T5)"""
    play = block("block: push", A1={"skills": "tentacles, shadowing, stand_firm"})
    play.act("use stand_firm", "move H1 k7").expect("moved H1 l7 k7")
    play.never("roll name=tentacles", "roll name=shadowing").asks("activate", "home").spent()


def test_not_once_the_turn_is_over() -> None:
    """The Block has pushed the own carrier into the crowd: a turnover ends it all."""
    board = """
           k    l    m
    1      A3   H2*  A4
    2      .    A1   .
    3      .    H1   .
    9      H9   .    .
    """
    dice = ["block: push push push", "injury: 1 2", "throw_in: 3", "throw_in_distance: 2 2"]
    play = block(*dice, "bounce: 5", board=board).act("push l1", "stay")
    play.expect("turnover home why=carrier_in_crowd").asks("activate", "away")
