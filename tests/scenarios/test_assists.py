"""Blocking: who may be blocked, Strength, offensive and defensive assists, the pool (2020)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import scenario


def pool(board: str, target: str = "A1", **fields: Any) -> tuple[int, str]:
    """How many dice H1 rolls against the target, and whose coach picks."""
    play = scenario(board, **fields)
    preview = play.game.preview(f"activate H1 block {target}")
    return preview.block_dice, ("home", "away")[preview.chooser]


def test_a_standing_player_may_block_any_standing_opponent_it_marks() -> None:
    play = scenario("""
           k    l    m    n
    6      A1   A2_  A3~  .
    7      .    H1   A4!  .
    8      H2   .    .    A5
    """)
    blocks = [action for action in play.legal if action.startswith("activate H1 block")]
    assert blocks == ["activate H1 block A1", "activate H1 block A4"]


def test_a_prone_or_stunned_player_cannot_block() -> None:
    play = scenario("""
           k    l    m
    6      H1_  A1   H2~
    7      H3   .    .
    """)
    assert not [action for action in play.legal if " block " in action and "H3" not in action]
    play.offers("activate H3 block A1", "activate H1 blitz A1")


def test_a_player_who_lost_the_tackle_zone_has_it_back_when_activated_to_block() -> None:
    """Player Status: the zone is lost until the player is next activated."""
    play = scenario(
        """
           k    l    m
    7      .    H1!  A1
    """,
        dice=["block: push"],
    )
    play.act("activate H1 block A1").expect("token H1 token=distracted on=False", "block H1")


def test_there_is_no_limit_to_blocks_in_a_turn() -> None:
    play = scenario(
        """
           k    l    m    n    o
    6      .    H1   A1   .    .
    7      .    .    .    .    .
    8      .    H2   A2   .    .
    9      .    H3   .    .    .
    """,
        dice=["block H1: push", "block H2: push push"],
    )
    play.act("activate H1 block A1", "push n6", "stay")
    play.act("activate H2 block A2")
    play.asks("push", "home", "A2")


def test_no_movement_before_or_after_a_block_action() -> None:
    play = scenario(
        """
           k    l    m    n
    7      .    H1   A1   .
    8      H2   .    .    .
    """,
        dice=["block H1: push"],
    )
    play.act("activate H1 block A1", "push n7", "follow").asks("activate", "home")
    assert not [action for action in play.legal if action.startswith("activate H1")]


EVEN = """
       k    l    m    n
7      .    H1   A1   .
"""


@pytest.mark.parametrize(
    ("ours", "theirs", "dice", "chooser"),
    [
        (3, 3, 1, "home"),
        (4, 3, 2, "home"),
        (6, 3, 2, "home"),
        (7, 3, 3, "home"),
        (3, 4, 2, "away"),
        (3, 6, 2, "away"),
        (3, 7, 3, "away"),
        (2, 1, 2, "home"),
        (3, 1, 3, "home"),
        (5, 2, 3, "home"),
        (1, 1, 1, "home"),
    ],
)
def test_the_pool_follows_from_the_two_strengths(
    ours: int, theirs: int, dice: int, chooser: str
) -> None:
    """Equal: one die; higher: two; more than double: three; the stronger coach picks."""
    who = {"H1": {"st": ours}, "A1": {"st": theirs}}
    assert pool(EVEN, who=who) == (dice, chooser)


def test_an_offensive_assist_is_plus_one() -> None:
    board = """
           k    l    m    n
    7      .    H1   A1   .
    8      .    .    .    H2
    """
    assert pool(board) == (2, "home")


def test_assists_add_up_to_more_than_double() -> None:
    board = """
           k    l    m    n
    6      .    .    H2   H3
    7      .    H1   A1   H4
    8      .    .    .    H5
    """
    assert pool(board) == (3, "home")


def test_an_assist_is_lost_to_another_marker() -> None:
    board = """
           k    l    m    n    o
    7      .    H1   A1   .    .
    8      .    .    .    H2   A2
    """
    assert pool(board) == (1, "home")


def test_a_marker_who_lies_or_lost_its_zone_does_not_stop_an_assist() -> None:
    board = """
           k    l    m    n    o
    7      .    H1   A1   .    A4~
    8      .    .    .    H2   A2_
    9      .    .    .    .    A3!
    """
    assert pool(board) == (2, "home")


def test_an_assistant_must_mark_the_target() -> None:
    board = """
           k    l    m    n    o
    6      .    H2_  H3~  H4!  .
    7      .    H1   A1   .    H5
    """
    assert pool(board) == (1, "home")


def test_a_target_without_a_tackle_zone_is_marked_all_the_same() -> None:
    board = """
           k    l    m    n
    7      .    H1   A1!  .
    8      .    .    .    H2
    """
    assert pool(board) == (2, "home")


def test_the_other_marker_counts_even_if_the_target_has_no_zone() -> None:
    board = """
           k    l    m    n    o
    7      .    H1   A1!  .    .
    8      .    .    .    H2   A2
    """
    assert pool(board) == (1, "home")


def test_a_defensive_assist_is_plus_one_for_the_target() -> None:
    board = """
           k    l    m    n
    6      .    A2   .    .
    7      .    H1   A1   .
    """
    assert pool(board) == (2, "away")


def test_a_defensive_assist_is_lost_to_another_marker() -> None:
    board = """
           j    k    l    m    n
    5      .    .    H2   .    .
    6      .    .    A2   .    .
    7      .    .    H1   A1   .
    """
    assert pool(board) == (1, "home")


def test_a_defensive_assistant_must_mark_the_blocker() -> None:
    board = """
           k    l    m    n
    6      A2_  A3!  .    A4
    7      .    H1   A1   A5
    8      A6~  .    .    .
    """
    assert pool(board) == (1, "home")


def test_assists_of_both_sides_are_counted_at_once() -> None:
    """H2 helps, A2 helps, A3 is marked by H3 and H3 by A3: neither of these helps."""
    board = """
           j    k    l    m    n
    5      .    .    .    H3   .
    6      .    .    A3   .    .
    7      .    A2   H1   A1   .
    8      .    .    .    .    H2
    """
    assert pool(board) == (1, "home")
    assert pool(board, who={"H1": {"st": 4}}) == (2, "home")


def test_two_helpers_who_mark_the_same_opponent_do_not_disturb_each_other() -> None:
    board = """
           k    l    m    n
    6      .    .    .    H3
    7      .    H1   A1   .
    8      .    .    .    H2
    """
    assert pool(board, who={"A1": {"st": 4}}) == (2, "home")


def test_the_blocker_itself_marking_others_loses_nothing() -> None:
    board = """
           k    l    m    n
    6      .    .    A2   .
    7      .    H1   A1   .
    8      H2   .    .    .
    """
    assert pool(board) == (2, "away")


def test_the_target_does_not_assist_itself_nor_the_blocker() -> None:
    assert pool(EVEN) == (1, "home")
