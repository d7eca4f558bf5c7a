"""The Weather (2020): the table, what each weather does, and Changing Weather."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.drive import OFF_THE_PITCH, kick_scenario
from tests.scenarios.scenario import Scenario, kick_off_scenario, scenario

TABLE = {
    (1, 1): "sweltering_heat",
    (1, 2): "very_sunny",
    (1, 3): "perfect_conditions",
    (3, 4): "perfect_conditions",
    (4, 6): "perfect_conditions",
    (5, 6): "pouring_rain",
    (6, 6): "blizzard",
}
WEATHERS = sorted(set(TABLE.values()))
PASSING = """
       k    l    m    n    o    p
7      H1*  .    .    .    H2   .
8      .    .    .    .    .    .
9      .    .    .    .    .    A1
"""


@pytest.mark.parametrize("dice", TABLE)
def test_the_table(dice: tuple[int, int]) -> None:
    """The Weather: 2D6."""
    script = ["fair_weather_fans: 1 1", f"weather: {dice[0]} {dice[1]}", "coin_toss: 1"]
    play = kick_off_scenario(dice=script)
    play.expect(f"weather weather={TABLE[dice]}")


def needs(weather: str, board: str, action: str, test: str, *first: str) -> None:
    """In this weather the action needs exactly this test, for plain players."""
    scenario(board, weather=weather).act(*first).needs(action, *([test] if test else []))


@pytest.mark.parametrize("weather", WEATHERS)
def test_very_sunny_hinders_passing(weather: str) -> None:
    """Very Sunny: -1 to every test against Passing Ability. A short pass has -1 as well."""
    play = scenario(PASSING, weather=weather).act("activate H1 pass")
    tests = {test.name: test.needed for test in play.game.preview("pass o7").tests}
    assert tests["pass"] == (6 if weather == "very_sunny" else 5)


@pytest.mark.parametrize("weather", WEATHERS)
def test_pouring_rain_hinders_picking_up(weather: str) -> None:
    """Pouring Rain: -1 to Agility tests to pick up the ball."""
    board = "k    l\n7 H1 o\n9 A1 ."
    needs(weather, board, "move l7", f"pick_up {4 if weather == 'pouring_rain' else 3}+", *MOVE)


MOVE = ["activate H1 move"]


@pytest.mark.parametrize("weather", WEATHERS)
def test_pouring_rain_hinders_catching(weather: str) -> None:
    """Pouring Rain: -1 to Agility tests to catch."""
    play = scenario("k    l\n7 H1* H2\n9 A1 .", weather=weather, dice=["catch H2: 6"])
    play.act("activate H1 handoff", "handoff H2")
    play.expect(f"roll H2 name=catch needed={4 if weather == 'pouring_rain' else 3}")


@pytest.mark.parametrize("weather", WEATHERS)
def test_pouring_rain_hinders_interfering(weather: str) -> None:
    """Pouring Rain: -1 to attempts to interfere with a pass; an accurate one has -3 already."""
    board = "k    l    m    n    o\n7 H1* . A1 . H2"
    who = {"A1": {"ag": 1}}
    dice = ["pass H1: 6", "interfere A1: 2", "catch H2: 6"]
    play = scenario(board, weather=weather, who=who, dice=dice)
    play.act("activate H1 pass", "pass o7")
    if play.game.decision.kind == "interfere":
        play.act("select A1")
    play.expect(f"roll A1 name=interfere needed={5 if weather == 'pouring_rain' else 4}")


@pytest.mark.parametrize("weather", WEATHERS)
def test_a_blizzard_hinders_rushing(weather: str) -> None:
    """Blizzard: -1 to every attempt to Rush."""
    play = scenario("k    l\n7 H1 .\n9 A1 .", weather=weather, who={"H1": {"ma": 1}})
    play.act("activate H1 move", "move l7")
    play.needs("move m7", f"rush {3 if weather == 'blizzard' else 2}+")


@pytest.mark.parametrize("weather", WEATHERS)
def test_a_blizzard_shortens_passes(weather: str) -> None:
    """Blizzard: only Quick and Short passes."""
    play = scenario(PASSING, weather=weather).act("activate H1 pass").offers("pass q7")
    assert ("pass s7" in play.legal) == (weather != "blizzard")


@pytest.mark.parametrize("weather", WEATHERS)
def test_nothing_hinders_dodging(weather: str) -> None:
    """The Weather: no result speaks of dodging."""
    needs(weather, "k    l\n7 H1 .\n8 A1 .", "move j6", "dodge 3+", *MOVE)


def changing(first: int, second: int, *dice: str, **fields: Any) -> Scenario:
    """Changing Weather at the kick-off."""
    return kick_scenario("kick_off_event: 4 4", f"weather: {first} {second}", *dice, **fields)


@pytest.mark.parametrize("dice", [row for row in TABLE if TABLE[row] != "perfect_conditions"])
def test_new_weather_is_in_force_at_once(dice: tuple[int, int]) -> None:
    """8: Changing Weather: a new roll; the ball lands where it would have."""
    play = changing(*dice).never("roll name=kick_off_scatter")
    play.expect("kick_off_event", f"weather weather={TABLE[dice]}", "ball_ground u10")


def test_the_new_weather_bears_on_the_catch_of_the_kick() -> None:
    """8: Changing Weather: that result applies."""
    kick = ["kick_off_deviation: 7", "kick_off_deviation_distance: 2", "catch A10: 5"]
    play = changing(5, 6, kick=kick, aim="r4")
    play.expect("roll A10 name=catch needed=5", "ball_held A10")


def test_in_perfect_conditions_the_ball_scatters() -> None:
    """8: Changing Weather (ruling): three steps from where it would land, then it comes down."""
    play = changing(3, 4, "kick_off_scatter: 5 5 7")
    play.expect("ball_air u9", "roll name=kick_off_scatter", "ball_air w10", "ball_ground w11")
    play.spent()


def test_perfect_conditions_that_stay_perfect_scatter_too() -> None:
    """8: Changing Weather: as a result of this roll, whatever it was before."""
    changing(2, 2, "kick_off_scatter: 4 4 4").expect("ball_air r9").asks("activate", "away")


def test_nobody_catches_on_the_way_of_the_scatter() -> None:
    """Scatter: only where it is after the third step."""
    kick = ["kick_off_deviation: 7", "kick_off_deviation_distance: 1", "bounce: 7"]
    play = changing(3, 4, "kick_off_scatter: 5 5 5", kick=kick, aim="q5")
    play.never("roll name=catch").expect("ball_air t6", "ball_ground t7")


def test_scattering_off_the_pitch_is_a_touchback() -> None:
    """8: Changing Weather (ruling): it stops at once."""
    kick = ["kick_off_deviation: 2", "kick_off_deviation_distance: 1"]
    changing(3, 4, "kick_off_scatter: 2", kick=kick, aim="u2").asks("touchback", "away").spent()


@pytest.mark.parametrize(("steps", "lands"), [("4 4 5", "n13"), ("4 4 4", "")])
def test_scattering_over_the_line_counts_by_the_last_square(steps: str, lands: str) -> None:
    """8: Changing Weather (ruling): over the line and back is no touchback."""
    kick = ["kick_off_deviation: 4", "kick_off_deviation_distance: 1"]
    kick += ["bounce: 2"] if lands else []
    play = changing(3, 4, f"kick_off_scatter: {steps}", kick=kick, aim="p13")
    if lands:
        play.expect(f"ball_air {lands}", "ball_ground n12").asks("activate", "away").spent()
    else:
        play.asks("touchback", "away").spent()


def test_a_ball_off_the_pitch_does_not_scatter() -> None:
    """8: Changing Weather: there is nothing left to scatter."""
    changing(3, 4, kick=OFF_THE_PITCH).asks("touchback", "away").spent()
