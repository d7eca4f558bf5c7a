"""Weather Mage (2020, Inducements)."""

from __future__ import annotations

from typing import Any

import blockdice as bd
from tests.scenarios.hired import hires
from tests.scenarios.scenario import Scenario, scenario

BOARD = """
       v    w    x    y    z
7      H1   .    A1   .    .
10     H2   .    .    H9*  .
"""
MAGE = hires("weather_mage")
RAIN = "weather: 5 4"
"""A total of 9, which a coach may make an 11: rain."""


def conjured(*dice: str, turn: int = 2, **fields: Any) -> Scenario:
    """Away's turn is over, and home, with a mage, begins its next."""
    fields = {"home": MAGE, "active": "away", **fields}
    return scenario(BOARD, turn=turn, dice=list(dice), **fields).act("end")


def test_the_coach_changes_the_roll_by_up_to_two() -> None:
    """SN1: once the dice are seen."""
    play = conjured(RAIN).asks("weather_mage", "home").act("use weather_mage")
    play.asks("weather", "home").offers("option 3", "option 4").refuses("option 5")
    play.act("option 4").expect("weather weather=pouring_rain").asks("activate", "home")


def test_a_total_of_seven_leaves_nothing_to_choose() -> None:
    play = conjured("weather: 3 4").act("use weather_mage").asks("activate", "home")
    play.expect("weather weather=perfect_conditions")


def test_the_table_has_ends() -> None:
    """SN1."""
    conjured("weather: 1 1").act("use weather_mage").offers("option 1", "option 2", "option 3")


def test_the_old_weather_comes_back_after_the_opponents_next_turn() -> None:
    play = conjured(RAIN, weather="very_sunny").act("use weather_mage", "option 4", "end")
    play.expect("weather weather=pouring_rain", "turn_started away")
    play.act("end").expect("weather weather=very_sunny", "turn_ended away")


def test_or_when_the_drive_ends() -> None:
    """Whichever comes first; not in the own next turn."""
    play = conjured(RAIN).act("use weather_mage", "option 4").act("activate H9 move", "move z10")
    play.expect(
        "weather weather=pouring_rain", "touchdown home", "weather weather=perfect_conditions"
    )
    assert play.state.weather == 2


def test_the_heat_that_a_mage_has_made_still_tells_at_the_end_of_the_drive() -> None:
    play = conjured("weather: 1 1", "sweltering_heat: 1 1 1").act("use weather_mage", "option 1")
    play.act("activate H9 move", "move z10").expect("roll name=sweltering_heat", "drive_ended")


def test_once_a_game_and_asked_each_turn_until_then() -> None:
    play = conjured(RAIN).act("no").asks("activate", "home").act("end", "end")
    play.asks("weather_mage", "home").act("use weather_mage", "option 3", "end", "end")
    play.asks("activate", "home")


def test_not_in_the_opponents_turn() -> None:
    conjured(away=MAGE, home={}).asks("activate", "home")


def test_the_coach_whose_turn_starts_is_asked_first() -> None:
    """SN1: before the opponents' wizard."""
    play = conjured(RAIN, away=hires("hireling_sports_wizard")).asks("wizard", "away").act("no")
    play.asks("weather_mage", "home").act("no").asks("wizard", "away")


def test_two_mages_the_older_weather_waits_below_the_newer() -> None:
    """SN2: home's rain ends while away's blizzard blows; then the sun is back."""
    play = conjured(RAIN, "weather: 6 6", weather="very_sunny", away=MAGE)
    play.act("use weather_mage", "option 4", "end", "use weather_mage", "option 5")
    play.expect("weather weather=pouring_rain", "weather weather=blizzard").act("end")
    play.never("weather").expect("turn_started home").act("end")
    play.expect("weather weather=very_sunny")


def test_a_fork_and_a_save_in_the_middle_go_on() -> None:
    play = conjured(RAIN, "weather: 6 6").act("use weather_mage")
    twin, saved = play.game.fork(), bd.restore(play.game.dump())
    for game in (play.game, twin, saved):
        game.act("option 4")
        assert game.decision.kind == "activate"
        assert game.match.state.weather == 3
