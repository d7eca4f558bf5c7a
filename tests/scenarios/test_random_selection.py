"""General Principles, Randomly Selecting a Player (2020): one draw among the eligible."""

from __future__ import annotations

from blockdice import FastDice
from blockdice.engine.game import Game
from tests.scenarios.drive import kick_scenario
from tests.scenarios.scenario import scenario

LAST_TURN = {"half": 2, "turn": 8, "active": "home"}
BOARD = "k    l\n7 H1 .\n9 . A1"


def test_it_is_one_die_with_a_face_for_each_eligible_player() -> None:
    """Randomly Selecting a Player (ruling): those on the pitch, in the order of the list."""
    play = kick_scenario("kick_off_event: 5 6", "officious_ref: 5 4 11", "officious_ref_verdict: 6")
    play.expect("selected A11 among=11").spent()


def test_more_than_sixteen_players_can_be_selected_from() -> None:
    """Randomly Selecting a Player: a team of 18, its last player too."""
    play = scenario(BOARD, home={"players": 18}, dice=["mvp: 18 16"], **LAST_TURN)
    play.act("end").expect("selected H18 name=mvp among=18", "selected A16 among=16")


def test_a_player_is_not_selected_twice() -> None:
    """Randomly Selecting a Player: who does not meet the criteria any more is not drawn."""
    play = kick_scenario("kick_off_event: 6 6", "pitch_invasion: 5 4 1 1 1", "invaded: 3")
    play.expect("selected A1 among=11", "selected A2 among=10", "selected A3 among=9").spent()


def test_a_single_eligible_player_takes_no_die() -> None:
    """Randomly Selecting a Player."""
    play = scenario(BOARD, home={"players": 1}, dice=["mvp: 5"], **LAST_TURN)
    play.act("end").expect("selected H1 name=mvp among=1", "selected A5").spent()


def test_every_eligible_player_is_as_likely() -> None:
    """Randomly Selecting a Player: 1700 draws among 17 differ from even by little."""
    game: Game = scenario(BOARD).game
    game.match.dice = FastDice(20)
    eligible = list(range(17))
    drawn = [game.match.pick("mvp", eligible, 0) for _ in range(1700)]
    expected = 100
    square = sum((drawn.count(player) - expected) ** 2 / expected for player in eligible)
    assert square < 32, "chi-squared with 16 degrees of freedom, at one in a hundred"
