"""Movement, Picking Up the Ball (2020)."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import scenario

LOOSE = """
       k    l    m    n
6      .    .    .    .
7      .    H1   o    .
8      .    .    .    .
9      H2   .    .    .
"""


def test_who_moves_onto_the_ball_must_attempt_to_pick_it_up() -> None:
    play = scenario(LOOSE, dice=["pick_up H1: 3"])
    play.act("activate H1 move").needs("move m7", "pick_up 3+").act("move m7")
    play.expect("moved H1 l7 m7", "roll H1 name=pick_up needed=3 passed=True", "ball_held H1 m7")
    play.spent()


def test_afterwards_the_player_may_move_on_with_it() -> None:
    play = scenario(LOOSE, dice=["pick_up: 6"])
    play.act("activate H1 move", "move m7", "move n7")
    play.shows("       l    m    n\n7      .    .    H1*\n").spent()


def test_a_failure_bounces_the_ball_and_is_a_turnover() -> None:
    play = scenario(LOOSE, dice=["pick_up H1: 2", "bounce: 3"])
    play.act("activate H1 move", "move m7")
    play.expect(
        "roll H1 name=pick_up passed=False",
        "turnover home why=failed_pick_up",
        "roll name=bounce",
        "ball_ground n6",
        "turn_ended home",
    )
    play.shows("       m    n\n6      .    o\n7      H1   .\n").spent()


def test_it_is_a_turnover_even_if_a_team_mate_catches_the_bounce() -> None:
    play = scenario(
        LOOSE.replace("o    .", "o    H3"), dice=["pick_up: 1", "bounce: 5", "catch H3: 4"]
    )
    play.act("activate H1 move", "move m7")
    play.expect("turnover home why=failed_pick_up", "ball_held H3 n7", "turn_ended home")
    play.asks("activate", "away").spent()


def test_each_player_marking_in_that_square_is_minus_one() -> None:
    board = LOOSE.replace("6      .    .    .    .", "6      .    .    .    A1")
    board = board.replace("8      .    .    .    .", "8      .    .    .    A2")
    scenario(LOOSE).act("activate H1 move").needs("move m7", "pick_up 3+")
    play = scenario(board, dice=["pick_up H1: 5"]).act("activate H1 move")
    play.needs("move m7", "pick_up 5+").act("move m7")
    play.expect("roll H1 name=pick_up modifiers=marked:-2 passed=True").spent()


@pytest.mark.parametrize("mark", ["A1_", "A1~", "A1!"])
def test_players_without_a_tackle_zone_there_are_no_modifier(mark: str) -> None:
    play = scenario(LOOSE.replace("o    .", f"o    {mark}")).act("activate H1 move")
    play.needs("move m7", "pick_up 3+")


def test_in_pouring_rain_it_is_minus_one() -> None:
    play = scenario(LOOSE, weather="pouring_rain", dice=["pick_up: 3", "bounce: 3"])
    play.act("activate H1 move").needs("move m7", "pick_up 4+").act("move m7")
    play.expect("roll name=pick_up modifiers=weather:-1 passed=False").spent()


@pytest.mark.parametrize("weather", ["very_sunny", "blizzard", "sweltering_heat"])
def test_other_weather_is_no_modifier(weather: str) -> None:
    scenario(LOOSE, weather=weather).act("activate H1 move").needs("move m7", "pick_up 3+")


def test_natural_rolls() -> None:
    sure = scenario(LOOSE, who={"H1": {"ag": 1}}, dice=["pick_up: 1", "bounce: 3"])
    sure.act("activate H1 move").needs("move m7", "pick_up 2+").act("move m7")
    sure.expect("turnover why=failed_pick_up").spent()
    clumsy = scenario(LOOSE, who={"H1": {"ag": 6}}, weather="pouring_rain", dice=["pick_up: 6"])
    clumsy.act("activate H1 move").needs("move m7", "pick_up 6+").act("move m7")
    clumsy.expect("ball_held H1").spent()


def test_a_dodge_that_fails_leaves_nothing_to_pick_up_and_the_ball_bounces() -> None:
    play = scenario(
        LOOSE.replace("7      .  ", "7      A1 "), dice=["dodge: 2", "armour: 3 4", "bounce: 5"]
    )
    play.act("activate H1 move", "move m7").never("roll H1 name=pick_up")
    play.expect("fell_over H1 m7", "roll H1 name=armour", "roll name=bounce", "ball_ground n7")
    play.shows("       m    n\n7      H1_  o\n").spent()


def test_a_rush_that_fails_leaves_nothing_to_pick_up_and_the_ball_bounces() -> None:
    play = scenario(LOOSE, who={"H1": {"ma": 0}}, dice=["rush: 1", "armour: 3 4", "bounce: 2"])
    play.act("activate H1 move").needs("move m7", "rush 2+", "pick_up 3+").act("move m7")
    play.expect("fell_over H1 m7", "turnover why=fell_over", "ball_ground m6", "turn_ended")
    play.spent()


def test_the_ball_bounces_even_if_the_fall_takes_the_player_off_the_pitch() -> None:
    play = scenario(
        LOOSE,
        who={"H1": {"ma": 0}},
        dice=["rush: 1", "armour: 6 6", "injury: 4 4", "bounce: 2"],
    )
    play.act("activate H1 move", "move m7")
    play.expect("boxed H1 place=knocked_out", "ball_ground m6").spent()


def test_who_is_pushed_onto_the_ball_cannot_pick_it_up_and_there_is_no_turnover() -> None:
    play = scenario(
        "       k    l    m    n\n7      H1   A1   o    .\n9      H2   .    .    .\n",
        dice=["block: push", "bounce: 5"],
    )
    play.act("activate H1 block A1", "push m7", "stay")
    play.never("roll A1 name=pick_up", "turnover")
    play.expect("pushed A1 m7", "roll name=bounce", "ball_ground n7")
    play.asks("activate", "home").spent()


def test_a_team_mate_pushed_onto_the_ball_by_a_chain_is_no_turnover_either() -> None:
    play = scenario(
        """
               k    l    m    n    o
        6      .    .    H3   .    .
        7      H1   A1   H2   o    .
        8      .    .    H4   .    .
        """,
        dice=["block: push push", "bounce: 5"],
    )
    play.act("activate H1 block A1", "push m7", "push n7", "stay")
    play.never("turnover", "roll H2").expect("pushed H2 n7", "ball_ground o7")
    play.asks("activate", "home").spent()


def test_sure_hands_rerolls_a_failed_attempt() -> None:
    play = scenario(LOOSE, who={"H1": {"skills": "sure_hands"}}, dice=["pick_up H1: 2 4"])
    play.act("activate H1 move", "move m7").asks("reroll", "home", "H1")
    play.act("reroll sure_hands")
    play.expect("skill_used H1 skill=sure_hands", "ball_held H1").spent()


def test_sure_hands_serves_any_number_of_attempts_but_each_die_once() -> None:
    play = scenario(
        LOOSE,
        who={"H1": {"skills": "sure_hands"}},
        home={"rerolls": 1},
        dice=["pick_up H1: 2 1 2 3", "bounce: 4"],
    )
    play.act("activate H1 move", "move m7").offers("reroll team", "reroll sure_hands")
    play.act("reroll sure_hands").expect("turnover home why=failed_pick_up", "ball_ground l7")
    play.act("end", "activate H1 move", "move l7", "reroll sure_hands")
    play.expect("ball_held H1 l7").spent()


def test_sure_hands_does_not_help_to_catch() -> None:
    play = scenario(
        "       k    l    m\n7      H1*  H2   .\n",
        who={"H2": {"skills": "sure_hands"}},
        dice=["catch H2: 2", "bounce: 5"],
    )
    play.act("activate H1 handoff", "handoff H2").expect("turnover home").spent()


def test_picking_up_in_the_end_zone_scores() -> None:
    play = scenario("       y    z\n7      H1   o\n", dice=["pick_up: 3"])
    play.act("activate H1 move", "move z7").expect("ball_held H1 z7", "touchdown home H1").spent()
