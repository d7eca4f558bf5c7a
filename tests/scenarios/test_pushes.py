"""Blocking, Pushed Players: squares, chain-pushes, the ball underfoot (2020)."""

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


FULL = """
       k    l    m    n    o    p
6      .    .    .    A2   .    .
7      .    H1   A1   H2   .    .
8      .    .    .    A3_  .    .
"""


def test_with_no_square_free_the_blocking_coach_chooses_whom_to_chain_push() -> None:
    play = push(FULL).asks("push", "home", "A1").offers("push n6", "push n7", "push n8")
    play.act("push n6").asks("push", "home", "A2").offers("push n5", "push o5", "push o6")
    play.act("push o5", "stay").expect("pushed A2 n6 o5", "pushed A1 m7 n6")
    play.shows("""
           m    n    o
    5      .    .    A2
    6      .    A1   .
    7      .    H2   .
    """)


def test_a_chain_may_push_a_player_of_the_blocking_team() -> None:
    """H2 counts as pushed from m7, so straight on and to both sides; his coach chooses."""
    play = push(FULL).act("push n7").asks("push", "home", "H2")
    play.offers("push o6", "push o7", "push o8").act("push o8", "follow")
    play.shows("""
           l    m    n    o
    7      .    H1   A1   .
    8      .    .    A3_  H2
    """)


def test_a_chain_may_push_prone_and_stunned_players_and_leaves_them_so() -> None:
    play = push(FULL.replace("A2 ", "A2~"))
    play.act("push n8").asks("push", "home", "A3").act("push n9", "stay")
    play.expect("pushed A3 n8 n9").never("posture A3")
    play.shows("""
           m    n
    8      .    A1
    9      .    A3_
    """)


def test_a_chain_goes_on_while_squares_are_occupied() -> None:
    play = push("""
           k    l    m    n    o    p
    5      .    .    .    .    .    H6
    6      .    .    .    H3   A4   H7
    7      .    H1   A1   A2   H4   A5_
    8      .    .    .    H5   A6   H8
    """)
    play.act("push n7", "push o7").asks("push", "home", "H4")
    play.act("push p7").asks("push", "home", "A5").offers("push q6", "push q7", "push q8")
    play.act("push q7", "follow")
    play.expect("pushed A5 p7 q7", "pushed H4 o7 p7", "pushed A2 n7 o7", "pushed A1 m7 n7")
    play.shows("""
           l    m    n    o    p    q
    7      .    H1   A1   A2   H4   A5_
    """)


def test_a_chain_is_no_turnover_and_no_dodge_whoever_is_moved() -> None:
    play = push(FULL).act("push n7", "push o7", "stay").never("turnover", "roll name=dodge")
    play.asks("activate", "home").offers("activate H2 move")


def test_a_player_chain_pushed_by_a_pow_is_not_knocked_down() -> None:
    play = scenario(FULL, dice=["block: pow", "armour A1: 1 1"])
    play.act("activate H1 block A1", "push n7", "push o7", "stay")
    play.never("knocked_down H2").expect("knocked_down A1 n7").spent()


CIRCLE = """
       j    k    l    m    n    o
6      .    .    .    .    H7   .
7      A7   A8   H1   A1   H8   .
8      A9   H3   .    .    A2   H9
9      H2   A3   .    .    H4   A10
10     .    H5   A4   H6   H10  A11
11     .    A6   A5   H11  .    .
"""
ROUND = ("n8", "n9", "m10", "l10", "k9", "k8", "l7")


def circle() -> Scenario:
    """A chain that has come all the way round to the blocker."""
    play = scenario(CIRCLE, dice=["block: push push push"]).act("activate H1 block A1")
    return play.act(*(f"push {square}" for square in ROUND)).asks("push", "home", "H1")


def test_a_chain_may_end_in_the_square_that_the_first_one_left() -> None:
    """Who is being pushed has left the square; there is then nowhere to follow up to."""
    play = circle().offers("push l6", "push m6", "push m7").act("push m7")
    play.expect("pushed A2 n8 n9", "pushed A1 m7 n8", "pushed H1 l7 m7").never("followed")
    play.shows("""
           j    k    l    m    n    o
    7      A7   A8   H3   H1   H8   .
    8      A9   A3   .    .    A1   H9
    9      H2   A4   .    .    A2   A10
    10     .    H5   H6   H4   H10  A11
    """).asks("activate", "home")


def test_a_blocker_moved_by_its_own_chain_may_still_follow_up_if_near() -> None:
    circle().act("push l6").asks("follow_up", "home", "H1").act("follow").expect(
        "followed H1 l6 m7"
    )


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


def test_a_chain_pushed_player_makes_the_ball_bounce_too() -> None:
    board = FULL.replace("H2   .    .", "H2   o    .")
    play = push(board, "bounce: 5").act("push n7", "push o7", "stay")
    play.expect("pushed H2 n7 o7", "roll name=bounce", "ball_ground p7").asks("activate", "home")


def test_the_follow_up_is_chosen_before_the_bounce() -> None:
    play = push(ON_BALL, "bounce: 4", "catch H1: 6").act("push n7").asks("follow_up", "home", "H1")
    play.never("roll name=bounce").act("follow").expect("roll H1 name=catch", "ball_held H1")
