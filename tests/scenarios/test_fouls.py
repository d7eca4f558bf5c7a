"""Kicking Them While They're Down: Foul actions (2020)."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import scenario

DOWN = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1_  .
8      .    .    .    .
9      H9   .    .    .
"""
AWAY = """
       i    j    k    l    m    n
7      H1   .    .    .    A1_  .
9      H9   .    .    .    A2   .
"""


@pytest.mark.parametrize("mark", ["_", "~"])
def test_a_foul_is_an_armour_roll_against_a_player_who_lies(mark: str) -> None:
    """Foul Actions: a Prone or a Stunned player."""
    play = scenario(DOWN.replace("_", mark), dice=["armour A1: 4 5", "injury A1: 3 5"])
    play.act("activate H1 foul A1").offers("foul A1").act("foul A1")
    play.never("turnover", "spp").expect(
        "declared H1 action=foul target=A1",
        "foul H1 target=A1",
        "roll A1 name=armour by=foul needed=9",
        "armour_broken A1",
        "injury A1 result=knocked_out by=foul",
        "activation_ended H1",
    )
    play.asks("activate", "home").spent()


def test_armour_that_holds_leaves_them_as_they_were() -> None:
    """Fouling: an Armour roll and possibly an Injury roll."""
    play = scenario(DOWN.replace("_", "~"), dice=["armour A1: 3 5"])
    play.act("activate H1 foul A1", "foul A1").never("posture", "roll name=injury")
    play.shows("""
           m
    7      A1~
    """)


def test_a_prone_player_who_is_hurt_becomes_stunned() -> None:
    """Injury Rolls: 2-7."""
    play = scenario(DOWN, dice=["armour A1: 4 5", "injury A1: 1 2"])
    play.act("activate H1 foul A1", "foul A1").expect("posture A1 posture=stunned")


def test_standing_players_cannot_be_fouled() -> None:
    """Foul Actions: the player nominated is Prone or Stunned."""
    scenario(AWAY).offers("activate H1 foul A1").refuses("activate H1 foul A2")


def test_the_player_may_move_first_and_not_afterwards() -> None:
    """Foul Actions: once the Foul has been committed the activation ends."""
    play = scenario(AWAY, dice=["armour A1: 1 2"])
    play.act("activate H1 foul A1").refuses("foul A1")
    play.act("move j7", "move k7").refuses("foul A1").act("move l7", "foul A1")
    play.expect("foul H1", "activation_ended H1").asks("activate", "home")


def test_the_way_to_the_victim_needs_its_rolls() -> None:
    """Foul Actions: all of the normal movement rules."""
    board = """
           k    l    m    n
    7      A3   H1   .    A1_
    """
    play = scenario(board, dice=["dodge H1: 3", "armour A1: 1 2"])
    play.act("activate H1 foul A1").needs("move m7", "dodge 3+")
    play.act("move m7", "foul A1").spent()


def test_a_prone_player_stands_up_to_foul() -> None:
    """Prone: any action that includes Movement Allowance."""
    play = scenario(DOWN.replace("H1 ", "H1_"), dice=["armour A1: 1 2"])
    play.act("activate H1 foul A1").refuses("foul A1").act("stand", "foul A1").spent()


def test_only_the_declared_victim() -> None:
    """Declaring Actions: the target is declared at the start."""
    board = """
           l    m
    6      .    A2_
    7      H1   A1_
    """
    play = scenario(board)
    play.act("activate H1 foul A1").offers("foul A1").refuses("foul A2")


def test_once_per_team_turn() -> None:
    """Foul: once per team turn, even if the declared one is not committed."""
    play = scenario(DOWN, dice=["armour A1: 1 2"])
    play.act("activate H1 foul A1", "foul A1").refuses("activate H9 foul A1")
    play = scenario(DOWN)
    play.act("activate H1 foul A1", "end").asks("activate", "home")
    play.refuses("activate H9 foul A1").offers("activate H9 move")


def test_again_in_the_next_turn() -> None:
    """Foul: per team turn."""
    play = scenario(DOWN, dice=["armour A1: 1 2"])
    play.act("activate H1 foul A1", "foul A1", "end", "end").offers("activate H9 foul A1")


def test_fouling_with_the_ball() -> None:
    """Foul Actions: a player in possession may foul, and keeps the ball."""
    play = scenario(DOWN.replace("H1 ", "H1*"), dice=["armour A1: 1 2"])
    play.act("activate H1 foul A1", "foul A1")
    play.shows("""
           l
    7      H1*
    """)


def test_each_offensive_assist_is_plus_one() -> None:
    """Fouling: team-mates who mark the victim and are marked by nobody."""
    board = """
           l    m    n
    6      .    H2   .
    7      H1   A1_  H3
    9      H9   .    .
    """
    play = scenario(board, dice=["armour A1: 3 4", "injury A1: 1 2"])
    play.act("activate H1 foul A1", "foul A1")
    play.expect("roll A1 name=armour dice=3,4 bonus=2 modifiers=assists:2", "armour_broken A1")


def test_each_defensive_assist_is_minus_one() -> None:
    """Fouling: the victim's team-mates who mark the player."""
    board = """
           k    l    m
    6      .    A2   .
    7      .    H1   A1_
    8      A3   .    .
    """
    play = scenario(board, dice=["armour A1: 4 6"])
    play.act("activate H1 foul A1", "foul A1").never("armour_broken")
    play.expect("roll A1 name=armour bonus=-2 modifiers=defensive_assists:-2")


def test_both_kinds_of_assist() -> None:
    """Fouling: they are added up."""
    board = """
           l    m    n
    6      .    H2   .
    7      H1   A1_  .
    8      .    A2   .
    """
    play = scenario(board, dice=["armour A1: 4 5", "injury A1: 1 2"])
    play.act("activate H1 foul A1", "foul A1")
    play.expect(
        "roll A1 name=armour dice=4,5 modifiers=assists:1,defensive_assists:-1", "armour_broken A1"
    )


def test_a_marked_team_mate_does_not_assist() -> None:
    """Offensive Assists: marked by anybody else than the victim, who marks nobody lying down."""
    board = """
           l    m    n
    5      .    .    A2
    6      .    H2   .
    7      H1   A1_  .
    """
    play = scenario(board, dice=["armour A1: 3 5"])
    play.act("activate H1 foul A1", "foul A1").never("armour_broken").expect("roll A1 modifiers=")


def test_a_marked_defender_does_not_assist() -> None:
    """Defensive Assists: marked by anybody else than the player who fouls."""
    board = """
           k    l    m
    5      .    H2   .
    6      .    A2   .
    7      .    H1   A1_
    """
    play = scenario(board, dice=["armour A1: 3 6", "injury A1: 1 2"])
    play.act("activate H1 foul A1", "foul A1").expect("roll A1 modifiers=", "armour_broken A1")


@pytest.mark.parametrize("mark", ["_", "~", "!"])
def test_team_mates_without_a_tackle_zone_do_not_assist(mark: str) -> None:
    """Offensive Assists: they must mark the victim."""
    board = f"""
           l    m    n
    6      .    H2{mark}  .
    7      H1   A1_  .
    """
    play = scenario(board, dice=["armour A1: 3 5"])
    play.act("activate H1 foul A1", "foul A1").never("armour_broken").expect("roll A1 modifiers=")


def test_no_skill_of_a_block_helps_a_foul() -> None:
    """Mighty Blow: only against an opponent Knocked Down by a Block."""
    play = scenario(DOWN, dice=["armour A1: 3 5"], who={"H1": {"skills": "mighty_blow 1"}})
    play.act("activate H1 foul A1", "foul A1").asks("activate", "home").never("armour_broken")
