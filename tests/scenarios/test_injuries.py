"""Armour and Injuries: Armour rolls, the Injury tables, Thick Skull (2020)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

FACING = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
9      H9   .    .    .
"""
PRONE = """
       l    m
7      H1   A1_
9      H9   .
"""
PAIRS = {2: "1 1", 3: "1 2", 4: "1 3", 5: "1 4", 6: "1 5", 7: "1 6", 8: "2 6"}
PAIRS.update({9: "3 6", 10: "4 6", 11: "5 6", 12: "6 6"})
PLACES = {"stunned": "n7", "knocked_out": "knocked_out"}


def knock_down(dice: list[str], **changes: Any) -> Scenario:
    """H1 knocks A1 down in n7."""
    play = scenario(FACING, dice=["block: pow", *dice], **changes)
    return play.act("activate H1 block A1", "push n7", "stay")


@pytest.mark.parametrize(("total", "breaks"), [(8, False), (9, True), (10, True)])
def test_armour_is_broken_by_its_value_or_more(total: int, breaks: bool) -> None:
    """Armour Rolls: a target number on 2D6, against AV 9+."""
    dice = [f"armour A1: {PAIRS[total]}"] + ["injury A1: 1 1"] * breaks
    play = knock_down(dice)
    if breaks:
        play.expect("roll A1 name=armour needed=9", "armour_broken A1", "roll A1 name=injury")
    else:
        play.never("armour_broken", "roll name=injury").expect("roll A1 name=armour needed=9")
    play.spent()


@pytest.mark.parametrize("av", [3, 7, 11])
def test_armour_values_from_worst_to_best(av: int) -> None:
    """Armour Rolls: the value as printed, neither 6s nor 1s decide anything by themselves."""
    play = knock_down([f"armour A1: {PAIRS[av - 1]}"], who={"A1": {"av": av}})
    play.never("armour_broken A1")
    play = knock_down([f"armour A1: {PAIRS[av]}", "injury A1: 1 1"], who={"A1": {"av": av}})
    play.expect("armour_broken A1").spent()


@pytest.mark.parametrize(
    ("total", "result"),
    [(total, "stunned") for total in range(2, 8)] + [(8, "knocked_out"), (9, "knocked_out")],
)
def test_the_injury_table_up_to_knocked_out(total: int, result: str) -> None:
    """Injury Rolls: 2-7 Stunned where they lie, 8-9 in the Knocked-out box."""
    play = knock_down(["armour A1: 6 6", f"injury A1: {PAIRS[total]}"])
    play.expect(f"injury A1 result={result} by=block")
    assert play.where("A1") == PLACES[result]
    play.never("roll name=casualty").spent()


@pytest.mark.parametrize("total", [10, 11, 12])
def test_the_injury_table_from_ten_on_is_a_casualty(total: int) -> None:
    """Injury Rolls: removed from play at once, and a Casualty roll."""
    play = knock_down(["armour A1: 6 6", f"injury A1: {PAIRS[total]}", "casualty A1: 1"])
    play.expect(
        "injury A1 result=casualty", "boxed A1 place=casualty", "roll A1 name=casualty dice=1"
    )
    assert play.where("A1") == "casualty"
    play.spent()


@pytest.mark.parametrize(
    ("total", "result"),
    [(total, "stunned") for total in range(2, 7)] + [(7, "knocked_out"), (8, "knocked_out")],
)
def test_the_stunty_injury_table_up_to_knocked_out(total: int, result: str) -> None:
    """Stunty Players: 2-6 Stunned, 7-8 Knocked-out."""
    dice = ["armour A1: 6 6", f"injury A1: {PAIRS[total]}"]
    play = knock_down(dice, who={"A1": {"skills": "stunty"}})
    play.expect(f"injury A1 result={result}")
    assert play.where("A1") == PLACES[result]


def test_a_stunty_nine_is_badly_hurt_without_a_casualty_roll() -> None:
    """Stunty Players, 9: a casualty all the same, who is removed and counted."""
    play = knock_down(["armour A1: 6 6", "injury A1: 3 6"], who={"A1": {"skills": "stunty"}})
    play.never("roll name=casualty")
    play.expect(
        "injury A1 result=badly_hurt",
        "boxed A1 place=casualty",
        "spp H1 for=casualty spp=2",
        "casualty A1 result=badly_hurt causer=H1",
    )
    assert play.where("A1") == "casualty"
    play.spent()


@pytest.mark.parametrize("total", [10, 11, 12])
def test_a_stunty_ten_is_a_casualty(total: int) -> None:
    """Stunty Players, 10+: with a Casualty roll."""
    dice = ["armour A1: 6 6", f"injury A1: {PAIRS[total]}", "casualty A1: 9"]
    play = knock_down(dice, who={"A1": {"skills": "stunty"}})
    play.expect("injury A1 result=casualty", "casualty A1 result=seriously_hurt").spent()


def test_stunty_counts_for_prone_players_too() -> None:
    """Stunty: it must be used while Prone or Stunned."""
    play = scenario(
        PRONE, dice=["armour A1: 4 6", "injury A1: 1 6"], who={"A1": {"skills": "stunty"}}
    )
    play.act("activate H1 foul A1", "foul A1").expect("injury A1 result=knocked_out by=foul")


@pytest.mark.parametrize(
    ("skills", "total", "result"),
    [
        ("thick_skull", 7, "stunned"),
        ("thick_skull", 8, "stunned"),
        ("thick_skull", 9, "knocked_out"),
        ("thick_skull, stunty", 6, "stunned"),
        ("thick_skull, stunty", 7, "stunned"),
        ("thick_skull, stunty", 8, "knocked_out"),
        ("thick_skull, stunty", 9, "badly_hurt"),
    ],
)
def test_thick_skull(skills: str, total: int, result: str) -> None:
    """Thick Skull: an 8 is Stunned; with Stunty a 7 is; all else is unaffected."""
    dice = ["armour A1: 6 6", f"injury A1: {PAIRS[total]}"]
    play = knock_down(dice, who={"A1": {"skills": skills}})
    play.expect(f"injury A1 result={result}").spent()


@pytest.mark.parametrize("mark", ["_", "~"])
def test_thick_skull_works_prone_and_stunned(mark: str) -> None:
    """Thick Skull: even if Prone or Stunned."""
    play = scenario(
        PRONE.replace("_", mark),
        dice=["armour A1: 4 6", "injury A1: 2 6"],
        who={"A1": {"skills": "thick_skull"}},
    )
    play.act("activate H1 foul A1", "foul A1").expect("injury A1 result=stunned").spent()


def test_thick_skull_works_without_a_tackle_zone() -> None:
    """Thick Skull: even if the tackle zone is lost."""
    play = scenario(
        FACING.replace("A1 ", "A1!"),
        dice=["block: pow", "armour A1: 6 6", "injury A1: 2 6"],
        who={"A1": {"skills": "thick_skull"}},
    )
    play.act("activate H1 block A1", "push n7", "stay").expect("injury A1 result=stunned")


def test_a_casualty_through_thick_skull() -> None:
    """Thick Skull: a casualty stays one."""
    dice = ["armour A1: 6 6", "injury A1: 4 6", "casualty A1: 7"]
    knock_down(dice, who={"A1": {"skills": "thick_skull"}}).expect("injury A1 result=casualty")


def test_no_team_reroll_for_armour_and_injury() -> None:
    """Re-rolls: Armour, Injury and Casualty rolls are never re-rolled by a team re-roll."""
    play = scenario(
        FACING,
        dice=["block: pow", "armour A1: 5 5", "injury A1: 5 5", "casualty A1: 16"],
        home={"rerolls": 3},
        away={"rerolls": 3},
    )
    play.act("activate H1 block A1", "no", "push n7", "stay").asks("activate", "home")
    play.never("reroll_used").expect("casualty A1 result=dead").spent()


def test_nobody_is_brought_on_for_the_injured() -> None:
    """Substitutions: not during a drive."""
    play = knock_down(["armour A1: 6 6", "injury A1: 2 6"])
    play.act("end").asks("activate", "away")
    assert play.where("A2") == "reserves"
    assert play.legal == ["end", "concede"]
