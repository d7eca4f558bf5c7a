"""Throwing other Players (2020) and the ball: with it, onto it, into the end zone, the kick-off."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

WHO: dict[str, dict[str, Any]] = {
    "H1": {"st": 5, "skills": "throw_team_mate"},
    "H2": {"st": 2, "skills": "right_stuff"},
}
CARRIER = """
       e    f    g    h    i    j
5      .    .    .    .    .    .
6      .    .    .    .    .    .
7      .    H1   H2*  .    .    .
8      .    .    .    .    .    .
9      H9   .    .    .    .    .
"""
SCATTER = "throw_scatter: 2 7 2"
ON_BALL = CARRIER.replace("H2*", "H2 ").replace(
    "6      .    .    .    .    .", "6      .    .    .    .    o"
)


def throw(*dice: str, board: str = CARRIER, to: str = "i7", **fields: Any) -> Scenario:
    """H1 throws H2, superbly unless the dice say otherwise; i6 is where he comes down."""
    fields.setdefault("who", WHO)
    script = list(dice) if any(d.startswith("throw:") for d in dice) else ["throw: 6", *dice]
    play = scenario(board, dice=script, **fields)
    return play.act("activate H1 throw", f"throw H2 {to}")


def test_a_carrier_who_lands_safely_keeps_the_ball() -> None:
    play = throw(SCATTER, "landing: 4").never("ball_air", "turnover").asks("activate", "home")
    play.shows("   i\n6  H2*")


def test_a_carrier_who_lands_badly_is_a_turnover_and_the_ball_bounces_after_the_armour() -> None:
    play = throw(SCATTER, "landing: 2", "armour H2: 1 1", "bounce: 5")
    play.expect(
        "fell_over H2 i6",
        "turnover home why=carrier_landed_badly",
        "roll H2 name=armour",
        "roll name=bounce",
        "ball_ground j6",
        "turn_ended home",
    ).spent()


def test_that_turnover_stands_even_if_a_team_mate_catches_the_ball() -> None:
    board = CARRIER.replace(
        "6      .    .    .    .    .    .", "6      .    .    .    .    .    H5"
    )
    play = throw(SCATTER, "landing: 2", "armour H2: 1 1", "bounce: 5", "catch H5: 6", board=board)
    play.expect("turnover home", "ball_held H5", "turn_ended home").asks("activate", "away")


@pytest.mark.parametrize("quality", [3, 1])
def test_a_carrier_thrown_less_than_superbly_who_falls_is_a_turnover(
    quality: int,
) -> None:
    dice = [f"throw: {quality}", SCATTER, "throw_bounce: 2"]
    play = throw(*dice, "landing: 3", "armour H2: 1 1", "bounce: 2")
    play.expect("turnover home why=carrier_landed_badly")


def test_a_fumble_with_the_ball_that_lands_safely_is_no_turnover() -> None:
    play = throw("throw: 1", "throw_bounce: 2", "landing: 4").never("turnover")
    play.asks("activate", "home").spent()


def test_a_carrier_who_lands_on_an_opponent_is_a_turnover() -> None:
    board = CARRIER.replace("6      .    .    .    .    .", "6      .    .    .    .    A1")
    dice = (SCATTER, "armour A1: 1 1", "throw_bounce: 2", "armour H2: 1 1", "bounce: 2")
    play = throw(*dice, board=board)
    play.expect("knocked_down H2 i5", "turnover home why=carrier_landed_badly", "ball_ground i4")


def test_a_carrier_without_a_tackle_zone_crashes_and_it_is_a_turnover() -> None:
    board = CARRIER.replace("H2* ", "H2!*")
    play = throw(SCATTER, "throw_bounce: 5", "armour H2: 1 1", "bounce: 5", board=board)
    play.expect("turnover home why=carrier_landed_badly", "ball_ground k6").spent()


def test_a_carrier_in_the_crowd_is_a_turnover_and_the_ball_is_thrown_in() -> None:
    board = "   e f g h i\n1 . H1 H2* . .\n2 H9 . . . ."
    dice = (
        "throw_scatter: 2",
        "injury H2: 1 1",
        "throw_in: 3",
        "throw_in_distance: 1 2",
        "bounce: 5",
    )
    play = throw(*dice, board=board, to="i1")
    play.expect(
        "in_crowd H2 i1",
        "turnover home why=carrier_in_crowd",
        "roll H2 name=injury by=crowd",
        "roll name=throw_in",
        "ball_ground j4",
        "turn_ended home",
    ).spent()


# Landing on the ball.


def test_landing_safely_on_the_ball_picks_it_up() -> None:
    """A player who lands safely has moved voluntarily."""
    play = throw(SCATTER, "landing: 3", "pick_up H2: 3", board=ON_BALL)
    play.expect("landed_safely H2", "roll H2 name=pick_up passed=True", "ball_held H2")
    play.asks("activate", "home").offers("activate H2 move").spent()


def test_failing_that_pick_up_is_a_turnover() -> None:
    play = throw(SCATTER, "landing: 3", "pick_up H2: 2", "bounce: 5", board=ON_BALL)
    play.expect("turnover home why=failed_pick_up", "ball_ground j6").asks("activate", "away")


def test_landing_badly_on_the_ball_it_bounces_and_is_no_turnover() -> None:
    """A player who lands badly has moved involuntarily."""
    play = throw(SCATTER, "landing: 2", "armour H2: 1 1", "bounce: 5", board=ON_BALL)
    play.expect("roll H2 name=armour", "roll name=bounce", "ball_ground j6")
    play.never("turnover", "roll name=pick_up").asks("activate", "home").spent()


def test_the_completion_counts_even_if_the_ball_is_not_picked_up() -> None:
    play = throw(SCATTER, "landing: 3", "pick_up: 1", "bounce: 5", board=ON_BALL)
    play.expect("spp H1 for=throw_completion spp=1")


# Touchdowns.

NEAR = """
       u    v    w    x    y    z
6      .    .    .    .    .    .
7      H1   H2*  .    .    .    .
8      H9   .    .    .    .    .
"""
INTO = "throw_scatter: 5 2 7"
"""From y7 to z7."""


def test_a_carrier_who_lands_safely_in_the_end_zone_scores() -> None:
    play = throw(INTO, "landing: 6", board=NEAR, to="y7")
    play.expect("landed_safely H2 z7", "spp H1 for=throw_completion", "touchdown home H2 z7")
    assert play.game.score == (1, 0)


def test_a_carrier_who_lands_badly_in_the_end_zone_does_not() -> None:
    play = throw(INTO, "landing: 1", "armour: 1 1", "bounce: 4", board=NEAR, to="y7")
    play.never("touchdown").expect("turnover home").asks("activate", "away")


def test_landing_on_the_ball_in_the_end_zone_scores_if_it_is_picked_up() -> None:
    board = NEAR.replace("H2*  .    .    .    .", "H2   .    .    .    o")
    play = throw(INTO, "landing: 6", "pick_up: 3", board=board, to="y7")
    play.expect("ball_held H2 z7", "touchdown home H2")


# Always Hungry.

HUNGRY: dict[str, dict[str, Any]] = {
    **WHO,
    "H1": {"st": 5, "skills": "throw_team_mate, always_hungry"},
}
PLAIN = CARRIER.replace("H2*", "H2 ")


def test_always_hungry_goes_on_with_a_two_or_more() -> None:
    dice = ("always_hungry: 2", "throw: 6", SCATTER, "landing: 6")
    play = throw(*dice, board=PLAIN, who=HUNGRY)
    play.expect("roll H1 name=always_hungry needed=2 passed=True", "roll H1 name=throw").spent()


def test_it_is_rolled_after_moving_and_only_if_there_is_a_throw() -> None:
    play = scenario(PLAIN, who=HUNGRY).act("activate H1 throw", "move f6", "end")
    play.never("roll").asks("activate", "home")


def test_on_a_one_the_team_mate_may_squirm_free_and_the_throw_is_fumbled() -> None:
    dice = ["always_hungry: 1", "squirm_free: 2", "throw_bounce: 2", "landing: 4"]
    play = scenario(PLAIN, dice=dice, who=HUNGRY).act("activate H1 throw", "throw H2 i7")
    play.expect(
        "roll H1 name=always_hungry passed=False",
        "roll H1 name=squirm_free passed=True",
        "throw_result H1 result=fumbled",
        "landed H2 f6",
        "roll H2 name=landing modifiers=fumbled:-1",
    )
    play.never("roll name=throw", "turnover").asks("activate", "home").spent()


def eaten(board: str, *dice: str, **fields: Any) -> Scenario:
    """H2 is eaten."""
    script = ["always_hungry: 1", "squirm_free: 1", *dice]
    play = scenario(board, dice=script, who=HUNGRY, **fields)
    return play.act("activate H1 throw", "throw H2 i7")


def test_on_another_one_the_team_mate_is_eaten_and_it_is_no_turnover() -> None:
    play = eaten(PLAIN).expect("boxed H2 g7 why=eaten", "casualty H2 result=dead by=eaten")
    play.never("turnover", "spp", "roll name=armour").asks("activate", "home").spent()
    assert play.where("H2") == "casualty"


def test_no_apothecary_and_no_regeneration_saves_who_was_eaten() -> None:
    who = {**HUNGRY, "H2": {"st": 2, "skills": "right_stuff, regeneration"}}
    play = scenario(
        PLAIN,
        dice=["always_hungry: 1", "squirm_free: 1"],
        who=who,
        home={"has_apothecary": True},
    )
    play.act("activate H1 throw", "throw H2 i7").asks("activate", "home").spent()


def test_a_carrier_who_is_eaten_is_a_turnover_and_the_ball_bounces_from_the_thrower() -> None:
    play = eaten(CARRIER, "bounce: 2")
    play.expect("turnover home why=carrier_eaten", "roll name=bounce", "ball_ground f6")
    play.asks("activate", "away").spent()


def test_a_catch_of_that_bounce_by_a_team_mate_does_not_save_the_turn() -> None:
    board = CARRIER.replace("6      .    .", "6      .    H5")
    eaten(board, "bounce: 2", "catch H5: 6").expect("ball_held H5", "turn_ended home")


def test_a_team_reroll_may_be_used_on_hunger() -> None:
    dice = ["always_hungry: 1 4", "throw: 6", SCATTER, "landing: 6"]
    play = scenario(PLAIN, dice=dice, who=HUNGRY, home={"rerolls": 1})
    play.act("activate H1 throw", "throw H2 i7").asks("reroll", "home", "H1").act("reroll team")
    play.never("roll name=squirm_free").expect("landed_safely H2")
