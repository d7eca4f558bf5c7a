"""Blocking, Pushed Players: the squares in each direction, the ball underfoot (2020)."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import Scenario, scenario

SQUARES = {
    "k6": ("j6", "j5", "k5"),
    "l6": ("k5", "l5", "m5"),
    "m6": ("m5", "n5", "n6"),
    "k7": ("j6", "j7", "j8"),
    "m7": ("n6", "n7", "n8"),
    "k8": ("k9", "j9", "j8"),
    "l8": ("k9", "l9", "m9"),
    "m8": ("m9", "n9", "n8"),
}
"""From l7 to each neighbour: the three squares in which a push from there may end."""


def around(target: str) -> str:
    """H1 in l7 and A1 in one of the squares around."""
    rows = ["       k    l    m"]
    for y in (6, 7, 8):
        row = [{target: "A1", "l7": "H1"}.get(f"{x}{y}", ".") for x in "klm"]
        rows.append(f"{y}      {'    '.join(row)}")
    return "\n".join(rows)


def push(board: str, *dice: str) -> Scenario:
    """H1 pushes A1 in this position."""
    return scenario(board, dice=["block: push push", *dice]).act("activate H1 block A1")


@pytest.mark.parametrize("target", SQUARES)
def test_the_three_squares_in_each_of_the_eight_directions(target: str) -> None:
    play = push(around(target))
    assert sorted(play.legal) == sorted(f"push {square}" for square in SQUARES[target])


@pytest.mark.parametrize("target", SQUARES)
def test_the_coach_of_the_blocker_chooses_the_square(target: str) -> None:
    play = push(around(target)).asks("push", "home", "A1")
    square = SQUARES[target][2]
    play.act(f"push {square}", "stay").expect(f"pushed A1 {target} {square}")
    assert (play.where("A1"), play.where("H1")) == (square, "l7")


def test_an_unoccupied_square_must_be_taken_before_any_chain() -> None:
    play = push("""
           k    l    m    n    o
    6      .    .    .    A2   .
    7      .    H1   A1   H2   .
    8      .    .    .    .    .
    """)
    play.expect("automatic A1 decision=push")
    play.asks("follow_up", "home").shows("""
           m    n
    7      .    H2
    8      .    A1
    """)


def test_whoever_picks_the_die_the_blocking_coach_picks_the_square() -> None:
    """The coach of the stronger player picks the die; the blocking coach picks the square."""
    play = scenario(around("m7"), dice=["block: push pow"], who={"A1": {"st": 4}})
    play.act("activate H1 block A1").asks("block_die", "away").act("die 1")
    play.asks("push", "home", "A1")


ON_BALL = """
       k    l    m    n
6      .    .    .    A2
7      .    H1   A1   o
8      .    .    .    .
9      H9   .    .    .
"""


def test_a_square_with_only_the_ball_is_unoccupied() -> None:
    push(ON_BALL).offers("push n7", "push n8")


def test_a_player_pushed_onto_the_ball_makes_it_bounce_and_no_turnover() -> None:
    """Picking Up the Ball: moved involuntarily there is no attempt."""
    play = push(ON_BALL, "bounce: 5").act("push n7", "stay")
    play.never("roll name=pick_up", "turnover").expect("pushed A1", "roll name=bounce")
    play.shows("""
           m    n    o
    7      .    A1   o
    """).asks("activate", "home")


def test_it_is_no_turnover_even_if_an_opponent_catches_that_bounce() -> None:
    play = push(ON_BALL, "bounce: 2", "catch A2: 6").act("push n7", "stay")
    play.expect("roll A2 name=catch", "ball_held A2").asks("activate", "home")


def test_the_ball_bounces_after_armour_and_injury_of_a_pow() -> None:
    dice = ["block: pow", "armour: 5 5", "injury: 6 6", "casualty: 1", "bounce: 5"]
    play = scenario(ON_BALL, dice=dice).act("activate H1 block A1", "push n7", "stay")
    play.expect("knocked_down A1 n7", "roll A1 name=injury", "casualty A1", "roll name=bounce")
    play.shows("""
           n    o
    7      .    o
    """)


def test_the_follow_up_is_chosen_before_the_bounce() -> None:
    play = push(ON_BALL, "bounce: 4", "catch H1: 6").act("push n7").asks("follow_up", "home", "H1")
    play.never("roll name=bounce").act("follow").expect("roll H1 name=catch", "ball_held H1")
