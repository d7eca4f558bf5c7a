"""Player Status: Placed Prone, Falling Over and being Knocked Down (2020)."""

from __future__ import annotations

from tests.scenarios.scenario import Scenario, scenario

MARKED = """
       k    l    m    n
6      .    .    .    .
7      .    H1*  A1   .
8      .    .    .    .
"""
FACING = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    H1   A1*  .    .
8      .    .    .    .    .
9      H9   .    .    .    .
"""


def place_prone(play: Scenario, label: str) -> Scenario:
    """Place a player Prone as a skill would: no skill of these rosters does it yet."""
    match = play.game.match
    for decision in match.rules.place_prone(match, match.names.players[label]):
        raise AssertionError(decision)
    return play


def test_placed_prone_with_the_ball_is_a_turnover_and_the_ball_bounces() -> None:
    """Placed Prone: in the own team turn, from the square, and without an Armour roll."""
    play = scenario(MARKED, dice=["bounce: 4"])
    place_prone(play, "H1").never("roll name=armour", "fell_over H1", "knocked_down H1")
    play.expect("posture H1 posture=prone", "turnover why=carrier_placed_prone", "ball_ground k7")
    play.spent()


def test_placed_prone_without_the_ball_is_no_turnover() -> None:
    """Placed Prone: only a player in possession of the ball."""
    play = scenario(FACING)
    place_prone(play, "H1").never("turnover", "roll").expect("posture H1 posture=prone")


def test_placed_prone_with_the_ball_in_the_other_turn_bounces_without_a_turnover() -> None:
    """Placed Prone: a turnover only during their own team turn."""
    play = scenario(FACING, dice=["bounce: 5"])
    place_prone(play, "A1").never("turnover").expect("posture A1", "ball_ground n7")
    play.spent()


def test_placed_prone_ends_the_activation() -> None:
    """Placed Prone: during their activation it ends immediately."""
    play = scenario(FACING)
    play.act("activate H1 move")
    place_prone(play, "H1")
    assert play.state.windows[-1].activation.is_over
    assert not play.state.windows[-1].is_over


def test_a_placed_prone_player_loses_the_tackle_zone() -> None:
    """Losing Tackle Zones: Prone players."""
    play = scenario(FACING)
    place_prone(play, "H1")
    assert not play.state.is_marked(play.game.match.names.players["A1"])


def test_falling_over_is_a_turnover_and_risks_injury() -> None:
    """Falling Over: a turnover, Prone, an Armour roll; armour that holds leaves them Prone."""
    play = scenario(MARKED, dice=["dodge H1: 1", "armour H1: 4 4", "bounce: 7"])
    play.act("activate H1 move", "move k7")
    play.expect(
        "fell_over H1 k7 by=dodge",
        "posture H1 posture=prone",
        "turnover home why=fell_over",
        "roll H1 name=armour dice=4,4 needed=9",
        "roll name=bounce",
        "ball_ground k8",
        "turn_ended home",
    )
    play.asks("activate", "away").spent()
    play.shows("""
           k
    7      H1_
    8      o
    """)


def test_the_ball_bounces_after_the_injury_roll() -> None:
    """Falling Over: after making an Armour roll, and possible Injury roll."""
    play = scenario(MARKED, dice=["dodge H1: 1", "armour H1: 4 5", "injury H1: 4 4", "bounce: 2"])
    play.act("activate H1 move", "move k8")
    play.expect(
        "roll H1 name=armour",
        "armour_broken H1",
        "roll H1 name=injury",
        "injury H1 result=knocked_out",
        "boxed H1 k8 place=knocked_out",
        "roll name=bounce",
        "ball_ground k7",
    )
    play.spent()


def test_falling_over_while_rushing() -> None:
    """Falling Over: a player may trip over their own feet."""
    play = scenario(
        """
               a    b    c    d    e    f    g    h
        1      H1   .    .    .    .    .    .    .
        """,
        dice=["rush H1: 1", "armour H1: 6 6", "injury H1: 3 3"],
    )
    play.act("activate H1 move", *(f"move {column}1" for column in "bcdefgh"))
    play.expect("fell_over H1 h1 by=rush", "turnover why=fell_over", "injury H1 result=stunned")
    assert play.where("H1") == "h1"
    play.spent()


def test_knocked_down_in_the_own_turn_is_a_turnover() -> None:
    """Being Knocked Down: during their team turn."""
    play = scenario(FACING, dice=["block: player_down", "armour H1: 1 2"])
    play.act("activate H1 block A1")
    play.expect(
        "knocked_down H1 by=block causer=A1",
        "posture H1 posture=prone",
        "turnover home why=knocked_down",
        "roll H1 name=armour",
        "turn_ended home",
    )
    play.spent()


def test_knocked_down_in_the_other_turn_is_no_turnover() -> None:
    """Being Knocked Down: the ball bounces after the Armour roll, from the square."""
    play = scenario(FACING, dice=["block: pow", "armour A1: 3 4", "bounce: 5"])
    play.act("activate H1 block A1", "push n7", "stay").never("turnover")
    play.expect(
        "pushed A1 m7 n7",
        "knocked_down A1 n7 by=block causer=H1",
        "posture A1 posture=prone",
        "roll A1 name=armour",
        "roll name=bounce",
        "ball_ground o7",
    )
    play.asks("activate", "home").spent()


def test_knocked_down_with_broken_armour_bounces_the_ball_last() -> None:
    """Being Knocked Down: after the Armour roll and possible Injury roll."""
    play = scenario(
        FACING,
        dice=["block: pow", "armour A1: 6 4", "injury A1: 6 5", "casualty A1: 1", "bounce: 8"],
    )
    play.act("activate H1 block A1", "push n7", "stay")
    play.expect("roll A1 name=injury", "boxed A1 place=casualty", "roll A1 name=casualty")

    assert play.state.ball_square == play.game.match.names.squares.index("o8")
    play.spent()


def test_both_down_knocks_both_down() -> None:
    """Being Knocked Down: both, the one who blocked with a turnover."""
    play = scenario(FACING, dice=["block: both_down", "armour: 1 1 2 2", "bounce: 2"])
    play.act("activate H1 block A1")
    play.expect(
        "knocked_down A1 causer=H1",
        "knocked_down H1 causer=A1",
        "turnover home why=knocked_down",
        "roll A1 name=armour dice=1,1",
        "roll H1 name=armour dice=2,2",
        "ball_ground m6",
    )
    play.spent()


def test_a_knocked_down_blitzer_can_do_no_more() -> None:
    """Being Knocked Down: the activation ends with the turn."""
    play = scenario(FACING, dice=["block: player_down", "armour H1: 1 2"])
    play.act("activate H1 blitz A1", "block A1")
    play.expect("turnover home", "activation_ended H1", "turn_ended home")
    play.asks("activate", "away")
