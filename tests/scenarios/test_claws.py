"""Claws, Iron Hard Skin and Mighty Blow beside them (2020)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

DUEL = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
9      H9   .    .    A9
"""


def block(ours: str, theirs: str, *dice: str, av: int = 10, action: str = "block") -> Scenario:
    """H1 blocks A1 and, where the block pushes, stays; up to the first question after that."""
    who: dict[str, Any] = {"H1": {"skills": ours}, "A1": {"skills": theirs, "av": av}}
    play = scenario(DUEL, who=who, dice=list(dice)).act(f"activate H1 {action} A1")
    if action == "blitz":
        play.act("block A1")
    if dice[0] == "block: pow":
        play.act("push n7", "stay")
    return play


@pytest.mark.parametrize("action", ["block", "blitz"])
@pytest.mark.parametrize("armour", ["4 4", "3 6"])
def test_a_natural_eight_breaks_any_armour(armour: str, action: str) -> None:
    """A Block on its own or in a Blitz."""
    play = block("claws", "", "block: pow", f"armour: {armour}", "injury: 1 1", action=action)
    play.asks("use_skill", "home", "H1").act("use claws")
    play.expect("skill_used H1 skill=claws", "armour_broken A1", "injury A1 result=stunned").spent()


def test_seven_does_not() -> None:
    block("claws", "", "block: pow", "armour: 3 4").never("armour_broken").asks("activate", "home")


def test_its_use_is_a_choice() -> None:
    play = block("claws", "", "block: pow", "armour: 4 4").act("no")
    play.never("armour_broken").asks("activate", "home")


def test_it_is_not_asked_where_the_armour_breaks_anyway() -> None:
    play = block("claws", "", "block: pow", "armour: 4 4", "injury: 1 1", av=8)
    play.expect("armour_broken A1").asks("activate", "home").never("skill_used")


def test_it_does_nothing_to_the_injury_roll() -> None:
    play = block("claws", "", "block: pow", "armour: 5 5", "injury: 3 4")
    play.expect("injury A1 result=stunned").asks("activate", "home")


def test_mighty_blow_does_not_lower_the_eight() -> None:
    """(commentary mutations-claws-mighty-blow-armour; odd combination 23) A natural 7 is none."""
    play = block("claws, mighty_blow 1", "", "block: pow", "armour: 3 4")
    play.never("armour_broken", "skill_used").asks("activate", "home").spent()


def test_mighty_blow_serves_the_injury_once_claws_have_broken_the_armour() -> None:
    """(commentary strength-claws-mighty-blow-injury; odd combinations 22 and 23)"""
    play = block("claws, mighty_blow 1", "", "block: pow", "armour: 4 5", "injury: 3 4")
    play.asks("use_skill", "home", "H1").act("use claws").expect("armour_broken A1")
    play.asks("use_skill", "home", "H1").act("use mighty_blow")
    play.expect("injury A1 result=knocked_out").spent()


def test_claws_that_were_declined_do_not_serve_the_injury() -> None:
    """Mighty Blow breaks the armour instead; a 7 on the Injury roll stays one."""
    dice = ["block: pow", "armour: 4 4", "injury: 3 4"]
    play = block("claws, mighty_blow 1", "", *dice, av=9).act("no", "use mighty_blow")
    play.expect("injury A1 result=stunned").asks("activate", "home").spent()


def test_mighty_blow_breaks_low_armour_in_the_ordinary_way() -> None:
    """(odd combination 23) AV 8+, natural 7."""
    play = block("claws, mighty_blow 1", "", "block: pow", "armour: 3 4", "injury: 3 4", av=8)
    play.offers("use mighty_blow").act("use mighty_blow")
    play.expect("armour_broken A1", "injury A1 result=stunned").asks("activate", "home")


def test_neither_where_the_attacker_goes_down_too() -> None:
    """(odd combination 22) At the Armour roll the attacker is Prone."""
    play = block("claws, mighty_blow 1", "", "block: both_down", "armour A1: 4 5", "armour H1: 1 1")
    play.never("armour_broken", "skill_used").spent()


def test_not_by_a_defender_whose_blocker_goes_down() -> None:
    """(odd combination 22) The defender has not performed the Block."""
    play = block("", "claws", "block: skull", "armour H1: 4 4").never("armour_broken", "skill_used")
    play.asks("activate", "away").spent()


def test_not_in_a_foul() -> None:
    """Only where a Block knocked the opponent down."""
    play = scenario(
        DUEL.replace("A1 ", "A1_"), who={"H1": {"skills": "claws"}}, dice=["armour A1: 3 5"]
    )
    play.act("activate H1 foul A1", "foul A1").never("armour_broken").asks("activate", "home")


def test_not_with_a_stab_nor_mighty_blow() -> None:
    """(odd combination 24) Nothing modifies the Armour roll of a Stab."""
    who = {"H1": {"skills": "stab, claws, mighty_blow 1"}}
    play = scenario(DUEL, who=who, dice=["armour A1: 3 5"]).act("activate H1 stab A1")
    play.never("armour_broken", "skill_used").asks("activate", "home").spent()


def test_iron_hard_skin_keeps_claws_out() -> None:
    """Iron Hard Skin, though its owner lies by then."""
    play = block("claws", "iron_hard_skin", "block: pow", "armour: 4 5")
    play.never("armour_broken", "skill_used").asks("activate", "home").spent()


def test_iron_hard_skin_does_not_keep_mighty_blow_out() -> None:
    """(odd combination 23) 9 breaks only with Mighty Blow, and nothing is left for the injury."""
    play = block(
        "claws, mighty_blow 1", "iron_hard_skin", "block: pow", "armour: 4 5", "injury: 3 4"
    )
    play.refuses("use claws").act("use mighty_blow")
    play.expect("armour_broken A1", "injury A1 result=stunned").asks("activate", "home")
    block("claws, mighty_blow 1", "iron_hard_skin", "block: pow", "armour: 4 4").asks(
        "activate", "home"
    )


SAVAGE = """
       k    l    m    n
7      .    H1   H2   .
9      .    .    .    A9
"""


def savage(*dice: str) -> Scenario:
    """H1 lashes out at H2; the Armour rolls etc."""
    who = {
        "H1": {"skills": "animal_savagery, claws, mighty_blow 1, dirty_player 1"},
        "H2": {"av": 10},
    }
    play = scenario(SAVAGE, who=who, dice=["animal_savagery: 1", *dice])
    return play.act("activate H1 move")


def test_the_opposing_coach_may_use_claws_and_mighty_blow_of_a_savage() -> None:
    """(commentary traits-animal-savagery-which-skills; odd combination 52) As in a Block."""
    play = savage("armour H2: 4 4", "injury H2: 3 4")
    play.asks("use_skill", "away", "H1").act("use claws").expect("armour_broken H2")
    play.asks("use_skill", "away", "H1").act("use mighty_blow")
    play.expect("injury H2 result=knocked_out").spent()


def test_the_opposing_coach_may_decline_that() -> None:
    """(commentary traits-animal-savagery-which-skills)"""
    savage("armour H2: 4 4").act("no").never("armour_broken").asks("move", "home", "H1")


def test_iron_hard_skin_helps_against_a_savage_team_mate_too() -> None:
    """As in a Block."""
    who = {
        "H1": {"skills": "animal_savagery, claws"},
        "H2": {"av": 10, "skills": "iron_hard_skin"},
    }
    play = scenario(SAVAGE, who=who, dice=["animal_savagery: 1", "armour H2: 4 4"])
    play.act("activate H1 move").never("skill_used", "armour_broken").asks("move", "home", "H1")


def test_iron_hard_skin_is_no_use_without_a_tackle_zone() -> None:
    """Skill Use."""
    who = {"H1": {"skills": "claws"}, "A1": {"av": 10, "skills": "iron_hard_skin"}}
    dice = ["block: pow", "armour: 4 4", "injury: 1 1"]
    play = scenario(DUEL.replace("A1 ", "A1!"), who=who, dice=dice)
    play.act("activate H1 block A1", "push n7", "stay", "use claws").expect("armour_broken A1")


def test_iron_hard_skin_leaves_other_armour_rolls_alone() -> None:
    """An armour roll that breaks by itself breaks."""
    play = block("claws", "iron_hard_skin", "block: pow", "armour: 5 5", "injury: 1 1")
    play.expect("armour_broken A1").never("skill_used")
