"""Declaring Actions (2020): the seven actions and how often a team turn allows each."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import Scenario, scenario

BOARD = """
       k    l    m    n
6      .    H4   .    .
7      H1   A1   H3   .
8      H2   .    A2_  .
9      .    H5   .    A3
"""
WHO = {
    "H1": {"skills": "throw_team_mate", "st": 5},
    "H2": {"skills": "throw_team_mate", "st": 5},
    "H5": {"skills": "right_stuff"},
}


def play_turn(*dice: str) -> Scenario:
    """A turn in which every action can be declared."""
    return scenario(BOARD, who=WHO, dice=list(dice))


def kinds(play: Scenario, label: str) -> set[str]:
    """The actions for which the player may be activated."""
    rows = [action.split() for action in play.legal]
    return {row[2] for row in rows if row[0] == "activate" and row[1] == label}


def test_the_seven_actions() -> None:
    """Declaring Actions: all may be declared, also without the ball."""
    seven = {"move", "pass", "handoff", "throw", "block", "blitz", "foul"}
    assert kinds(play_turn(), "H1") == seven


def test_throwing_takes_the_trait() -> None:
    """Throw Team-Mate: a player with the trait."""
    assert kinds(play_turn(), "H3") == {"move", "pass", "handoff", "block", "blitz", "foul"}


def test_a_block_takes_a_standing_opponent_in_the_tackle_zone() -> None:
    """Block: H5 is next to nobody; A2 lies."""
    play = play_turn().refuses(
        "activate H5 block A3", "activate H3 block A2", "activate H2 block A3"
    )
    play.offers("activate H4 block A1", "activate H2 block A1")


def test_a_prone_player_cannot_block() -> None:
    """Block: a Standing player; but Prone ones may do all that includes movement."""
    play = scenario("k    l    m\n7 H1_ A1 .\n8 . . A2_")
    assert kinds(play, "H1") == {"move", "pass", "handoff", "blitz", "foul"}


def test_a_foul_takes_a_victim_who_lies() -> None:
    """Foul: a downed opponent, near or far."""
    play_turn().offers("activate H1 foul A2").refuses("activate H1 foul A1", "activate H1 foul A3")


def test_a_blitz_takes_a_standing_target_in_reach_or_not() -> None:
    """Blitz (commentary on targets out of reach)."""
    play = play_turn().offers("activate H1 blitz A1", "activate H1 blitz A3")
    play.refuses("activate H1 blitz A2")


ONCE = {
    "blitz": "activate H1 blitz A1",
    "pass": "activate H1 pass",
    "handoff": "activate H1 handoff",
    "foul": "activate H1 foul A2",
    "throw": "activate H1 throw",
}
GONE = {
    "blitz": {"blitz"},
    "pass": {"pass", "throw"},
    "throw": {"pass", "throw"},
    "handoff": {"handoff"},
    "foul": {"foul"},
}


@pytest.mark.parametrize("kind", ONCE)
def test_a_declared_action_counts_though_unused(kind: str) -> None:
    """Declaring Actions: no other player may perform it this turn; a Pass and a Throw exclude
    each other."""
    play = play_turn()
    before = kinds(play, "H2")
    play.act(ONCE[kind], "end")
    assert before - kinds(play, "H2") == GONE[kind]


@pytest.mark.parametrize("kind", ONCE)
def test_the_next_turn_has_them_all_again(kind: str) -> None:
    """Declaring Actions: once per team turn, and for each team by itself."""
    play = play_turn()
    before = kinds(play, "H2")
    play.act(ONCE[kind], "end", "end")
    assert "blitz" in kinds(play, "A1")
    assert "pass" in kinds(play, "A1")
    play.act("end")
    assert kinds(play, "H2") == before


def test_moves_and_blocks_have_no_limit() -> None:
    """Move and Block: as many as there are players."""
    play = play_turn("block: push push push push")
    play.act("activate H1 move", "end", "activate H2 move", "end").offers("activate H3 move")
    play.act("activate H3 block A1")
    while play.game.decision.kind != "activate":
        play.act(play.legal[-1])
    play.offers("activate H5 move")


def test_an_action_lost_to_a_trait_counts() -> None:
    """Declaring Actions: it is declared before the trait is rolled for."""
    play = scenario(BOARD, who={"H1": {"skills": "bone_head"}}, dice=["bone_head H1: 1"])
    play.act("activate H1 blitz A1").asks("activate", "home")
    assert "blitz" not in kinds(play, "H2")


def test_a_move_cannot_become_another_action() -> None:
    """Declaring Actions: not after moving without having declared it."""
    play = scenario("k    l    m\n7 H1* H2 .\n9 . A1_ .").act("activate H1 move")
    play.refuses("handoff H2", "pass m7", "foul A1", "block A1")


def test_a_declared_action_need_not_be_completed() -> None:
    """Declaring Actions: a Pass may end as a mere move."""
    play = scenario("k    l    m\n7 H1* H2 .\n9 . A1 .").act("activate H1 pass", "move k6", "end")
    play.asks("activate", "home").shows("k\n6 H1*")


def test_movement_ends_with_pass_hand_off_and_foul() -> None:
    """Declaring Actions: the activation is over then."""
    play = scenario("k    l    m\n7 H1* H2 .\n9 . A1 .", dice=["catch H2: 3"])
    play.act("activate H1 handoff", "handoff H2").asks("activate", "home").refuses("move k6")
