"""Special rules of Star Players, Akhorne to Jordell (2020): landing, catching, and a bite."""

from __future__ import annotations

from typing import Any

from tests.scenarios.scenario import Scenario, scenario

# Reliable (Deeproot Strongbranch).

TREE: dict[str, dict[str, Any]] = {
    "H1": {"st": 7, "skills": "throw_team_mate, reliable"},
    "H2": {"st": 2, "skills": "right_stuff"},
}
TOSS = """
       e    f    g    h    i
6      .    .    .    .    .
7      .    H1   H2   .    .
8      .    .    .    .    .
9      H9   .    .    .    A2
"""


def dropped(*dice: str, board: str = TOSS, who: Any = TREE) -> Scenario:
    """H1 fumbles H2."""
    play = scenario(board, who=who, dice=["throw H1: 1", *dice])
    return play.act("activate H1 throw", "throw H2 i7")


def test_whom_the_tree_drops_lands_safely() -> None:
    """Reliable: bounces, and lands on the feet without a roll."""
    play = dropped("throw_bounce: 2").expect(
        "throw_result H1 result=fumbled", "skill_used H1", "landed H2 f6", "landed_safely H2 f6"
    )
    play.never("roll name=landing", "turnover", "spp").asks("activate", "home").spent()


def test_even_after_hitting_somebody() -> None:
    """Reliable (ruling SX3): whoever is in the square goes down, the player bounces on and still
    lands safely."""
    board = TOSS.replace("6      .    .    ", "6      .    A1   ")
    play = dropped("throw_bounce: 2", "armour A1: 1 1", "throw_bounce: 2", board=board)
    play.expect("knocked_down A1", "landed_safely H2 f5").never("turnover").spent()


def test_the_crowd_is_no_landing() -> None:
    """Reliable: off the pitch it does not help."""
    board = TOSS.replace("\n7 ", "\n1 ").replace("\n6      .    .    .    .    .", "")
    board = board.replace("\n8      .", "\n2      .")
    play = dropped("throw_bounce: 2", "injury: 1 1", board=board).never("landed_safely")
    assert play.where("H2") == "reserves"
    play.spent()


def test_a_throw_that_is_not_fumbled_is_landed_as_ever() -> None:
    """Reliable."""
    play = scenario(TOSS, who=TREE, dice=["throw: 6", "throw_scatter: 2 7 5", "landing H2: 6"])
    play.act("activate H1 throw", "throw H2 h7").expect("roll H2 name=landing").spent()


# Quick Bite (Guffle Pussmaw).

MOUTH = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    A1*  .    A2   H1
8      .    .    .    .    .
9      H2   .    .    .    A3
"""
GUFFLE = {"H1": {"skills": "quick_bite"}}


def bitten(*dice: str, board: str = MOUTH, who: Any = GUFFLE, action: str = "pass") -> Scenario:
    """A1 passes to A2, who catches it beside H1."""
    play = scenario(board, who=who, dice=list(dice), active="away")
    return play.act(f"activate A1 {action}", f"{action} n7" if action == "pass" else f"{action} A2")


def test_the_catcher_is_bitten_and_loses_the_ball() -> None:
    """Quick Bite: an unmodified Armour roll, an Injury roll, and he has the ball; no turnover."""
    play = bitten("pass: 6", "catch A2: 5", "armour A2: 4 5", "injury A2: 1 1")
    play.asks("use_skill", "home", "H1").act("use quick_bite").expect(
        "ball_held A2", "skill_used H1 skill=quick_bite", "armour_broken A2", "ball_held H1 o7"
    )
    play.never("turnover").asks("activate", "away").spent()
    assert play.state.carrier == play.game.match.names.players["H1"]


def test_armour_that_holds_keeps_the_ball() -> None:
    """Quick Bite: used up all the same; and what the team loses later is a turnover as ever."""
    who = {"H1": {"skills": "quick_bite, mighty_blow 1, claws"}}
    play = bitten("pass: 6", "catch: 5", "armour A2: 4 4", who=who).act("use quick_bite")
    play.never("armour_broken", "turnover").expect("effect_ended home").asks("activate", "away")
    play.spent()


def test_a_hand_off_is_bitten_too() -> None:
    """Quick Bite: whenever an opponent whom he marks catches the ball."""
    board = MOUTH.replace("A1*  .    A2", ".    A1*  A2")
    dice = ("catch A2: 4", "armour: 6 6", "injury: 1 1")
    play = bitten(*dice, board=board, action="handoff").act("use quick_bite")
    play.expect("ball_held H1").never("turnover").asks("activate", "away").spent()


def test_the_bite_comes_before_the_touchdown() -> None:
    """Quick Bite (ruling SX9)."""
    board = "a    b    c    d\n7 A2   H1   .    A1*\n9 .    H2   .    A3"
    play = scenario(
        board,
        who=GUFFLE,
        dice=["pass: 6", "catch: 6", "armour: 5 5", "injury: 1 1"],
        active="away",
    )
    play.act("activate A1 pass", "pass a7", "no", "use quick_bite").never(
        "touchdown", "turnover"
    ).spent()


def test_quick_bite_once_a_game_and_only_if_he_likes() -> None:
    """Quick Bite: declined it is there for the next catch, and then no more."""
    board = MOUTH.replace("A1*  .    A2", ".    A1*  A2")
    play = bitten("catch A2: 4", board=board, action="handoff").act("no")
    play.never("skill_used", "turnover").asks("activate", "away").spent()
    play = bitten("catch A2: 4", "armour A2: 1 1", "catch A1: 6", board=board, action="handoff")
    play.act("use quick_bite", "end", "end", "activate A2 handoff", "handoff A1")
    play.expect("roll A1 name=catch passed=True").asks("activate", "away").spent()


def test_no_bite_from_afar_nor_at_a_team_mate() -> None:
    """Quick Bite: he must mark the catcher, Standing."""
    board = MOUTH.replace("A2   H1", "A2   . ").replace("H2 ", "H1 ")
    bitten("pass: 6", "catch: 3", board=board).asks("activate", "away").spent()
    bitten("pass: 6", "catch: 5", board=MOUTH.replace("H1", "H1_")).asks("activate", "away")


def test_a_turnover_that_has_nothing_to_do_with_the_bite() -> None:
    """Quick Bite: a pass that nobody catches."""
    play = bitten("pass: 6", "catch: 1", "bounce: 2").expect("turnover away").spent()
    play.asks("activate", "home")
