"""Frenzy (2020): following up by force, the second Block and what stands in its way."""

from __future__ import annotations

from typing import Any

from blockdice.engine.words import ROOTED
from tests.scenarios.scenario import Scenario, scenario

DUEL = """
       k    l    m    n    o    p
6      .    .    .    .    .    .
7      .    H1   A1   .    .    .
8      .    .    .    .    .    .
9      H9   .    .    .    .    .
"""
FAR = """
       h    i    j    k    l    m    n    o
6      .    .    .    .    .    .    .    .
7      H1   .    .    .    .    .    A1   .
8      .    .    .    .    .    .    .    .
9      H9   .    .    .    .    .    .    .
"""


def game(
    board: str, *dice: str, skills: str = "frenzy", theirs: str = "", **fields: Any
) -> Scenario:
    """H1 has these skills, A1 those."""
    who = {"H1": {"skills": skills}, "A1": {"skills": theirs}, **fields.pop("who", {})}
    return scenario(board, who=who, dice=list(dice), **fields)


def block(board: str, *dice: str, **fields: Any) -> Scenario:
    """H1 blocks A1."""
    return game(board, *dice, **fields).act("activate H1 block A1")


def root(play: Scenario, label: str) -> Scenario:
    """The player is Rooted from now on."""
    match = play.game.match
    match.mark(match.names.players[label], ROOTED, True)
    return play


def blocks(play: Scenario) -> int:
    """How many Blocks have been thrown."""
    return sum(1 for event in play.game.events if event.kind == "block")


def test_it_follows_up_unasked_and_blocks_again() -> None:
    play = block(DUEL, "block: push pow", "armour A1: 1 1").act("push n7")
    play.expect("followed H1 m7", "skill_used H1 skill=frenzy", "block H1 target=A1")
    play.act("push o7").expect("followed H1 n7", "knocked_down A1 o7")
    play.asks("activate", "home").spent()


def test_there_is_no_third_block() -> None:
    play = block(DUEL, "block: push push").act("push n7", "push o7").asks("activate", "home")
    assert (blocks(play), play.where("H1"), play.where("A1")) == (2, "n7", "o7")


def test_a_target_knocked_down_is_not_blocked_again_but_followed() -> None:
    play = block(DUEL, "block: pow", "armour: 1 1").act("push n7").expect("followed H1 m7")
    assert blocks(play) == 1


def test_both_down_that_both_ignore_is_no_push_and_brings_no_second_block() -> None:
    play = block(DUEL, "block: both_down", skills="frenzy, block", theirs="block")
    play.act("use block", "use block").asks("activate", "home")
    assert blocks(play) == 1


def test_a_both_down_in_the_second_block_is_applied() -> None:
    play = block(DUEL, "block: push both_down", "armour: 1 1 1 1").act("push n7")
    play.expect("knocked_down A1 n7", "knocked_down H1 m7", "turnover home")


def test_a_target_pushed_into_the_crowd_is_not_blocked_again() -> None:
    board = """
           k    l    m
    1      .    A1   .
    2      .    H1   .
    9      H9   .    .
    """
    play = block(board, "block: push", "injury A1: 1 1").expect("followed H1 l1")
    assert (play.where("A1"), blocks(play)) == ("reserves", 1)


def test_frenzy_in_the_next_activation_is_as_good_as_new() -> None:
    play = block(DUEL, "block: push push push push").act("push n7", "push o7")
    play.act("end", "end").act("activate H1 block A1", "push p7", "push q7")
    assert blocks(play) == 4


# A touchdown in between.


def test_a_touchdown_of_the_target_ends_it() -> None:
    """(odd combination 87) Pushed into the end zone with the ball they score: no second Block."""
    board = """
           a    b    c
    7      .    A1*  H1
    8      .    .    .
    9      .    .    H9
    """
    play = block(board, "block: push").act("push a7").expect("touchdown away A1 a7")
    assert blocks(play) == 1


def test_knocked_down_there_it_is_no_touchdown() -> None:
    """(odd combination 87)"""
    board = """
           a    b    c
    7      .    A1*  H1
    8      .    .    .
    9      .    .    H9
    """
    play = block(board, "block: pow", "armour A1: 1 1", "bounce: 2").act("push a7")
    play.never("touchdown").expect("knocked_down A1 a7", "roll name=bounce")


def test_sidestep_into_the_end_zone_scores() -> None:
    """(odd combination 87)"""
    board = """
           a    b    c
    7      .    A1*  H1
    8      .    .    .
    9      .    .    H9
    """
    play = block(board, "block: push", theirs="sidestep").act("use sidestep")
    play.asks("push", "away", "A1").act("push a8").expect("touchdown away A1 a8")
    assert blocks(play) == 1


def test_the_attackers_touchdown_by_following_up_ends_it_too() -> None:
    board = """
           x    y    z
    6      .    H1*  .
    7      .    .    A1
    8      .    .    .
    9      H9   .    .
    """
    play = block(board, "block: push")
    play.expect("pushed A1 z7 z8", "followed H1 z7", "touchdown home H1 z7")
    assert blocks(play) == 1


# Stand Firm, Rooted, Fend, Sidestep, Juggernaut.


def test_stand_firm_does_not_prevent_the_second_block() -> None:
    """(odd combination 1a) It may be used again against that one."""
    play = block(DUEL, "block: push pow", "armour: 1 1", theirs="stand_firm")
    play.act("use stand_firm").never("followed").asks("use_skill", "away", "A1")
    play.act("use stand_firm").expect("knocked_down A1 m7").asks("activate", "home").spent()
    assert blocks(play) == 2


def test_against_a_rooted_target_there_is_a_second_block() -> None:
    """(commentary general-frenzy-rooted, odd combination 1b)"""
    play = root(game(DUEL, "block: push pow", "armour: 1 1"), "A1").act("activate H1 block A1")
    play.expect("not_pushed A1", "block H1", "not_pushed A1", "knocked_down A1 m7")
    assert blocks(play) == 2


def test_a_rooted_blocker_cannot_follow_up_and_so_does_not_block_again() -> None:
    """(odd combination 1c)"""
    play = root(game(DUEL, "block: push"), "H1").act("activate H1 block A1", "push n7")
    play.asks("activate", "home").spent()
    assert blocks(play) == 1


def test_a_rooted_blocker_against_stand_firm_blocks_again() -> None:
    """(odd combination 1d, SP1)"""
    play = root(game(DUEL, "block: push push", theirs="stand_firm"), "H1")
    play.act("activate H1 block A1", "use stand_firm", "use stand_firm")
    assert blocks(play) == 2


def test_stand_firm_further_down_the_chain_does_not_end_it_either() -> None:
    """(SP1)"""
    board = """
           k    l    m    n    o
    6      .    .    .    A2   .
    7      .    H1   A1   A3   .
    8      .    .    .    A4   .
    9      H9   .    .    .    .
    """
    who = {"A3": {"skills": "stand_firm"}}
    play = block(board, "block: push pow", "armour: 1 1", who=who)
    play.act("push n7", "use stand_firm").act("push n6", "push o5")
    play.expect("knocked_down A1 n6")
    assert blocks(play) == 2


def test_fend_forbids_the_follow_up_and_with_it_the_second_block() -> None:
    """Follow-Up: what forbids it goes before what demands it."""
    play = block(DUEL, "block: push", theirs="fend").act("push n7").asks("use_skill", "away", "A1")
    play.act("use fend").never("followed").asks("activate", "home").spent()
    assert (blocks(play), play.where("H1")) == (1, "l7")


def test_fend_declined() -> None:
    play = block(DUEL, "block: push push", theirs="fend").act("push n7", "no")
    play.expect("followed H1 m7", "block H1")


def test_fended_off_in_a_blitz_it_may_walk_on_but_not_block_again() -> None:
    """(odd combination 2)"""
    play = game(DUEL, "block: push", theirs="fend").act("activate H1 blitz A1", "block A1")
    play.act("push n7", "use fend").asks("move", "home", "H1").act("move m7")
    play.refuses("block A1").asks("move", "home")


def test_juggernaut_in_a_blitz_denies_fend() -> None:
    """(odd combination 2)"""
    play = game(DUEL, "block: push push", skills="frenzy, juggernaut", theirs="fend")
    play.act("activate H1 blitz A1", "block A1", "push n7").expect("followed H1", "block H1")
    play.act("push o7").expect("followed H1 n7").asks("move", "home")


def test_juggernaut_does_nothing_in_a_block() -> None:
    """(odd combination 2)"""
    play = block(DUEL, "block: push", skills="frenzy, juggernaut", theirs="fend")
    play.act("push n7").asks("use_skill", "away", "A1")


def test_sidestep_into_the_second_block() -> None:
    play = block(DUEL, "block: push push", theirs="sidestep").act("use sidestep", "push m6")
    play.expect("pushed A1 m7 m6", "followed H1 m7", "block H1 target=A1")


# A Blitz.


def test_in_a_blitz_the_second_block_costs_a_square_too() -> None:
    play = game(DUEL, "block: push push", who={"H1": {"skills": "frenzy", "ma": 3}})
    play.act("activate H1 blitz A1", "block A1", "push n7", "push o7").asks("move", "home", "H1")
    play.needs("move m6", "dodge 3+").act("end")
    assert blocks(play) == 2


def test_without_movement_left_it_rushes_for_it() -> None:
    play = game(FAR, "rush: 2", "block: push push", who={"H1": {"skills": "frenzy"}})
    play.act("activate H1 blitz A1", *[f"move {x}7" for x in "ijklm"], "block A1", "push o7")
    play.expect("followed H1 n7", "roll H1 name=rush passed=True", "block H1").act("push p7")


def test_falling_in_that_rush() -> None:
    """(odd combination 3)"""
    play = game(FAR, "rush: 1", "block: push", "armour H1: 1 1")
    play.act("activate H1 blitz A1", *[f"move {x}7" for x in "ijklm"], "block A1", "push o7")
    play.expect("followed H1 n7", "fell_over H1 n7 by=rush", "turnover home").spent()
    assert (blocks(play), play.where("A1")) == (1, "o7")


def test_a_team_reroll_may_save_that_rush() -> None:
    play = game(FAR, "rush: 1 2", "block: push push", home={"rerolls": 1})
    play.act("activate H1 blitz A1", *[f"move {x}7" for x in "ijklm"], "block A1", "no", "push o7")
    play.asks("reroll", "home", "H1").act("reroll team", "push p7")
    assert blocks(play) == 2


def test_without_a_rush_left_there_is_no_second_block() -> None:
    """(odd combination 3)"""
    play = game(FAR, "rush: 2 2", "block: push", who={"H1": {"skills": "frenzy", "ma": 4}})
    play.act("activate H1 blitz A1", *[f"move {x}7" for x in "ijklm"], "block A1", "push o7")
    play.expect("followed H1 n7").never("turnover").asks("activate", "home").spent()
    assert blocks(play) == 1


# What may stand in the place of the second Block.


def test_projectile_vomit_cannot_be_the_second_block() -> None:
    """Once a turn, so not with Frenzy: the second Block is thrown unasked."""
    play = block(DUEL, "block: push push", skills="frenzy, projectile_vomit").act("push n7")
    play.asks("push", "home", "A1")
    assert blocks(play) == 2


def test_nothing_of_it_after_an_attack_in_place_of_the_first_block() -> None:
    play = game(DUEL, "projectile_vomit: 2", "armour: 1 1", skills="frenzy, projectile_vomit")
    play.act("activate H1 projectile_vomit A1").asks("activate", "home")
    assert blocks(play) == 0


# Who must follow up.


def test_a_distracted_or_plain_player_is_asked() -> None:
    block(DUEL, "block: push", skills="").act("push n7").asks("follow_up", "home", "H1")


def test_the_one_blocked_by_others_is_not_driven_by_own_frenzy() -> None:
    play = block(DUEL, "block: push", skills="", theirs="frenzy").act("push n7")
    play.asks("follow_up", "home", "H1").act("stay").asks("activate", "home")


def test_it_holds_the_player_in_a_second_block_that_is_fended_off() -> None:
    """Fend is used against the second push: the player stays where the first has led."""
    play = block(DUEL, "block: push push", theirs="fend").act(
        "push n7", "no", "push o7", "use fend"
    )
    assert (play.where("H1"), play.where("A1")) == ("m7", "o7")


# With skills of others' making: Stab, Foul Appearance, Dauntless, Dump-Off, Trickster.


def test_the_second_block_may_be_a_stab() -> None:
    """(commentary general-frenzy-stab)"""
    play = block(DUEL, "block: push", "armour: 5 5", "injury: 1 2", skills="frenzy, stab")
    play.act("push n7").asks("strike", "home", "H1").offers("block A1", "special stab A1")
    play.act("special stab A1").expect("roll A1 name=armour by=stab", "injury A1")
    play.asks("activate", "home").spent()
    assert blocks(play) == 1


def test_nobody_is_pushed_by_a_stab_so_nothing_follows_it() -> None:
    """(odd combination 25)"""
    play = game(DUEL, "armour: 1 1", skills="frenzy, stab").act("activate H1 stab A1")
    play.asks("activate", "home")
    assert blocks(play) == 0


def test_foul_appearance_is_rolled_again_for_the_second_block() -> None:
    """(commentary mutations-foul-appearance-frenzy)"""
    dice = ["foul_appearance: 2 2", "block: push push"]
    play = block(DUEL, *dice, theirs="foul_appearance").act("push n7")
    play.expect("roll name=foul_appearance", "followed H1", "roll name=foul_appearance", "block H1")


def test_failing_that_the_activation_is_over() -> None:
    """(commentary mutations-foul-appearance-frenzy, odd combination 25, SP3)"""
    dice = ["foul_appearance: 5 1", "block: push"]
    play = game(DUEL, *dice, skills="frenzy, stab", theirs="foul_appearance")
    play.act("activate H1 blitz A1", "block A1", "push n7").expect("followed H1 m7")
    play.never("turnover").asks("activate", "home").spent()
    assert blocks(play) == 1


def test_dauntless_is_rolled_again() -> None:
    who = {"H1": {"skills": "frenzy, dauntless"}, "A1": {"st": 4}}
    play = game(DUEL, "dauntless: 2 1", "block: push push push", who=who)
    play.act("activate H1 block A1", "push n7")
    rolls = [e for e in play.game.events if e.kind == "roll" and e.data["name"] == "dauntless"]
    assert len(rolls) == 2
    assert blocks(play) == 2


def test_dump_off_is_offered_again_for_the_second_block() -> None:
    """(odd combination 10) The second Block is declared anew."""
    board = DUEL.replace("A1  ", "A1* ")
    play = game(board, "block: push push", theirs="dump_off").act("activate H1 block A1")
    play.asks("dump_off", "away", "A1").act("no", "push n7").asks("dump_off", "away", "A1")


def test_trickster_may_dance_away_before_either_block() -> None:
    play = game(DUEL, "block: push push", theirs="trickster").act("activate H1 block A1")
    play.asks("trickster", "away", "A1").act("no", "push n7").asks("trickster", "away", "A1")
    play.act("no", "push o7").asks("activate", "home")
    assert blocks(play) == 2


def test_a_target_that_sidesteps_and_fends_is_not_blocked_again_though_it_is_near() -> None:
    """The player was not able to follow up."""
    play = block(DUEL, "block: push", theirs="sidestep, fend").act("use sidestep", "push l6")
    play.act("use fend").never("followed").asks("activate", "home").spent()
    assert blocks(play) == 1
