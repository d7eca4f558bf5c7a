"""Passing the Ball, Pass Actions and the Test for Accuracy (2020)."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       c    d    e    f    g
6      .    .    .    .    .
7      H1*  .    .    H2   .
8      .    .    .    .    .
9      H3   .    .    .    .
"""
LONG = "n7"
"""Eleven squares from c7: a Long bomb, -3."""


def passed(result: str, square: str, *dice: str, **more: object) -> Scenario:
    """H1 in c7 passes to the square, and the pass is of that kind."""
    play = scenario(more.pop("board", FIELD), dice=list(dice), **more)  # type: ignore[arg-type]
    play.act("activate H1 pass", f"pass {square}")
    results = [e.data["result"] for e in play.game.events if e.kind == "pass_result"]
    assert results == [result]
    return play


@pytest.mark.parametrize(
    ("square", "needed", "band"),
    [
        ("d7", 4, ""),
        ("f7", 4, ""),
        ("g7", 5, "short:-1"),
        ("i7", 5, "short:-1"),
        ("j7", 6, "long:-2"),
        ("m7", 6, "long:-2"),
        ("n7", 6, "long_bomb:-3"),
        ("p7", 6, "long_bomb:-3"),
    ],
)
def test_each_range_has_its_modifier(square: str, needed: int, band: str) -> None:
    play = scenario(FIELD).act("activate H1 pass")
    test = play.game.preview(f"pass {square}").tests[0]
    assert (test.needed, ",".join(f"{k}:{v}" for k, v in test.modifiers.items())) == (needed, band)


def test_squares_beyond_the_ruler_cannot_be_the_target() -> None:
    play = scenario(FIELD).act("activate H1 pass")
    play.offers("pass p7", "pass p9").refuses("pass q7", "pass p10", "pass c7")


def test_the_target_may_be_occupied_by_anybody_or_nobody() -> None:
    play = scenario("""
           c    d    e    f    g
    6      .    A1   A2_  A3~  A4!
    7      H1*  H2   H3_  H4~  .
    """).act("activate H1 pass")
    for square in ("d6", "e6", "f6", "g6", "d7", "e7", "f7", "g7"):
        play.offers(f"pass {square}")


def test_a_pass_to_an_adjacent_team_mate_is_allowed() -> None:
    """(commentary)"""
    play = passed("accurate", "d7", "pass: 4", "catch: 3", board=FIELD.replace("*  .", "*  H4"))
    play.expect("ball_held H4 d7").spent()


def test_a_passed_test_is_accurate_and_lands_in_the_target_square() -> None:
    play = passed("accurate", "f7", "pass H1: 4", "catch H2: 3")
    play.expect(
        "pass H1 c7 f7",
        "roll H1 name=pass dice=4 needed=4 passed=True",
        "pass_result H1 result=accurate",
        "ball_air f7",
        "roll H2 name=catch",
        "ball_held H2 f7",
        "activation_ended H1",
    ).spent()


def test_a_natural_six_is_accurate_whatever_the_modifiers() -> None:
    passed("accurate", LONG, "pass: 6", "bounce: 2", who={"H1": {"pa": 6}}).spent()


def test_an_accurate_pass_to_an_empty_square_bounces() -> None:
    play = passed("accurate", "e7", "pass: 4", "bounce: 2")
    play.expect("ball_air e7", "ball_ground e6", "turnover why=pass_not_caught").spent()


def test_a_failed_test_is_inaccurate_and_scatters_from_the_target_square() -> None:
    play = passed("inaccurate", "f7", "pass: 3", "scatter: 5 5 5", "bounce: 2")
    play.expect("ball_air f7", "roll name=scatter", "ball_air i7", "ball_ground i6").spent()


@pytest.mark.parametrize(("face", "square"), [(2, "i7"), (3, "m7"), (2, "m7"), (4, LONG)])
def test_a_one_or_less_after_modification_is_wildly_inaccurate(face: int, square: str) -> None:
    """Exactly 1, and less than 1 too (commentary): it deviates from the passer's square."""
    play = passed(
        "wildly_inaccurate",
        square,
        f"pass: {face}",
        "deviate: 7",
        "deviate_distance: 4",
        "bounce: 7",
    )
    play.expect("roll name=deviate", "ball_air c11", "ball_ground c12").spent()


def test_a_two_after_modification_is_only_inaccurate() -> None:
    passed("inaccurate", "i7", "pass: 3", "scatter: 5 5 5", "bounce: 2").spent()
    passed("inaccurate", "m7", "pass: 4", "scatter: 5 5 5", "bounce: 2").spent()


def test_a_natural_one_is_fumbled_and_a_turnover() -> None:
    play = passed("fumbled", "f7", "pass H1: 1", "bounce: 4")
    play.never("roll name=interfere", "roll name=scatter").expect(
        "pass_result H1 result=fumbled",
        "turnover home why=fumbled_pass",
        "roll name=bounce",
        "ball_ground b7",
        "activation_ended H1",
        "turn_ended home",
    ).spent()


def test_a_fumble_is_a_turnover_even_if_a_team_mate_catches_the_bounce() -> None:
    play = passed(
        "fumbled", "f7", "pass: 1", "bounce: 5", "catch H4: 4", board=FIELD.replace("*  .", "*  H4")
    )
    play.expect("turnover why=fumbled_pass", "ball_held H4", "turn_ended home").spent()


def test_without_passing_ability_the_pass_is_fumbled_without_a_roll() -> None:
    play = scenario(FIELD, who={"H1": {"pa": 0}}, dice=["bounce: 4"]).act("activate H1 pass")
    assert play.game.preview("pass f7").chance == 0
    play.act("pass f7").never("roll name=pass")
    play.expect("pass_result result=fumbled", "turnover why=fumbled_pass", "ball_ground b7")
    play.spent()


def test_passing_ability_one_is_accurate_on_a_modified_one() -> None:
    """(commentary)"""
    passed("accurate", "i7", "pass: 2", "bounce: 2", who={"H1": {"pa": 1}}).spent()


def test_passing_ability_one_below_a_modified_one_is_wildly_inaccurate() -> None:
    """(commentary)"""
    who = {"H1": {"pa": 1}}
    dice = ["pass: 2", "deviate: 7", "deviate_distance: 4", "bounce: 7"]
    passed("wildly_inaccurate", "m7", *dice, who=who).spent()
    passed("fumbled", "f7", "pass: 1", "bounce: 4", who=who).spent()


def test_each_player_marking_the_passer_is_minus_one() -> None:
    board = FIELD.replace("6      .    .  ", "6      A1   A2!").replace(
        "8      .    .", "8      .    A3"
    )
    play = scenario(board, dice=["pass: 5", "scatter: 5 5 5", "bounce: 2"]).act("activate H1 pass")
    play.needs("pass f7", "pass 6+", "catch 3+").act("pass f7", "no")
    play.expect("roll name=pass modifiers=marked:-2", "pass_result result=inaccurate").spent()


def test_in_bright_sunshine_it_is_minus_one() -> None:
    play = passed(
        "inaccurate", "f7", "pass: 4", "scatter: 5 5 5", "bounce: 2", weather="very_sunny"
    )
    play.expect("roll name=pass needed=5 modifiers=weather:-1").spent()


def test_in_a_blizzard_only_quick_and_short_passes_can_be_attempted() -> None:
    play = scenario(FIELD, weather="blizzard").act("activate H1 pass")
    play.offers("pass f7", "pass i7").refuses("pass j7", "pass n7")
    play.needs("pass f7", "pass 4+", "catch 3+")


@pytest.mark.parametrize("weather", ["pouring_rain", "sweltering_heat"])
def test_rain_and_heat_do_not_trouble_the_passer(weather: str) -> None:
    play = scenario(FIELD, weather=weather).act("activate H1 pass")
    assert play.game.preview("pass f7").tests[0].needed == 4


def test_the_player_may_move_first_and_pick_the_ball_up() -> None:
    board = FIELD.replace("H1*  .  ", "H1   o  ")
    play = scenario(board, dice=["pick_up: 3", "pass: 4", "catch: 3"]).act("activate H1 pass")
    play.refuses("pass f7").act("move d7", "move e6", "pass f7")
    play.expect("ball_held H1 d7", "pass H1 e6 f7", "activation_ended H1").spent()


def test_after_the_pass_the_player_may_not_move_on() -> None:
    play = passed("accurate", "f7", "pass: 4", "catch: 3").asks("activate", "home")
    play.refuses("activate H1 move").spent()


def test_a_declared_pass_need_not_be_made_and_counts_all_the_same() -> None:
    play = scenario(FIELD).act("activate H1 pass", "move d7", "end")
    play.refuses("activate H2 pass").offers("activate H2 handoff")


def test_the_pass_skill_rerolls_whatever_is_not_accurate() -> None:
    for face in (1, 2, 3):
        play = scenario(FIELD, who={"H1": {"skills": "pass"}}, dice=[f"pass: {face} 4", "catch: 3"])
        play.act("activate H1 pass", "pass f7").asks("reroll", "home", "H1")
        play.act("reroll pass").expect("skill_used H1 skill=pass", "ball_held H2").spent()


def test_an_accurate_pass_is_not_asked_about() -> None:
    play = scenario(FIELD, who={"H1": {"skills": "pass"}}, dice=["pass: 4", "catch: 3"])
    play.act("activate H1 pass", "pass f7").expect("ball_held H2").spent()


def test_the_rerolled_result_decides_what_the_pass_is() -> None:
    play = scenario(
        FIELD, who={"H1": {"skills": "pass"}}, home={"rerolls": 1}, dice=["pass: 3 1", "bounce: 4"]
    )
    play.act("activate H1 pass", "pass f7").offers("reroll pass", "reroll team", "no")
    play.act("reroll pass").expect("pass_result result=fumbled", "turn_ended home").spent()


def test_the_pass_skill_cannot_help_who_has_no_passing_ability() -> None:
    play = scenario(FIELD, who={"H1": {"pa": 0, "skills": "pass"}}, dice=["bounce: 4"])
    play.act("activate H1 pass", "pass f7").expect("turnover why=fumbled_pass").spent()
