"""Breathe Fire (2020, reference notes): in place of a Block, a burst of flame."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1*  .
8      .    .    .    .
10     H9   .    .    .
"""
FIRE = "activate H1 breathe_fire A1"


def fire(*dice: str, board: str = FIELD, **target: object) -> Scenario:
    """H1 breathes fire at A1, who has the ball."""
    who = {"H1": {"skills": "breathe_fire, mighty_blow 1"}, "A1": dict(target)}
    return scenario(board, who=who, dice=list(dice)).act(FIRE)


@pytest.mark.parametrize("face", [4, 5])
def test_on_a_four_the_target_is_placed_prone(face: int) -> None:
    """No risk of injury; the ball comes loose."""
    play = fire(f"breathe_fire: {face}", "bounce: 5")
    play.expect("roll H1 name=breathe_fire needed=4", "posture A1 posture=prone", "ball_ground n7")
    play.never("turnover", "knocked_down", "roll name=armour").asks("activate", "home").spent()


def test_on_a_natural_six_the_target_is_knocked_down() -> None:
    """Mighty Blow is for Blocks."""
    play = fire("breathe_fire: 6", "armour A1: 4 4", "bounce: 5")
    play.expect("knocked_down A1", "roll A1 name=armour").asks("activate", "home").spent()


@pytest.mark.parametrize("face", [2, 3])
def test_on_a_two_or_three_nothing_happens(face: int) -> None:
    play = fire(f"breathe_fire: {face}").never("posture", "turnover").spent()
    play.asks("activate", "home").refuses("activate H1 move")


def test_on_a_one_the_player_is_knocked_down() -> None:
    play = fire("breathe_fire: 1", "armour H1: 1 1")
    play.expect("knocked_down H1", "turnover home why=knocked_down", "roll H1 name=armour")
    play.asks("activate", "away").spent()


def test_a_strong_target_is_one_harder() -> None:
    """(odd combination 36) 4 does nothing, 5 is Placed Prone, 6 Knocked Down, 2 burns H1 (SA5)."""
    fire("breathe_fire: 4", st=5).never("posture", "turnover").spent()
    fire("breathe_fire: 5", "bounce: 5", st=5).expect("posture A1 posture=prone").spent()
    fire("breathe_fire: 6", "armour: 1 1", "bounce: 5", st=5).expect("knocked_down A1").spent()
    fire("breathe_fire: 2", "armour H1: 1 1", st=5).expect("knocked_down H1", "turnover").spent()
    fire("breathe_fire: 1", "armour H1: 1 1", st=5).expect("knocked_down H1", "turnover").spent()


def test_in_a_blitz_the_activation_ends_with_it() -> None:
    who = {"H1": {"skills": "breathe_fire"}}
    play = scenario(FIELD, who=who, dice=["breathe_fire: 3"]).act("activate H1 blitz A1")
    play.needs("special breathe_fire A1", "breathe_fire 4+").act("special breathe_fire A1")
    play.asks("activate", "home").spent()


def test_it_is_not_for_a_second_block() -> None:
    """Once an activation, and so neither with Frenzy nor with Multiple Block (SA4)."""
    who = {"H1": {"skills": "breathe_fire, frenzy"}}
    play = scenario(FIELD, who=who, dice=["block: push", "block: push"])
    play.act("activate H1 block A1", "push n7").asks("push", "home", "A1").spent()


def test_only_a_standing_opponent_next_to_the_player_burns() -> None:
    board = FIELD.replace("6      .    .    .    .", "6      A2_  .    A3!  A5")
    play = scenario(board, who={"H1": {"skills": "breathe_fire"}})
    play.offers(FIRE, "activate H1 breathe_fire A3")
    play.refuses("activate H1 breathe_fire A2", "activate H1 breathe_fire A5")
    play = scenario(FIELD.replace("H1 ", "H1_"), who={"H1": {"skills": "breathe_fire"}})
    play.refuses(FIRE)


def test_a_team_reroll_may_be_used() -> None:
    who = {"H1": {"skills": "breathe_fire"}}
    play = scenario(FIELD, who=who, home={"rerolls": 1}, dice=["breathe_fire: 1 3"])
    play.act(FIRE).asks("reroll", "home", "H1").act("reroll team").spent()
