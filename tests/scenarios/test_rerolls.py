"""General Principles, Re-rolls and Natural Rolls (2020)."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import Scenario, scenario

MARKED = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    H2   .    .
"""


def dodge(*dice: str, rerolls: int = 0, skills: str = "", **changes: int) -> Scenario:
    """H1 dodges away from A1 to k7, which needs a 3+."""
    who = {"H1": {"skills": skills, **changes}}
    play = scenario(MARKED, dice=list(dice), home={"rerolls": rerolls}, who=who)
    return play.act("activate H1 move", "move k7")


def test_a_natural_one_always_fails() -> None:
    """Natural Rolls: even for Agility 1+."""
    dodge("dodge H1: 1", "armour: 1 1", ag=1).expect("roll H1 name=dodge needed=2 passed=False")


def test_a_natural_six_always_passes() -> None:
    """Natural Rolls: even for Agility 6+ against two who mark."""
    play = scenario(
        "k    l    m\n6 . . A3\n7 . H1 .\n8 A2 . .\n9 . A1 .",
        dice=["dodge H1: 6"],
        who={"H1": {"ag": 6}},
    )
    play.act("activate H1 move", "move l8").expect("roll H1 name=dodge needed=6 passed=True")


def test_a_team_reroll_rolls_again() -> None:
    """Team Re-rolls: one is marked off."""
    play = dodge("dodge H1: 2 3", rerolls=2).asks("reroll", "home", "H1")
    assert play.legal == ["reroll team", "no"]
    play.act("reroll team").expect("rerolls home left=1", "roll H1 passed=True").spent()


def test_a_success_is_not_asked_about() -> None:
    """Re-rolls (ruling): only a failed test."""
    dodge("dodge H1: 3", rerolls=2).asks("move", "home", "H1")


def test_the_second_result_stands() -> None:
    """Re-rolls: even if it is worse: an inaccurate pass becomes a fumble."""
    play = scenario(
        "k l m n o\n7 H1* . . . H2\n9 A1 . . . .",
        dice=["pass H1: 3 1", "bounce: 2"],
        home={"rerolls": 1},
    )
    play.act("activate H1 pass", "pass o7", "reroll team")
    play.expect("roll H1 dice=3", "roll H1 dice=1", "turnover home why=fumbled_pass")


def test_no_die_is_rerolled_twice_whatever_the_source() -> None:
    """Re-rolls: neither team after skill nor skill after team nor team after team."""
    for source in ("team", "dodge"):
        play = dodge("dodge H1: 2 2", "armour: 1 1", rerolls=3, skills="dodge")
        assert play.legal == ["reroll dodge", "reroll team", "no"]
        play.act(f"reroll {source}").expect("fell_over H1").asks("activate", "away").spent()


def test_several_team_rerolls_in_one_turn() -> None:
    """Team Re-rolls (commentary)."""
    play = dodge("dodge H1: 2 3", "dodge H2: 1 4", rerolls=2).act("reroll team", "end")
    play.act("activate H2 move", "move k9", "reroll team").expect(
        "rerolls left=1", "rerolls left=0"
    )


def test_none_is_offered_when_none_is_left() -> None:
    """Team Re-rolls."""
    dodge("dodge H1: 2", "armour: 1 1").asks("activate", "away")


def test_it_may_be_declined() -> None:
    """Re-rolls."""
    play = dodge("dodge H1: 2", "armour: 1 1", rerolls=1).act("no").expect("fell_over H1")
    assert play.state.rerolls == [1, 0]


def test_a_team_reroll_rolls_the_whole_pool() -> None:
    """Team Re-rolls: all dice of a dice pool, not only some."""
    play = scenario(MARKED, dice=["block H1: 1 6 2 3"], home={"rerolls": 1}, who={"H1": {"st": 4}})
    play.act("activate H1 block A1").asks("reroll", "home", "H1").act("reroll team")
    play.expect("roll H1 name=block dice=1,6", "roll H1 name=block dice=2,3")
    play.asks("block_die", "home")


def test_block_dice_may_be_rerolled_however_good_they_are() -> None:
    """Team Re-rolls (ruling): block dice are always offered."""
    play = scenario(MARKED, dice=["block H1: 6 6"], home={"rerolls": 1})
    play.act("activate H1 block A1").asks("reroll", "home", "H1")


CATCHING = """
       k    l    m
7      H1*  .    A1
8      .    .    .
"""


def bounces_to(skills: str) -> Scenario:
    """H1 fumbles a pass in home's turn, and the ball bounces to A1, who misses it at first."""
    board = CATCHING.replace("H1*  .    A1", "H1*  A1   .")
    play = scenario(
        board,
        dice=["pass H1: 1", "bounce: 5 2", "catch A1: 2 5"],
        who={"A1": {"skills": skills}},
        home={"rerolls": 0},
        away={"rerolls": 3},
    )
    return play.act("activate H1 pass", "pass n7")


def test_the_inactive_team_has_no_team_reroll() -> None:
    """Team Re-rolls: only in the team's own turn."""
    bounces_to("").asks("activate", "away").expect(
        "roll A1 name=catch passed=False", "ball_ground l6"
    )


def test_a_skill_reroll_works_in_either_turn() -> None:
    """Skill Re-rolls: during either team's turn, as appropriate; for both sides."""
    bounces_to("catch").asks("reroll", "away", "A1").act("reroll catch").expect("ball_held A1")


def test_a_team_reroll_never_makes_the_other_coach_roll_again() -> None:
    """Team Re-rolls (commentary): not in any circumstances."""
    play = scenario(
        "k l m n o\n7 H1* . A1 . H2",
        dice=["pass H1: 6", "interfere A1: 6", "catch A1: 6"],
        home={"rerolls": 3},
        who={"A1": {"ag": 1}},
    )
    play.act("activate H1 pass", "pass o7")
    if play.game.decision.kind == "interfere":
        play.act("select A1")
    play.expect("roll A1 name=interfere passed=True").asks("activate", "away")


def test_nor_is_a_team_reroll_there_for_what_the_other_coach_fails() -> None:
    """Team Re-rolls (commentary): neither coach is asked about it, however many both have."""
    play = scenario(
        "k l m n o\n7 H1* . A1 . H2",
        dice=["pass H1: 6", "interfere A1: 2", "catch H2: 6"],
        home={"rerolls": 3},
        away={"rerolls": 3},
    )
    play.act("activate H1 pass", "pass o7", "select A1")
    play.expect("roll A1 name=interfere passed=False", "ball_held H2").asks("activate", "home")
    assert play.state.rerolls == [3, 3]


def test_armour_injury_casualty_and_bounce_are_never_rerolled() -> None:
    """Team Re-rolls: nothing but the dodge is asked about."""
    play = scenario(
        "k    l    m    n\n7 . H1* A1 .\n8 . . . .",
        dice=["dodge H1: 1", "armour H1: 6 6", "injury H1: 6 6", "casualty H1: 1", "bounce: 2"],
        home={"rerolls": 3},
    )
    play.act("activate H1 move", "move k7", "no").asks("activate", "away").spent()


def test_scatter_deviation_and_throw_in_are_never_rerolled() -> None:
    """Team Re-rolls (commentary on throw-ins)."""
    for dice in (
        ["pass H1: 2", "deviate: 2", "deviate_distance: 4", "throw_in: 3", "bounce: 7"],
        ["pass H1: 3", "scatter: 2 2 2", "bounce: 7"],
    ):
        play = scenario(
            "k l m\n3 H1* . .\n9 A1 . .",
            dice=[*dice, "throw_in_distance: 1 2"],
            home={"rerolls": 3},
            who={"H1": {"pa": 6}},
        )
        play.act("activate H1 pass", "pass o7", "no")
        play.asks("activate", "away")


@pytest.mark.parametrize("argues", [True, False])
def test_bribes_and_arguing_are_never_rerolled(argues: bool) -> None:
    """Team Re-rolls (commentary)."""
    play = scenario(
        "k    l\n7 H1 A1_",
        dice=["armour: 2 2", "argue_the_call: 2", "bribe: 1"],
        home={"rerolls": 3},
    )
    play.state.bribes[0] = 1
    play.act("activate H1 foul A1", "foul A1", "use argue" if argues else "no", "use bribe")
    play.asks("activate", "away")
    assert play.where("H1") == "sent_off"
