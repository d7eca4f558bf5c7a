"""Skills of the passer: Accurate, Cannoneer, Cloud Burster, Hail Mary Pass, Pass, Nerves of Steel,
Safe Pass, Running Pass, Disturbing Presence (2020, Passing Skills and Mutations)."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import Scenario, scenario

LANE = """
       f    g    h    i    j    k    l    m    n    o    p    q    r    s
5      .    .    .    .    .    .    .    .    .    .    .    .    .    .
6      .    .    .    .    .    .    .    .    .    .    .    .    .    .
7      H1*  .    .    H3   H2   .    .    H4   .    .    .    H5   .    .
8      .    .    .    .    .    .    .    .    .    .    .    .    .    .
"""
"""From H1: H3 stands in Quick reach, H2 in Short, H4 in Long, H5 in that of a Long Bomb."""
GUARDED = LANE.replace("H2   .    .    H4", ".    A1   .    H4")
"""A1 stands on the way to H4."""


def passed(to: str, *dice: str, board: str = LANE, skills: str = "", **more: object) -> Scenario:
    who = {"H1": {"skills": skills}, **more.pop("who", {})}  # type: ignore[dict-item]
    play = scenario(board, dice=list(dice), who=who, **more)  # type: ignore[arg-type]
    play.act("activate H1 pass")
    return play.act(f"pass {to}")


@pytest.mark.parametrize(
    ("to", "needed", "modifiers"),
    [
        ("i7", 3, "accurate:1"),
        ("j7", 4, "short:-1,accurate:1"),
        ("m7", 6, "long:-2"),
        ("q7", 6, "long_bomb:-3"),
    ],
)
def test_accurate_adds_one_to_quick_and_short_passes(to: str, needed: int, modifiers: str) -> None:
    play = scenario(LANE, dice=["pass: 1", "bounce: 2"], who={"H1": {"skills": "accurate"}})
    play.act("activate H1 pass", f"pass {to}")
    play.expect(f"roll H1 name=pass needed={needed} modifiers={modifiers}").spent()


@pytest.mark.parametrize(
    ("to", "needed", "modifiers"),
    [
        ("i7", 4, ""),
        ("j7", 5, "short:-1"),
        ("m7", 5, "long:-2,cannoneer:1"),
        ("q7", 6, "long_bomb:-3,cannoneer:1"),
    ],
)
def test_cannoneer_adds_one_to_long_passes_and_long_bombs(
    to: str, needed: int, modifiers: str
) -> None:
    play = scenario(LANE, dice=["pass: 1", "bounce: 2"], who={"H1": {"skills": "cannoneer"}})
    play.act("activate H1 pass", f"pass {to}")
    play.expect(f"roll H1 name=pass needed={needed} modifiers={modifiers}").spent()


def test_the_preview_shows_the_bonus() -> None:
    play = scenario(LANE, who={"H1": {"skills": "accurate, cannoneer"}}).act("activate H1 pass")
    play.needs("pass i7", "pass 3+", "catch 3+").needs("pass m7", "pass 5+", "catch 3+")


def test_pass_rerolls_a_failed_test_only_once() -> None:
    play = passed("i7", "pass: 1", "pass: 1", "bounce: 2", skills="pass")
    play.asks("reroll", "home", "H1").offers("reroll pass").act("reroll pass")
    play.expect("skill_used H1 skill=pass", "turnover home why=fumbled_pass").spent()


# Nerves of Steel, Disturbing Presence.

MARKED = LANE.replace("6      .    .    .", "6      A3   .    .").replace(
    "8      .    .    .    .    .", "8      .    .    .    .    A4"
)


def test_nerves_of_steel_ignores_markers_in_passing_and_catching() -> None:
    who = {"H2": {"skills": "nerves_of_steel"}}
    play = passed("j7", "pass: 5", "catch H2: 3", board=MARKED, skills="nerves_of_steel", who=who)
    play.expect(
        "roll H1 name=pass needed=5 modifiers=short:-1",
        "roll H2 name=catch needed=3",
        "ball_held H2",
    ).spent()


def test_without_nerves_each_marker_counts() -> None:
    play = passed("j7", "pass: 6", "catch H2: 3", "bounce: 2", board=MARKED)
    play.expect("roll H1 name=pass modifiers=short:-1,marked:-1", "roll H2 modifiers=marked:-1")
    play.spent()


def test_nerves_of_steel_ignores_being_marked_in_interference() -> None:
    board = GUARDED.replace(
        "8      .    .    .    .    .    .", "8      .    .    .    .    .    H9"
    )
    play = passed(
        "m7",
        *("pass: 6", "interfere A1: 6", "catch A1: 4"),
        board=board,
        who={"A1": {"skills": "nerves_of_steel"}},
    )
    play.act("select A1")
    play.expect(
        "roll A1 name=interfere needed=6 modifiers=accurate:-3", "roll A1 name=catch needed=4"
    )
    play.spent()


@pytest.mark.parametrize("mark", [" ", "_", "~", "!"])
def test_disturbing_presence_costs_one_within_three_squares_whatever_the_state(mark: str) -> None:
    board = LANE.replace("5      .    .    .    .", f"5      .    .    .    A1{mark}")
    play = passed(
        "i7", "pass: 5", "catch H3: 4", board=board, who={"A1": {"skills": "disturbing_presence"}}
    )
    play.expect(
        "roll H1 name=pass needed=5 modifiers=disturbing_presence:-1",
        "roll H3 name=catch needed=4 modifiers=disturbing_presence:-1",
    ).spent()


def test_disturbing_presence_of_two_adds_up_and_four_squares_are_too_far() -> None:
    board = LANE.replace("5      .    .    .    .    .", "5      A1   A2   .    .    A3")
    who = {f"A{n}": {"skills": "disturbing_presence"} for n in (1, 2, 3)}
    play = passed("i7", "pass: 6", "catch H3: 6", board=board, who=who)
    play.expect("roll H1 name=pass needed=6 modifiers=disturbing_presence:-2").spent()


def test_disturbing_presence_bears_on_interference_and_not_on_the_own_team() -> None:
    who = {"H5": {"skills": "disturbing_presence"}, "H4": {"skills": "disturbing_presence"}}
    play = passed("m7", *("pass: 6", "interfere A1: 6", "catch A1: 5"), board=GUARDED, who=who).act(
        "select A1"
    )
    play.expect(
        "roll H1 name=pass modifiers=long:-2",
        "roll A1 name=interfere modifiers=accurate:-3,disturbing_presence:-1",
        "roll A1 name=catch needed=5 modifiers=interception:-1,disturbing_presence:-1",
    ).spent()


# Cloud Burster.


def test_cloud_burster_has_a_successful_interference_repeated() -> None:
    play = passed(
        "m7",
        *("pass: 6", "interfere A1: 6", "interfere A1: 5", "catch H4: 3"),
        board=GUARDED,
        skills="cloud_burster",
    ).act("select A1")
    play.asks("use_skill", "home", "H1").act("use cloud_burster")
    play.expect(
        "skill_used H1 skill=cloud_burster", "roll A1 name=interfere passed=False", "ball_held H4"
    ).spent()


def test_the_second_result_stands() -> None:
    play = passed(
        "m7",
        *("pass: 6", "interfere A1: 6", "interfere A1: 6", "catch A1: 4"),
        board=GUARDED,
        skills="cloud_burster",
    ).act("select A1", "use cloud_burster")
    play.expect("intercepted A1", "turnover home").spent()


def test_cloud_burster_may_be_left_unused_and_says_nothing_on_a_failure() -> None:
    play = passed(
        "m7", *("pass: 6", "interfere A1: 6", "catch A1: 4"), board=GUARDED, skills="cloud_burster"
    ).act("select A1", "no")
    play.expect("intercepted A1").spent()
    play = passed(
        "m7", *("pass: 6", "interfere A1: 5", "catch H4: 4"), board=GUARDED, skills="cloud_burster"
    ).act("select A1")
    play.expect("ball_held H4").spent()


def test_cloud_burster_is_of_no_use_in_a_short_pass() -> None:
    board = LANE.replace("H1*  .    .    H3", "H1*  .    A1   .")
    play = passed(
        "j7", *("pass: 6", "interfere A1: 6", "catch A1: 4"), board=board, skills="cloud_burster"
    ).act("select A1")
    play.expect("intercepted A1").spent()


def test_very_long_legs_ignore_cloud_burster() -> None:
    play = passed(
        "m7",
        *("pass: 6", "interfere A1: 4", "catch A1: 4"),
        board=GUARDED,
        skills="cloud_burster",
        who={"A1": {"skills": "very_long_legs"}},
    ).act("select A1")
    play.expect("roll A1 modifiers=accurate:-3,very_long_legs:2", "intercepted A1").spent()


# Hail Mary Pass.

WIDE = """
       a    b    c    x    y    z
7      H1*  .    .    .    H2   .
8      .    .    .    .    .    .
"""


def far(*dice: str, skills: str = "hail_mary_pass", **more: object) -> Scenario:
    who = {"H1": {"skills": skills, "pa": 2}}
    play = scenario(
        "a    b    c\n7 H1* .    .\n8 .    .    A1\n9 .  A2 .",
        dice=list(dice),
        who=who,
        **more,  # type: ignore[arg-type]
    )
    return play.act("activate H1 pass")


def test_hail_mary_reaches_any_square_and_is_never_accurate() -> None:
    """(commentary passing-skills-hail-mary-range) It carries the modifier of a Long Bomb."""
    play = far("pass: 6", "scatter: 5 4 5", "bounce: 5").act("pass x7")
    play.expect(
        "skill_used H1 skill=hail_mary_pass",
        "roll H1 name=pass modifiers=long_bomb:-3 passed=True",
        "pass_result H1 result=inaccurate",
        "turnover home why=pass_not_caught",
    ).spent()


def test_cannoneer_helps_a_hail_mary_pass() -> None:
    """(commentary passing-skills-cannoneer-hail-mary)"""
    play = far(
        "pass: 3",
        "deviate: 5",
        "deviate_distance: 3",
        "bounce: 5",
        skills="hail_mary_pass, cannoneer",
    ).act("pass x7")
    play.expect(
        "roll H1 name=pass needed=4 modifiers=long_bomb:-3,cannoneer:1",
        "pass_result H1 result=wildly_inaccurate",
    ).spent()


def test_hail_mary_is_wild_on_a_modified_one_and_fumbled_on_a_natural_one() -> None:
    play = far("pass: 4", "deviate: 5", "deviate_distance: 3", "bounce: 5").act("pass x7")
    play.expect("pass_result H1 result=wildly_inaccurate").spent()
    play = far("pass: 1", "bounce: 2").act("pass x7")
    play.expect("turnover home why=fumbled_pass").spent()


def test_hail_mary_is_rerolled_as_any_pass_where_that_could_help() -> None:
    play = far("pass: 1", "pass: 5", "scatter: 5 5 5", "bounce: 5", skills="hail_mary_pass, pass")
    play.act("pass t7").asks("reroll", "home").act("reroll pass")
    play.expect("pass_result H1 result=inaccurate").spent()


def test_nobody_interferes_with_a_hail_mary() -> None:
    """A1 and A2 stand on the way to x9; within the ruler's reach the coach says which it is."""
    board = "a    b    c    d\n7 H1* .    A1    H2\n"
    who = {"H1": {"skills": "hail_mary_pass", "pa": 2}}
    play = scenario(board, dice=["pass: 6", "scatter: 4 5 5", "bounce: 5"], who=who)
    play.act("activate H1 pass", "pass d7").asks("hail_mary", "home", "H1").act(
        "use hail_mary_pass"
    )
    play.expect("roll H1 name=pass modifiers=long_bomb:-3", "pass_result result=inaccurate")
    play.never("roll name=interfere").spent()
    play = scenario(board, dice=["pass: 6"], who=who).act("activate H1 pass", "pass d7", "no")
    play.asks("interfere", "away").never("skill_used").spent()


def test_within_reach_and_with_nobody_in_between_it_is_an_ordinary_pass() -> None:
    """SB1."""
    who = {"H1": {"skills": "hail_mary_pass"}}
    play = scenario(LANE, dice=["pass: 4", "catch H3: 3"], who=who)
    play.act("activate H1 pass", "pass i7").never("skill_used").expect("ball_held H3").spent()


def test_no_hail_mary_in_a_blizzard_nor_without_a_tackle_zone() -> None:
    play = far(weather="blizzard").refuses("pass x7", "pass k7").offers("pass d7")
    play = scenario(LANE, who={"H1": {"skills": "accurate"}}).act("activate H1 pass")
    play.refuses("pass z7")


# Safe Pass, Running Pass.


def test_safe_pass_keeps_a_fumbled_ball_and_ends_the_activation() -> None:
    play = passed("i7", "pass: 1", skills="safe_pass")
    play.never("turnover", "ball_ground").expect(
        "pass_result H1 result=fumbled", "skill_used H1 skill=safe_pass", "activation_ended H1"
    )
    play.asks("activate", "home").spent()
    assert play.state.carrier == 0


def test_safe_pass_is_of_no_use_when_the_pass_is_inaccurate() -> None:
    play = passed("i7", "pass: 2", "scatter: 2 2 2", "bounce: 2", skills="safe_pass")
    play.never("skill_used").expect("turnover home why=pass_not_caught").spent()


def test_safe_pass_also_holds_what_a_passing_ability_of_none_fumbles() -> None:
    play = passed("i7", skills="safe_pass", who={"H1": {"pa": 0, "skills": "safe_pass"}})
    play.never("turnover").expect("skill_used H1 skill=safe_pass").spent()


def test_running_pass_moves_on_after_a_quick_pass_that_was_caught() -> None:
    """(commentary passing-skills-running-pass-when)"""
    play = passed("i7", "pass: 4", "catch H3: 3", skills="running_pass")
    play.asks("move", "home", "H1").offers("move g7", "end").refuses("pass j7")
    play.act("move g7", "end").expect("ball_held H3", "moved H1 g7", "activation_ended H1").spent()


def test_running_pass_ends_with_the_movement_that_was_left() -> None:
    play = scenario(
        LANE, dice=["pass: 4", "catch H3: 3"], who={"H1": {"skills": "running_pass", "ma": 2}}
    )
    play.act("activate H1 pass", "move g7", "pass i7", "move f7")
    play.expect("moved H1 g7", "ball_held H3", "moved H1 f7").spent()
    full = scenario(
        LANE, dice=["pass: 4", "catch H3: 3"], who={"H1": {"skills": "running_pass", "ma": 1}}
    )
    full.act("activate H1 pass", "move g7", "pass i7").asks("activate", "home").spent()


def test_no_running_after_a_short_pass_or_one_that_nobody_catches() -> None:
    """(commentary passing-skills-running-pass-when)"""
    play = passed("j7", "pass: 5", "catch H2: 3", skills="running_pass")
    play.asks("activate", "home").spent()
    play = passed("i7", "pass: 4", "catch H3: 1", "bounce: 2", skills="running_pass")
    play.expect("turnover home why=pass_not_caught").spent()


def test_running_pass_goes_on_when_another_team_mate_catches_it() -> None:
    """The ball bounces from H3 to H2: caught, and no turnover."""
    play = passed("i7", "pass: 4", "catch H3: 1", "bounce: 5", "catch H2: 4", skills="running_pass")
    play.asks("move", "home", "H1").spent()


def test_no_running_after_a_hail_mary_as_far_as_a_quick_pass() -> None:
    """(T1) Who lays the ruler in the same place may."""
    board = LANE.replace("H1*  .    .    H3", "H1*  .    A1   H3")
    who = {"H1": {"skills": "hail_mary_pass, running_pass"}}
    play = scenario(board, dice=["pass: 5", "scatter: 4 5 5", "catch H2: 5"], who=who)
    play.act("activate H1 pass", "pass i7", "use hail_mary_pass").expect("ball_held H2")
    play.never("turnover").asks("activate", "home").spent()
    play = scenario(board, dice=["pass: 5", "catch H3: 5"], who=who)
    play.act("activate H1 pass", "pass i7", "no", "no").asks("move", "home", "H1").spent()


def test_no_running_after_a_fumble_that_safe_pass_saves() -> None:
    """(commentary passing-skills-safe-pass-running-pass)"""
    play = passed("i7", "pass: 1", skills="safe_pass, running_pass")
    play.expect("activation_ended H1").asks("activate", "home").spent()


def test_no_running_when_animosity_keeps_the_ball() -> None:
    play = passed("i7", "animosity: 1", skills="running_pass, animosity *")
    play.asks("activate", "home").spent()


def test_passing_skills_are_of_no_use_in_throwing_a_team_mate() -> None:
    """(commentary: none of them is) Accurate, Cannoneer, Nerves of Steel, Safe Pass, Pass."""
    skills = "throw_team_mate, accurate, cannoneer, nerves_of_steel, safe_pass, pass"
    play = scenario(
        "f    g    h    i\n7 H1  H2  .  .\n8 A1 . . .\n",
        dice=["throw: 1", "throw_bounce: 2", "landing: 6"],
        who={"H1": {"skills": skills, "st": 5}, "H2": {"skills": "right_stuff"}},
    )
    play.act("activate H1 throw", "throw H2 i7")
    play.expect("roll H1 name=throw needed=5 modifiers=marked:-1").never("skill_used").spent()


def test_disturbing_presence_bears_on_throwing_a_team_mate() -> None:
    play = scenario(
        "f    g    h    i\n7 H1  H2  .  .\n8 . . A1 .\n",
        dice=["throw: 1", "throw_bounce: 2", "landing: 6"],
        who={
            "H1": {"skills": "throw_team_mate", "st": 5},
            "H2": {"skills": "right_stuff"},
            "A1": {"skills": "disturbing_presence"},
        },
    )
    play.act("activate H1 throw", "throw H2 i7")
    play.expect("roll H1 name=throw modifiers=disturbing_presence:-1").spent()


@pytest.mark.parametrize(
    ("die", "result"), [(6, "inaccurate"), (5, "inaccurate"), (3, "wildly_inaccurate")]
)
def test_hail_mary_in_the_sun(die: int, result: str) -> None:
    """Odd combination 59: -3 and -1 and Cannoneer's +1; a 5 comes to 2."""
    script = [f"pass: {die}", "bounce: 5"]
    script += ["scatter: 5 5 5"] if die > 3 else ["deviate: 5", "deviate_distance: 1"]
    play = far(*script, skills="hail_mary_pass, cannoneer", weather="very_sunny").act("pass s7")
    play.expect(
        "roll H1 name=pass modifiers=long_bomb:-3,weather:-1,cannoneer:1",
        f"pass_result result={result}",
    )
    play.never("roll name=interfere").spent()


def test_running_pass_after_an_inaccurate_quick_pass_that_is_caught_in_the_end() -> None:
    """Odd combination 60: no turnover, so the passer may move on."""
    play = passed("i7", *("pass: 2", "scatter: 4 5 5", "catch H2: 4"), skills="running_pass")
    play.expect("pass_result result=inaccurate", "ball_held H2").asks("move", "home", "H1").spent()
