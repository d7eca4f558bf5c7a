"""The Pre-game Sequence (2020): fans, weather, Journeymen, empty steps, the coin."""

from __future__ import annotations

import dataclasses

import pytest

import blockdice as bd
from blockdice.teams import ready_team
from tests.scenarios.drive import BEFORE
from tests.scenarios.scenario import Scenario, kick_off_scenario, player

LEAGUE = bd.Options(kind="league")


def test_the_steps_come_in_order() -> None:
    """Pre-Game Sequence: the six steps, inducements and prayers written down also where empty."""
    play = kick_off_scenario(dice=["fair_weather_fans: 1 1", "weather: 3 4", "coin_toss: 2"])
    play.expect(
        "fan_factor home",
        "fan_factor away",
        "weather weather=perfect_conditions",
        "step step=inducements",
        "step step=prayers",
        "roll name=coin_toss",
        "toss_won away",
    ).spent()


def test_fan_factor_is_a_d3_and_dedicated_fans() -> None:
    """The Fans, Fan Factor."""
    dice = ["fair_weather_fans: 3 2", "weather: 3 4", "coin_toss: 1"]
    play = kick_off_scenario(dice=dice, home={"dedicated_fans": 4}, away={"dedicated_fans": 1})
    play.expect(
        "roll home name=fair_weather_fans sides=3 dice=3",
        "fan_factor home fans=7",
        "roll away name=fair_weather_fans sides=3 dice=2",
        "fan_factor away fans=3",
    )


def test_each_coach_rolls_a_die_of_the_weather_home_first() -> None:
    """The Weather; the order is a ruling."""
    dice = ["fair_weather_fans: 1 1", "weather: 5 6", "coin_toss: 1"]
    play = kick_off_scenario(dice=dice)
    play.expect(
        "roll home name=weather dice=5",
        "roll away name=weather dice=6",
        "weather weather=pouring_rain",
    )


def short_handed(count: int, missing: int = 0, roster: str = "orc", **options: str) -> Scenario:
    """A match of a home team with so few players, some of whom miss it."""
    who = {f"H{n}": {"misses_match": True} for n in range(1, missing + 1)}
    positions = ready_team("bb2020", roster).journeyman_positions
    return kick_off_scenario(
        dice=BEFORE,
        who=who,
        home={"players": count, "journeyman_positions": positions},
        options=bd.Options(**options),
    )


@pytest.mark.parametrize("kind", ["league", "friendly", "playoff"])
def test_a_short_team_takes_on_journeymen_up_to_eleven(kind: str) -> None:
    """Take on Journeymen."""
    play = short_handed(9, kind=kind)
    play.expect("joined H10 label=H10", "joined H11 label=H11", "step step=inducements")
    assert "H12" not in play.game.match.names.labels
    play.asks("pray", "away").act("no", "no").spent()


def test_players_who_miss_the_match_are_replaced() -> None:
    """Take on Journeymen: the total may go above the number available, not above eleven fit."""
    play = short_handed(16, missing=7, kind="league")
    play.expect("joined H17", "joined H18", "step")
    assert play.where("H1") == "absent"
    assert "H19" not in play.game.match.names.labels


def test_a_team_of_eleven_takes_nobody_on() -> None:
    """Take on Journeymen: only if the team is unable to field eleven."""
    play = short_handed(11, kind="league")
    assert "H12" not in play.game.match.names.labels


def test_in_exhibition_play_there_are_no_journeymen() -> None:
    """Take on Journeymen: this step is skipped during exhibition play."""
    play = short_handed(9)
    assert "H10" not in play.game.match.names.labels
    play.asks("kick_or_receive", "home")


def test_a_journeyman_is_a_lineman_with_loner() -> None:
    """Take on Journeymen: a normal player of the type who gains Loner (4+)."""
    play = short_handed(10, kind="league")
    match = play.game.match
    number = match.names.players["H11"]
    lineman = ready_team("bb2020", "orc").journeyman_positions[0]
    profiles = match.state.profiles
    assert profiles.position[number] == lineman.position
    assert (profiles.ma[number], profiles.av[number]) == (lineman.ma, lineman.av)
    assert profiles.values[number << 8 | match.bits["loner"]] == 4


def test_the_coach_chooses_between_two_lineman_positions() -> None:
    """Take on Journeymen: a Lineman positional, whichever the roster has; each one is chosen."""
    human = ready_team("bb2020", "human").journeyman_positions[0]
    other = dataclasses.replace(player(1, {"position": "goblin", "ma": 7}), is_journeyman=True)
    play = kick_off_scenario(
        dice=BEFORE,
        home={"players": 9, "journeyman_positions": (human, other)},
        options=LEAGUE,
    )
    play.asks("journeyman", "home").offers("option 1", "option 2").act("option 2", "option 1")
    play.expect("joined H10 position=goblin", f"joined H11 position={human.position}")
    play.asks("pray", "away").act("no").asks("kick_or_receive", "home")


@pytest.mark.parametrize(("choice", "kicking"), [("kick", "home"), ("receive", "away")])
def test_the_winner_of_the_toss_may_choose(choice: str, kicking: str) -> None:
    """Determine Kicking Team (commentary)."""
    play = kick_off_scenario(dice=BEFORE)
    play.asks("kick_or_receive", "home").offers("kick", "receive").act(choice)
    play.expect("toss_won home", f"kicking_team {kicking}").asks("set_up", kicking)


def test_the_away_coach_may_win_the_toss() -> None:
    """Determine Kicking Team: a coin."""
    play = kick_off_scenario(dice=[*BEFORE[:2], "coin_toss: tails"])
    play.asks("kick_or_receive", "away").act("receive").asks("set_up", "home")
