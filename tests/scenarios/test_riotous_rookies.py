"""Riotous Rookies (2020, Inducements)."""

from __future__ import annotations

from dataclasses import replace

import blockdice as bd
from tests.scenarios.hired import hires
from tests.scenarios.scenario import Scenario, kick_off_scenario, player

BEFORE = ["fair_weather_fans: 1 1", "weather: 3 4"]
GNOBLAR = replace(player(1, {"skills": "loner 4"}), is_journeyman=True)
OTHER = replace(GNOBLAR, position="other", position_name="Other")


def hired(*positions: object, **home: object) -> Scenario:
    """The pre-game up to what follows them."""
    team = {"journeyman_positions": positions, **home, **hires("riotous_rookies")}
    script = [*BEFORE, "riotous_rookies: 1 2", "coin_toss: 1"]
    return kick_off_scenario(dice=script, home=team)


def test_two_dice_and_one_more_join() -> None:
    """2D3+1, beyond sixteen players if need be."""
    play = hired(GNOBLAR).asks("kick_or_receive", "home")
    new = ("joined H17", "joined H18", "joined H19", "joined H20")
    play.expect("roll home name=riotous_rookies dice=1,2", *new)
    assert len(play.state.team(0)) == 20


def test_they_are_journeymen() -> None:
    play = hired(GNOBLAR, players=11)
    m = play.game.match
    new = m.players[m.names.players["H12"]]
    assert new.is_journeyman
    assert m.has_skill(m.names.players["H12"], "loner")


def test_of_two_lineman_positions_the_coach_chooses_for_each() -> None:
    play = hired(GNOBLAR, OTHER, players=11)
    for option in (1, 2, 2, 1):
        play.asks("journeyman", "home").act(f"option {option}")
    play.asks("kick_or_receive", "home")
    assert play.state.profiles.position[27:] == ["lineman", "other", "other", "lineman"]


def test_it_goes_on_from_a_save() -> None:
    play = hired(GNOBLAR, OTHER, players=11).act("option 1")
    twin = bd.restore(play.game.dump())
    for game in (play.game, twin):
        for _ in range(3):
            game.act("option 2")
    assert twin.match.names.labels == play.game.match.names.labels
