"""Agility Skills, Dodge; Traits, Stunty: what they do for a dodging player (2020)."""

from __future__ import annotations

from tests.scenarios.scenario import scenario

MARKED = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    A2
9      H2   .    .    .
"""
NIMBLE = {"H1": {"skills": "dodge"}}


def test_a_failed_dodge_may_be_rerolled() -> None:
    play = scenario(MARKED, who=NIMBLE, dice=["dodge H1: 2 3"])
    play.act("activate H1 move", "move k7").asks("reroll", "home", "H1")
    play.offers("reroll dodge", "no").act("reroll dodge")
    play.expect("skill_used H1 skill=dodge", "roll H1 name=dodge passed=True").spent()


def test_the_coach_may_decline() -> None:
    play = scenario(MARKED, who=NIMBLE, dice=["dodge H1: 2", "armour: 3 4"])
    play.act("activate H1 move", "move k7", "no").expect("fell_over H1").spent()


def test_the_second_result_stands_though_a_team_reroll_is_left() -> None:
    play = scenario(MARKED, who=NIMBLE, home={"rerolls": 1}, dice=["dodge H1: 2 1", "armour: 3 4"])
    play.act("activate H1 move", "move k7").offers("reroll dodge", "reroll team")
    play.act("reroll dodge").expect("fell_over H1", "turn_ended home").spent()


def test_only_once_a_team_turn() -> None:
    play = scenario(MARKED, who=NIMBLE, dice=["dodge H1: 2 4 2", "armour: 3 4"])
    play.act("activate H1 move", "move l6", "reroll dodge", "move k6")
    play.expect("skill_used H1", "roll H1 name=dodge passed=False", "fell_over H1 k6").spent()


def test_it_comes_back_in_the_next_turn() -> None:
    play = scenario(MARKED, who=NIMBLE, dice=["dodge H1: 2 4 2 4"])
    play.act("activate H1 move", "move l6", "reroll dodge", "end", "end")
    play.act("end", "activate H1 move", "move k6").asks("reroll", "home", "H1")
    play.act("reroll dodge").expect("roll H1 name=dodge passed=True").spent()


def test_each_player_has_a_skill_of_their_own() -> None:
    play = scenario(
        MARKED.replace(
            "k    l    m    n\n6      .    .    .  ", "k    l    m    n\n6      .    .    H3 "
        ),
        who={"H1": {"skills": "dodge"}, "H3": {"skills": "dodge"}},
        dice=["dodge H1: 2 4", "dodge H3: 2 6"],
    )
    play.act("activate H1 move", "move k7", "reroll dodge", "end")
    play.act("activate H3 move", "move n6", "reroll dodge")
    play.expect("skill_used H1", "skill_used H3").spent()


def test_it_rerolls_neither_a_rush_nor_a_jump() -> None:
    play = scenario(
        "       k    l    m    n\n7      A1   H1   A2_  .\n",
        who={"H1": {"skills": "dodge"}},
        dice=["jump H1: 2", "armour: 3 4"],
    )
    play.act("activate H1 move", "jump n7").expect("fell_over H1 n7 by=jump").spent()
    rush = scenario(
        "       l    m\n7      H1   .\n",
        who={"H1": {"skills": "dodge", "ma": 0}},
        dice=["rush H1: 1", "armour: 3 4"],
    )
    rush.act("activate H1 move", "move m7").expect("fell_over H1 m7 by=rush").spent()


def test_a_passed_dodge_is_not_asked_about() -> None:
    play = scenario(MARKED, who=NIMBLE, dice=["dodge H1: 3"])
    play.act("activate H1 move", "move k7").asks("move", "home", "H1").spent()


def test_stunty_ignores_being_marked_in_the_square_moved_into() -> None:
    play = scenario(MARKED, who={"H1": {"skills": "stunty"}}, dice=["dodge H1: 3"])
    play.act("activate H1 move").needs("move m8", "dodge 3+").act("move m8")
    play.expect("roll H1 name=dodge needed=3 modifiers= passed=True").spent()


def test_stunty_does_not_help_to_pick_up_to_catch_or_to_jump() -> None:
    play = scenario(
        """
               k    l    m    n
        7      .    H1   A1_  .
        8      o    .    A2   .
        9      A3   .    .    .
        """,
        who={"H1": {"skills": "stunty"}},
    )
    play.act("activate H1 move")
    play.needs("move k8", "dodge 3+", "pick_up 4+").needs("jump n7", "jump 4+")


def test_a_stunty_opponent_marks_like_anybody() -> None:
    play = scenario(MARKED, who={"A1": {"skills": "stunty"}})
    play.act("activate H1 move").needs("move m8", "dodge 5+")
