"""Guard and Defensive (2020): assists of players who are marked."""

from __future__ import annotations

from tests.scenarios.drive import kick_scenario
from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    H2   A2
9      .    .    .    .
"""
"""H1 blocks A1; H2 marks A1 and is marked by A2 as well."""
GUARD = {"H2": {"skills": "guard"}}


def dice_of(play: Scenario, action: str = "activate H1 block A1") -> tuple[int, str]:
    """How many block dice the action rolls, and who picks."""
    shown = play.game.preview(action)
    return shown.block_dice, ("home", "away")[shown.chooser]


def test_a_player_with_guard_assists_though_marked() -> None:
    assert dice_of(scenario(FIELD)) == (1, "home")
    assert dice_of(scenario(FIELD, who=GUARD)) == (2, "home")


def test_guard_assists_in_a_blitz() -> None:
    play = scenario(FIELD, who=GUARD).act("activate H1 blitz A1")
    assert dice_of(play, "block A1") == (2, "home")


def test_guard_assists_the_target_too() -> None:
    """A2 marks H1 and is marked by H2 as well."""
    board = FIELD.replace("7      .    H1", "7      A2   H1").replace("A2\n9", ".\n9")
    board = board.replace("8      .    ", "8      H3   ")
    assert dice_of(scenario(board, who={"A2": {"skills": "guard"}})) == (1, "home")
    assert dice_of(scenario(board)) == (2, "home")


def test_guard_needs_a_tackle_zone() -> None:
    """(commentary strength-guard-no-tackle-zone)"""
    assert dice_of(scenario(FIELD.replace("H2 ", "H2!"), who=GUARD)) == (1, "home")
    assert dice_of(scenario(FIELD.replace("H2 ", "H2_"), who=GUARD)) == (1, "home")


def test_guard_needs_a_tackle_zone_on_either_side() -> None:
    """A2 marks H1, but has lost the tackle zone."""
    board = FIELD.replace("7      .    H1", "7      A2!  H1").replace("A2\n9", ".\n9")
    board = board.replace("8      .    ", "8      H3   ")
    assert dice_of(scenario(board, who={"A2": {"skills": "guard"}})) == (2, "home")


def test_guard_gives_nothing_in_a_foul() -> None:
    """(odd combination 31)"""
    board = FIELD.replace("A1 ", "A1_")
    for who in ({}, GUARD):
        play = scenario(board, who=who).act("activate H1 foul A1")
        shown = play.game.preview("foul A1")
        assert shown.armour is not None
        assert shown.armour.modifiers == {}


def test_defensive_denies_guard_to_those_it_marks() -> None:
    who = {**GUARD, "A2": {"skills": "defensive"}}
    assert dice_of(scenario(FIELD, who=who)) == (1, "home")


def test_defensive_of_the_target_itself_denies_guard() -> None:
    who = {**GUARD, "A1": {"skills": "defensive"}}
    assert dice_of(scenario(FIELD, who=who)) == (1, "home")


def test_defensive_does_nothing_prone_or_without_a_tackle_zone() -> None:
    """(odd combination 31) A3 still marks H2."""
    who = {**GUARD, "A2": {"skills": "defensive"}}
    board = FIELD.replace("9      .    .    .", "9      .    .    A3")
    assert dice_of(scenario(board, who=who)) == (1, "home")
    for mark in "!_~":
        assert dice_of(scenario(board.replace("A2", f"A2{mark}"), who=who)) == (2, "home")


def test_defensive_does_nothing_in_the_own_turn() -> None:
    """(odd combination 31) A1 blocks H1 in away's turn: H2's Guard helps H1, marked by A2."""
    board = """
           k    l    m    n
    7      .    H1   A1   .
    8      .    .    H2   A2
    """
    who = {**GUARD, "A2": {"skills": "defensive"}}
    shown = dice_of(scenario(board, who=who, active="away"), "activate A1 block H1")
    assert shown == (2, "home")


def test_defensive_away_from_the_guard_does_nothing() -> None:
    board = FIELD.replace("9      .    .    .    .", "9      .    .    .    .\n12 . . . A3")
    who = {**GUARD, "A3": {"skills": "defensive"}}
    assert dice_of(scenario(board, who=who)) == (2, "home")


def test_defensive_does_nothing_in_a_kick_off_blitz() -> None:
    """No team turn of the opponents: H1, whom A1 and A2 mark, guards for H6 against A1."""
    who = {"H1": {"skills": "guard"}, "A2": {"skills": "defensive"}}
    play = kick_scenario("kick_off_event: 5 5", "players: 1", who=who)
    play.act("activate H6 blitz A1", "move l6", "move m6")
    assert dice_of(play, "block A1") == (2, "home")
