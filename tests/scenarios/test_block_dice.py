"""Blocking, Block Dice: rolling, re-rolling and selecting, and the five results (2020)."""

from __future__ import annotations

from typing import Any

from tests.scenarios.scenario import Scenario, scenario

DUEL = """
       k    l    m    n
7      .    H1   A1   .
8      .    .    .    .
9      H9   .    .    .
"""
STRONG = {"H1": {"st": 4}}
WEAK = {"A1": {"st": 4}}
LONE = {"H1": {"st": 4, "skills": "loner 4"}}


def block(*dice: str, **fields: Any) -> Scenario:
    """H1 blocks A1 with these dice."""
    return scenario(DUEL, dice=list(dice), **fields).act("activate H1 block A1")


def test_the_coach_of_the_stronger_player_selects_from_the_pool() -> None:
    play = block("block: player_down pow", who=STRONG).asks("block_die", "home", "H1")
    play.offers("die 1", "die 2").act("die 2").expect("block_result H1 result=pow target=A1")


def test_the_coach_of_the_player_blocked_selects_if_that_one_is_stronger() -> None:
    play = block("block: player_down pow", "armour: 1 1", who=WEAK).asks("block_die", "away", "H1")
    play.act("die 1").expect("block_result H1 result=player_down", "knocked_down H1")


def test_the_dice_belong_to_the_player_performing_the_block() -> None:
    """Select and Apply Result: the blocking coach rolls whoever is stronger."""
    play = block("block H1: push pow", who=WEAK)
    play.expect("roll H1 home name=block chooser=away results=push_back,pow target=A1").spent()


def test_one_die_leaves_nothing_to_select() -> None:
    play = block("block: push").expect("roll H1 name=block dice=3", "block_result result=push_back")
    play.asks("push", "home", "A1")


def test_equal_faces_leave_nothing_to_select_and_both_push_faces_are_one_result() -> None:
    block("block: 3 4", who=STRONG).asks("push", "home", "A1")


def test_a_pool_of_three() -> None:
    play = block("block: skull both_down stumble", who={"H1": {"st": 7}})
    assert play.legal == ["die 1", "die 2", "die 3"]


def test_a_team_reroll_rolls_the_whole_pool_again() -> None:
    """Re-rolls, Team Re-rolls: all the dice of a pool; the second roll must be accepted."""
    play = block("block: skull push skull pow", who=STRONG, home={"rerolls": 1})
    play.asks("reroll", "home", "H1").act("reroll team")
    play.expect("reroll_used H1 source=team", "roll H1 name=block dice=1,6").asks(
        "block_die", "home"
    )
    assert play.state.rerolls[0] == 0


def test_a_pool_is_never_rerolled_twice() -> None:
    play = block("block: skull skull skull skull", "armour: 1 1", who=STRONG, home={"rerolls": 2})
    play.act("reroll team").expect("knocked_down H1")
    assert play.state.rerolls[0] == 1


def test_a_pool_may_be_left_as_it_is() -> None:
    play = block("block: skull pow", who=STRONG, home={"rerolls": 1}).act("no", "die 2")
    play.expect("block_result H1 result=pow")
    assert play.state.rerolls[0] == 1


def test_the_blocking_coach_may_reroll_what_the_other_coach_would_select_from() -> None:
    play = block("block: skull pow push push", who=WEAK, home={"rerolls": 1})
    play.asks("reroll", "home", "H1").act("reroll team").asks("push", "home", "A1")


def test_the_other_coach_can_reroll_nothing() -> None:
    """(commentary) A team re-roll is for one's own team turn, and never forces an opponent's."""
    play = block("block: skull pow", who=WEAK, away={"rerolls": 3})
    play.asks("block_die", "away", "H1").refuses("reroll team")


def test_a_loner_may_waste_the_reroll_and_the_pool_stands() -> None:
    play = block("block: skull pow", "loner: 3", who=LONE, home={"rerolls": 1})
    play.act("reroll team").expect("roll H1 name=loner").asks("block_die", "home")
    assert play.state.rerolls[0] == 0
    play.act("die 2").expect("block_result result=pow")


def test_player_down_knocks_the_blocker_down_and_is_a_turnover() -> None:
    play = block("block: skull", "armour H1: 4 4")
    play.expect(
        "block_result H1 result=player_down",
        "knocked_down H1 by=block causer=A1",
        "turnover home why=knocked_down",
        "roll H1 name=armour by=block needed=9",
        "turn_ended home",
    )
    play.shows("""
           l    m
    7      H1_  A1
    """).spent()


def test_player_down_with_the_ball_bounces_it_after_the_armour_roll() -> None:
    board = DUEL.replace("H1 ", "H1*")
    play = scenario(board, dice=["block: skull", "armour: 4 4", "bounce: 4"])
    play.act("activate H1 block A1")
    play.expect("knocked_down H1", "roll H1 name=armour", "roll name=bounce", "ball_ground k7")


def test_both_down_knocks_both_down_and_is_a_turnover() -> None:
    play = block("block: both_down", "armour A1: 1 1", "armour H1: 1 1")
    play.expect(
        "knocked_down A1 by=block causer=H1",
        "knocked_down H1 by=block causer=A1",
        "turnover home why=knocked_down",
    )
    play.shows("""
           l    m
    7      H1_  A1_
    """).spent()


def test_both_down_resolves_the_one_blocked_fully_before_the_blocker() -> None:
    play = block(
        "block: both_down", "armour A1: 5 5", "injury A1: 2 2", "armour H1: 5 5", "injury H1: 1 1"
    )
    play.expect(
        "roll A1 name=armour",
        "roll A1 name=injury",
        "injury A1 result=stunned",
        "roll H1 name=armour",
        "roll H1 name=injury",
    )


def test_the_ball_bounces_last_after_a_both_down() -> None:
    board = DUEL.replace("A1 ", "A1*")
    play = scenario(board, dice=["block: both_down", "armour: 1 1 1 1", "bounce: 5"])
    play.act("activate H1 block A1")
    play.expect("roll A1 name=armour", "roll H1 name=armour", "roll name=bounce", "ball_ground n7")


def test_a_blocker_with_the_ball_drops_it_in_a_both_down() -> None:
    board = DUEL.replace("H1 ", "H1*")
    play = scenario(board, dice=["block: both_down", "armour: 1 1 1 1", "bounce: 4"])
    play.act("activate H1 block A1").expect("roll H1 name=armour", "ball_ground k7")


def test_a_push_back_moves_the_target_and_leaves_it_standing() -> None:
    play = block("block: push").act("push n7", "stay")
    play.expect("pushed A1 m7 n7").never("knocked_down")
    play.shows("""
           l    m    n
    7      H1   .    A1
    """).spent()


def test_no_turnover_for_a_player_who_only_pushed() -> None:
    block("block: push").act("push n7", "stay").asks("activate", "home")


def test_stumble_is_a_pow_without_dodge() -> None:
    play = block("block: stumble", "armour A1: 1 1").act("push n7", "follow")
    play.expect("block_result result=stumble", "pushed A1 m7 n7", "knocked_down A1 n7")
    assert play.where("H1") == "m7"


def test_pow_pushes_first_and_knocks_down_in_the_square_moved_into() -> None:
    play = block("block: pow", "armour A1: 4 4").act("push n8", "stay")
    play.expect("pushed A1 m7 n8", "knocked_down A1 n8 by=block causer=H1", "roll A1 name=armour")
    play.shows("""
           l    m    n
    7      H1   .    .
    8      .    .    A1_
    """).asks("activate", "home")


def test_an_opponent_knocked_down_is_no_turnover() -> None:
    play = block("block: pow", "armour A1: 4 4").act("push n7", "stay").never("turnover")
    play.asks("activate", "home")


def test_a_carrier_knocked_down_by_a_pow_drops_the_ball_where_it_lands() -> None:
    board = DUEL.replace("A1 ", "A1*")
    play = scenario(board, dice=["block: pow", "armour: 5 5", "injury: 1 1", "bounce: 2"])
    play.act("activate H1 block A1", "push n7", "stay")
    play.expect("roll A1 name=injury", "roll name=bounce", "ball_ground n6").asks(
        "activate", "home"
    )


def test_a_carrier_pushed_only_keeps_the_ball() -> None:
    board = DUEL.replace("A1 ", "A1*")
    play = scenario(board, dice=["block: push"])
    play.act("activate H1 block A1", "push n7", "stay").never("ball_air")
    play.shows("""
           m    n
    7      .    A1*
    """)
