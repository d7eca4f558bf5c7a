"""Player Status: Stunned players, and when they roll over (2020)."""

from __future__ import annotations

from typing import Any

from tests.scenarios.scenario import scenario

FACING = """
       k    l    m    n
7      .    H1   A1   .
9      H9   .    .    A9
"""
THROW = """
       k    l    m    n    o
6      .    .    .    .    .
7      H1   H2   .    .    H3~
8      .    .    .    .    .
"""
GIANT: dict[str, dict[str, Any]] = {
    "H1": {"st": 5, "skills": "throw_team_mate"},
    "H2": {"skills": "right_stuff"},
}


def test_a_player_stunned_in_the_other_turn_rolls_over_at_the_end_of_the_own() -> None:
    """Stunned: they cannot be activated in that turn."""
    play = scenario(FACING, dice=["block: pow", "armour A1: 5 5", "injury A1: 3 3"])
    play.act("activate H1 block A1", "push n7", "stay", "end")
    play.expect("posture A1 posture=stunned", "turn_ended home", "turn_started away")
    play.asks("activate", "away").refuses("activate A1 move")
    play.act("end").expect("posture A1 posture=prone", "turn_ended away")


def test_a_stunned_player_is_not_turned_over_by_the_end_of_the_other_turn() -> None:
    """Stunned: when a team's turn ends, its own players."""
    play = scenario(FACING, dice=["block: pow", "armour A1: 5 5", "injury A1: 3 3"])
    play.act("activate H1 block A1", "push n7", "stay").expect("posture A1 posture=stunned")
    play.act("end").never("posture A1").expect("turn_ended home")
    play.shows("""
           n
    7      A1~
    """)


def test_a_player_stunned_in_the_own_turn_stays_so_through_the_next() -> None:
    """Stunned: they roll over at the end of their team's next turn."""
    play = scenario(FACING, dice=["dodge H1: 1", "armour H1: 5 5", "injury H1: 3 3"])
    play.act("activate H1 move", "move k7")
    play.expect("posture H1 posture=stunned", "turn_ended home")
    play.act("end").expect("turn_ended away", "turn_started home").refuses("activate H1 move")
    play.shows("""
           k
    7      H1~
    """)
    play.act("end").expect("posture H1 posture=prone", "turn_ended home")
    play.act("end").asks("activate", "home").offers("activate H1 move")


def test_stunned_players_turn_over_even_after_a_turnover() -> None:
    """Stunned: when the turn ends, even if it ends with a turnover."""
    board = """
           k    l    m
    7      .    H1   A1
    8      H2~  .    .
    """
    play = scenario(board, dice=["dodge H1: 1", "armour H1: 1 1"])
    play.act("activate H1 move", "move k7")
    play.expect("turnover home", "posture H2 posture=prone", "turn_ended home")


def test_stunned_anew_in_the_own_turn_stays_stunned_until_the_end_of_the_next() -> None:
    """(commentary) Becoming Prone or Stunned: even if Stunned already, the following turn."""
    play = scenario(
        THROW,
        who=GIANT,
        dice=[
            "throw H1: 6",
            "throw_scatter H2: 2 5 7",
            "armour H3: 5 5",
            "injury H3: 2 2",
            "throw_bounce H2: 5",
            "armour H2: 1 1",
        ],
    )
    play.act("activate H1 throw", "throw H2 n7")
    play.expect("knocked_down H3", "injury H3 result=stunned", "turn_ended home")
    play.shows("""
           o    p
    7      H3~  H2_
    """)
    play.act("end", "end").expect("posture H3 posture=prone", "turn_ended home")


def test_stunned_and_hit_again_without_harm_rolls_over_as_usual() -> None:
    """Stunned: they were so when the turn began; armour that holds changes nothing."""
    play = scenario(
        THROW,
        who=GIANT,
        dice=[
            "throw H1: 6",
            "throw_scatter H2: 2 5 7",
            "armour H3: 1 2",
            "throw_bounce H2: 5",
            "armour H2: 1 1",
        ],
    )
    play.act("activate H1 throw", "throw H2 n7")
    play.expect("knocked_down H3", "roll H3 name=armour", "posture H3 posture=prone", "turn_ended")


def test_a_stunned_player_has_no_tackle_zone() -> None:
    """Losing Tackle Zones: Stunned players neither mark nor are they in the way of a move."""
    play = scenario("""
           l    m
    7      H1   A1~
    """)
    play.act("activate H1 move", "move l6").never("roll").expect("moved H1 l7 l6")
