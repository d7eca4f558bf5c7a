"""Agility Skills, Jump Up: standing up for nothing, or straight into a Block (2020)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

LYING = """
       k    l    m    n
6      .    .    .    .
7      .    H1_  A1   .
8      .    .    .    A2
"""
JUMPER = {"H1": {"skills": "jump_up"}}


def block(*dice: str, who: Any = JUMPER, **fields: Any) -> Scenario:
    """Prone H1 declares a Block against A1."""
    play = scenario(LYING, who=who, dice=list(dice), **fields)
    return play.act("activate H1 block A1")


def test_standing_up_costs_nothing() -> None:
    """Jump Up: six squares are left."""
    play = scenario("k l m n\n7 H1_ . . .", who=JUMPER).act("activate H1 move", "stand")
    play.act(*(f"move {letter}7" for letter in "lmnopq")).needs("move r7", "rush 2+")


@pytest.mark.parametrize("ma", [1, 2])
def test_nor_is_a_roll_needed_with_a_low_movement_allowance(ma: int) -> None:
    """Commentary movement-jump-up-low-ma."""
    play = scenario("k l m n\n7 H1_ . . .", who={"H1": {"skills": "jump_up", "ma": ma}})
    play.act("activate H1 move").needs("stand").act("stand")
    play.expect("posture H1 posture=standing").needs("move l7").spent()


def test_a_prone_player_may_declare_a_block() -> None:
    """Jump Up: an Agility test with +1 (2+ here), then the Block from a Standing player."""
    play = block("jump_up H1: 2", "block: pow", "armour A1: 1 1")
    play.act("push n7", "stay")
    play.expect(
        "declared H1 action=block",
        "roll H1 name=jump_up needed=2 modifiers=jump_up:1 passed=True",
        "posture H1 posture=standing",
        "block H1 target=A1",
        "knocked_down A1",
    ).spent()


def test_a_player_without_a_tackle_zone_may_declare_it_too() -> None:
    """Jump Up: also with the tackle zone lost, which is back only once the player is active."""
    who = {"H1": {"skills": "jump_up, bone_head"}}
    dice = ["bone_head: 1", "bone_head: 2", "jump_up: 2", "block: push"]
    play = scenario(LYING, who=who, dice=dice)
    play.act("activate H1 move").expect("token H1 token=distracted on=True").act("end")
    play.asks("activate", "home").act("activate H1 block A1").expect("block H1 target=A1")


def test_the_odds_are_shown_before() -> None:
    """The preview: the test, then the dice of the Block."""
    play = scenario(LYING, who=JUMPER).needs("activate H1 block A1", "jump_up 2+")
    assert play.game.preview("activate H1 block A1").block_dice == 1


def test_who_fails_stays_prone() -> None:
    """Jump Up: the activation is over, and that is no turnover."""
    play = block("jump_up H1: 1").expect("roll H1 name=jump_up passed=False", "activation_ended H1")
    play.never("posture", "block", "turnover").asks("activate", "away").spent()


def test_a_team_reroll_may_be_used_but_pro_may_not() -> None:
    """Jump Up; commentary movement-pro-standing-up: the player still lies there."""
    who = {"H1": {"skills": "jump_up, pro"}}
    play = block("jump_up H1: 1 2", "block: push_back", who=who, home={"rerolls": 1})
    play.offers("reroll team").refuses("reroll pro").act("reroll team", "no", "push n7", "stay")
    play.expect("posture H1 posture=standing", "pushed A1").spent()


def test_nobody_else_declares_a_block_from_the_ground() -> None:
    """Declaring Actions: a Standing player's action."""
    scenario(LYING).refuses("activate H1 block A1").offers("activate H1 blitz A1")


def test_only_against_who_is_near_and_standing() -> None:
    """Jump Up: a Block, with its targets."""
    play = scenario(LYING.replace("A1 ", "A1_"), who=JUMPER)
    play.refuses("activate H1 block A1", "activate H1 block A2")


def test_a_stunned_player_is_not_activated() -> None:
    """Jump Up works while Prone; a Stunned player cannot act at all."""
    play = scenario(LYING.replace("H1_", "H1~"), who=JUMPER)
    assert not [action for action in play.legal if action.startswith("activate H1")]


def test_what_stands_in_place_of_a_block_may_be_declared_too() -> None:
    """Jump Up: here Projectile Vomit."""
    who = {"H1": {"skills": "jump_up, projectile_vomit"}}
    play = scenario(
        LYING, who=who, dice=["jump_up H1: 2", "projectile_vomit H1: 2", "armour A1: 1 1"]
    )
    play.act("activate H1 projectile_vomit A1")
    play.expect("posture H1 posture=standing", "roll H1 name=projectile_vomit").spent()


def test_animal_savagery_has_its_bonus() -> None:
    """Commentary agility-animal-savagery-jump-up: a 2 is enough for who declares a Block."""
    who = {"H1": {"skills": "jump_up, animal_savagery"}}
    play = block("animal_savagery H1: 2", "jump_up H1: 2", "block: push_back", who=who)
    play.act("push n7", "stay").expect(
        "roll H1 name=animal_savagery needed=2 passed=True",
        "roll H1 name=jump_up passed=True",
        "pushed A1",
    ).spent()


def test_a_blitz_from_the_ground_is_as_ever() -> None:
    """Jump Up: standing up is free there as well; no test."""
    play = scenario(LYING, who=JUMPER, dice=["block: push_back"])
    play.act("activate H1 blitz A1", "stand", "block A1", "push n7", "stay")
    play.expect("posture H1 posture=standing", "block H1").never("roll name=jump_up").spent()


def test_stab_in_place_of_the_block() -> None:
    """Commentary agility-jump-up-stab; odd combination 33: Foul Appearance comes first."""
    who = {"H1": {"skills": "jump_up, stab", "ag": 4}, "A1": {"skills": "foul_appearance"}}
    dice = ["foul_appearance: 2", "jump_up H1: 3", "armour A1: 4 5", "injury A1: 1 2"]
    play = scenario(LYING, who=who, dice=dice).act("activate H1 stab A1")
    play.expect(
        "declared H1 action=stab",
        "roll name=foul_appearance",
        "roll H1 name=jump_up needed=3 passed=True",
        "posture H1 posture=standing",
        "posture A1 posture=stunned",
    ).spent()


def test_a_failed_jump_up_stabs_nobody() -> None:
    """Odd combination 33: still Prone, the activation over, no turnover."""
    who = {"H1": {"skills": "jump_up, stab", "ag": 4}}
    play = scenario(LYING, who=who, dice=["jump_up H1: 2"]).act("activate H1 stab A1")
    play.never("posture", "turnover", "roll name=armour").expect("activation_ended H1").spent()


def test_multiple_block_from_the_ground() -> None:
    """Jump Up: a Block action may be two Blocks, where the player can throw them."""
    who = {"H1": {"skills": "jump_up, multiple_block", "st": 6}}
    play = scenario(LYING.replace("8      .    .    . ", "8      .    .    A3"), who=who)
    found = [action for action in play.legal if action.startswith("activate H1")]
    assert "activate H1 block A1" in found
    assert "activate H1 block A3" in found
