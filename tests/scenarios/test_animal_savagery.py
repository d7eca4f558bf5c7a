"""Animal Savagery (2020, Traits): a failed roll falls on a team-mate."""

from __future__ import annotations

import pytest

import blockdice as bd
from tests.scenarios.drive import kick_scenario
from tests.scenarios.scenario import scenario

FIELD = """
       k    l    m    n
6      .    H2   .    .
7      .    H1   A1   .
8      H3   .    .    A2
"""
BEAST = {"H1": {"skills": "animal_savagery"}}


@pytest.mark.parametrize(
    ("action", "needed"),
    [
        ("activate H1 move", 4),
        ("activate H1 foul A9", 4),
        ("activate H1 pass", 4),
        ("activate H1 block A1", 2),
        ("activate H1 blitz A2", 2),
    ],
)
def test_a_block_or_a_blitz_makes_it_easier(action: str, needed: int) -> None:
    board = FIELD + "9      .    .    A9_  .\n"
    play = scenario(board, dice=[f"animal_savagery: {needed}", "block: 3 3"], who=BEAST)
    play.needs(action, f"animal_savagery {needed}+").act(action)
    play.expect(f"roll H1 name=animal_savagery needed={needed} passed=True").never("knocked_down")


def test_what_is_done_in_place_of_a_block_counts_as_one() -> None:
    who = {"H1": {"skills": "animal_savagery, projectile_vomit"}}
    play = scenario(FIELD, who=who)
    play.needs("activate H1 projectile_vomit A1", "animal_savagery 2+", "projectile_vomit 2+")


def test_the_coach_chooses_who_is_knocked_down_and_the_player_goes_on() -> None:
    play = scenario(FIELD, dice=["animal_savagery: 3", "armour H3: 3 4"], who=BEAST)
    play.act("activate H1 move").asks("lash_out", "home", "H1").offers("select H2", "select H3")
    play.act("select H3")
    play.expect("knocked_down H3 by=lash_out causer=H1", "roll H3 name=armour")
    play.never("turnover").asks("move", "home", "H1").spent()


def test_it_is_a_turnover_if_the_team_mate_had_the_ball() -> None:
    board = FIELD.replace("H3   .", "H3*  .")
    dice = ["animal_savagery: 1", "armour H3: 3 4", "bounce: 7"]
    play = scenario(board, dice=dice, who=BEAST).act("activate H1 move", "select H3")
    play.expect("knocked_down H3", "turnover home", "ball_ground", "turn_ended home").spent()


def test_with_nobody_near_the_activation_ends_and_the_tackle_zone_is_lost() -> None:
    """So it does with a team-mate near who lies on the ground."""
    board = FIELD.replace("H2 ", "H2_").replace("H3 ", ".  ")
    play = scenario(board, dice=["animal_savagery: 1"], who=BEAST).act("activate H1 block A1")
    play.expect("token H1 token=distracted on=True", "activation_ended H1")
    play.never("knocked_down", "turnover").asks("activate", "home").spent()


def test_a_prone_player_lashes_out_too() -> None:
    """Commentary (traits-animal-savagery-prone)."""
    board = FIELD.replace("H1 ", "H1_")
    play = scenario(board, dice=["animal_savagery: 1", "armour H2: 1 2"], who=BEAST)
    play.act("activate H1 move", "select H2").expect("knocked_down H2").asks("move", "home", "H1")


def test_the_victim_may_still_be_activated() -> None:
    """Commentary (traits-animal-savagery-victim-activates): if it is only Prone."""
    play = scenario(FIELD, dice=["animal_savagery: 1", "armour H2: 1 2"], who=BEAST)
    play.act("activate H1 move", "select H2", "end").offers("activate H2 move")
    stunned = ["animal_savagery: 1", "armour H2: 6 6", "injury H2: 1 2"]
    play = scenario(FIELD, dice=stunned, who=BEAST).act("activate H1 move", "select H2", "end")
    assert "activate H2 move" not in play.legal


def test_a_once_a_turn_action_that_ended_is_used_up() -> None:
    board = FIELD.replace("H2 ", ".  ").replace("H3 ", ".  ") + "9      H9   .    .    .\n"
    play = scenario(board, dice=["animal_savagery: 1"], who=BEAST).act("activate H1 blitz A1")
    play.asks("activate", "home").refuses("activate H9 blitz A1")


def test_it_may_be_rolled_again() -> None:
    play = scenario(FIELD, dice=["animal_savagery: 1 4"], who=BEAST, home={"rerolls": 1})
    play.act("activate H1 move", "reroll team").asks("move", "home", "H1").never("knocked_down")


def test_a_kick_off_blitz_goes_on() -> None:
    """Commentary (kick-off-blitz-animal-savagery)."""
    dice = ["kick_off_event: 5 5", "players: 2", "animal_savagery: 1", "armour H6: 1 2"]
    home = """
       h    i    j    k    l    m
2      .    .    .    .    .    .
5      .    .    .    H6   .    .
6      .    H10  .    .    H4   .
7      .    .    H8   .    .    H1
8      H11  .    .    .    .    H2
9      .    .    H9   .    .    H3
11     .    .    .    H7   .    .
14     .    .    .    .    H5   .
"""
    who = {"H4": {"skills": "animal_savagery"}}
    play = kick_scenario(*dice, home=home, who=who).act("activate H4 move", "select H6")
    play.expect("knocked_down H6").never("event_ended").act("end")
    play.asks("activate", "home").offers("activate H8 move")


def test_a_ruling_ends_the_activation_with_the_lash() -> None:
    """SE1: played so elsewhere, if the match takes the ruling."""
    options = bd.Options(rulings=("lash_out_ends_activation",))
    dice = ["animal_savagery: 1", "armour H2: 1 2"]
    play = scenario(FIELD, dice=dice, who=BEAST, options=options)
    play.act("activate H1 move", "select H2").expect("knocked_down H2", "activation_ended H1")
    play.asks("activate", "home")
