"""Blocking, Chained Pushes (2020): who chooses, who is moved, circles."""

from __future__ import annotations

from tests.scenarios.scenario import Scenario, scenario


def push(board: str, *dice: str) -> Scenario:
    """H1 pushes A1 in this position."""
    return scenario(board, dice=["block: push push", *dice]).act("activate H1 block A1")


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


# These circles take more players than two teams have on the pitch.


def test_nobody_follows_up_into_a_square_that_a_chain_has_filled_again() -> None:
    play = scenario(
        """
           k    l    m    n    o    p
    6      .    .    .    H2   H3   .
    7      .    H1   A1   A2   H4   .
    8      H5   A8   .    H6   A3   H7
    9      H8   A7   .    .    A4   H9
    10     .    H10  A6   A5   H11  H12
    11     .    H13  H14  H15  .    .
    """,
        dice=["block: push push push"],
    )
    play.act("activate H1 block A1")
    for square in ("n7", "o8", "o9", "n10", "m10", "l9", "l8"):
        play.act(f"push {square}")
    play.asks("push", "home", "A8").offers("push k7", "push m7").act("push m7")
    play.expect("pushed A8 l8 m7").asks("activate", "home")
    assert (play.where("H1"), play.where("A8")) == ("l7", "m7")


def test_a_blocker_moved_too_far_away_by_its_own_chain_cannot_follow_up() -> None:
    play = scenario(
        """
           k    l    m    n    o    p    q
    5      .    .    .    H2   H3   H4   .
    6      .    .    .    A2   A3   H5   .
    7      H6   H1   A1   H7   .    A4   H8
    8      A10  A9   H10  H11  .    A5   H12
    9      .    H13  A8   A7   A6   H14  H15
    10     .    H16  A11  A12  A13  .    .
    """,
        dice=["block: push push push"],
    )
    play.act("activate H1 block A1")
    for square in ("n6", "o6", "p7", "p8", "o9", "n9", "m9", "l8", "l7"):
        play.act(f"push {square}")
    play.asks("push", "home", "H1").act("push k6").asks("activate", "home")
    assert play.where("H1") == "k6"


def test_a_chain_may_come_back_to_a_player_already_pushed() -> None:
    """Our ruling on chains. A1 takes the place of A3, is pushed on by A10, and moves A2."""
    play = scenario(
        """
           k    l    m    n    o    p
    5      H1   .    .    .    .    .
    6      .    A1   A2   H2   H3   .
    7      H4   H5   A3   A4   H6   .
    8      H7   A10  H8   H9   A5   H10
    9      H11  A9   .    .    A6   H12
    10     .    H13  A8   A7   H14  H15
    11     .    A11  A12  H16  .    .
    """,
        dice=["block: push push push"],
    )
    play.act("activate H1 block A1")
    for square in ("m7", "n7", "o8", "o9", "n10", "m10", "l9", "l8", "m7"):
        play.act(f"push {square}")
    play.asks("push", "home", "A1").act("push m6").asks("push", "home", "A2")
    play.act("push m5", "stay").expect("pushed A2 m6 m5", "pushed A1 l6 m6", "pushed A10 l8 m7")
    play.shows("""
           k    l    m    n    o
    5      H1   .    A2   .    .
    6      .    .    A1   H2   H3
    7      H4   H5   A10  A3   H6
    8      H7   A9   H8   H9   A4
    9      H11  A8   .    .    A5
    10     .    H13  A7   A6   H14
    """)


def test_a_chain_pushed_player_makes_the_ball_bounce_too() -> None:
    board = FULL.replace("H2   .    .", "H2   o    .")
    play = push(board, "bounce: 5").act("push n7", "push o7", "stay")
    play.expect("pushed H2 n7 o7", "roll name=bounce", "ball_ground p7").asks("activate", "home")
