"""Odd combinations 53 to 61, The ball in the air: put down, kicked, thrown, reached for.

What becomes of the ball in somebody's hands is in `test_carriers.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.drive import LANDS, OFF_THE_PITCH, kick_scenario
from tests.scenarios.odd.situation import DUEL, odd
from tests.scenarios.scenario import Scenario

BLOCK = "activate H1 block A1"
SAFE = "safe_pair_of_hands, dump_off"


def test_a_safe_pair_of_hands_puts_the_ball_down_before_the_injury() -> None:
    """Odd combination 53: the Dump-Off declined; KO'd by Mighty Blow, and the ball stays (SB5)."""
    dice = ["block: pow", "armour A1: 4 5", "injury A1: 4 4"]
    play = odd(DUEL, *dice, m7="A1*", H1="mighty_blow 1", A1=SAFE).act(BLOCK, "no", "push n7")
    play.act("stay").asks("place_ball", "away", "A1").refuses("drop l7").act("drop o8")
    play.never("roll name=bounce", "turnover").expect(
        "knocked_down A1 n7", "ball_ground o8", "roll A1 name=armour", "boxed A1 place=knocked_out"
    )
    play.asks("activate", "home").spent()


def test_without_a_free_square_it_bounces_after_the_injury() -> None:
    """Odd combination 53, the first variant."""
    ring = {"n6": "A2", "o6": "A3", "o7": "A4", "o8": "A5", "n8": "A6", "m6": "A7", "m8": "A8"}
    dice = ["block: pow pow", "armour A1: 4 5", "injury A1: 4 4", "bounce: 5", "catch A4: 6"]
    play = odd(DUEL, *dice, m7="A1*", **ring, H1={"st": 9}, A1=SAFE).act(BLOCK, "no", "follow")
    play.never("skill_used A1").expect(
        "pushed A1 m7 n7",
        "roll A1 name=armour",
        "boxed A1 place=knocked_out",
        "roll name=bounce",
        "ball_held A4",
    )
    play.asks("activate", "home").spent()


def test_in_the_crowd_it_is_thrown_in_and_falling_over_it_bounces() -> None:
    """Odd combination 53, the other variants."""
    edge = "       k    l    m\n1      .    A1*  .\n2      .    H1   .\n12     H9   .    .\n"
    dice = ["block: pow", "injury A1: 1 1", "throw_in: 3", "throw_in_distance: 1 1", "bounce: 7"]
    play = odd(edge, *dice, A1=SAFE).act(BLOCK, "no", "stay").never("skill_used A1")
    play.expect("boxed A1", "roll name=throw_in").spent()
    dice = ["dodge H1: 1", "armour H1: 1 1", "bounce: 2"]
    play = odd(DUEL, *dice, l7="H1*", H1=SAFE).act("activate H1 move", "move k7")
    play.never("skill_used").expect("fell_over H1 k7", "ball_ground k6").spent()


def kicked(*dice: str, who: dict[str, Any], **more: Any) -> Scenario:
    """A kick aimed at u6 that comes down on u9 unless `more` says otherwise."""
    return kick_scenario(*dice, who=who, **more)


RUNNERS = {
    "A8": {"skills": "on_the_ball, dodge, sure_feet", "ma": 2},
    "A9": {"skills": "on_the_ball"},
}


def test_one_of_two_runs_before_the_high_kick() -> None:
    """Odd combination 54: three squares whatever the MA, and another one under the ball."""
    play = kicked("kick_off_event: 2 3", "catch A11: 4", who=RUNNERS, kick=LANDS[:2])
    play.asks("on_the_ball", "away").act("select A8", "move r7", "move s7", "move t7")
    play.never("skill_used A9", "roll name=rush", "roll A8 name=catch")
    play.asks("high_kick", "away").act("select A11").expect("moved A11 u9", "ball_held A11").spent()


def test_who_has_run_under_the_ball_leaves_no_room_for_a_high_kick() -> None:
    """Odd combination 54: the square must be free; he catches when the ball comes down."""
    near = {"A11": {"skills": "on_the_ball"}}
    play = kicked("kick_off_event: 2 3", "catch A11: 4", who=near, kick=LANDS[:2])
    play.act("select A11", "move t9", "move u9", "end").never("high_kick")
    play.expect("moved A11 u9", "roll A11 name=catch", "ball_held A11").asks("activate", "away")


def test_nobody_runs_after_a_touchback_nor_over_the_line_nor_rerolls() -> None:
    """Odd combination 54: the second and the third run."""
    event = ["kick_off_event: 3 3", "cheering_fans: 1 1"]
    kicked(*event, who=RUNNERS, kick=OFF_THE_PITCH).asks("touchback", "away")
    play = kicked(*event, who={"A7": {"skills": "on_the_ball"}})
    play.act("select A7", "move o10", "move n10").refuses("move m10").offers("move n11")
    who = {"A6": {"skills": "on_the_ball, dodge"}}
    play = kicked(*event, "dodge A6: 1", "armour A6: 1 1", who=who, teams=({}, {"rerolls": 3}))
    play.act("select A6", "move o5", "move n6", "move n5").expect("fell_over A6")
    play.never("reroll_used", "turnover")


def test_a_kick_of_one_is_halved_to_nothing() -> None:
    """Odd combination 56: whoever stands where it was aimed must catch it, at -1."""
    dice = ["kick_off_event: 3 3", "cheering_fans: 1 1", "catch A10: 4"]
    kick = ["kick_off_deviation: 7", "kick_off_deviation_distance: 1"]
    play = kicked(*dice, who={"H8": {"skills": "kick"}}, kick=kick, aim="r6").act("use kick")
    play.expect("ball_air r6", "roll A10 name=catch needed=4 passed=True", "ball_held A10").spent()


def test_diving_catches_of_both_teams_at_the_line() -> None:
    """Odd combination 56: n8 is empty, between H2 on his line and A2; each -1, and the markers."""
    away = """
               n    o    p    q    r    s
        6      A1   .    .    .    .    .
        7      .    A2   .    .    .    .
        9      A4   .    .    .    A5   A6
        10     A3   .    .    A7   A8   A9
        11     .    .    .    .    A10  A11
        """
    who = {
        "H8": {"skills": "kick"},
        "H2": {"skills": "diving_catch"},
        "A2": {"skills": "diving_catch"},
    }
    event = ["kick_off_event: 3 3", "cheering_fans: 1 1"]
    kick = ["kick_off_deviation: 2", "kick_off_deviation_distance: 3"]
    play = kicked(*event, "catch A2: 1", "catch H2: 6", who=who, kick=kick, away=away, aim="n9")
    play.act("use kick")
    play.asks("reach_for_ball", "away").offers("select A2", "select H2").act("select A2")
    play.asks("use_skill", "away", "A2").act("use diving_catch")
    play.asks("reach_for_ball", "home").act("select H2").expect(
        "roll A2 name=catch needed=4 passed=False",
        "roll H2 name=catch needed=5 passed=True",
        "ball_held H2",
    )
    play.never("touchback").asks("activate", "away")


def test_no_diving_catch_beyond_the_line() -> None:
    """Odd combination 56: a touchback."""
    who = {"H2": {"skills": "diving_catch"}, "A2": {"skills": "diving_catch"}}
    event = ["kick_off_event: 3 3", "cheering_fans: 1 1"]
    kick = ["kick_off_deviation: 4", "kick_off_deviation_distance: 2"]
    kicked(*event, who=who, kick=kick, aim="o12").asks("touchback", "away").never("skill_used")


WITS = {"A1": "dump_off", "H2": "on_the_ball", "H3": "on_the_ball"}
DUMP = {"m7": "A1*", "o6": "H2", "p5": "H3", "p7": "A2", "j5": "A3"}
"""A2, to whom A1 dumps off, marks H2, who is about to run."""


def test_a_fall_in_answer_to_a_dump_off() -> None:
    """Odd combination 55 (SB4): a turnover; the pass is resolved, the Block is not made."""
    dice = ["dodge H2: 1", "armour H2: 1 1", "pass A1: 6", "catch A2: 4"]
    play = (
        odd(DUEL, *dice, **DUMP, **WITS)
        .act(BLOCK, "pass p7", "select H2", "move n5")
        .expect(
            "fell_over H2 n5",
            "turnover home",
            "roll A1 name=pass",
            "ball_held A2",
            "turn_ended home",
        )
    )
    play.never("block", "skill_used H3").asks("activate", "away").spent()


def test_a_fall_in_answer_to_an_opponents_pass() -> None:
    """Odd combination 55, the variant: H3 may not run, the pass goes on, no turnover."""
    dice = ["dodge H2: 1", "armour H2: 1 1", "pass A1: 6", "catch A2: 4"]
    play = odd(DUEL, *dice, **DUMP, **WITS, active="away", l12="A9")
    play.act("activate A1 pass", "pass p7", "select H2", "move n5")
    play.expect("fell_over H2 n5", "ball_held A2").never("turnover", "skill_used H3")
    play.asks("activate", "away").spent()


GAP = """
       f    g    h    i    j    k
6      .    .    .    .    .    .
7      H1*  .    .    A1   .    .
8      .    .    .    .    .    H2
12     H9   .    .    .    .    A9
"""
LONG_WAY = ["pass H1: 2", "scatter: 5 4 5"]
"""Inaccurate: aimed at h7, the ball comes down in i7."""


def test_the_player_in_the_square_must_try_first() -> None:
    """Odd combination 57: then it bounces past H2, and a bounce is not dived for."""
    play = odd(GAP, *LONG_WAY, "catch A1: 1", "bounce: 5", H2="diving_catch")
    play.act("activate H1 pass", "pass h7").never("skill_used").expect(
        "roll A1 name=catch passed=False", "ball_ground j7", "turnover home"
    )
    play.asks("activate", "away").spent()


@pytest.mark.parametrize("square", ["A1_", "."])
def test_over_a_prone_player_or_an_empty_square_there_is_a_dive(square: str) -> None:
    """Odd combination 57."""
    play = odd(GAP, *LONG_WAY, "catch H2: 4", i7=square, k8=".", j8="H2", H2="diving_catch")
    play.act("activate H1 pass", "pass h7").asks("reach_for_ball", "home").act("select H2")
    play.expect("ball_held H2").never("turnover").spent()


def test_an_accurate_pass_to_the_diver_himself() -> None:
    """Odd combination 57: +1."""
    play = odd(GAP, "pass H1: 6", "catch H2: 2", i7="H2", k8=".", H2="diving_catch")
    play.act("activate H1 pass", "pass i7")
    play.expect("roll H2 name=catch needed=2 modifiers=diving_catch:1", "ball_held H2").spent()


LANE = """
       f    g    h    i    j    k    l    m
6      .    .    .    H2   .    .    .    .
7      H1*  .    .    A1   .    .    .    H4
8      .    .    H3   .    .    H5~  .    .
12     H9   .    .    .    .    .    .    .
"""
"""A1 stands under the ruler to H4, marked by H2 and H3; H5 spoils the air, Stunned."""
PASSER = {"H1": {"pa": 3, "skills": "cloud_burster"}, "H5": "disturbing_presence"}


def test_a_reaching_hand_is_bursted_away() -> None:
    """Odd combination 58 (a) and (c): any 6 succeeds, and must be rolled again."""
    for skills, modifiers in (
        ("", "accurate:-3,marked:-1,disturbing_presence:-1"),
        ("extra_arms", "accurate:-3,marked:-1,disturbing_presence:-1,extra_arms:1"),
    ):
        dice = ["pass H1: 6", "interfere A1: 6 2", "catch H4: 4"]
        play = odd(LANE, *dice, **PASSER, A1=skills).act("activate H1 pass", "pass m7", "select A1")
        play.act("use cloud_burster").expect(
            "roll A1 name=interfere passed=True",
            "roll A1 name=interfere passed=False",
            "ball_held H4",
        )
        shown = [e for e in play.game.events if e.kind == "roll" and e.data["name"] == "interfere"]
        wanted = dict(part.split(":") for part in modifiers.split(","))
        assert {key: str(value) for key, value in shown[0].data["modifiers"].items()} == wanted
        play.spent()


def test_long_legs_and_nerves_are_not_bursted() -> None:
    """Odd combination 58 (b): -2 in all; then the catch, at -1 and -1 for the presence."""
    dice = ["pass H1: 6", "interfere A1: 6", "catch A1: 5"]
    play = odd(LANE, *dice, **PASSER, A1="very_long_legs, nerves_of_steel")
    play.act("activate H1 pass", "pass m7", "select A1").never("skill_used H1").expect(
        "roll A1 name=interfere needed=5 passed=True",
        "roll A1 name=catch needed=5 passed=True",
        "ball_held A1",
    )
    play.spent()


def test_in_a_quick_pass_nothing_bursts_and_the_catch_may_be_repeated() -> None:
    """Odd combination 58: the second step is Catch's."""
    dice = ["pass H1: 6", "interfere A1: 6", "catch A1: 1 6"]
    play = odd(LANE, *dice, m7=".", h7="A1", i7="H4", i6=".", **PASSER, A1="catch")
    play.act("activate H1 pass", "pass i7", "select A1").never("skill_used H1")
    play.asks("reroll", "away", "A1").act("reroll catch").expect("ball_held A1").spent()


FAR = """
       a    b    c    d
7      H1*  .    A1   .
8      .    .    .    .
12     H9   .    .    A9
"""
MARY = {"H1": {"pa": 2, "skills": "hail_mary_pass, cannoneer, pass"}}
LANDING = ["scatter: 5 5 5", "bounce: 5"]


def hail(*dice: str, **more: Any) -> Scenario:
    """H1 throws over A1 as far as s7."""
    return odd(FAR, *dice, **MARY, **more).act("activate H1 pass", "pass s7")


def test_a_hail_mary_is_inaccurate_at_best() -> None:
    """Odd combination 59: 6; 3; and 1, repeated by Pass."""
    sum_ = "modifiers=long_bomb:-3,cannoneer:1"
    play = hail("pass H1: 6", *LANDING).never("spp", "roll name=interfere")
    play.expect(f"roll H1 name=pass {sum_}", "pass_result H1 result=inaccurate").spent()
    play = hail("pass H1: 3", "deviate: 5", "deviate_distance: 3", "bounce: 2")
    if play.game.decision.kind == "reroll":
        play.act("no")
    play.expect("pass_result H1 result=wildly_inaccurate").never("roll name=interfere").spent()
    play = hail("pass H1: 1 5", *LANDING).act("reroll pass")
    play.expect("skill_used H1 skill=pass", "pass_result H1 result=inaccurate").spent()


def test_a_hail_mary_in_the_sun_and_in_the_snow() -> None:
    """Odd combination 59: one more -1; and no Long pass either in a Blizzard."""
    play = hail("pass H1: 5", *LANDING, weather="very_sunny")
    play.expect("roll H1 name=pass modifiers=long_bomb:-3,weather:-1,cannoneer:1").spent()
    play = odd(FAR, **MARY, weather="blizzard").act("activate H1 pass")
    play.refuses("pass s7", "pass i7").offers("pass d7", "pass g7")


TEAM = """
       f    g    h    i    j    k
3      .    .    .    .    .    .
4      .    .    .    .    .    .
5      .    .    .    .    .    .
6      .    .    .    .    .    .
7      H1*  .    .    H3   .    .
8      .    .    .    .    H4   .
12     H9   .    .    .    .    .
"""


def test_a_fumble_that_safe_pass_saves_ends_the_activation() -> None:
    """Odd combination 60: no Running Pass, and the Pass of the turn is used."""
    play = odd(TEAM, "pass H1: 1", H1="safe_pass, running_pass").act("activate H1 pass", "pass i7")
    play.never("turnover", "ball_ground").asks("activate", "home").refuses("activate H9 pass")
    assert play.state.carrier == 0
    play.spent()


def test_no_passing_ability_and_safe_pass() -> None:
    """Odd combination 60: fumbled without a chance, and kept."""
    play = odd(TEAM, H1={"pa": 0, "skills": "safe_pass"}).act("activate H1 pass", "pass i7")
    play.never("turnover", "ball_ground", "roll name=pass").asks("activate", "home")
    assert play.state.carrier == 0


def test_running_on_after_an_inaccurate_quick_pass() -> None:
    """Odd combination 60, the third part: a bounce caught by H4; three squares are left."""
    dice = ["pass H1: 2", "scatter: 5 4 5", "bounce: 7", "catch H4: 6"]
    who = {"H1": {"ma": 3, "skills": "safe_pass, running_pass"}}
    play = odd(TEAM, *dice, i7=".", **who).act("activate H1 pass", "pass i7")
    play.never("turnover").expect("pass_result H1 result=inaccurate", "ball_held H4")
    play.asks("move", "home", "H1").act("move f6", "move f5", "move f4").needs("move f3", "rush 2+")
    play.spent()


def test_no_running_with_the_movement_used_up_or_after_a_short_pass() -> None:
    """Odd combination 60."""
    dice = ["pass H1: 6", "catch H3: 6"]
    play = odd(TEAM, *dice, H1={"ma": 1, "skills": "running_pass"}).act("activate H1 pass")
    play.act("move g7", "pass i7").asks("activate", "home").spent()
    play = odd(TEAM, *dice, i7=".", k7="H3", H1="running_pass").act("activate H1 pass", "pass k7")
    play.asks("activate", "home").spent()


WET = """
       f    g    h    i    j    k    l    m
6      .    .    .    .    .    A1   .    .
7      H1*  .    .    .    H2   .    .    A3
8      .    .    .    .    .    A2   A4_  .
12     H9   .    .    .    .    .    .    .
"""
DRY = {"H2": "nerves_of_steel, catch", "A3": "disturbing_presence", "A4": "disturbing_presence"}


def test_nerves_do_not_help_against_rain_and_presence() -> None:
    """Odd combination 61: 5 - 3 fails; a 6 by Catch always succeeds."""
    dice = ["pass H1: 6", "catch H2: 5 6"]
    play = odd(WET, *dice, **DRY, weather="pouring_rain").act("activate H1 pass", "pass j7")
    play.expect("roll H2 name=catch needed=6 modifiers=weather:-1,disturbing_presence:-2")
    play.act("reroll catch").expect("roll H2 name=catch passed=True", "ball_held H2").spent()


@pytest.mark.parametrize(("skills", "needed"), [("nerves_of_steel", 6), ("big_hand", 3)])
def test_presence_does_not_bear_on_a_pick_up(skills: str, needed: int) -> None:
    """Odd combination 61: 3+, -1 for the rain, -2 for the markers; Big Hand minds neither."""
    board = {"f7": "H1", "j7": "o", "i7": "H2"}
    play = odd(WET, **board, **{**DRY, "H2": skills}, weather="pouring_rain")
    play.act("activate H2 move").needs("move j7", f"pick_up {needed}+")
