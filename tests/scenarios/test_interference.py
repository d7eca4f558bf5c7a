"""Passing the Ball, Passing Interference: Deflections and Interceptions (2020)."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import Scenario, scenario

LANE = """
       f    g    h    i    j    k    l
5      .    .    .    .    .    .    .
6      .    .    .    .    .    .    .
7      H1*  .    A1   .    H2   .    .
8      .    .    .    .    .    .    .
9      H3   .    .    .    .    .    .
"""
"""H1 passes four squares to H2 in j7 (a Short pass: 5+), A1 between them."""


def passed(*dice: str, board: str = LANE, to: str = "j7", **more: object) -> Scenario:
    play = scenario(board, dice=list(dice), **more)  # type: ignore[arg-type]
    return play.act("activate H1 pass", f"pass {to}")


def test_the_opposing_coach_nominates_one_player_or_none() -> None:
    board = LANE.replace("A1   .    H2", "A1   A2   H2")
    play = passed("pass: 5", board=board).asks("interfere", "away", "H1")
    assert sorted(play.legal) == ["no", "select A1", "select A2"]


def test_a_coach_who_nominates_nobody_lets_the_pass_be_resolved() -> None:
    play = passed("pass: 5", "catch H2: 3").act("no")
    play.never("roll name=interfere").expect("ball_held H2").spent()


@pytest.mark.parametrize("mark", ["A1_", "A1~", "A1!", "H4 "])
def test_only_a_standing_opponent_with_a_tackle_zone_may_try(mark: str) -> None:
    play = passed("pass: 5", "catch H2: 3", board=LANE.replace("A1 ", mark))
    play.expect("ball_held H2").spent()


def test_only_between_the_passer_and_the_square_where_the_ball_lands() -> None:
    """Behind the passer, beyond the landing square and abreast of either: nobody."""
    play = passed(
        "pass: 6",
        "catch H2: 5",
        board="""
               e    f    g    h    i    j    k
        6      .    A2   .    .    .    A3   .
        7      A4   H1*  .    .    .    H2   A5
        8      .    .    .    .    .    .    .
        """,
    )
    play.expect("ball_held H2").spent()


def test_a_square_partly_beneath_the_ruler_will_do_and_two_rows_off_will_not() -> None:
    board = LANE.replace("A1 ", ".  ").replace("6      .    .    .", "6      .    .    A1")
    passed("pass: 5", board=board).asks("interfere", "away").offers("select A1")
    board = LANE.replace("A1 ", ".  ").replace("5      .    .    .", "5      .    .    A1")
    passed("pass: 5", "catch H2: 3", board=board).expect("ball_held H2").spent()


@pytest.mark.parametrize(
    ("dice", "needed", "modifier"),
    [
        (["pass: 6"], 6, "accurate:-3"),
        (["pass: 4", "scatter: 5 5 5"], 5, "inaccurate:-2"),
        (["pass: 2", "deviate: 5", "deviate_distance: 6"], 4, "wildly_inaccurate:-1"),
    ],
)
def test_the_better_the_pass_the_harder(dice: list[str], needed: int, modifier: str) -> None:
    play = passed(*dice, f"interfere A1: {needed}", "catch A1: 6")
    play.act("select A1")
    play.expect(f"roll A1 name=interfere needed={needed} modifiers={modifier} passed=True").spent()


def test_one_face_less_fails_and_the_pass_goes_on() -> None:
    play = passed("pass: 6", "interfere A1: 5", "catch H2: 3").act("select A1")
    play.never("deflected").expect("roll name=interfere passed=False", "ball_held H2 j7").spent()


def test_being_marked_is_one_single_minus_one_however_many_mark() -> None:
    board = LANE.replace("8      .    .    .", "8      .    H4   H5")
    play = passed(
        "pass: 3",
        "scatter: 5 5 5",
        "interfere A1: 5",
        "bounce: 2",
        board=board,
        who={"H1": {"pa": 3}},
    )
    play.act("select A1")
    play.expect("roll A1 name=interfere needed=6 modifiers=inaccurate:-2,marked:-1").spent()


def test_in_pouring_rain_it_is_minus_one() -> None:
    play = passed(
        *("pass: 4", "scatter: 5 5 5", "interfere A1: 5", "bounce: 2"), weather="pouring_rain"
    )
    play.act("select A1")
    play.expect("roll A1 name=interfere needed=6 modifiers=inaccurate:-2,weather:-1").spent()


def test_a_passer_with_stunty_gives_the_interferer_a_plus_one() -> None:
    """Traits, Stunty."""
    play = passed("pass: 6", "interfere A1: 5", "catch A1: 4", who={"H1": {"skills": "stunty"}})
    play.act("select A1")
    play.expect("roll A1 name=interfere needed=5 modifiers=accurate:-3,stunty_passer:1").spent()
    other = passed("pass: 6", "interfere A1: 5", "catch: 3", who={"A1": {"skills": "stunty"}})
    other.act("select A1").expect("roll A1 name=interfere needed=6 passed=False").spent()


def test_a_deflection_caught_is_an_interception_and_a_turnover() -> None:
    """It earns 2 points in all, not 3 (commentary)."""
    play = passed("pass: 6", "interfere A1: 6", "catch A1: 4").act("select A1")
    play.never("spp A1 for=deflection").expect(
        "deflected A1 h7",
        "roll A1 name=catch needed=4 modifiers=interception:-1",
        "ball_held A1 h7",
        "intercepted A1 h7",
        "spp A1 for=interception spp=2",
        "turnover home why=pass_deflected",
        "turn_ended home",
    ).spent()


def test_a_deflection_not_caught_scatters_from_the_deflector() -> None:
    play = passed("pass: 6", "interfere A1: 6", "catch A1: 3", "scatter: 2 2 2", "bounce: 2").act(
        "select A1"
    )
    play.never("intercepted").expect(
        "roll A1 name=catch passed=False",
        "spp A1 for=deflection spp=1",
        "roll name=scatter",
        "ball_air h4",
        "ball_ground h3",
        "turnover home why=pass_deflected",
    ).spent()


def test_scattering_to_the_active_team_it_is_no_turnover_and_no_completion() -> None:
    play = passed("pass: 6", "interfere A1: 6", "catch A1: 3", "scatter: 5 2 8", "catch H2: 4").act(
        "select A1"
    )
    play.never("turnover", "spp H1").expect("spp A1 for=deflection", "ball_held H2 j7")
    play.asks("activate", "home").spent()


def test_scattering_to_another_opponent_it_is_a_turnover_and_no_interception() -> None:
    board = LANE.replace(".    H2   .", ".    A2   .")
    play = passed(
        *("pass: 6", "interfere A1: 6", "catch A1: 3", "scatter: 5 2 8", "catch A2: 4"), board=board
    ).act("select A1")
    play.never("intercepted", "spp A2").expect("ball_held A2", "turnover why=pass_deflected")
    play.spent()


def test_a_deflected_ball_may_scatter_off_the_pitch() -> None:
    board = "       f    g    h    i    j\n2      H1*  .    A1   .    H2\n"
    play = passed(
        *("pass: 6", "interfere A1: 6", "catch A1: 3", "scatter: 2 2"),
        *("throw_in: 3", "throw_in_distance: 1 2", "bounce: 7"),
        board=board,
        to="j2",
    ).act("select A1")
    play.expect("deflected A1", "ball_air h1", "roll name=throw_in", "ball_ground h5").spent()


def test_the_ruler_goes_to_where_the_ball_will_land_not_to_the_target() -> None:
    """The pass to j7 scatters to j4: A1 in i7 is out of the way, A2 in i5 is in it."""
    board = LANE.replace("5      .    .    .    .", "5      .    .    .    A2")
    board = board.replace("A1   .    H2", ".    A1   H2")
    play = passed("pass: 4", "scatter: 2 2 2", board=board).asks("interfere", "away")
    assert sorted(play.legal) == ["no", "select A2"]


def test_nobody_interferes_with_a_fumble() -> None:
    play = passed("pass: 1", "bounce: 4").never("roll name=interfere")
    play.expect("ball_ground e7").spent()


OUT = """
       v    w    x    y    z
6      .    .    .    .    .
7      H1*  .    A1   .    H2
"""


def test_a_pass_that_leaves_the_pitch_is_interfered_with_before_the_throw_in() -> None:
    """(commentary) The ruler goes to the last square that the ball was over."""
    play = passed("pass: 4", "scatter: 5", board=OUT, to="z7").asks("interfere", "away")
    play.offers("select A1").never("roll name=throw_in").expect("ball_air z7")


def test_if_that_fails_the_crowd_throws_the_ball_in() -> None:
    """(commentary)"""
    play = passed(
        *("pass: 4", "scatter: 5", "interfere A1: 1"),
        *("throw_in: 3", "throw_in_distance: 1 2", "bounce: 2"),
        board=OUT,
        to="z7",
    ).act("select A1")
    play.expect(
        "roll name=interfere", "roll name=throw_in", "ball_air w7", "ball_ground w6"
    ).spent()


def test_if_it_succeeds_there_is_no_throw_in() -> None:
    """(commentary)"""
    play = passed("pass: 4", "scatter: 5", "interfere A1: 5", "catch A1: 4", board=OUT, to="z7")
    play.act("select A1").never("roll name=throw_in").expect("intercepted A1").spent()


def test_the_square_the_ball_left_from_is_itself_not_between() -> None:
    """A1 stands in the last square: the wildly inaccurate pass goes no further than him."""
    board = "       w    x    y    z\n7      H1*  .    .    A1\n"
    play = passed(
        *("pass: 2", "deviate: 5", "deviate_distance: 4"),
        *("throw_in: 3", "throw_in_distance: 1 1", "bounce: 2"),
        board=board,
        to="q7",
    )
    play.never("roll name=interfere").expect("ball_air z7", "roll name=throw_in").spent()


def test_the_catch_skill_helps_to_convert_a_deflection() -> None:
    play = passed(
        "pass: 6", "interfere A1: 6", "catch A1: 2 4", who={"A1": {"skills": "catch"}}
    ).act("select A1")
    play.asks("reroll", "away", "A1").act("reroll catch").expect("intercepted A1").spent()


def test_neither_coach_has_a_team_reroll_for_it() -> None:
    play = passed(
        *("pass: 6", "interfere A1: 5", "catch: 3"), home={"rerolls": 2}, away={"rerolls": 2}
    ).act("select A1")
    play.expect("roll name=interfere passed=False", "ball_held H2").spent()


def test_an_interception_in_the_end_zone_is_a_touchdown_at_once() -> None:
    board = "       a    b\n6      .    H1*\n7      A1   .\n8      H2   .\n"
    play = passed("pass: 6", "interfere A1: 6", "catch A1: 6", board=board, to="a8")
    play.act("select A1").expect("ball_held A1", "touchdown away A1", "spp A1 for=interception")
    play.spent()
