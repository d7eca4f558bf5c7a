"""Pile Driver (2020): a Foul right after the Block, and its price."""

from __future__ import annotations

from typing import Any

from blockdice.engine.words import ROOTED
from tests.scenarios.scenario import Scenario, scenario

DUEL = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    H1   A1   .    .
8      .    .    .    .    .
9      H9   .    A9_  .    .
"""


def block(*dice: str, skills: str = "pile_driver", board: str = DUEL, **fields: Any) -> Scenario:
    """H1, who has the skill, blocks A1."""
    who = {"H1": {"skills": skills}, **fields.pop("who", {})}
    return scenario(board, who=who, dice=list(dice), **fields).act("activate H1 block A1")


def test_the_foul_follows_the_armour_roll_of_the_block() -> None:
    """(commentary strength-pile-driver-when, odd combination 26)"""
    play = block("block: pow", "armour: 1 2 1 3").act("push n7", "follow")
    play.asks("use_skill", "home", "H1").expect("knocked_down A1", "roll A1 name=armour by=block")
    play.act("use pile_driver").expect("foul H1 target=A1", "roll A1 name=armour by=foul")
    play.asks("activate", "home").spent()


def test_then_the_player_is_placed_prone_and_done() -> None:
    play = block("block: pow", "armour: 1 2 1 3").act("push n7", "follow", "use pile_driver")
    play.expect("foul H1", "posture H1 posture=prone", "activation_ended H1").never("turnover")


def test_with_the_ball_that_is_a_turnover() -> None:
    """(odd combination 26)"""
    board = DUEL.replace("H1  ", "H1* ")
    play = block("block: pow", "armour: 1 2 1 3", "bounce: 2", board=board)
    play.act("push n7", "follow", "use pile_driver")
    play.expect("foul H1", "turnover home why=carrier_placed_prone").asks("activate", "away")


def test_its_use_is_a_choice() -> None:
    play = block("block: pow", "armour: 1 2").act("push n7", "follow", "no").never("foul")
    play.asks("activate", "home").offers("activate H9 foul A1")


def test_it_is_the_foul_of_the_turn() -> None:
    """(commentary strength-pile-driver-the-foul)"""
    play = block("block: pow", "armour: 1 2 1 3").act("push n7", "follow", "use pile_driver")
    play.refuses("activate H9 foul A1", "activate H9 foul A9")


def test_after_the_foul_of_the_turn_it_is_not_offered() -> None:
    """(commentary strength-pile-driver-the-foul)"""
    who = {"H1": {"skills": "pile_driver"}}
    play = scenario(DUEL, who=who, dice=["block: pow pow", "armour: 1 2 1 2"])
    play.act("activate H9 foul A9", "move l8", "foul A9", "activate H1 block A1")
    play.act("push n7", "follow").never("foul H1").asks("activate", "away")


def test_not_without_following_up() -> None:
    block("block: pow", "armour: 1 2").act("push n7", "stay").asks("activate", "home")


def test_not_if_the_victim_has_left_the_pitch() -> None:
    """(commentary strength-pile-driver-when)"""
    play = block("block: pow", "armour: 5 5", "injury: 6 2").act("push n7", "follow")
    play.expect("boxed A1").never("skill_used").asks("activate", "home")


def test_a_stunned_victim_is_fouled_all_the_same() -> None:
    play = block("block: pow", "armour: 5 5 1 2", "injury: 1 2").act("push n7", "follow")
    play.act("use pile_driver").expect("foul H1 target=A1")


def test_not_after_a_push_alone() -> None:
    block("block: push").act("push n7", "follow").asks("activate", "home")


def test_not_if_the_user_is_down_too() -> None:
    """Must be Standing once the result is applied."""
    play = block("block: both_down", "armour: 1 1 1 1").expect("turnover home")
    play.never("foul")


def test_after_a_both_down_that_only_the_target_suffers() -> None:
    play = block("block: both_down", "armour: 1 1 1 2", skills="pile_driver, block")
    play.act("use block").asks("use_skill", "home", "H1").act("use pile_driver").expect("foul H1")


def test_not_after_wrestling_somebody_down() -> None:
    """Placed Prone, not Knocked Down; and the user lies there as well."""
    play = block("block: both_down", skills="pile_driver, wrestle").act("use wrestle")
    play.never("foul").asks("activate", "home")


def test_a_target_that_stood_firm_lies_next_to_the_user() -> None:
    who = {"A1": {"skills": "stand_firm"}}
    play = block("block: pow", "armour: 1 1 1 2", who=who).act("use stand_firm")
    play.act("use pile_driver").expect("foul H1 target=A1")


def test_in_a_blitz_it_ends_the_activation() -> None:
    who = {"H1": {"skills": "pile_driver"}}
    play = scenario(DUEL, who=who, dice=["block: pow", "armour: 1 2 1 3"])
    play.act("activate H1 blitz A1", "block A1", "push n7", "follow", "use pile_driver")
    play.expect("posture H1 posture=prone").asks("activate", "home")


def test_declined_in_a_blitz_the_player_moves_on() -> None:
    who = {"H1": {"skills": "pile_driver"}}
    play = scenario(DUEL, who=who, dice=["block: pow", "armour: 1 2"])
    play.act("activate H1 blitz A1", "block A1", "push n7", "follow", "no").asks("move", "home")


def test_seen_by_the_referee_the_player_leaves() -> None:
    play = block("block: pow", "armour: 1 2 3 3").act("push n7", "follow", "use pile_driver")
    play.act("no").expect("caught H1", "turnover home why=sent_off", "boxed H1")
    play.never("posture H1").asks("activate", "away")


def test_argued_for_the_player_is_placed_prone() -> None:
    play = block("block: pow", "armour: 1 2 3 3", "argue_the_call: 6")
    play.act("push n7", "follow", "use pile_driver", "use argue")
    play.expect("turnover home", "posture H1 posture=prone")


def test_assists_count_as_in_any_foul() -> None:
    board = DUEL.replace("8      .    .    .    .    .", "8      .    .    .    H2   .")
    play = block("block: pow pow", "armour: 1 2 3 5", "injury: 1 2", board=board)
    play.act("push n7", "follow", "use pile_driver").expect("foul H1", "armour_broken A1")


def test_mighty_blow_does_nothing_for_it() -> None:
    play = block("block: pow", "armour: 1 2 3 5", skills="pile_driver, mighty_blow 1")
    play.act("push n7", "follow", "use pile_driver").never("armour_broken")


def test_with_frenzy_after_the_second_block() -> None:
    play = block("block: push pow", "armour: 1 2 1 3", skills="pile_driver, frenzy")
    play.act("push n7", "push o7").asks("use_skill", "home", "H1").act("use pile_driver")
    play.expect("foul H1 target=A1").asks("activate", "home")


def test_26_dirty_player_and_sneaky_git_work_in_it() -> None:
    """(odd combination 26)"""
    skills = "pile_driver, dirty_player 1, sneaky_git"
    board = DUEL.replace("H1  ", "H1* ")
    dice = ["block: pow", "armour: 5 3 4 4", "injury: 3 4", "bounce: 2"]
    play = block(*dice, skills=skills, board=board).act("push n7", "follow", "use pile_driver")
    play.act("use dirty_player").never("caught").expect(
        "foul H1",
        "armour_broken A1",
        "injury A1 result=stunned",
        "posture H1 posture=prone",
        "turnover home why=carrier_placed_prone",
    )
    play.asks("activate", "away")


def test_a_rooted_player_frees_themselves_by_it() -> None:
    """(commentary traits-take-root-prone-by-skill)"""
    who = {"H1": {"skills": "pile_driver"}, "A1": {"skills": "stand_firm"}}
    play = scenario(DUEL, who=who, dice=["block: pow", "armour: 1 2 1 3"])
    play.game.match.mark(play.game.match.names.players["H1"], ROOTED, True)
    play.act("activate H1 block A1", "use stand_firm", "use pile_driver")
    play.expect("posture H1 posture=prone", "token H1 token=rooted on=False")


def test_the_defender_has_nothing_of_it() -> None:
    who = {"A1": {"skills": "pile_driver"}}
    play = scenario(DUEL, who=who, dice=["block: skull", "armour: 1 1"])
    play.act("activate H1 block A1").never("foul").asks("activate", "away")


def test_not_in_the_lash_out_of_animal_savagery() -> None:
    """(commentary traits-animal-savagery-pile-driver)"""
    board = DUEL.replace("7      .    H1", "7      H2   H1")
    who = {"H1": {"skills": "animal_savagery, pile_driver"}}
    dice = ["animal_savagery: 1", "armour: 1 1", "block: push"]
    play = scenario(board, who=who, dice=dice).act("activate H1 block A1")
    play.expect("knocked_down H2").never("foul", "skill_used").asks("push", "home")
