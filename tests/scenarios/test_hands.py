"""Big Hand, Extra Arms and Very Long Legs: getting at the ball (2020)."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import Scenario, scenario

CROWDED = """
       k    l    m    n
6      .    .    .    A1
7      .    H1   o    .
8      .    .    .    A2
"""
LANE = """
       f    g    h    i    j
6      .    .    .    .    .
7      H1*  .    A1   .    H2
8      .    .    .    .    .
"""


def test_a_big_hand_is_not_troubled_by_markers() -> None:
    """Big Hand: others need a 5+."""
    scenario(CROWDED).act("activate H1 move").needs("move m7", "pick_up 5+")
    play = scenario(CROWDED, who={"H1": {"skills": "big_hand"}}, dice=["pick_up H1: 3"])
    play.act("activate H1 move").needs("move m7", "pick_up 3+").act("move m7")
    play.expect("roll H1 name=pick_up modifiers= passed=True", "ball_held H1").spent()


def test_nor_by_the_rain() -> None:
    """Big Hand: Pouring Rain."""
    wet = {"weather": "pouring_rain"}
    scenario(CROWDED, **wet).act("activate H1 move").needs("move m7", "pick_up 6+")  # type: ignore[arg-type]
    play = scenario(CROWDED, who={"H1": {"skills": "big_hand"}}, **wet)  # type: ignore[arg-type]
    play.act("activate H1 move").needs("move m7", "pick_up 3+")


def test_a_big_hand_does_nothing_for_a_catch() -> None:
    """Big Hand: picking up only."""
    board = "       k    l    m\n7      H1*  H2   A1\n"
    play = scenario(board, who={"H2": {"skills": "big_hand"}})
    play.act("activate H1 handoff").needs("handoff H2", "catch 4+")


def test_extra_arms_pick_up() -> None:
    """Extra Arms: +1."""
    play = scenario(CROWDED, who={"H1": {"skills": "extra_arms"}}, dice=["pick_up H1: 4"])
    play.act("activate H1 move").needs("move m7", "pick_up 4+").act("move m7")
    play.expect("roll H1 modifiers=marked:-2,extra_arms:1 passed=True").spent()


def test_extra_arms_catch() -> None:
    """Extra Arms: +1 to catch."""
    board = "       k    l    m\n7      H1*  H2   A1\n"
    play = scenario(board, who={"H2": {"skills": "extra_arms"}}, dice=["catch H2: 3"])
    play.act("activate H1 handoff").needs("handoff H2", "catch 3+").act("handoff H2")
    play.expect("ball_held H2").spent()


@pytest.mark.parametrize(
    ("skills", "needed", "modifier"),
    [
        ("extra_arms", 5, "accurate:-3,extra_arms:1"),
        ("very_long_legs", 4, "accurate:-3,very_long_legs:2"),
        ("extra_arms, very_long_legs", 3, "accurate:-3,very_long_legs:2,extra_arms:1"),
    ],
)
def test_reaching_for_a_pass(skills: str, needed: int, modifier: str) -> None:
    """Extra Arms +1, Very Long Legs +2 to interfere; the catch after it is helped by arms only."""
    play = scenario(
        LANE,
        who={"A1": {"skills": skills}},
        dice=["pass H1: 6", f"interfere A1: {needed}", "catch A1: 4"],
    )
    play.act("activate H1 pass", "pass j7", "select A1")
    play.expect(f"roll A1 name=interfere needed={needed} modifiers={modifier} passed=True")
    play.spent()


@pytest.mark.parametrize(("skills", "needed"), [("extra_arms", 3), ("very_long_legs", 4)])
def test_turning_a_deflection_into_an_interception(skills: str, needed: int) -> None:
    """Extra Arms: that is a catch; Very Long Legs do not help with it."""
    play = scenario(
        LANE,
        who={"A1": {"skills": skills}},
        dice=["pass H1: 6", "interfere A1: 6", f"catch A1: {needed}"],
    )
    play.act("activate H1 pass", "pass j7", "select A1")
    play.expect(f"roll A1 name=catch needed={needed} passed=True", "ball_held A1").spent()


def fielded(skills: str, mark: str) -> Scenario:
    """A2's skills while a hand-off to H2 is about to be caught."""
    board = f"       k    l    m\n7      H1*  H2{mark} .\n"
    return scenario(board, who={"H2": {"skills": skills}}, dice=["bounce: 5"])


def test_without_a_tackle_zone_nobody_catches() -> None:
    """Skill Use, and catching itself: the ball bounces on."""
    play = fielded("extra_arms", "!").act("activate H1 handoff", "handoff H2")
    play.never("roll name=catch").expect("ball_ground m7").spent()


def test_sure_hands_with_a_big_hand() -> None:
    """Sure Hands: any failed pick-up, in either skill's company."""
    play = scenario(
        CROWDED, who={"H1": {"skills": "big_hand, sure_hands"}}, dice=["pick_up H1: 2 3"]
    )
    play.act("activate H1 move", "move m7", "reroll sure_hands").expect("ball_held H1").spent()


def test_very_long_legs_ignore_cloud_burster() -> None:
    """Very Long Legs; odd combination 58 (b): the success is not rolled again."""
    board = "f g h i j k l m n o p\n7 H1* . . . A1 . . . . . H2"
    for skills, again in (("", True), ("very_long_legs", False)):
        dice = ["pass H1: 6", "interfere A1: 6"] + (["interfere A1: 1"] if again else [])
        dice += ["catch H2: 6"] if again else ["catch A1: 6"]
        play = scenario(
            board, who={"H1": {"skills": "cloud_burster"}, "A1": {"skills": skills}}, dice=dice
        )
        play.act("activate H1 pass", "pass p7", "select A1")
        if again:
            play.act("use cloud_burster")
        play.expect("ball_held H2" if again else "ball_held A1").spent()
