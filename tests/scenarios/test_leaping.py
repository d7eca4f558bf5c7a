"""Leap, Pogo Stick and Very Long Legs: jumping over anything, and modifiers less (2020)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

OPEN = """
       k    l    m    n    o
5      .    .    .    .    .
6      .    .    .    .    .
7      .    .    H1   .    .
8      .    .    .    .    .
9      .    .    .    .    .
"""
GUARDED = """
       k    l    m    n    o
6      .    A1   A2   .    .
7      .    H1   A3   .    .
8      .    .    .    .    .
9      .    .    .    A4   .
"""
"""H1 is marked by A1, A2 and A3; n8 by A4 (and A3)."""


def leap(
    board: str, *dice: str, skills: str = "leap", to: str = "n8", others: Any = None
) -> Scenario:
    """H1 leaps."""
    who = {"H1": {"skills": skills}, **(others or {})}
    play = scenario(board, who=who, dice=list(dice))
    return play.act("activate H1 move", f"jump {to}")


@pytest.mark.parametrize("skill", ["leap", "pogo_stick"])
def test_over_any_adjacent_square(skill: str) -> None:
    """Leap, Pogo Stick: empty or with a Standing player in it; never further."""
    play = scenario(OPEN, who={"H1": {"skills": skill}}, dice=["jump H1: 3"])
    play.act("activate H1 move").refuses("jump n7")
    ring = ["k5", "l5", "m5", "n5", "o5", "k6", "o6", "k7", "o7", "k8", "o8", "k9", "m9", "o9"]
    play.offers(*(f"jump {square}" for square in ring)).act("jump o5")
    play.expect("moved H1 o5", "roll H1 name=jump needed=3 passed=True")
    assert play.where("H1") == "o5"
    play.spent()


def test_nobody_else_leaps() -> None:
    """Jumping: only over who is down."""
    play = scenario(OPEN).act("activate H1 move")
    assert not [action for action in play.legal if action.startswith("jump")]


def test_it_is_the_one_jump_of_the_activation() -> None:
    """Leap: in place of a jump; two squares."""
    play = leap(OPEN, "jump H1: 3", to="o7")
    assert not [action for action in play.legal if action.startswith("jump")]
    play.act("move p7", "move q7", "move r7", "move s7").needs("move t7", "rush 2+").spent()


def test_no_dodge_is_needed() -> None:
    """Jumping: out of tackle zones; the worse of the two squares counts."""
    play = scenario(GUARDED, who={"H1": {"skills": "leap"}}, dice=["jump H1: 5"])
    play.act("activate H1 move").needs("jump n8", "jump 5+").act("jump n8")
    play.expect("roll H1 name=jump needed=5 passed=True modifiers=marked:-3,leap:1")
    play.never("roll name=dodge").spent()


def test_leap_takes_one_off_and_leaves_one() -> None:
    """Leap: to a minimum of -1; and without modifiers there is nothing to take off."""
    one = "       l    m    n\n7      H1   A1   .\n"
    leap(one, "jump H1: 4", to="n7").expect("roll H1 needed=4 modifiers=marked:-1").spent()
    leap(OPEN, "jump H1: 3", to="o7").expect("roll H1 needed=3 modifiers=").spent()


def test_leap_helps_a_jump_over_a_prone_player_too() -> None:
    """Leap: any jump."""
    two = "       l    m    n\n6      .    A2   .\n7      H1   A1_  .\n8      .    A3   .\n"
    leap(two, "jump H1: 4", to="n7").expect("roll H1 needed=4 modifiers=marked:-2,leap:1").spent()


def test_very_long_legs_takes_off_one_as_well() -> None:
    """Odd combination 45, first part: -3 and the tail, with both skills -2."""
    others = {"A2": {"skills": "prehensile_tail"}, "A3": {"skills": "diving_tackle"}}
    play = leap(
        GUARDED,
        *("jump H1: 5", "armour H1: 1 1"),
        skills="leap, very_long_legs",
        others=others,
    )
    play.expect("roll H1 needed=5 modifiers=marked:-3,prehensile_tail:-1,leap:1,very_long_legs:1")
    play.asks("use_skill", "away", "A3").act("use diving_tackle").expect("fell_over H1 n8").spent()


def test_very_long_legs_alone_does_not_leap() -> None:
    """Very Long Legs: jumps over Prone and Stunned players; a leap needs Leap."""
    two = "       l    m    n\n6      .    A2   .\n7      H1   A1_  .\n8      .    A3   .\n"
    play = scenario(two, who={"H1": {"skills": "very_long_legs"}}, dice=["jump H1: 4"])
    play.act("activate H1 move").refuses("jump n5").needs("jump n7", "jump 4+").act("jump n7")
    play.expect("roll H1 needed=4 passed=True").spent()


def test_a_single_marker_is_not_taken_off() -> None:
    """Odd combination 45, second part: -1 stays, a 3 fails."""
    board = "       l    m    n\n7      H1   A1   .\n"
    play = leap(board, "jump H1: 3", "armour H1: 1 1", skills="leap, very_long_legs", to="n7")
    play.expect("roll H1 needed=4 passed=False", "fell_over H1 n7").spent()


def test_pogo_stick_ignores_being_marked() -> None:
    """Odd combination 45, third part; commentary traits-pogo-stick-prehensile-tail and
    traits-pogo-stick-diving-tackle: tail and dive count as being Marked."""
    others = {"A2": {"skills": "prehensile_tail"}, "A3": {"skills": "diving_tackle"}}
    play = scenario(GUARDED, who={"H1": {"skills": "pogo_stick"}, **others}, dice=["jump H1: 3"])
    play.act("activate H1 move").needs("jump n8", "jump 3+").act("jump n8")
    play.expect("roll H1 needed=3 modifiers= passed=True").asks("move", "home", "H1")
    play.never("skill_used").spent()


def test_pogo_stick_does_nothing_for_a_dodge() -> None:
    """Pogo Stick: jumps and leaps only."""
    others = {"A2": {"skills": "prehensile_tail"}}
    play = scenario(GUARDED, who={"H1": {"skills": "pogo_stick"}, **others})
    play.act("activate H1 move").needs("move m8", "dodge 6+")


def test_a_natural_one_falls_in_the_square_left() -> None:
    """Jumping, for leaps too."""
    leap(OPEN, "jump H1: 1", "armour H1: 1 1", to="o7").expect("fell_over H1 m7").spent()


@pytest.mark.parametrize("skill", ["leap", "pogo_stick"])
def test_the_second_rush_falls_where_one_has_leapt_to(skill: str) -> None:
    """Commentary agility-leap-failed-rush; odd combination 46; SM4: no Agility test is rolled."""
    dice = ["rush H1: 1", "armour H1: 1 1"]
    play = scenario(OPEN, who={"H1": {"skills": skill, "ma": 1}}, dice=dice)
    play.act("activate H1 move", "jump o7")
    play.expect("roll H1 name=rush", "fell_over H1 o7").never("roll name=jump").spent()


@pytest.mark.parametrize("skill", ["leap", "pogo_stick"])
def test_of_two_rushes_the_first_falls_where_one_stands(skill: str) -> None:
    """Odd combination 46; SM4."""
    walk = ["activate H1 move", "move m8"]
    first = scenario(
        OPEN,
        who={"H1": {"skills": skill, "ma": 1}},
        dice=["rush H1: 1", "armour H1: 1 1"],
    ).act(*walk, "jump o8")
    first.expect("fell_over H1 m8").never("roll name=jump").spent()
    second = scenario(
        OPEN,
        who={"H1": {"skills": skill, "ma": 1}},
        dice=["rush H1: 4 1", "armour H1: 1 1"],
    ).act(*walk, "jump o8")
    second.expect("fell_over H1 o8").never("roll name=jump").spent()


def test_who_lies_on_the_ground_cannot_leap() -> None:
    """Skill Use: first one has to stand up."""
    play = scenario(OPEN.replace("H1 ", "H1_"), who={"H1": {"skills": "leap"}})
    play.act("activate H1 move").refuses("jump o7").act("stand").offers("jump o7")


def test_a_leap_onto_the_ball_picks_it_up() -> None:
    """Picking Up the Ball: a voluntary move."""
    board = OPEN.replace("H1   .    .", "H1   .    o")
    play = leap(board, "jump H1: 3", "pick_up H1: 3", to="o7").expect("ball_held H1").spent()
    assert play.where("H1") == "o7"
