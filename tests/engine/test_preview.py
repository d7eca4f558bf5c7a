"""`Game.preview`: what an action will need, without rolling any of it."""

from __future__ import annotations

import pytest

import blockdice as bd
from blockdice.engine.falls import HARMED, Fall
from blockdice.engine.preview import ArmourNeed
from blockdice.engine.rolls import Armour
from tests.scenarios.scenario import kick_off_scenario, scenario

BOARD = """
       k    l    m    n    o
6      .    .    .    A2   .
7      A1   H1   o    .    .
8      .    .    .    .    .
9      H2*  H3   .    .    .
"""


def test_tests_come_in_the_order_in_which_they_will_be_rolled() -> None:
    play = scenario(BOARD.replace("H2*", "H2 "), who={"H1": {"ma": 0}}).act("activate H1 move")
    preview = play.game.preview("move m7")
    assert [test.name for test in preview.tests] == ["rush", "dodge", "pick_up"]
    assert [test.needed for test in preview.tests] == [2, 4, 4]
    assert preview.tests[1].modifiers == {"marked": -1}
    assert preview.chance == pytest.approx(5 / 6 * 1 / 2 * 1 / 2)
    assert repr(preview) == "<Preview rush 2+, dodge 4+, pick_up 4+: 21%>"


def test_nothing_is_rolled_and_nothing_changes() -> None:
    play = scenario(BOARD.replace("o    .    .", ".    .    .")).act("activate H2 pass")
    before = play.game.dump()
    for action in play.legal:
        play.game.preview(action)
    assert play.game.dump() == before


def test_the_figures_are_those_of_the_roll_itself() -> None:
    play = scenario(
        BOARD.replace("H2*", "H2 "), weather="pouring_rain", dice=["dodge: 4", "pick_up: 5"]
    )
    play.act("activate H1 move")
    shown = play.game.preview("move m7").tests
    play.act("move m7")
    rolls = [event.data for event in play.game.events if event.kind == "roll"]
    assert [(t.name, t.needed, t.modifiers) for t in shown] == [
        (roll["name"], roll["needed"], roll["modifiers"]) for roll in rolls
    ]


def test_a_step_without_a_die_is_certain() -> None:
    play = scenario(BOARD.replace("H2*", "H2 ")).act("activate H2 move")
    preview = play.game.preview("move k10")
    assert (preview.tests, preview.chance) == ([], 1.0)
    assert repr(preview) == "<Preview no dice: 100%>"


def test_a_pass_shows_the_throw_and_the_catch_of_a_team_mate_only() -> None:
    board = BOARD.replace("o    .    .", ".    .    .").replace("H3   .", "H3   H4!")
    play = scenario(board).act("activate H2 pass")
    play.needs("pass l9", "pass 4+", "catch 3+")
    play.needs("pass m9", "pass 4+")
    play.needs("pass k7", "pass 4+")
    play.needs("pass n9", "pass 4+")


def test_a_hand_off_to_somebody_who_cannot_catch_shows_no_test() -> None:
    play = scenario("       k    l    m\n7      H2!  H1*  H3\n").act("activate H1 handoff")
    play.needs("handoff H2").needs("handoff H3", "catch 3+")


def test_throwing_a_team_mate_shows_the_throw() -> None:
    who = {"H1": {"skills": "throw_team_mate", "st": 5}, "H2": {"skills": "right_stuff"}}
    board = "       k    l    m\n7      H1   H2   .\n"
    scenario(board, who=who).act("activate H1 throw").needs("throw H2 n7", "throw 4+")
    who["H1"]["pa"] = 0
    play = scenario(board, who=who).act("activate H1 throw")
    assert play.game.preview("throw H2 n7").chance == 0


def test_a_block_shows_its_dice_and_who_picks() -> None:
    play = scenario("       k    l\n7      H1   A1\n", who={"A1": {"st": 4}})
    preview = play.game.preview("activate H1 block A1")
    assert (preview.block_dice, preview.chooser, preview.tests) == (2, 1, [])
    assert repr(preview) == "<Preview 2 block dice, away picks: 100%>"
    play.act("activate H1 blitz A1")
    assert play.game.preview("block A1").block_dice == 2


def test_every_activation_of_a_player_who_may_forget_shows_that_test_first() -> None:
    board = "       k    l\n7      H1   A1\n8      H2   .\n"
    play = scenario(board, who={"H1": {"skills": "bone_head"}}, dice=["bone_head: 2"])
    for action in ("move", "blitz A1", "pass", "handoff", "block A1"):
        play.needs(f"activate H1 {action}", "bone_head 2+")
    preview = play.game.preview("activate H1 block A1")
    assert preview.block_dice == 2
    assert preview.chance == pytest.approx(5 / 6)
    play.needs("activate H2 move").act("activate H1 blitz A1").needs("block A1")


def test_a_really_stupid_player_is_shown_the_help_of_a_team_mate() -> None:
    who = {label: {"skills": "really_stupid"} for label in ("H1", "H3", "H4")}
    board = """
       k    l    m    n
7      H1   H2   .    .
8      .    .    .    H3
9      H4_  .    .    .
"""
    play = scenario(board, who=who)
    play.needs("activate H1 move", "really_stupid 2+")
    assert play.game.preview("activate H1 move").tests[0].modifiers == {"helped": 2}
    play.needs("activate H3 move", "really_stupid 4+")
    play.needs("activate H4 move", "really_stupid 4+")


def test_projectile_vomit_shows_its_die_and_the_rush_before_it() -> None:
    board = "       k    l\n7      H1   A1\n"
    who = {"H1": {"skills": "projectile_vomit, bone_head", "ma": 0}}
    play = scenario(board, who=who, dice=["bone_head: 2"])
    action = "activate H1 projectile_vomit A1"
    play.needs(action, "bone_head 2+", "projectile_vomit 2+")
    assert play.game.preview(action).block_dice == 0
    play.act("activate H1 blitz A1")
    play.needs("special projectile_vomit A1", "rush 2+", "projectile_vomit 2+")


def test_a_hungry_thrower_shows_that_before_the_throw() -> None:
    who = {
        "H1": {"skills": "throw_team_mate, always_hungry", "st": 5},
        "H2": {"skills": "right_stuff"},
    }
    play = scenario("       k    l    m\n7      H1   H2   .\n", who=who).act("activate H1 throw")
    play.needs("throw H2 n7", "always_hungry 2+", "throw 4+")
    assert play.game.preview("throw H2 n7").chance == pytest.approx(5 / 6 / 2)


def test_a_foul_shows_its_armour_roll_after_assists() -> None:
    board = """
       j    k    l    m
6      A2   .    .    H2
7      .    H1   A1_  .
8      .    .    .    H3
"""
    play = scenario(board, who={"A1": {"av": 9}}, dice=["armour: 3 4"])
    play.act("activate H1 foul A1")
    preview = play.game.preview("foul A1")
    armour = preview.armour
    assert armour is not None
    assert (preview.tests, preview.chance) == ([], 1.0)
    assert (armour.target, armour.needed) == (9, 8)
    assert armour.modifiers == {"assists": 2, "defensive_assists": -1}
    assert armour.chance == pytest.approx(15 / 36)
    assert repr(preview) == "<Preview armour 8+ on 2D6 (42%): 100%>"
    play.act("foul A1")
    [roll] = [event.data for event in play.game.events if event.kind == "roll"]
    assert (roll["needed"], roll["modifiers"]) == (armour.target, armour.modifiers)


@pytest.mark.parametrize(
    ("value", "bonus", "needed", "chance"),
    [(9, 0, 9, 10 / 36), (3, 4, 2, 1.0), (12, 0, 12, 1 / 36), (11, -2, 13, 0.0), (2, 0, 2, 1.0)],
)
def test_the_chance_of_an_armour_roll_is_exact(
    value: int, bonus: int, needed: int, chance: float
) -> None:
    roll = Armour(Fall(0, HARMED, "foul", 1))
    roll.modify("assists", bonus)
    armour = ArmourNeed(roll, value)
    assert armour.needed == needed
    assert armour.chance == pytest.approx(chance)
    faces = range(1, 7)
    broken = [a + b + bonus >= value for a in faces for b in faces]
    assert armour.chance == pytest.approx(sum(broken) / 36)


def test_a_team_re_roll_shows_what_a_loner_must_pass() -> None:
    board = "       k    l    m\n7      H1   .    A1\n"
    who = {"H1": {"skills": "loner 4", "ma": 0}}
    play = scenario(board, home={"rerolls": 1}, who=who, dice=["rush: 1"])
    play.act("activate H1 move", "move k8").asks("reroll", "home", "H1")
    play.needs("reroll team", "loner 4+").needs("no")
    assert play.game.preview("reroll team").chance == pytest.approx(1 / 2)


def test_other_actions_need_nothing() -> None:
    play = scenario(BOARD.replace("o  ", ".  "))
    for action in ("end", "activate H1 move", "activate H2 pass"):
        assert play.game.preview(action).tests == []
    start = kick_off_scenario(dice=["fair_weather_fans: 3 1", "weather: 3 4", "coin_toss: 1"])
    assert start.game.preview("kick").chance == 1.0


def test_an_illegal_action_has_no_preview() -> None:
    play = scenario(BOARD.replace("o  ", ".  ")).act("activate H1 move")
    with pytest.raises(bd.IllegalAction):
        play.game.preview("move z1")
    with pytest.raises(bd.NotationError):
        play.game.preview("move")
