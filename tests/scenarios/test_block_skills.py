"""Skills used in a block: Block, Dodge and Mighty Blow (2020); casualties that a block causes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

DUEL = """
       k    l    m    n
7      .    H1   A1   .
8      .    .    .    .
9      H9   .    .    .
"""


def block(skills: str, theirs: str, *dice: str, board: str = DUEL, **fields: Any) -> Scenario:
    """H1 with these skills blocks A1 with those."""
    who = {"H1": {"skills": skills}, "A1": {"skills": theirs}}
    return scenario(board, who=who, dice=list(dice), **fields).act("activate H1 block A1")


def points(play: Scenario, label: str) -> list[str]:
    """What the player has earned star player points for."""
    return [e.data["for"] for e in play.game.events if e.kind == "spp" and e.player == label]


# Block.


def test_block_lets_the_blocker_ignore_a_both_down() -> None:
    play = block("block", "", "block: both_down", "armour A1: 1 1").asks("use_skill", "home", "H1")
    play.act("use block").expect("skill_used H1 skill=block", "knocked_down A1")
    play.never("turnover", "knocked_down H1").asks("activate", "home").spent()


def test_block_lets_the_target_ignore_a_both_down() -> None:
    play = block("", "block", "block: both_down", "armour H1: 1 1").asks("use_skill", "away", "A1")
    play.act("use block").never("knocked_down A1").expect("knocked_down H1", "turnover home")


def test_with_block_on_both_sides_nothing_happens() -> None:
    play = block("block", "block", "block: both_down").act("use block")
    play.asks("use_skill", "away", "A1").act("use block").never("knocked_down", "turnover")
    play.shows("""
           l    m
    7      H1   A1
    """).spent()


def test_using_block_is_a_choice() -> None:
    play = block("block", "block", "block: both_down", "armour: 1 1 1 1").act("no", "no")
    play.expect("knocked_down A1", "knocked_down H1", "turnover home")


@pytest.mark.parametrize("result", ["skull", "pow", "push", "stumble"])
def test_block_is_for_both_down_only(result: str) -> None:
    play = block("block", "block", f"block: {result}", "armour: 1 1")
    assert play.game.decision.kind != "use_skill"


def test_a_target_without_a_tackle_zone_cannot_use_block() -> None:
    """(commentary) No skill is used without a tackle zone unless it says so."""
    board = DUEL.replace("A1 ", "A1!")
    play = block("", "block", "block: both_down", "armour: 1 1 1 1", board=board)
    play.expect("knocked_down A1", "knocked_down H1").never("skill_used")


# Dodge.


def test_dodge_makes_a_stumble_a_push() -> None:
    play = block("", "dodge", "block: stumble").asks("use_skill", "away", "A1").act("use dodge")
    play.act("push n7", "follow").never("knocked_down").expect("skill_used A1 skill=dodge")
    play.shows("""
           m    n
    7      H1   A1
    """).spent()


def test_using_dodge_is_a_choice() -> None:
    play = block("", "dodge", "block: stumble", "armour A1: 1 1").act("no", "push n7", "stay")
    play.expect("knocked_down A1 n7")


def test_dodge_does_not_help_against_a_pow_or_the_blocker_that_has_it() -> None:
    play = block("dodge", "dodge", "block: pow", "armour A1: 1 1")
    play.asks("push", "home", "A1")
    block("dodge", "", "block: stumble").asks("push", "home", "A1")


def test_a_target_without_a_tackle_zone_cannot_use_dodge() -> None:
    """(commentary)"""
    board = DUEL.replace("A1 ", "A1!")
    play = block("", "dodge", "block: stumble", "armour A1: 1 1", board=board)
    play.act("push n7", "stay").expect("knocked_down A1")


def test_dodge_in_a_block_is_not_limited_to_once_a_turn() -> None:
    board = """
           k    l    m    n    o
    7      .    H1   A1   .    .
    8      .    .    .    .    .
    9      .    .    .    .    H2
    """
    who = {"A1": {"skills": "dodge"}}
    play = scenario(board, who=who, dice=["block: stumble stumble"])
    play.act("activate H1 block A1", "use dodge", "push n8", "stay")
    play.act("activate H2 block A1").asks("use_skill", "away", "A1")


# Mighty Blow.


def test_mighty_blow_may_break_the_armour_after_the_roll() -> None:
    play = block("mighty_blow 1", "", "block: pow", "armour: 4 4", "injury: 3 4")
    play.act("push n7", "stay").asks("use_skill", "home", "H1").act("use mighty_blow")
    play.expect("skill_used H1 skill=mighty_blow", "armour_broken A1", "injury A1 result=stunned")


def test_it_modifies_the_armour_or_the_injury_roll_not_both() -> None:
    play = block("mighty_blow 1", "", "block: pow", "armour: 4 4", "injury: 3 4")
    play.act("push n7", "stay", "use mighty_blow").expect("injury A1 result=stunned")
    play.asks("activate", "home").spent()


def test_it_may_be_kept_for_the_injury_roll() -> None:
    play = block("mighty_blow 1", "", "block: pow", "armour: 4 5", "injury: 3 4")
    play.act("push n7", "stay").expect("armour_broken A1").asks("use_skill", "home", "H1")
    play.act("use mighty_blow").expect("injury A1 result=knocked_out")


def test_its_use_is_a_choice() -> None:
    play = block("mighty_blow 1", "", "block: pow", "armour: 4 4").act("push n7", "stay", "no")
    play.never("armour_broken").asks("activate", "home")


def test_its_value_is_what_it_adds() -> None:
    play = block("mighty_blow 2", "", "block: pow", "armour: 3 4", "injury: 1 1")
    play.act("push n7", "stay", "use mighty_blow").expect("armour_broken A1")


@pytest.mark.parametrize(("armour", "injury"), [("3 4", ""), ("5 5", "3 3"), ("5 5", "6 6")])
def test_it_is_not_asked_where_it_changes_nothing(armour: str, injury: str) -> None:
    dice = ["block: pow", f"armour: {armour}", "casualty: 1"]
    play = block("mighty_blow 1", "", *dice, *([f"injury: {injury}"] if injury else []))
    play.act("push n7", "stay").asks("activate", "home")


def test_not_after_a_both_down_that_knocks_its_owner_down() -> None:
    """(commentary) At the time of the Armour roll that player is Prone."""
    play = block("mighty_blow 1", "", "block: both_down", "armour A1: 4 4", "armour H1: 1 1")
    play.never("skill_used", "armour_broken").expect("turnover home").spent()


def test_yes_after_a_both_down_that_its_owner_ignores() -> None:
    skills = "block, mighty_blow 1"
    play = block(skills, "", "block: both_down", "armour A1: 4 4", "injury: 1 1")
    play.act("use block").asks("use_skill", "home", "H1").act("use mighty_blow")
    play.expect("armour_broken A1")


def test_not_by_a_defender_when_the_blocker_goes_down() -> None:
    """(commentary) The defender has not performed the Block action."""
    play = block("", "mighty_blow 1", "block: skull", "armour H1: 4 4")
    play.never("skill_used", "armour_broken").asks("activate", "away").spent()


def test_not_by_a_defender_who_stays_up_in_a_both_down() -> None:
    """(commentary)"""
    play = block("", "block, mighty_blow 1", "block: both_down", "armour H1: 4 4")
    play.act("use block").never("armour_broken").asks("activate", "away")


def test_not_in_a_foul() -> None:
    who = {"H1": {"skills": "mighty_blow 1"}}
    play = scenario(DUEL.replace("A1 ", "A1_"), who=who, dice=["armour A1: 3 5"])
    play.act("activate H1 foul A1", "foul A1").never("armour_broken").asks("activate", "home")


# Star Player Points.

CASUALTY = ("injury: 5 5", "casualty: 1")


def test_the_blocker_earns_a_casualty() -> None:
    play = block("", "", "block: pow", "armour: 5 5", *CASUALTY).act("push n7", "stay")
    play.expect("spp H1 for=casualty spp=2", "casualty A1 causer=H1")


def test_the_player_blocked_earns_a_casualty_as_well() -> None:
    """Casualty: regardless of which player performed the action."""
    play = block("", "", "block: skull", "armour: 5 5", *CASUALTY)
    assert (points(play, "H1"), points(play, "A1")) == ([], ["casualty"])


def test_both_earn_one_if_both_are_removed() -> None:
    dice = ["block: both_down", "armour: 5 5 5 5", "injury: 5 5 5 5", "casualty: 1 1"]
    play = block("", "", *dice)
    assert (points(play, "H1"), points(play, "A1")) == (["casualty"], ["casualty"])
    assert (play.where("H1"), play.where("A1")) == ("casualty", "casualty")


def test_an_injury_short_of_a_casualty_earns_nothing() -> None:
    play = block("", "", "block: pow", "armour: 5 5", "injury: 4 5").act("push n7", "stay")
    assert points(play, "H1") == []
