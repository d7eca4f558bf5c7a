"""Two Heads, Prehensile Tail, Titchy and Stunty: what modifies a dodge (2020)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.drive import AWAY, kick_scenario
from tests.scenarios.scenario import Scenario, scenario

BOARD = """
       k    l    m    n    o
5      .    .    .    .    .
6      .    .    A1   .    .
7      A4   .    H1   .    .
8      A3   .    A2   .    .
9      .    .    .    .    .
"""
"""H1 is marked by A1 and A2; l7 by all four; n8 by A2; l6 by A1 and A4."""
TAILS = {"A1": {"skills": "prehensile_tail"}, "A2": {"skills": "prehensile_tail"}}


def dodging(skills: str = "", others: dict[str, dict[str, Any]] | None = None) -> Scenario:
    """H1 is about to move."""
    play = scenario(BOARD, who={"H1": {"skills": skills}, **(others or {})})
    return play.act("activate H1 move")


def test_two_heads_add_one() -> None:
    """Two Heads."""
    dodging().needs("move n8", "dodge 4+")
    dodging("two_heads").needs("move n8", "dodge 3+").needs("move l6", "dodge 4+")


def test_two_heads_do_not_help_a_jump() -> None:
    """Two Heads: a dodge only."""
    board = "       l    m    n\n7      H1   A1_  .\n8      .    .    A2\n"
    play = scenario(board, who={"H1": {"skills": "two_heads"}})
    play.act("activate H1 move").needs("jump n7", "jump 4+")


def test_one_tail_takes_one() -> None:
    """Prehensile Tail: one of several, named beside being marked."""
    dodging(others=TAILS).needs("move n8", "dodge 5+")
    play = scenario(BOARD, who=TAILS, dice=["dodge H1: 5"]).act("activate H1 move", "move n8")
    play.expect("roll H1 needed=5 modifiers=marked:-1,prehensile_tail:-1").spent()


def test_a_tail_holds_a_jump_as_well() -> None:
    """Prehensile Tail: Dodge, Jump or Leap."""
    board = "       l    m    n\n6      A1   .    .\n7      H1   A2_  .\n"
    scenario(board, who={"A1": {"skills": "prehensile_tail"}}).act("activate H1 move").needs(
        "jump n7", "jump 5+"
    )


def test_a_tail_in_the_square_moved_into_holds_nobody() -> None:
    """Prehensile Tail: the square that is left counts."""
    others = {"A3": {"skills": "prehensile_tail"}, "A4": {"skills": "prehensile_tail"}}
    dodging(others=others).needs("move l6", "dodge 5+")


@pytest.mark.parametrize("mark", ["_", "!"])
def test_a_tail_of_who_does_not_mark_holds_nobody(mark: str) -> None:
    """Skill Use: Prone, or without a tackle zone."""
    board = "k l m\n6 . A1? .\n7 . H1 A2\n8 . . .".replace("?", mark)
    play = scenario(board, who={"A1": {"skills": "prehensile_tail"}})
    play.act("activate H1 move").needs("move k7", "dodge 3+")


def test_a_tail_works_in_a_kick_off_blitz() -> None:
    """Prehensile Tail: against an active player, as those of a kick-off Blitz are (SM1)."""
    near = AWAY.replace("5      .    .    A6", "5      A6   .    .")
    play = kick_scenario(
        *("kick_off_event: 5 5", "players: 1"),
        away=near,
        who={"A6": {"skills": "prehensile_tail"}},
    )
    play.act("activate H6 move", "move l5", "move m5").needs("move l5", "dodge 4+")


def test_titchy_dodges_better() -> None:
    """Titchy: +1."""
    dodging("titchy").needs("move n8", "dodge 3+")


def test_a_titchy_marker_is_not_counted() -> None:
    """Titchy: no marker of the square moved into, whatever else they mark."""
    dodging(others={"A4": {"skills": "titchy"}}).needs("move l6", "dodge 4+")
    dodging(others={"A1": {"skills": "titchy"}, "A4": {"skills": "titchy"}}).needs(
        "move l6", "dodge 3+"
    )


def test_a_titchy_marker_counts_for_everything_else() -> None:
    """Titchy: still Marks, so a dodge is needed; a jump and a pick-up have their -1."""
    board = "       l    m    n\n6      A1   .    .\n7      H1   A2_  .\n8      o    .    .\n"
    who = {"A1": {"skills": "titchy"}}
    play = scenario(board, who=who).act("activate H1 move")
    play.needs("jump n7", "jump 4+").needs("move k8", "dodge 3+")
    ball = "       l    m    n\n6      H1   .    .\n7      .    o    A1\n"
    scenario(ball, who=who).act("activate H1 move").needs("move m7", "pick_up 4+")


def test_stunty_ignores_markers_but_no_tail() -> None:
    """Stunty: the -1 for being marked only."""
    dodging("stunty").needs("move l7", "dodge 3+")
    dodging("stunty", TAILS).needs("move l7", "dodge 4+")


@pytest.mark.parametrize("weight", ["bombardier", "chainsaw", "swoop"])
def test_what_weighs_a_stunty_player_down(weight: str) -> None:
    """Stunty: the three traits deny the ignoring of markers, and nothing else."""
    dodging(f"stunty, {weight}").needs("move n8", "dodge 4+")
    board = "       k    l    m    n\n7      A1   H1   .    .\n"
    play = scenario(
        board,
        who={"H1": {"skills": f"stunty, {weight}", "av": 3}},
        active="away",
        dice=["block A1: pow", "armour H1: 3 3", "injury H1: 3 4"],
    )
    if weight != "chainsaw":
        play.act("activate A1 block H1", "push m7", "stay").expect("boxed H1 place=knocked_out")


LEAVING = {**TAILS, "A4": {"skills": "titchy"}}


@pytest.mark.parametrize(
    ("skills", "needed"),
    [
        ("two_heads", 4),
        ("two_heads, titchy", 3),
        ("stunty", 4),
        ("stunty, swoop", 5),
        ("", 5),
    ],
)
def test_all_of_them(skills: str, needed: int) -> None:
    """Odd combination 43: tail -1 once, the one marker -1, the Titchy one not."""
    board = """
       k    l    m    n    o
6      A1   .    .    .    .
7      .    H1   .    A3   .
8      A2   .    A4   .    .
"""
    play = scenario(board, who={"H1": {"skills": skills}, **LEAVING}).act("activate H1 move")
    play.needs("move m7", f"dodge {needed}+")
