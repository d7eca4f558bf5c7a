"""Horns and Dauntless (2020): Strength before any assist is counted."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
10     H9   .    .    .
"""
ASSISTED = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    H2   .
10     H9   .    .    .
"""
HORNS = {"H1": {"skills": "horns"}}
BOLD = {"H1": {"skills": "dauntless"}, "A1": {"st": 5}}


def dice_of(play: Scenario, action: str) -> tuple[int, str]:
    """How many block dice the action rolls, and who picks."""
    shown = play.game.preview(action)
    return shown.block_dice, ("home", "away")[shown.chooser]


def test_horns_give_one_in_a_blitz() -> None:
    play = scenario(FIELD, who=HORNS).act("activate H1 blitz A1")
    assert dice_of(play, "block A1") == (2, "home")


def test_horns_do_nothing_in_a_block_on_its_own() -> None:
    assert dice_of(scenario(FIELD, who=HORNS), "activate H1 block A1") == (1, "home")


def test_horns_of_the_target_do_nothing() -> None:
    play = scenario(FIELD, who={"A1": {"skills": "horns"}}).act("activate H1 blitz A1")
    assert dice_of(play, "block A1") == (1, "home")


def test_horns_work_again_in_the_second_block_of_frenzy() -> None:
    who = {"H1": {"skills": "horns, frenzy"}}
    play = scenario(FIELD, who=who, dice=["block: push stumble", "block: push stumble"])
    play.act("activate H1 blitz A1", "block A1", "die 1", "push n7")
    play.expect("roll H1 dice=3,5", "followed H1", "roll H1 dice=3,5 chooser=home").spent()


def test_dauntless_makes_the_player_as_strong_as_the_target() -> None:
    """2 + 3 is not more than 5, 3 + 3 is."""
    play = scenario(FIELD, who=BOLD, dice=["dauntless: 3", "block: push"])
    play.needs("activate H1 block A1", "dauntless 3+").act("activate H1 block A1")
    play.expect("block H1", "roll H1 name=dauntless needed=3 passed=True", "roll H1 name=block")
    play.asks("push", "home").spent()


def test_a_six_is_not_enough_against_somebody_six_times_stronger() -> None:
    """6 + 1 is not more than 7; no natural 6 helps, and so no re-roll is offered."""
    who = {"H1": {"skills": "dauntless", "st": 1}, "A1": {"st": 7}}
    dice = ["dauntless: 6", "block: both_down both_down both_down"]
    play = scenario(FIELD, who=who, dice=dice, home={"rerolls": 1})
    play.act("activate H1 block A1").expect(
        "roll H1 name=dauntless passed=False", "roll name=block"
    )
    play.asks("reroll", "home", "H1").spent()


def test_a_failed_dauntless_leaves_the_block_to_be_made() -> None:
    """(commentary general-dauntless-failed) The dice are rolled next, and there is no way out."""
    play = scenario(FIELD, who=BOLD, dice=["dauntless: 2", "block: pow push"])
    play.act("activate H1 block A1").asks("block_die", "away", "H1").spent()


def test_with_assists_the_equal_becomes_the_stronger() -> None:
    play = scenario(ASSISTED, who=BOLD, dice=["dauntless: 3", "block: pow push"])
    play.act("activate H1 block A1").asks("block_die", "home").spent()


@pytest.mark.parametrize(("strength", "dice"), [(2, 1), (3, 2)])
def test_dauntless_is_not_rolled_against_an_equal_or_weaker_target(
    strength: int, dice: int
) -> None:
    """An assist does not make the target stronger in this sense."""
    who = {"H1": {"skills": "dauntless"}, "A1": {"st": strength}}
    board = FIELD.replace("6      .    .    .", "6      .    A2   .")
    play = scenario(board, who=who).needs("activate H1 block A1")
    assert dice_of(play, "activate H1 block A1")[0] == dice


def test_dauntless_of_the_target_does_nothing() -> None:
    who = {"A1": {"skills": "dauntless"}, "H1": {"st": 5}}
    play = scenario(FIELD, who=who, dice=["block: push stumble"]).act("activate H1 block A1")
    play.asks("block_die", "home").spent()


def test_dauntless_may_be_rolled_again_by_a_team_reroll() -> None:
    play = scenario(FIELD, who=BOLD, home={"rerolls": 1}, dice=["dauntless: 1 4", "block: push"])
    play.act("activate H1 block A1").asks("reroll", "home", "H1").act("reroll team").spent()


def test_dauntless_is_rolled_before_each_block_of_frenzy() -> None:
    who = {"H1": {"skills": "dauntless, frenzy"}, "A1": {"st": 4}}
    dice = ["dauntless: 4", "block: push", "dauntless: 1", "block: push stumble"]
    play = scenario(FIELD, who=who, dice=dice)
    play.act("activate H1 block A1", "push n7").expect(
        "roll H1 name=dauntless passed=True", "followed H1", "roll H1 name=dauntless passed=False"
    )
    play.asks("block_die", "away").spent()


def test_horns_dauntless_an_assist_and_frenzy() -> None:
    """(odd combination 4) Horns first; Dauntless anew for the second block; then assists."""
    who = {"H1": {"skills": "horns, dauntless, frenzy"}, "A1": {"st": 5}}
    dice = ["dauntless: 2", "block: push stumble", "dauntless: 1", "block: push"]
    play = scenario(ASSISTED, who=who, dice=dice)
    play.act("activate H1 blitz A1", "block A1")
    play.expect("roll H1 name=dauntless needed=2 passed=True").asks("block_die", "home")
    play.act("die 1", "push n7").expect("roll H1 name=dauntless passed=False")
    play.asks("push", "home", "A1").spent()


def test_after_horns_nobody_is_stronger_and_nothing_is_rolled() -> None:
    """(odd combination 4)"""
    who = {"H1": {"skills": "horns, dauntless"}, "A1": {"st": 4}}
    play = scenario(FIELD, who=who, dice=["block: push"])
    play.act("activate H1 blitz A1", "block A1").asks("push", "home").spent()
    play = scenario(FIELD, who={**who, "A1": {"st": 5}}, dice=["dauntless: 2", "block: pow pow"])
    play.act("activate H1 block A1").expect("roll name=dauntless passed=False")
