"""The Start of a Drive, The Kick-off (2020): kicker, placing, deviation, landing, touchback."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.drive import (
    AWAY,
    HOME,
    LANDS,
    OFF_THE_PITCH,
    kick_scenario,
    line_up,
    set_up_scenario,
)

COACHING = ["kick_off_event: 3 4", "brilliant_coaching: 3 3"]
"""An event that changes nothing: both coaches are equally brilliant."""


def test_the_kicker_stands_neither_on_the_line_nor_in_a_wide_zone() -> None:
    """Nominate kicking player."""
    play = set_up_scenario().act(line_up(HOME), line_up(AWAY)).asks("nominate_kicker", "home")
    assert play.legal == [f"kicker H{n}" for n in range(6, 12)]


ONLY_LINE_AND_WIDE = """
       k    l    m
1      .    .    H8
2      .    .    H9
5      .    .    H1
6      .    .    H2
7      .    .    H3
8      .    .    H4
9      .    .    H5
10     .    .    H6
11     .    .    H7
14     .    H10  H11
"""


def test_with_nobody_else_somebody_on_the_line_kicks() -> None:
    """Nominate kicking player (commentary): never one in a Wide Zone."""
    play = set_up_scenario().act(line_up(ONLY_LINE_AND_WIDE), line_up(AWAY))
    assert play.legal == [f"kicker H{n}" for n in range(1, 8)]


def test_with_three_players_any_of_them_kicks() -> None:
    """Nominate kicking player: on the line if only three or fewer are on the pitch."""
    play = set_up_scenario(home={"players": 3})
    play.act("place H1 m7", "place H2 m8", "place H3 m9", line_up(AWAY))
    assert play.legal == ["kicker H1", "kicker H2", "kicker H3"]


def test_the_kick_may_go_anywhere_in_the_other_half() -> None:
    """Place the kick: any square, occupied or unoccupied, in the receiving half."""
    play = set_up_scenario().act(line_up(HOME), line_up(AWAY), "kicker H8")
    play.asks("place_kick", "home", "H8").offers("aim n8", "aim z1", "aim q7", "aim s15")
    assert len(play.legal) == 13 * 15
    play.refuses("aim m8", "aim a1")


def test_the_kick_deviates_by_a_die_in_a_random_direction() -> None:
    """The Kick Deviates: D8 and D6; the ball stays in the air until the event is resolved."""
    kick = ["kick_off_deviation: 1", "kick_off_deviation_distance: 4", "bounce: 2"]
    play = kick_scenario(*COACHING, kick=kick, aim="u6").expect(
        "kicker H8",
        "kick_placed u6",
        "roll H8 name=kick_off_deviation",
        "roll H8 name=kick_off_deviation_distance dice=4",
        "ball_air q2",
        "kick_off_event event=brilliant_coaching",
        "roll name=bounce",
        "ball_ground q1",
    )
    play.asks("activate", "away").spent()


def test_the_ball_is_caught_by_who_stands_there() -> None:
    """What goes up must come down: -1 to catch a ball that has deviated."""
    kick = ["kick_off_deviation: 7", "kick_off_deviation_distance: 2", "catch A10: 4"]
    play = kick_scenario(*COACHING, kick=kick, aim="r4")
    play.expect("roll A10 name=catch needed=4", "ball_held A10 r6").asks("activate", "away")


def test_a_ball_that_is_not_caught_bounces() -> None:
    """What goes up must come down."""
    kick = ["kick_off_deviation: 7", "kick_off_deviation_distance: 2", "catch A10: 2", "bounce: 7"]
    play = kick_scenario(*COACHING, kick=kick, aim="r4")
    play.never("turnover").expect("roll A10 name=catch passed=False", "ball_ground r7")
    play.asks("activate", "away")


def test_a_catch_of_the_kick_has_no_team_reroll() -> None:
    """Team Re-rolls: only in the own team turn; a kick-off is none."""
    kick = ["kick_off_deviation: 7", "kick_off_deviation_distance: 2", "catch A10: 2", "bounce: 7"]
    teams = ({"rerolls": 3}, {"rerolls": 3})
    kick_scenario(*COACHING, kick=kick, aim="r4", teams=teams).asks("activate", "away").spent()


def test_the_catch_skill_works_at_the_kick_off() -> None:
    """Skill Re-rolls: as their description says, whoever's turn it is."""
    kick = ["kick_off_deviation: 7", "kick_off_deviation_distance: 2", "catch A10: 2 5"]
    play = kick_scenario(*COACHING, kick=kick, aim="r4", who={"A10": {"skills": "catch"}})
    play.asks("reroll", "away", "A10").act("reroll catch").expect("ball_held A10 r6")


OFF = {
    "deviates off the pitch": ["kick_off_deviation: 2", "kick_off_deviation_distance: 6"],
    "deviates over the line": ["kick_off_deviation: 4", "kick_off_deviation_distance: 6"],
    "bounces off the pitch": [
        *("kick_off_deviation: 2", "kick_off_deviation_distance: 3", "bounce: 2"),
    ],
    "bounces over the line": [
        *("kick_off_deviation: 4", "kick_off_deviation_distance: 3", "bounce: 4"),
    ],
}
AIM = {"deviates off the pitch": "u4", "bounces off the pitch": "u4"}


@pytest.mark.parametrize("way", OFF)
def test_a_ball_out_of_the_half_is_a_touchback(way: str) -> None:
    """Touchbacks: off the pitch or across the line, by deviation or bounce."""
    play = kick_scenario(*COACHING, kick=OFF[way], aim=AIM.get(way, "q4"))
    play.expect("kick_off_event event=brilliant_coaching").asks("touchback", "away")
    assert play.legal == [f"select A{n}" for n in range(1, 12)]
    play.act("select A8").never("roll name=catch").expect("touchback A8", "ball_held A8 q7")
    play.asks("activate", "away").spent()


def test_a_ball_missed_over_the_line_is_a_touchback() -> None:
    """Touchbacks: for any reason at all, a failed catch too."""
    kick = ["kick_off_deviation: 4", "kick_off_deviation_distance: 1", "catch A1: 1", "bounce: 4"]
    play = kick_scenario(*COACHING, kick=kick, aim="o7")
    play.expect("roll A1 name=catch passed=False").asks("touchback", "away")


INVADED = ["kick_off_event: 6 6", "pitch_invasion: 6 1", "invaded: 2"]
"""A Pitch Invasion that stuns two players of the receiving team."""


def short(count: int) -> dict[str, Any]:
    """A kick off the pitch to a team of so few, all on the line."""
    rows = [f"{n + 6} A{n}" for n in range(1, count + 1)]
    away = "\n".join(["n", *rows])
    return {"kick": OFF_THE_PITCH, "away": away, "teams": ({}, {"players": count})}


def test_only_a_standing_player_is_given_the_ball() -> None:
    """Touchbacks."""
    play = kick_scenario(*INVADED, "pitch_invasion: 1 1", **short(3))
    play.expect("selected A1", "selected A2", "automatic decision=touchback", "ball_held A3 n9")


def test_with_nobody_standing_the_ball_bounces_from_one_who_lies() -> None:
    """Touchbacks: the ball is given to a Prone or Stunned player and will bounce."""
    play = kick_scenario(*INVADED, "pitch_invasion: 1", "bounce: 5", **short(2))
    play.asks("touchback", "away").offers("select A1", "select A2").act("select A2")
    play.expect("touchback A2", "ball_air n8", "roll name=bounce", "ball_ground o8")
    play.asks("activate", "away")


def test_that_bounce_is_no_second_touchback() -> None:
    """Touchbacks (ruling): over the line the ball just lies there."""
    home = HOME.replace("9      .    .    H9", "10     .    .    H9")
    dice = [*INVADED, "pitch_invasion: 1", "bounce: 6"]
    play = kick_scenario(*dice, home=home, **short(2))
    play.act("select A2").expect("ball_ground m9").asks("activate", "away").spent()


def test_with_nobody_on_the_pitch_the_ball_is_put_in_the_middle() -> None:
    """Touchbacks (ruling): the middle square of that half, and it bounces."""
    play = set_up_scenario(*OFF_THE_PITCH, *COACHING, "bounce: 5", away={"players": 0})
    play.act(line_up(HOME), "end", "kicker H8", "aim u6")
    play.expect("touchback away", "ball_air t8", "ball_ground u8").asks("activate", "away")
    assert play.legal == ["end", "concede"]


def test_a_team_without_players_kicks_all_the_same() -> None:
    """The Kick-off (ruling): the drive runs, its turns are empty."""
    play = set_up_scenario(*LANDS, *COACHING, home={"players": 0})
    play.act("end", line_up(AWAY)).asks("place_kick", "home").act("aim u6")
    play.expect("ball_ground u10").asks("activate", "away").act("end").asks("activate", "home")
