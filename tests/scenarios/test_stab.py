"""Stab (2020): a blade in place of a Block."""

from __future__ import annotations

from tests.scenarios.scenario import scenario

FIELD = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
10     H9   .    .    .
"""
STABBER = {"H1": {"skills": "stab"}}
STAB = "activate H1 stab A1"


def test_broken_armour_lays_the_target_low() -> None:
    play = scenario(FIELD, who=STABBER, dice=["armour A1: 4 5", "injury A1: 2 2"])
    assert play.game.preview(STAB).armour is not None
    play.act(STAB).expect(
        "roll A1 name=armour by=stab", "posture A1 posture=prone", "posture A1 posture=stunned"
    )
    play.never("turnover", "pushed", "knocked_down").asks("activate", "home").spent()


def test_armour_that_holds_stops_it() -> None:
    play = scenario(FIELD, who=STABBER, dice=["armour: 4 4"]).act(STAB)
    play.never("posture A1").asks("activate", "home").spent()


def test_claws_mighty_blow_and_points_do_not_count() -> None:
    """(odd combination 24)"""
    who = {"H1": {"skills": "stab, claws, mighty_blow 1"}, "A1": {"skills": "chainsaw"}}
    play = scenario(FIELD, who=who, dice=["armour: 4 4"]).act(STAB).never("posture A1").spent()
    dice = ["armour: 4 5", "injury: 3 4", "bounce: 5"]
    play = scenario(FIELD.replace("A1 ", "A1*"), who=who, dice=dice).act(STAB)
    play.expect("posture A1 posture=stunned", "ball_ground n7").never("turnover", "skill_used")
    dice = ["armour: 4 5", "injury: 6 6", "casualty: 1"]
    scenario(FIELD, who=who, dice=dice).act(STAB).expect("casualty A1").never("spp")


def test_a_blitzer_does_not_move_on_after_it() -> None:
    play = scenario(FIELD, who=STABBER, dice=["armour: 1 2"]).act("activate H1 blitz A1")
    play.offers("block A1").act("special stab A1").asks("activate", "home").spent()


def test_a_blitzer_may_move_before_it() -> None:
    board = FIELD.replace("H1   A1   .", "H1   .    A1")
    play = scenario(board, who=STABBER, dice=["armour: 1 2"]).act("activate H1 blitz A1")
    play.act("move m7", "special stab A1").spent()


def test_only_a_standing_opponent_next_to_the_player_is_stabbed() -> None:
    board = FIELD.replace("6      .    .    .    .", "6      A2_  .    A3!  A5")
    play = scenario(board, who=STABBER).offers(STAB, "activate H1 stab A3", "activate H1 block A1")
    play.refuses("activate H1 stab A2", "activate H1 stab A5")
    scenario(FIELD.replace("H1 ", "H1_"), who=STABBER).refuses(STAB)


def test_any_number_of_players_may_stab_in_a_turn() -> None:
    board = FIELD.replace("8      .    .    .", "8      .    .    H2")
    who = {**STABBER, "H2": {"skills": "stab"}}
    play = scenario(board, who=who, dice=["armour: 1 1", "armour: 1 1"])
    play.act(STAB, "activate H2 stab A1").spent()


def test_the_second_block_of_frenzy_may_be_a_stab() -> None:
    """(commentary general-frenzy-stab)"""
    who = {"H1": {"skills": "frenzy, stab"}}
    play = scenario(FIELD, who=who, dice=["block: push", "armour: 1 1"])
    play.act("activate H1 block A1", "push n7").offers("block A1", "special stab A1")
    play.act("special stab A1").asks("activate", "home").spent()


def test_a_stab_first_pushes_nobody_and_is_followed_by_nothing() -> None:
    who = {"H1": {"skills": "frenzy, stab"}}
    scenario(FIELD, who=who, dice=["armour: 1 1"]).act(STAB).asks("activate", "home").spent()


def test_frenzy_in_a_blitz_and_foul_appearance_before_the_stab() -> None:
    """(odd combination 25) On the 1 the rest of the Blitz is lost."""
    who = {"H1": {"skills": "frenzy, stab"}, "A1": {"skills": "foul_appearance"}}
    dice = ["foul_appearance: 5", "block: push", "foul_appearance: 1"]
    play = scenario(FIELD, who=who, dice=dice)
    play.act("activate H1 blitz A1", "block A1", "push n7").never("turnover").spent()
    play.asks("activate", "home")
    assert play.where("H1") == "m7"


def test_frenzy_in_a_blitz_ends_with_the_stab() -> None:
    who = {"H1": {"skills": "frenzy, stab"}}
    play = scenario(FIELD, who=who, dice=["block: push", "armour: 1 1"])
    play.act("activate H1 blitz A1", "block A1", "push n7", "special stab A1")
    play.asks("activate", "home").spent()


def test_jump_up_and_stab() -> None:
    """(commentary agility-jump-up-stab) (odd combination 33) Foul Appearance comes first."""
    who = {"H1": {"skills": "jump_up, stab", "ag": 4}, "A1": {"skills": "foul_appearance"}}
    dice = ["foul_appearance: 2", "jump_up: 3", "armour: 4 5", "injury: 1 2"]
    play = scenario(FIELD.replace("H1 ", "H1_"), who=who, dice=dice).act(STAB)
    play.expect("posture H1 posture=standing", "posture A1 posture=prone").spent()
    dice = ["foul_appearance: 2", "jump_up: 2"]
    play = scenario(FIELD.replace("H1 ", "H1_"), who=who, dice=dice).act(STAB)
    play.never("posture H1", "turnover").asks("activate", "home").spent()
