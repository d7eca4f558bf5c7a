"""Swoop (2020), and landing on several players."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

WHO: dict[str, dict[str, Any]] = {
    "H1": {"st": 5, "skills": "throw_team_mate"},
    "H2": {"st": 2, "skills": "right_stuff, swoop"},
}
FIELD = """
       e    f    g    h    i    j
5      .    .    .    .    .    .
6      .    .    .    .    .    .
7      .    H1   H2   .    .    .
8      .    .    .    .    .    .
9      H9   .    .    .    .    .
14     A9   .    .    .    .    .
"""


def throw(*dice: str, board: str = FIELD, to: str = "i7", **fields: Any) -> Scenario:
    """H1 throws H2."""
    fields.setdefault("who", WHO)
    return scenario(board, dice=list(dice), **fields).act("activate H1 throw", f"throw H2 {to}")


@pytest.mark.parametrize(
    ("way", "die", "square"),
    [
        ("option 1", 1, "k5"),
        ("option 1", 3, "k7"),
        ("option 1", 6, "k9"),
        ("option 2", 4, "g7"),
        ("option 3", 3, "i9"),
        ("option 4", 2, "g5"),
        ("option 4", 4, "i5"),
    ],
)
def test_the_coach_turns_the_template_instead_of_scattering(
    way: str, die: int, square: str
) -> None:
    """Towards either end zone or either sideline: a D6, and D3 squares from the target."""
    play = throw("throw: 4", f"swoop: {die}", "swoop_distance: 2", "landing: 3")
    play.asks("swoop", "home", "H2").act(way).never("roll name=throw_scatter")
    play.expect("skill_used H2 skill=swoop", f"landed H2 {square}", "landed_safely H2").spent()


def test_its_use_is_a_choice() -> None:
    """(ruling SI4)"""
    play = throw("throw: 4", "throw_scatter: 2 7 2", "landing: 3").act("no")
    play.expect("landed H2 i6").never("skill_used").spent()


def test_nothing_rerolls_its_dice() -> None:
    """(ruling SI4)"""
    play = throw("throw: 4", "swoop: 3", "swoop_distance: 2", "landing: 3", home={"rerolls": 2})
    play.act("option 1").asks("activate", "home").spent()


def test_a_successful_throw_swoops_too_and_lands_at_minus_one() -> None:
    play = throw("throw: 3", "swoop: 3", "swoop_distance: 1", "landing: 4").act("option 1")
    play.expect("landed H2 j7", "roll H2 name=landing needed=4")


def test_off_the_pitch_is_the_crowd() -> None:
    """(odd combination 68)"""
    board = FIELD.replace("5  ", "1  ").replace("6  ", "2  ").replace("7  ", "3  ")
    board = board.replace("8  ", "4  ").replace("9  ", "5  ")
    play = throw(
        "throw: 4", "swoop: 3", "swoop_distance: 3", "injury H2: 1 1", board=board, to="i2"
    )
    play.act("option 4").expect("in_crowd H2", "injury H2")
    assert play.where("H2") == "reserves"


def test_not_in_a_terrible_throw() -> None:
    """(odd combination 68, ruling SI4) It deviates from the thrower."""
    board = FIELD.replace("6      .    .", "6      A1   A2")
    dice = ["throw: 3", "throw_deviation: 5", "throw_deviation_distance: 3", "landing: 6"]
    who = {**WHO, "H1": {"st": 5, "pa": 6, "skills": "throw_team_mate"}}
    play = throw(*dice, board=board, who=who)
    play.expect("throw_result result=terrible", "landed H2 i7").never("skill_used").spent()


def test_not_in_a_fumble() -> None:
    """(odd combination 68)"""
    play = throw("throw: 1", "throw_bounce: 5", "landing: 4").never("skill_used")
    play.expect("landed H2 g7").spent()


@pytest.mark.parametrize("mark", ["_", "~", "!"])
def test_not_by_a_player_who_lies_or_has_no_tackle_zone(mark: str) -> None:
    """(odd combination 68)"""
    dice = ["throw: 4", "throw_scatter: 2 7 2", "throw_bounce: 2", "armour H2: 1 1"]
    play = throw(*dice, board=FIELD.replace("H2 ", f"H2{mark}")).never("skill_used")
    play.spent()


def test_a_hungry_thrower_who_lets_go_fumbles() -> None:
    """(odd combination 68) No Swoop; landing at -1 for the fumble."""
    who = {**WHO, "H1": {"st": 5, "skills": "throw_team_mate, always_hungry"}}
    play = throw("always_hungry: 1", "squirm_free: 4", "throw_bounce: 5", "landing: 4", who=who)
    play.expect("roll H2 name=landing needed=4").never("skill_used").spent()


def test_a_hungry_thrower_who_eats() -> None:
    """(odd combination 68) The ball bounces from the thrower's square: a turnover."""
    who = {**WHO, "H1": {"st": 5, "skills": "throw_team_mate, always_hungry"}}
    play = throw(
        "always_hungry: 1",
        "squirm_free: 1",
        "bounce: 7",
        who=who,
        board=FIELD.replace("H2 ", "H2*"),
        home={"has_apothecary": True},
    )
    play.expect("turnover home why=carrier_eaten", "ball_ground f8").asks(
        "activate", "away"
    ).spent()


@pytest.mark.parametrize(("skills", "needed"), [("stunty", 3), ("stunty, swoop", 4)])
def test_a_stunty_swooper_minds_being_marked(skills: str, needed: int) -> None:
    """(odd combination 43) Stunty."""
    board = """
           k    l    m    n
    7      .    H2   A1   .
    9      A2   .    .    .
    """
    play = scenario(board, who={"H2": {"skills": skills}}).act("activate H2 move")
    play.needs("move k8", f"dodge {needed}+")


def test_swoop_leaves_the_stunty_injury_table_alone() -> None:
    """Only the marks of a dodge are denied."""
    play = throw(
        "throw: 4",
        "swoop: 3",
        "swoop_distance: 1",
        "landing: 1",
        "armour H2: 5 5",
        "injury H2: 3 4",
        who={**WHO, "H2": {"st": 2, "skills": "right_stuff, swoop, stunty"}},
    )
    play.act("option 1").expect("injury H2 result=knocked_out")


# Landing on several players (Throwing other Players).

PLAIN = {**WHO, "H2": {"st": 2, "skills": "right_stuff"}}


def test_a_thrown_carrier_lands_on_two_others() -> None:
    """(odd combination 67) Each is Knocked Down, one who lies already too; a team-mate hit is a
    turnover, and all dice are rolled before the turn ends."""
    board = FIELD.replace("H2 ", "H2*").replace(
        "6      .    .    .    .    .", "6      .    .    .    .    H3_"
    )
    board = board.replace("5      .    .    .    .    .", "5      .    .    .    .    A1")
    play = throw(
        "throw: 5",
        "throw_scatter: 2 7 2",
        "armour H3: 4 5",
        "injury H3: 2 4",
        "throw_bounce: 2",
        "armour A1: 1 1",
        "throw_bounce: 2",
        "armour H2: 1 1",
        "bounce: 2",
        board=board,
        who={**PLAIN, "H2": {"st": 2, "skills": "right_stuff, mighty_blow 1"}},
    )
    play.expect(
        "knocked_down H3 i6",
        "turnover home why=knocked_down",
        "injury H3 result=stunned",
        "knocked_down A1 i5",
        "landed H2 i4",
        "knocked_down H2 i4",
        "ball_ground i3",
    )
    play.never("roll name=landing", "skill_used").asks("activate", "away").spent()


def test_on_two_opponents_without_the_ball_is_no_turnover() -> None:
    """(odd combination 67)"""
    board = FIELD.replace("6      .    .    .    .    .", "6      .    .    .    .    A2")
    board = board.replace("5      .    .    .    .    .", "5      .    .    .    .    A1")
    dice = ["armour A2: 1 1", "throw_bounce: 2", "armour A1: 1 1", "throw_bounce: 2"]
    play = throw(
        "throw: 5", "throw_scatter: 2 7 2", *dice, "armour H2: 1 1", board=board, who=PLAIN
    )
    play.expect("knocked_down A2", "knocked_down A1", "knocked_down H2").never("turnover")
    play.asks("activate", "home").spent()
