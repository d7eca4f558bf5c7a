"""`Game.preview`: what an action will need, without rolling any of it."""

from __future__ import annotations

import pytest

import blockdice as bd
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
