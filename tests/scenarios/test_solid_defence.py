"""The Kick-off Event table (2020), 4: Solid Defence, step by step and whole."""

from __future__ import annotations

import pytest

import blockdice as bd
from blockdice.engine.invariants import check
from tests.scenarios.drive import kick_scenario
from tests.scenarios.scenario import Scenario

OPEN = [f"H{n}" for n in range(4, 12)]


def solid(players: int = 1, **fields: str) -> Scenario:
    """A Solid Defence of D3+3 players."""
    return kick_scenario("kick_off_event: 2 2", f"players: {players}", **fields)


def test_the_kicking_coach_picks_open_players() -> None:
    """4: Solid Defence: only Open players; H1-H3 are Marked on the line."""
    play = solid().asks("solid_defence", "home")
    assert play.legal == [*(f"select {label}" for label in OPEN), "end"]


@pytest.mark.parametrize("die", [1, 2, 3])
def test_d3_and_three_players_may_be_taken_up(die: int) -> None:
    """4: Solid Defence: D3+3; then they are placed."""
    play = solid(die).act(*(f"select {label}" for label in OPEN[: die + 2])).offers("select H11")
    play.act("select H11")
    assert play.legal[0].startswith("place")
    assert {action.split()[1] for action in play.legal} == {*OPEN[: die + 2], "H11"}


def test_taken_up_players_are_set_up_again() -> None:
    """4: Solid Defence: in different locations; the ball comes down afterwards."""
    play = solid().act("select H8", "select H9", "end", "place H9 b2", "place H8 c13")
    play.expect("placed H9 b2", "placed H8 c13", "ball_ground u10").asks("activate", "away")
    assert (play.where("H8"), play.where("H9")) == ("c13", "b2")


def test_the_coach_may_stop_at_any_number() -> None:
    """4: Solid Defence (ruling): none at all too."""
    solid().act("end").asks("activate", "away").spent()


def test_the_usual_rules_of_set_up_hold() -> None:
    """4: Solid Defence: own half, two in a Wide Zone with those who stay, free squares."""
    play = solid().act("select H8", "select H9", "end").refuses("place H8 n2", "place H8 h8")
    play.act("place H8 c3").refuses("place H9 d4", "place H9 m1").offers(
        "place H9 d5", "place H9 a15"
    )


def test_the_line_of_scrimmage_must_stay_manned() -> None:
    """4: Solid Defence: three on the line at the end, taken up or not."""
    away = """
           n    o    p
    5      A1   A2   A3
    6      .    A4   A5
    9      A6   A7   A8
    12     A9   .    .
    13     A10  .    .
    11     A11  .    .
    """
    home = """
           k    l    m
    5      .    .    H1
    7      H9   H10  H2
    8      H8   H11  .
    9      .    .    H3
    11     H6   H7   .
    13     H4   .    .
    14     H5   .    .
    """
    play = solid(home=home, away=away)
    play.act("select H2", "end")
    assert {action.split()[2][0] for action in play.legal} == {"m"}


def test_a_whole_set_up_moves_several_at_once() -> None:
    """4: Solid Defence: players may change places in it."""
    play = solid().act("setup H8=j9 H9=j7 H4=c1").asks("activate", "away")
    assert (play.where("H8"), play.where("H9"), play.where("H4")) == ("j9", "j7", "c1")


def refused(play: Scenario, action: str) -> str:
    """What is said of a set-up that is refused; nothing has changed."""
    before = play.game.dump()
    with pytest.raises(bd.IllegalAction) as caught:
        play.act(action)
    assert play.game.dump() == before
    return str(caught.value)


def test_a_whole_set_up_is_refused_with_all_that_is_wrong() -> None:
    """4: Solid Defence: Marked players, too many, the wrong half, occupied squares, zones."""
    message = refused(solid(), "setup H1=b8 H4=m8 H5=n12 H6=c1 H7=c2 H8=c3 A9=d1")
    for part in (
        "H1 is not available",
        "A9 belongs to the other team",
        "4 more players may be moved, not 7",
        "m8 holds more than one player",
        "H5 on n12 is not in the own half",
        "2 players at most may stand in the top wide zone, not 4",
    ):
        assert part in message, message


def test_the_limit_counts_those_taken_up_before() -> None:
    """4: Solid Defence: both doors together move no more than D3+3."""
    play = solid().act("select H4", "select H5")
    assert "2 more players may be moved, not 3" in refused(
        play, "setup H4=b1 H5=b15 H6=c6 H7=c7 H8=c8"
    )
    assert "H5 has been taken up and is not placed" in refused(play, "setup H4=b1 H6=c6")
    play.act("setup H4=b1 H5=b15 H6=c6 H7=c7").asks("activate", "away")


def test_once_placing_has_begun_nobody_else_moves() -> None:
    """4: Solid Defence (ruling): the chosen are taken off together and set up again."""
    play = solid().act("select H4", "select H5", "end", "place H4 b1")
    assert "0 more players may be moved, not 1" in refused(play, "setup H5=b15 H6=c6")
    assert "H4 is not available" in refused(play, "setup H5=b15 H4=b2")
    play.act("setup H5=b15").asks("activate", "away")


def test_nobody_open_means_nobody_moves() -> None:
    """4: Solid Defence: it is not even asked."""
    play = kick_scenario(
        *("kick_off_event: 2 2", "players: 3"),
        home="m\n7 H1\n8 H2\n9 H3",
        kicker="H1",
        teams=({"players": 3}, {}),
    )
    play.expect("automatic decision=solid_defence").asks("activate", "away")


def test_who_has_swarmed_onto_the_pitch_may_be_set_up_again() -> None:
    """Swarming: still one beyond the eleven."""
    who = {label: {"skills": "swarming"} for label in ("H4", "H12")}
    dice = ["swarming: 1", "kick_off_event: 1 3", "players: 1"]
    play = kick_scenario(*dice, who=who).act("place H12 l8").asks("solid_defence", "home")
    play.act("select H12", "end", "place H12 k8")
    play.expect("token H12 token=extra on=True", "placed H12 k8")
    assert len(play.state.on_pitch(0)) == 12
    check(play.game.match)
