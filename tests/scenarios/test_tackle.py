"""Tackle (2020): no Dodge out of a square it marks, nor out of its Stumble."""

from __future__ import annotations

from typing import Any

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    H1   A1   .    .
8      .    .    .    A2   .
9      H9   .    .    .    .
"""


def dodge(*dice: str, board: str = FIELD, to: str = "k6", **who: Any) -> Scenario:
    """H1, who has Dodge, leaves l7; A1 has Tackle unless said otherwise."""
    rows = {"H1": {"skills": "dodge"}, "A1": {"skills": "tackle"}, **who}
    play = scenario(board, who=rows, dice=list(dice), home={"rerolls": 1})
    return play.act("activate H1 move", f"move {to}")


def test_a_marker_of_the_square_left_denies_the_reroll() -> None:
    play = dodge("dodge: 1").asks("reroll", "home", "H1")
    assert play.legal == ["reroll team", "no"]


def test_it_does_so_whoever_else_marks() -> None:
    board = FIELD.replace("7      .    H1", "7      A3   H1")
    play = dodge("dodge: 1", board=board, to="l6")
    assert "reroll dodge" not in play.legal


def test_a_marker_of_the_square_moved_into_does_not() -> None:
    """A2 has Tackle and marks only where the dodger goes."""
    play = dodge("dodge: 1", to="m8", A1={"skills": ""}, A2={"skills": "tackle"})
    play.offers("reroll dodge", "reroll team")


def test_a_distracted_player_marks_nobody() -> None:
    board = FIELD.replace("A1 ", "A1!").replace("7      .    H1", "7      A3   H1")
    dodge("dodge: 1", board=board, to="l6").offers("reroll dodge")


def test_a_prone_player_marks_nobody() -> None:
    board = FIELD.replace("A1 ", "A1_").replace("7      .    H1", "7      A3   H1")
    dodge("dodge: 1", board=board, to="l6").offers("reroll dodge")


def test_team_mates_with_tackle_do_not_matter() -> None:
    board = FIELD.replace("7      .    H1", "7      H2   H1")
    play = dodge("dodge: 1", board=board, H2={"skills": "tackle"}, A1={"skills": ""})
    play.offers("reroll dodge")


# A Stumble.


def block(ours: str, theirs: str, *dice: str, **who: Any) -> Scenario:
    """H1 with these skills blocks A1 with those."""
    rows = {"H1": {"skills": ours}, "A1": {"skills": theirs}, **who}
    board = FIELD.replace("A2", ".")
    return scenario(board, who=rows, dice=list(dice)).act("activate H1 block A1")


def test_a_stumble_by_its_owner_knocks_down() -> None:
    play = block("tackle", "dodge", "block: stumble", "armour: 1 1").asks("push", "home", "A1")
    play.act("push n7", "stay").never("skill_used").expect("knocked_down A1 n7")


def test_the_tackle_of_a_team_mate_of_the_blocker_does_not() -> None:
    play = block("", "dodge", "block: stumble", H9={"skills": "tackle"})
    play.asks("use_skill", "away", "A1")


def test_nor_does_the_targets_own() -> None:
    block("", "dodge, tackle", "block: stumble").asks("use_skill", "away", "A1")


def test_it_works_in_a_blitz_as_well() -> None:
    rows = {"H1": {"skills": "tackle"}, "A1": {"skills": "dodge"}}
    play = scenario(FIELD.replace("A2", "."), who=rows, dice=["block: stumble"])
    play.act("activate H1 blitz A1", "block A1").asks("push", "home", "A1")


def test_it_does_not_take_the_dodge_of_a_team_mate_whom_it_blocks() -> None:
    """Ball & Chain: only an opponent who is the target of the Block."""
    board = FIELD.replace("A1", "H2").replace("A2", ".")
    rows = {"H1": {"st": 7, "skills": "ball_and_chain, tackle"}, "H2": {"skills": "dodge"}}
    dice = ["ball_and_chain: 3", "block: stumble stumble stumble"]
    play = scenario(board, who=rows, dice=dice).act("activate H1 ball_and_chain", "option 1")
    play.asks("use_skill", "home", "H2").act("use dodge", "push n7").never("knocked_down H2")
