"""Rules and Regulations: The Turnover (2020), a test or more for each cause of the list."""

from __future__ import annotations

from typing import Any

from tests.scenarios.scenario import Scenario, scenario

GIANT: dict[str, dict[str, Any]] = {
    "H1": {"st": 5, "skills": "throw_team_mate"},
    "H2": {"skills": "right_stuff"},
}


def ends(play: Scenario, cause: str) -> Scenario:
    """The turn ended by a turnover of this cause, and it is the opponent's."""
    play.expect(f"turnover home why={cause}", "activation_ended", "turn_ended home")
    return play.asks("activate", "away").spent()


def test_falls_over_during_the_own_activation() -> None:
    """The Turnover: a player of the active team Falls Over."""
    board = """
           k    l    m
    7      H2   H1   A1
    9      .    .    A9
    """
    play = scenario(board, dice=["dodge H1: 2", "armour H1: 1 2"])
    ends(play.act("activate H1 move", "move l8"), "fell_over")


def test_knocked_down_during_the_own_turn() -> None:
    """The Turnover: a player of the active team is Knocked Down."""
    board = """
           l    m
    7      H1   A1
    9      H9   A9
    """
    play = scenario(board, dice=["block H1: both_down", "armour: 1 1 1 1"])
    ends(play.act("activate H1 block A1"), "knocked_down")


def test_a_team_mate_knocked_down_during_the_own_turn() -> None:
    """The Turnover: any player of the active team, whoever's activation it is."""
    board = """
           k    l    m    n    o
    7      H1   H2   .    .    H3
    9      .    .    .    .    A9
    """
    dice = ["throw H1: 6", "throw_scatter H2: 2 5 7", "armour H3: 1 2", "throw_bounce H2: 5"]
    play = scenario(board, who=GIANT, dice=[*dice, "armour H2: 1 2"])
    ends(play.act("activate H1 throw", "throw H2 n7"), "knocked_down")


def test_an_opponent_knocked_down_is_none() -> None:
    """The Turnover: the active team."""
    board = """
           l    m
    7      H1   A1*
    9      H9   A9
    """
    play = scenario(board, dice=["block H1: pow", "armour A1: 1 2", "bounce: 5"])
    play.act("activate H1 block A1", "push n7", "stay").never("turnover").asks("activate", "home")


def test_a_carrier_placed_prone() -> None:
    """The Turnover: a player in possession is Placed Prone (here by their own vomit)."""
    board = """
           l    m
    7      H1*  A1
    9      H9   A9
    """
    play = scenario(
        board,
        who={"H1": {"skills": "projectile_vomit"}},
        dice=["projectile_vomit H1: 1", "armour H1: 5 5", "injury H1: 1 2", "bounce: 4"],
    )
    play.act("activate H1 projectile_vomit A1")
    ends(play, "carrier_placed_prone")
    play = scenario(
        board.replace("H1*", "H1 "),
        who={"H1": {"skills": "projectile_vomit"}},
        dice=["projectile_vomit H1: 1", "armour H1: 5 5", "injury H1: 1 2"],
    )
    play.act("activate H1 projectile_vomit A1").never("turnover").asks("activate", "home")


def test_a_carrier_forced_off_the_pitch() -> None:
    """The Turnover: a player in possession is moved off the pitch, here chain-pushed."""
    board = """
           k    l    m
    1      H3   H2*  H4
    2      H5   A1   H6
    3      .    H1   .
    9      H9   .    A9
    """
    dice = ["block H1: push", "injury H2: 1 2", "throw_in: 3", "throw_in_distance: 3 3"]
    play = scenario(board, dice=[*dice, "bounce: 5"], who={"A1": {"st": 8}})
    ends(play.act("activate H1 block A1", "push l1", "stay"), "carrier_in_crowd")


def test_a_team_mate_without_the_ball_in_the_crowd_is_none() -> None:
    """The Turnover: in possession of the ball (ruling 52)."""
    board = """
           k    l    m
    1      H3   H2   H4
    2      H5   A1   H6
    3      .    H1   .
    9      H9   .    A9
    """
    play = scenario(board, dice=["block H1: push", "injury H2: 1 2"], who={"A1": {"st": 8}})
    play.act("activate H1 block A1", "push l1", "stay").never("turnover").asks("activate", "home")


def test_a_failed_pick_up() -> None:
    """The Turnover: even if the bouncing ball is caught by a player of the active team."""
    board = """
           k    l    m
    7      H1   o    H2
    9      H9   .    A9
    """
    play = scenario(board, dice=["pick_up H1: 1", "bounce: 5", "catch H2: 6"])
    play.act("activate H1 move", "move l7")
    assert play.state.carrier == play.game.match.names.players["H2"]
    ends(play, "failed_pick_up")


def test_a_fumbled_pass() -> None:
    """The Turnover: even if the bouncing ball is caught by a player of the active team."""
    board = """
           k    l    m
    7      H1*  H2   .
    9      H9   .    A9
    """
    play = scenario(board, dice=["pass H1: 1", "bounce: 5", "catch H2: 6"])
    ends(play.act("activate H1 pass", "pass m7"), "fumbled_pass")


PASSING = """
       k    l    m    n    o    p
5      .    .    .    .    .    .
6      .    .    .    .    .    .
7      H1*  .    .    .    H2   H3
9      H9   .    .    .    .    A9
"""


def test_a_pass_that_nobody_catches() -> None:
    """The Turnover: the ball comes to rest on the ground."""
    play = scenario(PASSING, dice=["pass H1: 6", "catch H2: 1", "bounce: 2"])
    ends(play.act("activate H1 pass", "pass o7"), "pass_not_caught")


def test_a_pass_that_an_opponent_holds() -> None:
    """The Turnover: the ball comes to rest in the possession of the opposing team."""
    board = PASSING.replace("H3", "A3")
    play = scenario(board, dice=["pass H1: 6", "catch H2: 1", "bounce: 5", "catch A3: 6"])
    ends(play.act("activate H1 pass", "pass o7"), "pass_not_caught")


def test_a_pass_caught_by_another_team_mate_is_none() -> None:
    """The Turnover: if no player of the active team catches the ball."""
    play = scenario(PASSING, dice=["pass H1: 6", "catch H2: 1", "bounce: 5", "catch H3: 6"])
    play.act("activate H1 pass", "pass o7").never("turnover").asks("activate", "home").spent()


def test_a_hand_off_that_nobody_catches() -> None:
    """The Turnover: after a Hand-off action, likewise."""
    board = """
           k    l    m
    7      H1*  H2   H3
    9      H9   .    A9
    """
    play = scenario(board, dice=["catch H2: 1", "bounce: 2"])
    ends(play.act("activate H1 handoff", "handoff H2"), "hand_off_not_caught")
    play = scenario(board, dice=["catch H2: 1", "bounce: 5", "catch H3: 5"])
    play.act("activate H1 handoff", "handoff H2").never("turnover").asks("activate", "home")


DEFLECTION = """
       k    l    m    n    o    p
7      H1*  .    A1   H3   H2   .
9      H9   .    .    .    .    A9
"""


def test_an_intercepted_pass() -> None:
    """The Turnover: in the possession of a player of the opposing team."""
    play = scenario(DEFLECTION, dice=["pass H1: 5", "interfere A1: 6", "catch A1: 6"])
    ends(play.act("activate H1 pass", "pass o7", "select A1"), "pass_deflected")


def test_a_deflected_pass_that_comes_to_rest() -> None:
    """The Turnover: on the ground."""
    dice = ["pass H1: 5", "interfere A1: 6", "catch A1: 1", "scatter: 2 2 2", "bounce: 4"]
    play = scenario(DEFLECTION, dice=dice)
    ends(play.act("activate H1 pass", "pass o7", "select A1"), "pass_deflected")


def test_a_deflected_pass_caught_by_the_active_team_is_none() -> None:
    """The Turnover: caught after scattering."""
    dice = ["pass H1: 5", "interfere A1: 6", "catch A1: 1", "scatter: 2 7 5", "catch H3: 6"]
    play = scenario(DEFLECTION, dice=dice)
    play.act("activate H1 pass", "pass o7", "select A1").never("turnover").asks("activate", "home")


THROW = """
       k    l    m    n    o
1      .    .    .    .    .
2      H1   H2*  .    .    .
3      .    .    .    .    .
9      H9   .    .    .    A9
"""


def test_a_thrown_carrier_who_lands_badly() -> None:
    """The Turnover: fails to land safely, even if the bounce is caught by the active team."""
    board = THROW.replace("3      .    .    .    .    .", "3      .    .    .    .    H3")
    dice = ["throw H1: 5", "throw_scatter H2: 4 5 5", "landing H2: 1", "armour H2: 1 2"]
    play = scenario(board, who=GIANT, dice=[*dice, "bounce: 7", "catch H3: 6"])
    play.act("activate H1 throw", "throw H2 n2")
    assert play.state.carrier == play.game.match.names.players["H3"]
    ends(play, "carrier_landed_badly")


def test_a_thrown_player_without_the_ball_who_lands_badly_is_none() -> None:
    """The Turnover: in possession of the ball."""
    dice = ["throw H1: 5", "throw_scatter H2: 4 5 5", "landing H2: 1", "armour H2: 1 2"]
    play = scenario(THROW.replace("H2*", "H2 "), who=GIANT, dice=dice)
    play.act("activate H1 throw", "throw H2 n2").never("turnover").asks("activate", "home").spent()


def test_a_thrown_carrier_who_lands_in_the_crowd() -> None:
    """The Turnover: lands in the crowd."""
    dice = ["throw H1: 5", "throw_scatter H2: 2 2", "injury H2: 1 2", "throw_in: 3"]
    play = scenario(THROW, who=GIANT, dice=[*dice, "throw_in_distance: 1 1", "bounce: 5"])
    ends(play.act("activate H1 throw", "throw H2 n2"), "carrier_in_crowd")


def test_a_carrier_who_is_eaten() -> None:
    """The Turnover: is eaten; the ball bounces from the eater."""
    who = {**GIANT, "H1": {"st": 5, "skills": "throw_team_mate, always_hungry"}}
    play = scenario(THROW, who=who, dice=["always_hungry H1: 1", "squirm_free H1: 1", "bounce: 5"])
    ends(play.act("activate H1 throw", "throw H2 n2"), "carrier_eaten")


def test_a_player_sent_off_for_a_foul() -> None:
    """The Turnover: Sent-off by the referee."""
    board = """
           l    m
    7      H1   A1_
    9      H9   A9
    """
    play = scenario(board, dice=["armour A1: 2 2"])
    ends(play.act("activate H1 foul A1", "foul A1", "no"), "sent_off")


def test_a_touchdown_ends_the_turn() -> None:
    """The Turnover: a touchdown is scored; nobody else is activated."""
    board = """
           y    z
    7      H1*  .
    9      H9   A9
    """
    play = scenario(board)
    play.act("activate H1 move", "move z7")
    play.expect("touchdown home H1 z7", "activation_ended H1", "turn_ended home", "drive_ended")
    play.asks("set_up", "home")


def test_dice_due_are_rolled_before_the_turn_ends() -> None:
    """The Turnover: all that the event calls for, then the activation ends, then the turn."""
    board = """
           k    l    m
    7      H2   H1*  A1
    9      .    .    A9
    """
    dice = ["dodge H1: 1", "armour H1: 5 5", "injury H1: 5 5", "casualty H1: 8"]
    play = scenario(board, dice=[*dice, "bounce: 1", "catch H2: 6"])
    play.act("activate H1 move", "move l8")
    play.expect(
        "turnover why=fell_over",
        "roll name=armour",
        "roll name=injury",
        "roll name=casualty",
        "roll name=bounce",
        "activation_ended H1",
        "turn_ended home",
    )
