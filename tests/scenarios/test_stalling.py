"""Touchdown!, Stalling (2020): who could have scored without rolling a die, and did not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

FREE = """
       u    v    w    x    y    z
7      H1*  .    .    .    .    .
8      H2   .    .    .    .    .
"""


def turn(board: str = FREE, **fields: Any) -> Scenario:
    """A turn of the home team."""
    return scenario(board, **fields)


def test_not_activating_the_carrier_is_stalling() -> None:
    """Stalling: an Open carrier who could walk in, when the turn ends."""
    turn().act("end").expect("stalled home H1")


def test_activating_without_scoring_is_stalling() -> None:
    """Stalling: declining to score."""
    turn().act("activate H1 move", "move v7", "end", "end").expect("stalled home H1")


def test_scoring_is_not() -> None:
    """Stalling."""
    path = [f"move {letter}7" for letter in "vwxyz"]
    turn().act("activate H1 move", *path).never("stalled").expect("touchdown H1")


def test_a_turnover_before_the_score_is_stalling_all_the_same() -> None:
    """Stalling: even if the turn ends unexpectedly."""
    play = turn(
        "u v w x y z\n7 H1* . . . . .\n11 H2 A1 . . . .", dice=["dodge H2: 1", "armour H2: 1 1"]
    )
    play.act("activate H2 move", "move u12").expect("turnover home", "stalled home H1")


NOT_STALLING = {
    "marked": "u v w x y z\n6 A1 . . . . .\n7 H1* . . . . .",
    "too far": "r s t u v w x y z\n7 H1* . . . . . . . .\n15 A1 . . . . . . . .",
    "without the ball": "u v w x y z\n7 H1 . . . . o\n15 A1 . . . . .",
    "prone team-mate holds nothing": "u v w x y z\n7 H1_ . . . . o\n15 A1 . . . . .",
}


@pytest.mark.parametrize("why", NOT_STALLING)
def test_who_lacks_a_criterion_does_not_stall(why: str) -> None:
    """Stalling: Open, in possession, near enough without rushing."""
    turn(NOT_STALLING[why]).act("end").never("stalled").asks("activate", "away")


def test_a_wall_of_tackle_zones_must_be_dodged() -> None:
    """Stalling: without needing to Dodge; whoever enters a zone must dodge out of it again."""
    board = """
           u    v    w    x    y    z
    2      .    .    A1   .    .    .
    5      .    .    A2   .    .    .
    7      H1*  .    .    .    .    .
    8      .    .    A3   .    .    .
    11     .    .    A4   .    .    .
    14     .    .    A5   .    .    .
    """
    turn(board).act("end").never("stalled").asks("activate", "away")


def test_the_end_zone_itself_may_be_marked() -> None:
    """Stalling: moving into a zone takes no die."""
    turn("w x y z\n7 H1* . . .\n8 . . . A1\n6 . . . A2").act("end").expect("stalled home H1")


def test_there_may_be_a_way_around() -> None:
    """Stalling: any path counts, not only the straight one."""
    turn("u v w x y z\n7 H1* . . H2 . .\n8 . . H3 . . .\n6 . . H4 . . .").act("end").expect(
        "stalled home H1"
    )


@pytest.mark.parametrize("trait", ["bone_head", "really_stupid"])
def test_a_roll_to_act_means_no_stalling(trait: str) -> None:
    """Stalling: able to act without first rolling a D6."""
    turn(who={"H1": {"skills": trait}}).act("end").never("stalled").asks("activate", "away")


def test_a_player_who_can_score_only_later_in_the_turn_stalls() -> None:
    """Stalling: at any point during the turn (ruling: after each activation)."""
    play = turn(
        "t u v w x y z\n7 H2* H1 . . . . .\n15 A1 . . . . . .",
        dice=["catch H1: 3"],
        who={"H2": {"ma": 3}},
    )
    play.act("activate H2 handoff", "handoff H1", "end").expect("stalled home H1")


def test_who_has_been_activated_already_cannot_score_any_more() -> None:
    """Stalling (ruling): an activated player is not looked at again."""
    play = turn(
        "t u v w x y z\n7 H2* H1 . . . . .\n15 A1 . . . . . .",
        dice=["catch H1: 3"],
        who={"H2": {"ma": 3}},
    )
    play.act("activate H1 move", "end", "activate H2 handoff", "handoff H1", "end")
    play.never("stalled")


def test_the_other_team_looks_the_other_way() -> None:
    """Stalling: the opposing End Zone."""
    scenario("a b c\n7 . . A1*\n15 . H1 .", active="away").act("end").expect("stalled away A1")
    scenario("x y z\n7 A1* . .\n15 . H1 .", active="away").act("end").never("stalled")


def test_the_inactive_team_does_not_stall() -> None:
    """Stalling: in one's own team turn."""
    turn("a b c\n7 . . A1*\n15 . H1 .").act("end").never("stalled home", "stalled away")


def test_who_could_have_scored_after_the_action_that_ended_the_turn_has_stalled() -> None:
    """Stalling: at any point in the turn, even if it ends with a Turnover."""
    board = """
           t    u    v    w    x    y
    4      .    .    .    .    .    .
    5      .    .    H2*  A1   .    .
    6      .    .    H3   .    .    .
    """
    dice = ["block: push push", "rush H3: 1", "armour H3: 1 1"]
    play = scenario(board, dice=dice, who={"H3": {"ma": 1}})
    play.act("activate H3 blitz A1", "block A1", "push x4", "stay", "move u7")
    play.expect("turnover home why=fell_over", "stalled H2").spent()
