"""Wandering Apothecaries, Mortuary Assistant and Plague Doctor (2020, Inducements)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.hired import hires
from tests.scenarios.scenario import Scenario, scenario

BOARD = """
       k    l    m    n
5      .    H2   A2   .
7      .    H1   A1   .
9      H9   .    .    .
"""
KO = "injury A1: 4 4"
CASUALTY = "injury A1: 6 6"
HEALS = {"A1": {"skills": "regeneration"}}
HELPERS = ("mortuary_assistant", "plague_doctor")


def hit(*dice: str, **changes: Any) -> Scenario:
    """H1 knocks A1 down, breaking the armour."""
    play = scenario(BOARD, dice=["block H1: pow", "armour A1: 6 6", *dice], **changes)
    return play.act("activate H1 block A1", "push n7", "stay")


def test_a_wandering_apothecary_sees_to_a_player() -> None:
    play = hit(KO, away=hires("wandering_apothecaries")).asks("apothecary", "away", "A1")
    play.offers("use wandering_apothecaries", "no").refuses("use apothecary")
    play.act("use wandering_apothecaries")
    play.expect("treated A1 by=wandering_apothecaries", "posture A1 posture=stunned")
    play.asks("activate", "home")


def test_and_to_a_casualty() -> None:
    """Two rolls, of which the coach chooses; Badly Hurt means Reserves."""
    play = hit(CASUALTY, "casualty A1: 16", "casualty A1: 3", away=hires("wandering_apothecaries"))
    play.act("use wandering_apothecaries").asks("casualty_result", "away").act("die 2")
    assert play.where("A1") == "reserves"


def test_with_an_own_one_the_coach_says_who() -> None:
    """Each is used up on its own."""
    team = {"has_apothecary": True, **hires("wandering_apothecaries")}
    play = hit(KO, away=team).offers("use apothecary", "use wandering_apothecaries", "no")
    play.act("use wandering_apothecaries")
    assert play.state.apothecaries == [0, 1]
    play = hit(KO, away=team).act("use apothecary")
    assert play.state.apothecaries == [0, 0]


@pytest.mark.parametrize("count", [1, 2])
def test_each_works_once(count: int) -> None:
    dice = ["block: pow", "armour A2: 6 6", "injury A2: 4 4", "block: pow", "armour A3: 6 6"]
    board = BOARD + "11 H3 A3 . .\n"
    script = ["block H1: pow", "armour A1: 6 6", KO, *dice, "injury A3: 4 4"]
    team = hires(*["wandering_apothecaries"] * count)
    play = scenario(board, dice=script, away=team).act("activate H1 block A1", "push n7", "stay")
    play.act("use wandering_apothecaries").act("activate H2 block A2", "push n5", "stay")
    if count == 2:
        play.asks("apothecary", "away", "A2").act("use wandering_apothecaries")
    play.act("activate H3 block A3", "push m11", "stay").asks("activate", "home")


@pytest.mark.parametrize(
    ("fields", "is_asked"),
    [
        ({"is_journeyman": True}, True),
        ({"is_hired_for_match": True}, True),
        ({"is_hired_for_match": True, "is_star": True}, False),
    ],
)
def test_journeymen_and_mercenaries_but_no_star(fields: dict[str, bool], is_asked: bool) -> None:
    """Unlike the team's own Apothecary, who sees to none of them."""
    team = {"has_apothecary": True, **hires("wandering_apothecaries")}
    play = hit(KO, who={"A1": fields}, away=team)
    play.asks("apothecary" if is_asked else "activate", "away" if is_asked else "home")
    if is_asked:
        play.refuses("use apothecary")


@pytest.mark.parametrize("helper", HELPERS)
def test_a_failed_regeneration_is_rolled_again(helper: str) -> None:
    dice = [CASUALTY, "casualty A1: 16", "regeneration A1: 3", "regeneration A1: 4"]
    play = hit(*dice, who=HEALS, away=hires(helper)).asks("use_skill", "away", "A1")
    play.act(f"use {helper}").expect("regenerated A1").spent()
    assert play.where("A1") == "reserves"


@pytest.mark.parametrize("helper", HELPERS)
def test_it_may_be_kept(helper: str) -> None:
    play = hit(CASUALTY, "casualty A1: 16", "regeneration A1: 3", who=HEALS, away=hires(helper))
    play.act("no").expect("casualty A1 result=dead").spent()


@pytest.mark.parametrize("helper", HELPERS)
def test_a_roll_that_heals_needs_nobody(helper: str) -> None:
    play = hit(CASUALTY, "casualty A1: 16", "regeneration A1: 4", who=HEALS, away=hires(helper))
    play.asks("activate", "home")


@pytest.mark.parametrize("helper", HELPERS)
def test_once_a_game(helper: str) -> None:
    dice = [CASUALTY, "casualty A1: 9", "regeneration A1: 3", "regeneration A1: 2"]
    dice += [
        "block: pow",
        "armour A2: 6 6",
        "injury A2: 6 6",
        "casualty A2: 9",
        "regeneration A2: 1",
    ]
    who = {**HEALS, "A2": {"skills": "regeneration"}}
    play = hit(*dice, who=who, away=hires(helper)).act(f"use {helper}")
    play.expect("casualty A1").act("activate H2 block A2", "push n5", "stay")
    play.expect("casualty A2").asks("activate", "home").spent()


@pytest.mark.parametrize("helper", HELPERS)
@pytest.mark.parametrize("is_journeyman", [True, False])
def test_for_a_journeyman_but_nobody_hired(helper: str, is_journeyman: bool) -> None:
    kind = "is_journeyman" if is_journeyman else "is_hired_for_match"
    who = {"A1": {"skills": "regeneration", kind: True}}
    play = hit(CASUALTY, "casualty A1: 9", "regeneration A1: 3", who=who, away=hires(helper))
    play.asks(*(("use_skill", "away") if is_journeyman else ("activate", "home")))


def test_a_plague_doctor_sees_to_the_knocked_out_instead() -> None:
    """SN3: the one use of the game, not both."""
    dice = [KO, "block: pow", "armour A2: 6 6", "injury A2: 6 6", "casualty A2: 9"]
    who = {"A2": {"skills": "regeneration"}}
    play = hit(*dice, "regeneration A2: 1", who=who, away=hires("plague_doctor"))
    play.asks("apothecary", "away", "A1").act("use plague_doctor")
    play.expect("treated A1 by=plague_doctor", "posture A1 posture=stunned")
    play.act("activate H2 block A2", "push n5", "stay").asks("activate", "home").spent()


def test_but_to_no_casualty() -> None:
    hit(CASUALTY, "casualty A1: 9", away=hires("plague_doctor")).asks("activate", "home")


def test_nor_to_the_hired() -> None:
    who = {"A1": {"is_hired_for_match": True}}
    hit(KO, who=who, away=hires("plague_doctor")).asks("activate", "home")


def test_a_mortuary_assistant_does_not_see_to_the_knocked_out() -> None:
    hit(KO, away=hires("mortuary_assistant")).asks("activate", "home")
