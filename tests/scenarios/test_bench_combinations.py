"""Thick Skull, Stunty, Mighty Blow, the Apothecary and Regeneration together (2020)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n
7      .    H1   A1   .
9      H9   .    .    A9
"""
EDGE = "k l m\n1 . A1 .\n2 . H1 .\n9 H9 . A9"


def knock(skills: str, *dice: str, ours: str = "", board: str = FIELD, **fields: Any) -> Scenario:
    """H1 knocks A1 down, or into the crowd."""
    who = {"H1": {"skills": ours}, "A1": {"skills": skills}}
    play = scenario(board, who=who, dice=["block: pow", *dice], **fields).act(
        "activate H1 block A1"
    )
    if board is FIELD:
        play.act("push n7")
    return play.act("stay")


@pytest.mark.parametrize(
    ("skills", "injury", "result"),
    [
        ("stunty, thick_skull", "3 4", "stunned"),
        ("stunty, thick_skull", "4 4", "knocked_out"),
        ("stunty, thick_skull", "4 5", "badly_hurt"),
        ("stunty", "3 4", "knocked_out"),
        ("thick_skull", "4 4", "stunned"),
        ("thick_skull", "4 5", "knocked_out"),
        ("", "4 4", "knocked_out"),
    ],
)
def test_thick_skull_and_stunty(skills: str, injury: str, result: str) -> None:
    """(odd combination 80) Nobody treats a Badly Hurt without a Casualty roll."""
    away = {"has_apothecary": result == "badly_hurt"}
    play = knock(f"{skills}, regeneration", "armour: 5 5", f"injury: {injury}", away=away)
    play.expect(f"injury A1 result={result}").asks("activate", "home").spent()


@pytest.mark.parametrize(
    ("injury", "asked", "result"), [("2 4", False, "stunned"), ("3 4", True, "knocked_out")]
)
def test_mighty_blow_against_a_stunty_thick_skull(injury: str, asked: bool, result: str) -> None:
    """(odd combination 80) 6 + 1 stuns, 7 + 1 knocks out."""
    dice = ("armour: 5 5", f"injury: {injury}")
    play = knock("stunty, thick_skull", *dice, ours="mighty_blow 1")
    assert (play.game.decision.kind == "use_skill") is asked
    if asked:
        play.act("use mighty_blow")
    play.expect(f"injury A1 result={result}")


@pytest.mark.parametrize("mark", ["_", "~", "!"])
def test_thick_skull_works_in_any_state(mark: str) -> None:
    """(odd combination 80) Thick Skull: Prone, Stunned or without a tackle zone."""
    board = FIELD.replace("A1 ", f"A1{mark}")
    who = {"A1": {"skills": "thick_skull"}}
    dice = ["armour: 4 5", "injury: 3 5"]
    if mark == "!":
        play = scenario(board, who=who, dice=["block: pow", *dice])
        play.act("activate H1 block A1", "push n7", "stay")
    else:
        play = scenario(board, who=who, dice=dice).act("activate H1 foul A1", "foul A1")
    play.expect("injury A1 result=stunned")


def test_the_apothecary_first_then_regeneration_out_of_the_crowd() -> None:
    """(odd combination 82)"""
    dice = ("injury: 5 5", "casualty: 15", "casualty: 8", "regeneration: 4")
    play = knock("regeneration", *dice, board=EDGE, away={"has_apothecary": True})
    play.act("use apothecary", "die 2").expect("roll A1 name=regeneration", "regenerated A1")
    play.never("casualty").spent()
    assert play.where("A1") == "reserves"


def test_no_regeneration_of_the_knocked_out_in_the_crowd() -> None:
    """(odd combination 82) An Apothecary would put them into the Reserves box."""
    play = knock("regeneration", "injury: 4 4", board=EDGE, away={"has_apothecary": True})
    play.act("use apothecary").never("roll name=regeneration")
    assert play.where("A1") == "reserves"


def test_who_is_patched_up_does_not_regenerate() -> None:
    """(odd combination 82) Badly Hurt by the Apothecary: the Reserves box, and no roll."""
    dice = ("injury: 5 5", "casualty: 15", "casualty: 3")
    play = knock("regeneration", *dice, board=EDGE, away={"has_apothecary": True})
    play.act("use apothecary", "die 2").never("roll name=regeneration").spent()
    assert play.where("A1") == "reserves"
