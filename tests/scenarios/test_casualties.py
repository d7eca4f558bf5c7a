"""Armour and Injuries: Casualty rolls, Niggling and Lasting Injuries (2020)."""

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


def hurt(dice: list[str], who: dict[str, Any] | None = None, **changes: Any) -> Scenario:
    """H1 makes a casualty of A1."""
    script = ["block: pow", "armour A1: 6 6", "injury A1: 6 6", *dice]
    play = scenario(FACING, dice=script, who=who, **changes)
    return play.act("activate H1 block A1", "push n7", "stay")


def even(changes: dict[str, int]) -> dict[str, Any]:
    """A1 with these figures, and H1 as strong, so that one block die is rolled."""
    return {"A1": changes, "H1": {"st": changes.get("st", 3)}}


@pytest.mark.parametrize(
    ("die", "result"),
    [(die, "badly_hurt") for die in range(1, 7)]
    + [(die, "seriously_hurt") for die in range(7, 10)]
    + [(die, "serious_injury") for die in range(10, 13)]
    + [(15, "dead"), (16, "dead")],
)
def test_the_casualty_table(die: int, result: str) -> None:
    """Casualty Rolls: every face of the D16 that leaves no Lasting Injury."""
    play = hurt([f"casualty A1: {die}"])
    play.never("roll name=lasting_injury")
    play.expect(
        f"roll A1 name=casualty dice={die} sides=16 result={result}",
        f"casualty A1 result={result} by=block causer=H1",
    )
    assert play.where("A1") == "casualty"
    play.spent()


@pytest.mark.parametrize("die", [13, 14])
@pytest.mark.parametrize(
    ("face", "characteristic"), [(1, "av"), (2, "av"), (3, "ma"), (4, "pa"), (5, "ag"), (6, "st")]
)
def test_lasting_injuries(die: int, face: int, characteristic: str) -> None:
    """Characteristic Reduction: every row of the Lasting Injury table."""
    play = hurt([f"casualty A1: {die}", f"lasting_injury A1: {face}"])
    play.expect(
        f"roll A1 name=lasting_injury dice={face}",
        f"casualty A1 result=lasting_injury characteristic={characteristic}",
    )
    play.spent()


@pytest.mark.parametrize(
    ("changes", "face"), [({"ma": 1}, 3), ({"st": 1}, 6), ({"ag": 6}, 5), ({"av": 3}, 1)]
)
def test_a_characteristic_at_its_worst_is_rolled_again(changes: dict[str, int], face: int) -> None:
    """Characteristic Reduction (commentary): until a result can be applied."""
    play = hurt(["casualty A1: 13", f"lasting_injury A1: {face} {face} 4"], even(changes))
    play.expect(
        f"roll A1 name=lasting_injury dice={face}",
        f"roll A1 name=lasting_injury dice={face}",
        "roll A1 name=lasting_injury dice=4",
        "casualty A1 characteristic=pa",
    )
    play.spent()


@pytest.mark.parametrize("changes", [{"ma": 2}, {"st": 2}, {"ag": 5}, {"av": 4}])
def test_a_characteristic_one_above_its_worst_is_reduced(changes: dict[str, int]) -> None:
    """Characteristic Reduction: down to the worst value, 1, 1, 6+ and 3+."""
    name = next(iter(changes))
    face = {"ma": 3, "st": 6, "ag": 5, "av": 2}[name]
    play = hurt(["casualty A1: 13", f"lasting_injury A1: {face}"], even(changes))
    play.expect(f"casualty A1 characteristic={name}").spent()


@pytest.mark.parametrize("pa", [6, 0])
def test_a_broken_arm_without_a_passing_ability_to_lose_does_nothing(pa: int) -> None:
    """Characteristic Reduction (commentary): PA 6+, and likewise a dash, no new roll."""
    play = hurt(["casualty A1: 14", "lasting_injury A1: 4"], who={"A1": {"pa": pa}})
    event = next(e for e in play.game.events if e.kind == "casualty")
    assert event.data["result"] == "lasting_injury"
    assert "characteristic" not in event.data
    play.spent()


def test_a_passing_ability_of_five_becomes_six() -> None:
    """Characteristic Reduction: 6+ is the worst."""
    play = hurt(["casualty A1: 14", "lasting_injury A1: 4"], who={"A1": {"pa": 5}})
    play.expect("casualty A1 characteristic=pa").spent()


@pytest.mark.parametrize(
    ("niggling", "die", "result"),
    [
        (1, 6, "seriously_hurt"),
        (1, 5, "badly_hurt"),
        (2, 8, "serious_injury"),
        (3, 12, "dead"),
        (1, 16, "dead"),
        (4, 15, "dead"),
    ],
)
def test_niggling_injuries_are_added_to_the_casualty_roll(
    niggling: int, die: int, result: str
) -> None:
    """NI: +1 for each; beyond 16 it is still a 16."""
    play = hurt([f"casualty A1: {die}"], who={"A1": {"niggling": niggling}})
    play.expect(
        f"roll A1 name=casualty dice={die} modifiers=niggling_injuries:{niggling}",
        f"casualty A1 result={result}",
    )


def test_niggling_injuries_of_the_other_player_do_not_count() -> None:
    """NI: rolls against this player."""
    hurt(["casualty A1: 6"], who={"H1": {"niggling": 3}}).expect("casualty A1 result=badly_hurt")


def test_a_casualty_by_a_block_earns_star_player_points() -> None:
    """Casualty (CAS): an opponent Knocked Down by a Block."""
    hurt(["casualty A1: 1"]).expect("spp H1 for=casualty spp=2")


def test_points_for_both_when_both_go_down() -> None:
    """Casualty (CAS): whoever performed the action, even if both are removed."""
    play = scenario(
        FACING,
        dice=["block: both_down", "armour: 6 6 6 6", "injury: 6 6 6 6", "casualty: 2 3"],
    )
    play.act("activate H1 block A1")
    play.expect(
        "spp H1 for=casualty",
        "casualty A1 causer=H1",
        "spp A1 for=casualty",
        "casualty H1 causer=A1",
    )
    play.spent()


def test_a_blocker_who_is_felled_gives_points_to_the_target() -> None:
    """Casualty (CAS): Player Down."""
    play = scenario(
        FACING,
        dice=["block: player_down", "armour H1: 6 6", "injury H1: 6 6", "casualty H1: 16"],
    )
    play.act("activate H1 block A1").expect("spp A1 for=casualty", "casualty H1 result=dead")


def test_no_points_for_falls_and_fouls() -> None:
    """Casualty (CAS): not by any other type of action."""
    board = """
           l    m
    7      H1   A1_
    9      H9   .
    """
    play = scenario(board, dice=["armour A1: 5 6", "injury A1: 4 6", "casualty A1: 8"])
    play.act("activate H1 foul A1", "foul A1").never("spp").expect("casualty A1 by=foul causer=H1")
    play = scenario(
        FACING, dice=["dodge H1: 1", "armour H1: 5 6", "injury H1: 4 6", "casualty H1: 8"]
    )
    play.act("activate H1 move", "move k6").never("spp").expect("casualty H1 by=fall")


def test_hired_players_earn_no_points() -> None:
    """Recording Star Player Points: neither Mercenaries nor Star Players; Journeymen do."""
    play = hurt(["casualty A1: 1"], who={"H1": {"is_hired_for_match": True}})
    play.never("spp").expect("casualty A1")
    hurt(["casualty A1: 1"], who={"H1": {"is_journeyman": True}}).expect("spp H1 for=casualty")


def test_a_casualty_is_out_for_the_rest_of_the_match() -> None:
    """Badly Hurt: misses the rest of this game; no recovery roll at the end of the drive."""
    play = scenario(
        FACING,
        dice=["block: pow", "armour A1: 6 6", "injury A1: 6 6", "casualty A1: 1"],
        turn=8,
        active="home",
    )
    play.act("activate H1 block A1", "push n7", "stay", "end", "end")
    play.never("roll name=recovery").expect("casualty A1", "half_ended")
    assert play.where("A1") == "casualty"
    play.asks("set_up", play.game.decision.coach)
    assert not any("A1 " in action for action in play.legal)
