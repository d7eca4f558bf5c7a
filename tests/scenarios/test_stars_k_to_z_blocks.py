"""Special rules of Star Players, Karla to Zzharg (2020): in a Block. Indomitable, Crushing Blow,
Ram, Fury of the Blood God, Pump Up the Crowd, Watch Out!"""

from __future__ import annotations

from typing import Any

import pytest

from blockdice.engine.effects import END_OF_HALF
from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    H1   A1   .    .
8      .    .    .    .    .
10     H9   .    .    .    A9
"""
TWO = FIELD.replace("6      .    .    .", "5      .    .    .    H2\n6      .    .    A2")
"""H2 keeps A2 from assisting."""


def block(*dice: str, skills: str, who: Any = None, board: str = FIELD, **more: Any) -> Scenario:
    """H1 blocks A1."""
    who = who or {}
    sheets = {**who, "H1": {"skills": skills, **who.get("H1", {})}}
    play = scenario(board, who=sheets, dice=list(dice), **more)
    return play.act("activate H1 block A1")


def down(*dice: str, skills: str, **more: Any) -> Scenario:
    """H1 blocks A1 and knocks them down."""
    return block("block: pow", *dice, skills=skills, **more).act("push n7", "stay")


# Indomitable (Karla Von Kill, Willow Rosebark).

BOLD = "dauntless, indomitable"


def test_after_dauntless_the_player_may_be_twice_as_strong() -> None:
    """Indomitable: two dice of the own choice, not one."""
    play = block("dauntless H1: 3", "block: push skull", skills=BOLD, who={"A1": {"st": 5}})
    play.asks("use_skill", "home", "H1").act("use indomitable")
    play.expect("skill_used H1 skill=indomitable").asks("block_die", "home", "H1").spent()


def test_declined_or_without_dauntless_it_is_one_die_or_two_of_the_other_coach() -> None:
    """Indomitable: only after a successful Dauntless roll; it is not spent then."""
    who = {"A1": {"st": 5}}
    play = block("dauntless H1: 3", "block: push", skills=BOLD, who=who).act("no")
    play.asks("push", "home").spent()
    play = block("dauntless H1: 1", "block: push skull", skills=BOLD, who=who)
    play.asks("block_die", "away").never("skill_used").spent()
    block("block: push", skills=BOLD).asks("push", "home").never("roll name=dauntless")


def test_assists_come_on_top_of_twice_the_strength() -> None:
    """Indomitable: with an assist more than double, so three dice."""
    board = FIELD.replace("8      .    .    .    .", "8      .    .    .    H2")
    dice = ["dauntless H1: 3", "block: push skull pow"]
    play = block(*dice, skills=BOLD, who={"A1": {"st": 5}}, board=board).act("use indomitable")
    assert len(play.game.decision.roll.dice) == 3
    play.asks("block_die", "home")


def test_indomitable_is_not_asked_where_the_dice_stay_the_same() -> None:
    """Indomitable: with so many assists there are three dice anyway."""
    board = """
           k    l    m    n
    6      .    H2   H3   H4
    7      .    H1   A1   H5
    8      .    .    H6   H7
    """
    who = {"A1": {"st": 5}, "H1": {"st": 4}}
    play = block("dauntless H1: 6", "block: push skull pow", skills=BOLD, who=who, board=board)
    play.never("skill_used").asks("block_die", "home", "H1").spent()


def test_indomitable_once_a_game() -> None:
    """Indomitable."""
    dice = ["dauntless: 6", "block: push push", "dauntless: 6", "block: push"]
    play = block(*dice, skills=BOLD + ", frenzy", who={"A1": {"st": 5}})
    play.act("use indomitable", "push n7").asks("push", "home", "A1").spent()


# Crushing Blow (Mighty Zug, Varag Ghoul-Chewer).


def test_a_crushing_blow_breaks_what_held() -> None:
    """Crushing Blow: +1 to the Armour roll, seen first."""
    play = down("armour A1: 4 4", "injury A1: 1 1", skills="crushing_blow")
    play.asks("use_skill", "home", "H1").act("use crushing_blow")
    play.expect("skill_used H1 skill=crushing_blow", "armour_broken A1").spent()


def test_a_crushing_blow_beside_mighty_blow() -> None:
    """Crushing Blow: both on one roll, or Mighty Blow kept for the injury."""
    skills = "mighty_blow 1, crushing_blow"
    play = down("armour A1: 4 3", "injury A1: 1 1", skills=skills)
    play.act("use mighty_blow", "use crushing_blow").expect("armour_broken A1").spent()
    play = down("armour A1: 4 4", "injury A1: 4 3", skills=skills)
    play.act("no", "use crushing_blow", "use mighty_blow")
    play.expect("injury A1 result=knocked_out").spent()


def test_a_crushing_blow_is_not_for_the_injury_nor_where_it_cannot_help() -> None:
    """Crushing Blow: only the Armour roll."""
    down("armour: 4 3", skills="crushing_blow").asks("activate", "home").never("skill_used")
    down("armour: 6 6", "injury: 4 3", skills="crushing_blow").never("skill_used").spent()


def test_a_crushing_blow_once_a_game_and_only_of_the_own_block() -> None:
    """Crushing Blow: not when only defending."""
    down("armour: 4 4", skills="crushing_blow").act("no").asks("activate", "home").spent()
    who = {"H1": {"skills": "crushing_blow"}}
    play = scenario(FIELD, who=who, active="away", dice=["block: skull", "armour A1: 4 4"])
    play.act("activate A1 block H1").expect("knocked_down A1").never("skill_used").spent()


def test_a_crushing_blow_that_was_used_is_gone() -> None:
    """Crushing Blow: once a game."""
    dice = ["armour: 4 4", "injury: 1 1", "block: pow pow", "armour: 4 4"]
    play = down(*dice, skills="crushing_blow", board=TWO).act("use crushing_blow")
    play.expect("skill_used H1").act("end", "end", "activate H1 block A2", "push m5", "stay").never(
        "skill_used"
    ).spent()


# Ram (Rumbelow Sheepskin).


def test_a_ram_on_the_armour_or_on_the_injury() -> None:
    """Ram: +1 to either, after seeing it, but not to both."""
    play = down("armour: 4 4", "injury: 4 3", skills="ram").act("use ram")
    play.expect("armour_broken A1", "injury A1 result=stunned").spent()
    play = down("armour: 4 4", skills="ram").act("no").never("armour_broken").spent()
    play = down("armour: 4 5", "injury: 4 3", skills="ram").act("use ram")
    play.expect("injury A1 result=knocked_out").spent()


def test_a_ram_is_not_for_a_foul_nor_for_a_fall() -> None:
    """Ram: a Block by the player."""
    who = {"H1": {"skills": "ram"}}
    play = scenario(FIELD.replace("A1 ", "A1_"), who=who, dice=["armour A1: 3 5"])
    play.act("activate H1 foul A1", "foul A1").never("skill_used").spent()


# Fury of the Blood God (Scyla Anfingrimm).

FURY = "unchannelled_fury, fury_of_the_blood_god"


def test_on_the_one_there_are_two_block_actions() -> None:
    """Fury of the Blood God (ruling SZ7): against whom the coach likes."""
    dice = ["unchannelled_fury: 1", "block: push", "block: push push"]
    play = block(*dice, skills=FURY, board=TWO).asks("use_skill", "home", "H1")
    play.act("use fury_of_the_blood_god").expect("skill_used H1 skill=fury_of_the_blood_god")
    play.act("push n7", "stay").asks("choose_player", "home", "H1").offers("no")
    play.act("select A2").expect("block H1 target=A2")
    play.act("push m5", "stay").asks("activate", "home").refuses("activate H1 move").spent()


def test_declined_the_activation_is_over_and_the_rule_is_kept() -> None:
    """Fury of the Blood God: may."""
    play = block("unchannelled_fury: 1", skills=FURY, board=TWO).act("no")
    play.never("block").asks("activate", "home").spent()


@pytest.mark.parametrize("action", ["activate H1 blitz A1", "activate H1 move"])
def test_only_for_a_block_action(action: str) -> None:
    """Fury of the Blood God: not after declaring a Blitz or anything else."""
    play = scenario(TWO, who={"H1": {"skills": FURY}}, dice=["unchannelled_fury: 1"]).act(action)
    play.asks("activate", "home").never("skill_used").spent()


def test_other_traits_are_not_overcome_by_it() -> None:
    """Fury of the Blood God: only Unchannelled Fury."""
    block("bone_head: 1", skills="bone_head, fury_of_the_blood_god").never("block", "skill_used")


def test_passed_there_is_one_block_and_a_turnover_ends_it() -> None:
    """Fury of the Blood God: nothing more once the first has ended the turn or the player lies."""
    block("unchannelled_fury: 2", "block: push", skills=FURY, board=TWO).act(
        "push n7", "stay"
    ).asks("activate", "home").spent()
    dice = ["unchannelled_fury: 1", "block: skull", "armour H1: 1 1"]
    play = block(*dice, skills=FURY, board=TWO).act("use fury_of_the_blood_god")
    play.expect("turnover home").asks("activate", "away").spent()


def test_frenzy_in_both_of_the_two_and_once_a_game() -> None:
    """Fury of the Blood God (ruling SZ7): each is a Block action of its own."""
    dice = ["unchannelled_fury: 1", "block: push push push push", "unchannelled_fury: 1"]
    play = block(*dice, skills=FURY + ", frenzy").act("use fury_of_the_blood_god")
    play.act("push n7", "push o7", "select A1", "push p7", "push q7")
    play.asks("activate", "home").act("end", "end", "activate H1 block A1")
    play.asks("activate", "home").spent()


def test_foul_appearance_before_each_of_the_two() -> None:
    """Fury of the Blood God: the second target has a say as well."""
    dice = ["unchannelled_fury: 1", "block: push", "foul_appearance: 1"]
    play = block(*dice, skills=FURY, board=TWO, who={"A2": {"skills": "foul_appearance"}})
    play.act("use fury_of_the_blood_god", "push n7", "stay", "select A2")
    play.never("block target=A2").asks("activate", "home").spent()


# Pump Up the Crowd (Skorg Snowpelt).

CHEERED = "pump_up_the_crowd"


def test_a_casualty_of_the_own_block_brings_a_reroll_for_the_drive() -> None:
    """Pump Up the Crowd."""
    play = down("armour: 6 6", "injury: 6 6", "casualty: 1", skills=CHEERED)
    play.asks("use_skill", "home", "H1").act(f"use {CHEERED}").expect("rerolls drive=1")
    assert play.state.drive_rerolls == [1, 0]


def test_it_may_be_kept_and_is_gone_once_used() -> None:
    """Pump Up the Crowd: once a game."""
    harm = ["armour: 6 6", "injury: 6 6", "casualty: 1"]
    play = down(*harm, "block: pow pow", *harm, skills=CHEERED, board=TWO).act("no")
    assert play.state.drive_rerolls == [0, 0]
    play.act("end", "end", "activate H1 block A2", "push m5", "stay").act(f"use {CHEERED}")
    assert play.state.drive_rerolls == [1, 0]
    dice = [*harm, "block: pow pow", *harm]
    play = down(*dice, skills=CHEERED, board=TWO).act(f"use {CHEERED}")
    play.act("end", "end", "activate H1 block A2", "no", "push m5", "stay")
    play.asks("activate", "home").spent()


def test_also_a_badly_hurt_without_a_roll_and_though_both_went_down() -> None:
    """Pump Up the Crowd: any casualty of the Block."""
    play = down("armour: 6 6", "injury: 4 5", skills=CHEERED, who={"A1": {"skills": "stunty"}})
    play.act(f"use {CHEERED}").expect("rerolls drive=1")
    dice = ["block: both_down", "armour A1: 6 6", "injury: 6 6", "casualty: 1", "armour H1: 1 1"]
    play = block(*dice, skills=CHEERED).act(f"use {CHEERED}")
    assert play.state.drive_rerolls == [1, 0]


def test_neither_a_foul_nor_the_block_of_an_opponent_nor_the_crowd() -> None:
    """Pump Up the Crowd: a Block by this player."""
    who = {"H1": {"skills": CHEERED}}
    dice = ["armour A1: 5 6", "injury A1: 5 6", "casualty: 1"]
    play = scenario(FIELD.replace("A1 ", "A1_"), who=who, dice=dice)
    play.act("activate H1 foul A1", "foul A1").never("skill_used").spent()
    dice = ["block: skull", "armour A1: 6 6", "injury: 6 6", "casualty: 1"]
    play = scenario(FIELD, who=who, active="away", dice=dice).act("activate A1 block H1")
    play.never("skill_used").spent()
    edge = "k l m\n14 . H1 .\n15 . A1 ."
    dice = ["block: pow", "injury: 6 6", "casualty: 1"]
    play = scenario(edge, who=who, dice=dice).act("activate H1 block A1", "stay")
    play.expect("casualty A1").never("skill_used").spent()


# Watch Out! (Withergrasp Doubledrool).

WARY = {"A1": {"skills": "watch_out"}}


def stumble(*dice: str, skills: str = "", who: Any = None) -> Scenario:
    """H1 blocks A1, who may stumble."""
    return block("block: stumble", *dice, skills=skills, who=who or WARY)


def test_a_stumble_in_the_first_block_of_the_half_only_pushes() -> None:
    """Watch Out!: as by Dodge; the coach may decline."""
    play = stumble().asks("use_skill", "away", "A1").act("use watch_out", "push n7", "stay")
    play.expect("skill_used A1 skill=watch_out").never("knocked_down").spent()
    play = stumble("armour: 1 1").act("no", "push n7", "stay").expect("knocked_down A1")


def test_only_in_the_first_block_whatever_the_dice_were() -> None:
    """Watch Out!: the second is a POW, until the next half."""
    dice = ["block: push", "block: stumble", "armour: 1 1", "block: stumble"]
    play = block(*dice, skills="frenzy", who=WARY).act("push n7")
    play.act("push o7").expect("knocked_down A1")
    play.game.match.expire(END_OF_HALF)
    play.act("end", "activate A1 move", "stand", "end", "end")
    play.act("activate H1 block A1").asks("use_skill", "away", "A1").spent()


def test_tackle_denies_it() -> None:
    """Watch Out!: they count as having Dodge, and Tackle sets Dodge aside."""
    stumble("armour: 1 1", skills="tackle").act("push n7", "stay").expect("knocked_down A1")


def test_it_gives_no_dodge_to_run_away_with() -> None:
    """Watch Out!: in a Block only."""
    play = scenario(FIELD, who=WARY, active="away", dice=["dodge: 1", "armour: 1 1"])
    play.act("activate A1 move", "move n7").expect("fell_over A1").never("skill_used")


def test_a_stab_is_no_block_and_leaves_it() -> None:
    """Watch Out!: the first Block."""
    board = FIELD.replace("8      .    .", "8      .    H2")
    who = {**WARY, "H2": {"skills": "stab"}, "H1": {"skills": ""}}
    play = scenario(board, who=who, dice=["armour: 1 1", "block: stumble stumble"])
    play.act("activate H2 stab A1", "activate H1 block A1").asks("use_skill", "away", "A1")
