"""General Skills, Shadowing: coming after an opponent who walks away (2020)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

MARKED = """
       j    k    l    m    n
6      .    .    .    .    .
7      .    .    H1   A1   .
8      .    .    .    A2   .
"""
ONE = MARKED.replace("A2", ". ")
SHADOW = {"A1": {"skills": "shadowing", "ma": 7}}
SHADOWS = {**SHADOW, "A2": {"skills": "shadowing"}}


def leave(*dice: str, who: Any = SHADOW, board: str = ONE, **fields: Any) -> Scenario:
    """H1 (Movement Allowance 6) dodges away into k7."""
    play = scenario(board, who=who, dice=list(dice), **fields)
    return play.act("activate H1 move", "move k7")


def test_the_dodge_first_then_the_shadow() -> None:
    """Commentary general-shadowing-after-dodge: 5 + 7 - 6 is enough."""
    play = leave("dodge H1: 3", "shadowing A1: 5").asks("use_skill", "away", "A1")
    play.act("use shadowing").expect(
        "moved H1 l7 k7",
        "roll H1 name=dodge passed=True",
        "skill_used A1 skill=shadowing",
        "roll A1 name=shadowing needed=5 modifiers=movement_allowance:1 passed=True",
        "moved A1 m7 l7",
    )
    play.asks("move", "home", "H1").needs("move j7", "dodge 3+").spent()


def test_five_is_not_enough() -> None:
    """Shadowing: 5 or lower."""
    play = leave("dodge H1: 3", "shadowing A1: 4").act("use shadowing")
    play.expect("roll A1 passed=False").never("moved A1").asks("move", "home").spent()


@pytest.mark.parametrize(("die", "comes"), [(6, True), (1, False)])
def test_natural_six_and_one(die: int, comes: bool) -> None:
    """Shadowing: whatever the Movement Allowances."""
    ma = 1 if comes else 9
    who = {"A1": {"skills": "shadowing", "ma": ma}, "H1": {"ma": 9 if comes else 2}}
    play = leave("dodge H1: 3", f"shadowing A1: {die}", who=who).act("use shadowing")
    assert play.where("A1") == ("l7" if comes else "m7")
    play.spent()


def test_it_is_optional_and_any_number_of_times() -> None:
    """Shadowing: asked at every square out of the zone."""
    play = leave("dodge H1: 3 3", "shadowing A1: 6").act("no", "end").never("skill_used")
    play = leave("dodge H1: 3 3", "shadowing A1: 6 6").act("use shadowing", "move j7")
    play.asks("use_skill", "away", "A1").act("use shadowing").expect("moved A1 l7 k7").spent()


def test_only_one_of_several() -> None:
    """Shadowing: their coach names one; who has failed is not followed by another."""
    play = leave("dodge H1: 3", "shadowing A2: 1", who=SHADOWS, board=MARKED)
    play.asks("choose_player", "away").offers("select A1", "select A2", "no").act("select A2")
    play.expect("skill_used A2", "roll A2 passed=False").asks("move", "home", "H1").spent()


@pytest.mark.parametrize("mark", ["_", "!"])
def test_only_who_marks_the_mover(mark: str) -> None:
    """Skill Use: Prone, or without a tackle zone; here A2 makes the dodge necessary."""
    board = MARKED.replace("A1 ", f"A1{mark}")
    leave("dodge H1: 3", board=board).asks("move", "home", "H1").spent()


def test_after_a_fall() -> None:
    """Odd combination 41; SM5: the player has left the square all the same."""
    play = leave("dodge H1: 1", "armour H1: 1 1", "shadowing A1: 6")
    play.asks("use_skill", "away", "A1").act("use shadowing")
    play.expect("fell_over H1 k7", "turnover home", "moved A1 m7 l7", "turn_ended home").spent()


def test_out_of_a_zone_by_a_jump() -> None:
    """Shadowing: any voluntary move."""
    board = "       k    l    m\n7      A1   .    .\n8      H1   A2_  .\n"
    play = scenario(board, who=SHADOW, dice=["jump H1: 4", "shadowing A1: 5"])
    play.act("activate H1 move", "jump m8", "use shadowing").expect("moved A1 k7 k8").spent()


def test_a_follow_up_is_a_voluntary_move() -> None:
    """Odd combination 42, second part; SM6: Following Up is moving of one's own will."""
    board = """
       k    l    m    n
6      A2   .    .    .
7      .    H1   A1   .
"""
    who = {"A2": {"skills": "shadowing"}}
    play = scenario(board, who=who, dice=["block: push_back push_back", "shadowing A2: 6"])
    play.act("activate H1 block A1", "push n7", "follow").asks("use_skill", "away", "A2")
    play.act("use shadowing").expect("followed H1 l7 m7", "moved A2 k6 l7").spent()


def test_a_pushed_player_is_not_followed() -> None:
    """Shadowing: voluntarily."""
    board = "       k    l    m    n\n7      .    A1   H1   .\n8      .    .    .    .\n"
    play = scenario(board, who=SHADOW, active="away", dice=["block: push_back"])
    play.act("activate A1 block H1", "push n7", "stay").never("skill_used").spent()


def test_the_shadow_does_not_leave_a_shadow_behind() -> None:
    """SM7: the step that answers a move is not answered."""
    board = """
       j    k    l    m    n
6      .    .    .    .    .
7      .    .    H1   A1   H2
"""
    who = {**SHADOW, "H2": {"skills": "shadowing"}}
    play = leave("dodge H1: 3", "shadowing A1: 6", who=who, board=board).act("use shadowing")
    play.asks("move", "home", "H1").spent()


def test_a_rooted_player_does_not_come() -> None:
    """Take Root: not moved for any reason."""
    who = {"A1": {"skills": "shadowing, take_root"}}
    play = scenario(ONE, who=who, active="away", dice=["take_root A1: 1", "dodge H1: 3"])
    play.act("activate A1 move", "end", "end", "activate H1 move", "move k7")
    play.asks("move", "home", "H1").spent()


def test_a_touchdown_is_not_followed() -> None:
    """Touchdown!: the drive is over."""
    board = "       w    x    y    z\n7      .    .    H1*  .\n8      .    A1   .    .\n"
    play = scenario(board, who=SHADOW, dice=["dodge H1: 3"])
    play.act("activate H1 move", "move z7").expect("touchdown H1")
    assert play.game.decision.kind != "use_skill"


def test_the_ball_left_behind_is_picked_up() -> None:
    """Odd combination 44: a voluntary move onto it, with the markers there; that a failure is no
    turnover is SM7."""
    board = """
       j    k    l    m    n
6      .    .    H2   .    .
7      .    .    H1*  A1   .
8      .    .    .    .    .
"""
    who = {"A1": {"skills": "shadowing", "ma": 8}, "H1": {"skills": "fumblerooskie"}}
    dice = ["dodge H1: 4", "shadowing A1: 5", "pick_up A1: 3", "bounce: 7"]
    play = scenario(board, who=who, dice=dice)
    play.act("activate H1 blitz A1", "use fumblerooskie", "move k7", "use shadowing").expect(
        "ball_ground l7",
        "roll H1 name=dodge passed=True",
        "moved A1 m7 l7",
        "roll A1 name=pick_up needed=5 passed=False",
        "ball_ground l8",
    )
    play.never("turnover").asks("move", "home", "H1").spent()
