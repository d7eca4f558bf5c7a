"""Skills and Traits: Regeneration (2020)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

BOARD = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
9      H9   .    .    A9
"""
TROLL = {"A1": {"skills": "regeneration"}, "H1": {"skills": "regeneration"}}


def hurt(dice: list[str], board: str = BOARD, **changes: Any) -> Scenario:
    """H1 makes a casualty of A1, who has Regeneration."""
    script = ["block: pow", "armour A1: 6 6", "injury A1: 6 6", *dice]
    play = scenario(board, dice=script, who=TROLL, **changes)
    return play.act("activate H1 block A1", "push n7", "stay")


@pytest.mark.parametrize("die", [4, 5, 6])
def test_on_a_four_the_casualty_is_discarded(die: int) -> None:
    """Regeneration: Reserves, and nothing lasts, not even death."""
    play = hurt(["casualty A1: 16", f"regeneration A1: {die}"]).never("casualty A1")
    play.expect(
        "roll A1 name=casualty dice=16",
        f"roll A1 name=regeneration dice={die} needed=4 passed=True",
        "regenerated A1",
        "boxed A1 place=reserves",
    )
    assert play.where("A1") == "reserves"
    assert play.state.casualties == []


@pytest.mark.parametrize("die", [1, 2, 3])
def test_on_less_the_casualty_is_applied(die: int) -> None:
    """Regeneration: as normal."""
    play = hurt(["casualty A1: 8", f"regeneration A1: {die}"])
    play.expect(
        f"roll A1 name=regeneration dice={die} passed=False", "casualty A1 result=seriously_hurt"
    )
    assert play.where("A1") == "casualty"


def test_a_lasting_injury_that_heals_is_not_rolled_for() -> None:
    """Regeneration: the Casualty roll is discarded without effect."""
    hurt(["casualty A1: 13", "regeneration A1: 4"]).never("roll name=lasting_injury").spent()


def test_no_reroll_of_any_kind() -> None:
    """(commentary) Regeneration: not by a team re-roll, even in the own turn."""
    play = scenario(
        BOARD,
        who=TROLL,
        dice=[
            "dodge H1: 1",
            "armour H1: 6 6",
            "injury H1: 6 6",
            "casualty H1: 7",
            "regeneration H1: 3",
        ],
        home={"rerolls": 2},
    )
    play.act("activate H1 move", "move k7", "no")
    play.never("reroll_used").expect("roll name=regeneration", "casualty H1", "turn_ended home")
    play.spent()


def test_the_points_are_earned_all_the_same() -> None:
    """(commentary) Regeneration: whoever inflicted the casualty keeps the points for it."""
    play = hurt(["casualty A1: 16", "regeneration A1: 6"])
    play.expect("spp H1 for=casualty spp=2", "regenerated A1")


@pytest.mark.parametrize("mark", ["_", "~"])
def test_it_works_prone_and_stunned(mark: str) -> None:
    """Regeneration: even if Prone or Stunned."""
    play = scenario(
        BOARD.replace("A1 ", f"A1{mark}"),
        who=TROLL,
        dice=["armour A1: 5 6", "injury A1: 5 6", "casualty A1: 16", "regeneration A1: 5"],
    )
    play.act("activate H1 foul A1", "foul A1").expect("regenerated A1")


def test_it_works_without_a_tackle_zone() -> None:
    """Regeneration: even if the tackle zone is lost."""
    play = hurt(["casualty A1: 16", "regeneration A1: 5"], BOARD.replace("A1 ", "A1!"))
    play.expect("regenerated A1")


def test_it_works_in_the_crowd() -> None:
    """Regeneration: after any Casualty roll."""
    board = """
           l    m
    1      A1   .
    2      H1   .
    """
    play = scenario(
        board,
        who=TROLL,
        dice=["block: push", "injury A1: 6 6", "casualty A1: 12", "regeneration A1: 4"],
    )
    play.act("activate H1 block A1", "stay").expect("regenerated A1")
    assert play.where("A1") == "reserves"


def test_it_does_not_help_the_knocked_out() -> None:
    """Regeneration: after a Casualty roll only."""
    play = scenario(BOARD, who=TROLL, dice=["block: pow", "armour A1: 6 6", "injury A1: 4 4"])
    play.act("activate H1 block A1", "push n7", "stay").never("roll name=regeneration")
    assert play.where("A1") == "knocked_out"


def test_a_stunty_badly_hurt_has_no_casualty_roll_to_discard() -> None:
    """Regeneration: none is made on a 9 of the Stunty table (ruling 3)."""
    play = scenario(
        BOARD,
        who={"A1": {"skills": "regeneration, stunty"}},
        dice=["block: pow", "armour A1: 6 6", "injury A1: 4 5"],
    )
    play.act("activate H1 block A1", "push n7", "stay").never("roll name=regeneration")
    assert play.where("A1") == "casualty"


def test_a_regenerated_player_does_not_come_back_in_this_drive() -> None:
    """Regeneration: the Reserves box; Substitutions: not during a drive."""
    play = hurt(["casualty A1: 16", "regeneration A1: 6"]).act("end").asks("activate", "away")
    assert not any("A1" in action for action in play.legal)
