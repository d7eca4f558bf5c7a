"""Chainsaw (2020): the attack, kick-back, falling with it, the Foul."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
9      H9   .    .    A9
"""
SAW = {"H1": {"skills": "chainsaw"}}
ATTACK = "activate H1 chainsaw A1"


def attack(*dice: str, board: str = FIELD, **fields: Any) -> Scenario:
    """H1 attacks A1."""
    return scenario(board, dice=list(dice), who=fields.pop("who", SAW), **fields).act(ATTACK)


# The attack.


def test_on_a_two_or_more_three_is_added_to_the_armour_roll() -> None:
    play = attack("chainsaw: 2", "armour A1: 3 3", "injury A1: 4 4")
    play.never("knocked_down", "turnover", "pushed").expect(
        "roll H1 name=chainsaw needed=2 passed=True",
        "roll A1 name=armour by=chainsaw needed=9 modifiers=chainsaw:3",
        "armour_broken A1",
        "posture A1 posture=prone",
        "injury A1 result=knocked_out",
    )
    play.asks("activate", "home").spent()


def test_armour_that_holds_leaves_the_target_standing() -> None:
    attack("chainsaw: 6", "armour A1: 2 3").never("posture A1", "turnover").asks("activate", "home")


def test_on_a_one_it_kicks_back_and_that_is_a_turnover() -> None:
    """(odd combination 72)"""
    play = attack("chainsaw: 1", "armour H1: 3 3", "injury H1: 1 2")
    play.expect(
        "turnover home why=kick_back",
        "roll H1 name=armour modifiers=chainsaw:3",
        "posture H1 posture=prone",
        "injury H1 result=stunned",
    )
    play.never("roll A1").asks("activate", "away").spent()


def test_it_is_a_turnover_even_if_the_armour_holds_and_the_ball_stays() -> None:
    """(odd combination 72, ruling SI2) The 3 is not doubled."""
    play = attack("chainsaw: 1", "armour H1: 2 3", board=FIELD.replace("H1 ", "H1*"))
    play.expect("turnover home why=kick_back").never("posture H1", "ball_air")
    play.asks("activate", "away").spent()


def test_a_carrier_hit_by_the_kick_back_drops_the_ball() -> None:
    """(odd combination 72)"""
    dice = ["chainsaw: 1", "armour H1: 3 3", "injury H1: 1 2", "bounce: 4"]
    play = attack(*dice, board=FIELD.replace("H1 ", "H1*"))
    play.expect("injury H1", "ball_ground k7").asks("activate", "away")


def test_a_team_reroll_may_repeat_the_one() -> None:
    """(odd combination 72)"""
    play = attack("chainsaw: 1 4", "armour A1: 1 1", home={"rerolls": 1})
    play.asks("reroll", "home", "H1").act("reroll team").never("turnover").spent()


def test_nothing_modifies_its_rolls() -> None:
    """Mighty Blow cannot be used with it, nor Claws."""
    who = {"H1": {"skills": "chainsaw, mighty_blow 1, claws"}, "A1": {"av": 11}}
    attack("chainsaw: 2", "armour A1: 3 4", who=who).asks("activate", "home").never("skill_used")
    attack("chainsaw: 2", "armour A1: 4 5", "injury A1: 3 4", who=who).asks("activate", "home")


def test_a_casualty_of_it_earns_no_points() -> None:
    """Star Player Points: only by a Block."""
    play = attack("chainsaw: 3", "armour: 5 5", "injury: 6 6", "casualty: 1").never("spp")
    assert play.where("A1") == "casualty"


def test_the_owner_may_block_as_usual() -> None:
    """(commentary traits-chainsaw-plain-block)"""
    play = scenario(FIELD, who=SAW, dice=["block: push"]).offers("activate H1 blitz A1")
    play.act("activate H1 block A1", "push n7", "stay").never("roll name=chainsaw").spent()


def test_in_a_blitz_there_is_no_moving_on() -> None:
    play = scenario(FIELD, who=SAW, dice=["chainsaw: 2", "armour: 1 1"])
    play.act("activate H1 blitz A1", "special chainsaw A1").asks("activate", "home").spent()


def test_only_a_standing_opponent_next_to_the_player() -> None:
    board = FIELD.replace("6      .    .    .    .", "6      A2_  A3!  A4~  A5")
    play = scenario(board, who=SAW).offers(ATTACK, "activate H1 chainsaw A3")
    play.refuses(*(f"activate H1 chainsaw {label}" for label in ("A2", "A4", "A5")))


def test_not_by_a_prone_player() -> None:
    scenario(FIELD.replace("H1 ", "H1_"), who=SAW).refuses(ATTACK)


def test_not_as_the_second_block_of_frenzy() -> None:
    """Once a turn."""
    who = {"H1": {"skills": "chainsaw, frenzy"}}
    play = scenario(FIELD, who=who, dice=["block: push push"])
    play.act("activate H1 block A1", "push n7").never("second_block")
    while play.game.decision.kind != "activate":
        assert "special chainsaw A1" not in play.legal
        play.act(play.legal[0])


def test_not_in_a_multiple_block() -> None:
    """Neither of the two."""
    who = {"H1": {"skills": "chainsaw, multiple_block"}}
    board = FIELD.replace("6      .    .    .", "6      .    .    A2")
    play = scenario(board, who=who, dice=["block: push push push push push push"])
    play.act(next(text for text in play.legal if "multiple_block" in text))
    play.expect("roll H1 name=block").never("roll name=chainsaw")


def test_any_number_of_players_may_use_theirs() -> None:
    board = FIELD.replace("9      H9", "9      .").replace("8      .    .", "8      .    H2")
    play = attack(
        "chainsaw: 2 2", "armour: 1 1 1 1", board=board, who={**SAW, "H2": {"skills": "chainsaw"}}
    )
    play.act("activate H2 chainsaw A1").spent()


def test_the_preview_shows_the_die_and_the_armour_roll() -> None:
    shown = scenario(FIELD, who=SAW).game.preview(ATTACK)
    assert [(test.name, test.needed) for test in shown.tests] == [("chainsaw", 2)]
    assert shown.armour is not None
    assert shown.armour.needed == 6


# Falling with it.

TARGET = {"A1": {"skills": "chainsaw"}}


def block(*dice: str, who: dict[str, Any] = TARGET) -> Scenario:
    """H1 blocks A1."""
    play = scenario(FIELD, who=who, dice=list(dice)).act("activate H1 block A1")
    if dice[0] == "block: pow":
        play.act("push n7", "stay")
    return play


def test_three_is_added_when_the_owner_is_knocked_down() -> None:
    """(odd combination 73)"""
    block("block: pow", "armour A1: 3 3", "injury A1: 1 2").expect(
        "roll A1 name=armour modifiers=chainsaw:3", "armour_broken A1"
    )


def test_three_is_added_for_the_blocker_who_falls_onto_it() -> None:
    """(odd combination 73)"""
    block("block: skull", "armour H1: 3 3", "injury H1: 1 2").expect(
        "roll H1 name=armour modifiers=chainsaw:3", "armour_broken H1"
    )


def test_three_is_added_to_both_on_a_both_down() -> None:
    """(odd combination 73) Though the owner lies on the ground by then."""
    dice = ["armour A1: 3 3", "injury A1: 1 2", "armour H1: 3 3", "injury H1: 1 2"]
    block("block: both_down", *dice).expect("armour_broken A1", "armour_broken H1").spent()


def test_a_blocker_with_block_stays_clear_of_it() -> None:
    """(odd combination 73)"""
    who = {**TARGET, "H1": {"skills": "block"}}
    play = block("block: both_down", "armour A1: 3 3", "injury A1: 1 2", who=who)
    play.act("use block").expect("armour_broken A1").spent()


def test_an_owner_who_blocks_adds_it_to_their_own_roll_only() -> None:
    """(odd combination 73)"""
    dice = ["block: both_down", "armour A1: 3 3", "armour H1: 3 3", "injury H1: 1 2"]
    play = block(*dice, who=SAW).never("armour_broken A1").expect("armour_broken H1").spent()
    play.asks("activate", "away")


def test_it_is_never_added_twice() -> None:
    """(odd combination 73, ruling SI1) Two owners."""
    block("block: skull", "armour H1: 1 2", who={**SAW, **TARGET}).never("armour_broken").spent()


def test_three_is_added_when_the_owner_falls_over() -> None:
    board = FIELD.replace("H1   A1   .", "H1   .    A1")
    who = {"H1": {"skills": "chainsaw", "ma": 1}}
    play = scenario(board, who=who, dice=["rush: 1", "armour H1: 3 3", "injury H1: 1 2"])
    play.act("activate H1 move", "move l6", "move l5").expect("fell_over H1", "armour_broken H1")


def test_nothing_is_added_where_the_owner_is_struck() -> None:
    """(odd combinations 24 and 79) A Stab and Projectile Vomit neither fell nor knock down."""
    for name, dice in (("stab", []), ("projectile_vomit", ["projectile_vomit: 2"])):
        who = {**TARGET, "H1": {"skills": name}}
        play = scenario(FIELD, who=who, dice=[*dice, "armour A1: 4 4"])
        play.act(f"activate H1 {name} A1").never("armour_broken").spent()


def test_a_stunty_owner_minds_being_marked() -> None:
    """Stunty."""
    board = """
           k    l    m    n
    7      .    H1   A1   .
    9      A2   .    .    .
    """
    for skills, needed in (("stunty", 3), ("stunty, chainsaw", 4)):
        play = scenario(board, who={"H1": {"skills": skills}}).act("activate H1 move")
        play.needs("move k8", f"dodge {needed}+")


def test_a_chain_push_scores_though_the_saw_is_still_to_be_rolled_for() -> None:
    """(odd combination 19) The dice that are due are rolled, then the touchdown counts."""
    board = """
           w    x    y    z
    6      .    .    H5   .
    7      H1   A1   H2*  .
    8      .    .    H6   .
    15     A9   .    .    .
    """
    play = scenario(board, who=TARGET, dice=["block: pow pow", "armour A1: 1 1"])
    play.act("activate H1 block A1", "push y7", "push z7", "stay")
    play.expect("roll A1 name=armour modifiers=chainsaw:3", "touchdown home H2 z7")


# The Foul.

DOWN = FIELD.replace("A1 ", "A1_")


def foul(*dice: str, board: str = DOWN, skills: str = "chainsaw", **fields: Any) -> Scenario:
    """H1 fouls A1."""
    who = {"H1": {"skills": skills}}
    play = scenario(board, who=who, dice=list(dice), **fields)
    return play.act("activate H1 foul A1", "foul A1")


def test_in_a_foul_it_may_be_used() -> None:
    play = foul("chainsaw: 2", "armour A1: 2 4", "injury A1: 1 2").asks("use_skill", "home", "H1")
    play.act("use chainsaw").expect(
        "roll H1 name=chainsaw", "roll A1 name=armour modifiers=chainsaw:3", "armour_broken A1"
    )
    play.never("turnover").asks("activate", "home").spent()


def test_or_not() -> None:
    play = foul("armour A1: 2 4").act("no").never("roll name=chainsaw", "armour_broken")
    play.asks("activate", "home").spent()


def test_assists_count_as_in_any_foul() -> None:
    """(commentary traits-chainsaw-foul-assists) One for each side."""
    board = DOWN.replace("6      .    .    .    .", "6      .    .    .    H2")
    play = foul("chainsaw: 2", "armour A1: 2 3", "injury A1: 1 2", board=board)
    play.act("use chainsaw").expect("roll A1 name=armour bonus=4", "armour_broken A1")
    board = DOWN.replace("6      .    .    .    .", "6      .    A2   .    .")
    play = foul("chainsaw: 2", "armour A1: 2 4", board=board)
    play.act("use chainsaw").expect("roll A1 name=armour bonus=2").never("armour_broken")


def test_the_kick_back_of_a_foul_hits_the_player_and_no_double_of_it_is_seen() -> None:
    """(odd combination 74) It is a turnover, and the victim is left alone."""
    play = foul("chainsaw: 1", "armour H1: 3 3", "injury H1: 2 2").act("use chainsaw")
    play.expect("turnover home why=kick_back", "armour_broken H1", "injury H1 result=stunned")
    play.never("caught", "roll A1").asks("activate", "away").spent()


@pytest.mark.parametrize("skills", ["chainsaw, dirty_player 1, sneaky_git"])
def test_a_foul_with_everything(skills: str) -> None:
    """(odd combination 74, ruling SI3) The double of the armour is overlooked, that of the injury
    is not, and Dirty Player may serve either."""
    board = DOWN.replace("A1_", "A1~").replace(
        "6      .    .    .    .", "6      .    .    .    H2"
    )
    play = foul("chainsaw: 4", "armour A1: 2 2", "injury A1: 4 4", board=board, skills=skills)
    play.act("use chainsaw").asks("use_skill", "home", "H1").act("use dirty_player")
    play.expect("armour_broken A1", "injury A1 result=knocked_out", "caught H1")


def test_a_double_of_the_victims_armour_is_seen() -> None:
    foul("chainsaw: 2", "armour A1: 1 1").act("use chainsaw").expect("caught H1")
