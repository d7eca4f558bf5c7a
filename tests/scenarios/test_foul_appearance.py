"""Foul Appearance (2020): who turns away in disgust."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import scenario

FIELD = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
10     H9   .    .    .
"""
UGLY = {"A1": {"skills": "foul_appearance"}}


def test_on_a_two_or_more_the_block_is_made() -> None:
    play = scenario(FIELD, who=UGLY, dice=["foul_appearance: 2", "block: push"])
    play.needs("activate H1 block A1", "foul_appearance 2+").act("activate H1 block A1")
    play.expect("declared H1", "roll H1 name=foul_appearance passed=True", "roll H1 name=block")
    play.spent()


def test_on_a_one_the_action_is_wasted() -> None:
    play = scenario(FIELD, who=UGLY, dice=["foul_appearance: 1"]).act("activate H1 block A1")
    play.never("block H1", "turnover").asks("activate", "home").spent()
    play.refuses("activate H1 move")


def test_it_works_without_a_tackle_zone() -> None:
    board = FIELD.replace("A1 ", "A1!")
    play = scenario(board, who=UGLY, dice=["foul_appearance: 1"]).act("activate H1 block A1")
    play.never("block H1").spent()


def test_a_blitz_is_rolled_for_when_it_is_declared_and_lost_whole() -> None:
    """(commentary mutations-foul-appearance-blitz) The move is lost too."""
    board = FIELD.replace("H1   A1   .", "H1   .    A1") + "11     .    H2   .    .\n"
    play = scenario(board, who=UGLY, dice=["foul_appearance: 1"]).act("activate H1 blitz A1")
    play.asks("activate", "home").refuses("activate H2 blitz A1", "activate H1 move")


def test_a_blitz_rolls_only_once() -> None:
    play = scenario(FIELD, who=UGLY, dice=["foul_appearance: 2", "block: push"])
    play.act("activate H1 blitz A1", "block A1").asks("push", "home").spent()


def test_a_foul_is_not_rolled_for() -> None:
    """(commentary mutations-foul-appearance-foul)"""
    play = scenario(FIELD.replace("A1 ", "A1_"), who=UGLY, dice=["armour: 1 2"])
    play.act("activate H1 foul A1", "foul A1").never("roll name=foul_appearance").spent()


@pytest.mark.parametrize("action", ["projectile_vomit", "stab", "breathe_fire", "hypnotic_gaze"])
def test_any_special_action_against_the_player_is_rolled_for(action: str) -> None:
    """(commentary traits-hypnotic-gaze-foul-appearance)"""
    who = {**UGLY, "H1": {"skills": action}}
    play = scenario(FIELD, who=who, dice=["foul_appearance: 1"]).act(f"activate H1 {action} A1")
    play.asks("activate", "home").spent().refuses("activate H1 move")


def test_not_by_a_player_on_the_ground() -> None:
    """Without a tackle zone, but not Prone: a Special action may be against those as well."""
    who = {**UGLY, "H1": {"skills": "kick_em_while_theyre_down"}}
    board = FIELD.replace("A1 ", "A1_")
    play = scenario(board, who=who, dice=["chainsaw: 2", "armour: 1 2"])
    play.act("activate H1 kick_em_while_theyre_down A1").never("roll name=foul_appearance").spent()


def test_a_trait_of_the_attacker_comes_first() -> None:
    """(commentary mutations-target-trait-skill) Once it has failed the opponent rolls nothing."""
    who = {**UGLY, "H1": {"skills": "bone_head"}}
    play = scenario(FIELD, who=who, dice=["bone_head: 2", "foul_appearance: 1"])
    play.needs("activate H1 block A1", "bone_head 2+", "foul_appearance 2+")
    play.act("activate H1 block A1").expect("roll name=bone_head", "roll name=foul_appearance")
    play = scenario(FIELD, who=who, dice=["bone_head: 1"]).act("activate H1 block A1").spent()
    play.never("roll name=foul_appearance")


def test_the_second_block_of_frenzy_is_rolled_for_again() -> None:
    """(commentary mutations-foul-appearance-frenzy)"""
    who = {**UGLY, "H1": {"skills": "frenzy"}}
    dice = ["foul_appearance: 5", "block: push", "foul_appearance: 1"]
    play = scenario(FIELD, who=who, dice=dice).act("activate H1 block A1", "push n7")
    play.expect("followed H1 m7", "roll name=foul_appearance passed=False").spent()
    play.asks("activate", "home")


def test_a_team_reroll_may_be_used() -> None:
    """(SA9)"""
    play = scenario(
        FIELD, who=UGLY, home={"rerolls": 1}, dice=["foul_appearance: 1 3", "block: push"]
    )
    play.act("activate H1 block A1").asks("reroll", "home", "H1").act("reroll team").spent()


def test_it_does_nothing_for_the_attacker() -> None:
    play = scenario(FIELD, who={"H1": {"skills": "foul_appearance"}}, dice=["block: push"])
    play.act("activate H1 block A1").spent()
