"""Throwing other Players (2020): who, the range, the four qualities and where they lead."""

from __future__ import annotations

from typing import Any

import pytest

from blockdice.rules.bb2020.skills import skills_2020
from tests.scenarios.scenario import Scenario, scenario

WHO: dict[str, dict[str, Any]] = {
    "H1": {"st": 5, "skills": "throw_team_mate"},
    "H2": {"st": 2, "skills": "right_stuff"},
}
FIELD = """
       e    f    g    h
6      .    .    .    .
7      .    H1   H2   .
8      .    .    .    .
9      H9   .    .    .
"""
UP_DOWN_UP = "throw_scatter: 2 7 2"
"""Three steps of scatter that end one square above the target."""


def throw(*dice: str, to: str = "i7", board: str = FIELD, **fields: Any) -> Scenario:
    """H1 throws H2 to a square; `dice` is what is rolled."""
    fields.setdefault("who", WHO)
    play = scenario(board, dice=list(dice), **fields)
    return play.act("activate H1 throw", f"throw H2 {to}")


@pytest.mark.parametrize(("strength", "can"), [(4, False), (5, True), (6, True)])
def test_the_thrower_has_the_trait_and_strength_five_or_more(strength: int, can: bool) -> None:
    play = scenario(FIELD, who={**WHO, "H1": {"st": strength, "skills": "throw_team_mate"}})
    assert ("activate H1 throw" in play.legal) is can
    assert "activate H9 throw" not in play.legal


@pytest.mark.parametrize(("strength", "can"), [(2, True), (3, True), (4, False)])
def test_the_thrown_has_right_stuff_and_strength_three_or_less(strength: int, can: bool) -> None:
    play = scenario(FIELD, who={**WHO, "H2": {"st": strength, "skills": "right_stuff"}})
    play.act("activate H1 throw")
    assert ("throw H2 i7" in play.legal) is can


@pytest.mark.parametrize("state", ["H2_", "H2~", "H2!"])
def test_the_prone_the_stunned_and_those_without_tackle_zone_can_be_thrown(state: str) -> None:
    scenario(FIELD.replace("H2 ", state), who=WHO).act("activate H1 throw").offers("throw H2 i7")


def test_the_thrown_must_be_next_to_the_thrower_when_the_throw_is_made() -> None:
    play = scenario(FIELD.replace("H2   .", ".    H2"), who=WHO).act("activate H1 throw")
    play.refuses("throw H2 i7").act("move g7").offers("throw H2 i7")


def test_no_opponent_and_nobody_without_the_trait_can_be_thrown() -> None:
    who = {**WHO, "A1": {"st": 2, "skills": "right_stuff"}}
    board = FIELD.replace("6      .    .    .", "6      .    A1   H3")
    play = scenario(board, who=who).act("activate H1 throw")
    assert {action.split()[1] for action in play.legal if action.startswith("throw")} == {"H2"}


def test_the_thrower_may_move_before_but_not_after() -> None:
    play = scenario(FIELD, dice=["throw: 6", UP_DOWN_UP, "landing: 6"], who=WHO)
    play.act("activate H1 throw", "move f6", "throw H2 i7").asks("activate", "home")
    play.refuses("activate H1 move").spent()


def test_a_prone_thrower_stands_up_first() -> None:
    play = scenario(FIELD.replace("H1 ", "H1_"), who=WHO).act("activate H1 throw")
    play.refuses("throw H2 i7").act("stand").offers("throw H2 i7")


def test_quick_and_short_throws_only_over_half_the_ruler() -> None:
    """The Throw Range chart from f7: straight on, three squares are quick and six short."""
    play = scenario(FIELD, who=WHO).act("activate H1 throw")
    play.offers("throw H2 i7", "throw H2 j7", "throw H2 l7", "throw H2 j11")
    play.refuses("throw H2 m7", "throw H2 l11", "throw H2 f7")


def test_the_target_square_may_be_occupied_or_that_of_the_thrown() -> None:
    board = FIELD.replace("g    h\n", "g    h    i\n").replace("H2   .", "H2   .    A1")
    scenario(board, who=WHO).act("activate H1 throw").offers("throw H2 i7", "throw H2 g7")


@pytest.mark.parametrize(
    ("to", "modifiers", "needed"),
    [("i7", "", 4), ("j7", "short:-1", 5), ("l7", "short:-1", 5)],
)
def test_the_range_modifies_the_test_for_quality(to: str, modifiers: str, needed: int) -> None:
    play = throw("throw: 6", UP_DOWN_UP, "landing: 6", to=to)
    play.expect(f"roll H1 name=throw needed={needed} modifiers={modifiers}")


def test_each_player_marking_the_thrower_is_minus_one() -> None:
    board = FIELD.replace("6      .    .", "6      A1   A2").replace("8      .", "8      A3_")
    play = throw("throw: 6", UP_DOWN_UP, "landing: 6", board=board)
    play.expect("roll H1 name=throw needed=6 modifiers=marked:-2")


def test_sunshine_hinders_a_throw_as_it_is_a_passing_ability_test() -> None:
    play = throw("throw: 6", UP_DOWN_UP, "landing: 6", weather="very_sunny")
    play.expect("roll H1 name=throw needed=5 modifiers=weather:-1")


QUALITIES = [
    (4, "superb", "i6", 3, ""),
    (6, "superb", "i6", 3, ""),
    (3, "successful", "i6", 4, "successful:-1"),
    (2, "successful", "i6", 4, "successful:-1"),
]


@pytest.mark.parametrize(("face", "result", "lands", "needed", "modifiers"), QUALITIES)
def test_superb_and_successful_throws_scatter_from_the_target(
    face: int, result: str, lands: str, needed: int, modifiers: str
) -> None:
    play = throw(f"throw: {face}", UP_DOWN_UP, "landing: 6")
    play.expect(
        "throw H1 f7 i7 thrown=H2",
        f"roll H1 name=throw dice={face}",
        f"throw_result H1 result={result}",
        "lifted H2 g7",
        "roll H2 name=throw_scatter dice=2",
        "roll H2 name=throw_scatter dice=7",
        "roll H2 name=throw_scatter dice=2",
        f"landed H2 {lands}",
        f"roll H2 name=landing needed={needed} modifiers={modifiers}",
        "landed_safely H2",
    )
    play.never("turnover").asks("activate", "home").spent()


def test_a_natural_six_is_superb_whatever_the_modifiers() -> None:
    who = {**WHO, "H1": {"st": 5, "pa": 6, "skills": "throw_team_mate"}}
    play = throw("throw: 6", UP_DOWN_UP, "landing: 6", to="l7", who=who)
    play.expect("throw_result H1 result=superb")


@pytest.mark.parametrize("marks", [1, 2])
def test_a_one_after_modification_is_a_terrible_throw(marks: int) -> None:
    """It deviates from the square of the thrower, a D6 of squares; landing is at -2."""
    board = FIELD.replace("8      .    .", "8      A1   " + ("A2" if marks == 2 else "."))
    play = throw(
        "throw: 2", "throw_deviation: 2", "throw_deviation_distance: 3", "landing: 5", board=board
    )
    play.expect(
        "throw_result H1 result=terrible",
        "roll H2 name=throw_deviation dice=2",
        "roll H2 name=throw_deviation_distance dice=3",
        "landed H2 f4",
        "roll H2 name=landing needed=5 modifiers=terrible:-2",
        "landed_safely H2",
    ).spent()


def test_a_natural_one_is_a_fumble() -> None:
    """The thrown player bounces from the square of the thrower and lands at -1."""
    play = throw("throw: 1", "throw_bounce: 2", "landing: 4")
    play.expect(
        "throw_result H1 result=fumbled",
        "roll H2 name=throw_bounce dice=2",
        "landed H2 f6",
        "roll H2 name=landing needed=4 modifiers=fumbled:-1",
        "landed_safely H2",
    )
    play.never("turnover").asks("activate", "home").spent()


def test_a_thrower_without_passing_ability_fumbles_without_a_roll() -> None:
    who = {**WHO, "H1": {"st": 5, "pa": 0, "skills": "throw_team_mate"}}
    play = throw("throw_bounce: 2", "landing: 6", who=who)
    play.never("roll name=throw").expect("throw_result H1 result=fumbled", "landed H2 f6").spent()


def test_a_team_reroll_may_repeat_the_test_for_quality() -> None:
    play = throw("throw: 1 5", UP_DOWN_UP, "landing: 6", home={"rerolls": 1})
    play.asks("reroll", "home", "H1").act("reroll team")
    play.expect("throw_result H1 result=superb")


PASSING = [skill.id for skill in skills_2020() if skill.category == "P"]


@pytest.mark.parametrize("name", [name for name in PASSING if name != "leader"])
def test_no_passing_skill_works_in_a_throw(name: str) -> None:
    """(commentary of the Passing skills) The throw is as it would be without the skill.

    A Leader's re-roll is a team re-roll like any other, so it is left out.
    """
    who = {**WHO, "H1": {"st": 5, "skills": f"throw_team_mate, {name}"}, "A1": {"skills": name}}
    board = FIELD.replace("6      .    .    .    .", "6      A1   .    .    .")
    for dice, result in (
        (("throw: 3", UP_DOWN_UP, "landing: 6"), "successful"),
        (("throw: 1", "throw_bounce: 2", "landing: 6"), "fumbled"),
    ):
        play = throw(*dice, who=who, board=board)
        play.expect("roll H1 name=throw modifiers=marked:-1", f"throw_result H1 result={result}")
        play.never("skill_used").asks("activate", "home").refuses("activate H1 move").spent()


def test_a_throw_cannot_be_interfered_with() -> None:
    board = FIELD.replace("g    h\n", "g    h    i    j\n").replace("H2   .", "H2   .    A1   .")
    play = throw("throw: 6", UP_DOWN_UP, "landing: 6", to="j7", board=board)
    play.never("roll name=interfere").asks("activate", "home")


def test_the_thrown_player_may_still_be_activated() -> None:
    throw("throw: 6", UP_DOWN_UP, "landing: 6").offers("activate H2 move")


def test_one_who_was_activated_before_may_be_thrown_but_not_activated_again() -> None:
    play = scenario(FIELD, dice=["throw: 6", UP_DOWN_UP, "landing: 6"], who=WHO)
    play.act("activate H2 move", "end", "activate H1 throw", "throw H2 i7")
    play.asks("activate", "home").refuses("activate H2 move")


@pytest.mark.parametrize(("face", "spp"), [(4, 1), (3, 0)])
def test_a_superb_throw_that_lands_safely_is_a_completion(face: int, spp: int) -> None:
    play = throw(f"throw: {face}", UP_DOWN_UP, "landing: 6")
    found = [e.player for e in play.game.events if e.kind == "spp"]
    assert found == ["H1"] * spp


def test_a_superb_throw_that_lands_badly_is_none() -> None:
    throw("throw: 6", UP_DOWN_UP, "landing: 1", "armour: 1 1").never("spp")


def test_no_pass_in_a_turn_with_a_throw() -> None:
    play = throw("throw: 6", UP_DOWN_UP, "landing: 6").refuses("activate H9 pass")
    play.offers("activate H9 handoff")


def test_no_throw_in_a_turn_with_a_pass_and_one_throw_a_turn() -> None:
    who = {**WHO, "H9": {"st": 5, "skills": "throw_team_mate"}}
    scenario(FIELD, who=who).act("activate H9 pass", "end").refuses("activate H1 throw")
    scenario(FIELD, who=who).act("activate H9 throw", "end").refuses("activate H1 throw")
