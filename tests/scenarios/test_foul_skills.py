"""Dirty Player and Sneaky Git (2020)."""

from __future__ import annotations

from typing import Any

from tests.scenarios.scenario import Scenario, scenario

DOWN = """
       i    j    k    l    m    n
6      .    .    .    .    .    .
7      .    .    .    H1   A1_  .
8      .    .    .    .    .    .
9      H9   .    .    .    .    A9
"""


def foul(skills: str, *dice: str, board: str = DOWN, **fields: Any) -> Scenario:
    """H1 fouls A1."""
    who: dict[str, Any] = {"H1": {"skills": skills}, **fields.pop("who", {})}
    play = scenario(board, who=who, dice=list(dice), **fields)
    return play.act("activate H1 foul A1", "foul A1")


# Dirty Player.


def test_it_may_break_the_armour_and_is_spent_then() -> None:
    play = foul("dirty_player 1", "armour A1: 3 5", "injury A1: 3 4")
    play.asks("use_skill", "home", "H1").act("use dirty_player")
    play.expect("armour_broken A1", "injury A1 result=stunned").asks("activate", "home").spent()


def test_it_may_be_kept_for_the_injury_roll() -> None:
    play = foul("dirty_player 1", "armour A1: 4 5", "injury A1: 3 4").act("use dirty_player")
    play.expect("injury A1 result=knocked_out")


def test_its_use_is_a_choice() -> None:
    foul("dirty_player 1", "armour A1: 3 5").act("no").never("armour_broken")


def test_its_value_is_what_it_adds() -> None:
    play = foul("dirty_player 2", "armour A1: 3 4", "injury A1: 1 2").act("use dirty_player")
    play.expect("armour_broken A1")


def test_it_goes_with_assists() -> None:
    board = DOWN.replace("6      .    .    .    .    .", "6      .    .    .    .    H2")
    play = foul("dirty_player 1", "armour A1: 3 4", "injury A1: 1 2", board=board)
    play.act("use dirty_player").expect("roll A1 name=armour bonus=1", "armour_broken A1")


def test_not_in_a_block() -> None:
    play = scenario(
        DOWN.replace("A1_", "A1 "),
        who={"H1": {"skills": "dirty_player 1"}},
        dice=["block: pow", "armour A1: 3 5"],
    )
    play.act("activate H1 block A1", "push n7", "stay").asks("activate", "home")


def test_not_by_somebody_who_assists() -> None:
    board = DOWN.replace("6      .    .    .    .    .", "6      .    .    .    .    H2")
    who = {"H2": {"skills": "dirty_player 1"}}
    foul("", "armour A1: 3 4", board=board, who=who).asks("activate", "home")


# Sneaky Git.


def test_a_double_of_the_armour_roll_is_not_seen() -> None:
    play = foul("sneaky_git", "armour A1: 3 3").never("caught", "turnover")
    play.asks("move", "home", "H1").spent()


def test_a_double_of_the_injury_roll_is_seen() -> None:
    """(commentary agility-sneaky-git-injury-double)"""
    play = foul("sneaky_git", "armour A1: 4 5", "injury A1: 2 2")
    play.expect("caught H1").asks("argue_the_call", "home", "H1").act("no")
    play.expect("turnover home why=sent_off")


def test_both_doubles_are_seen_by_the_second() -> None:
    foul("sneaky_git", "armour A1: 5 5", "injury A1: 2 2").expect("caught H1")


def test_somebody_else_is_seen() -> None:
    foul("dirty_player 1", "armour A1: 3 3").expect("caught H1")


def test_the_player_may_move_on_and_then_rush_but_not_foul_again() -> None:
    """(odd combination 85, ruling SI6) Four squares moved, two left, then a Rush."""
    board = DOWN.replace("7      .    .    .    H1", "7      .    .    .    .").replace(
        "9      H9   .", "9      H1   H9"
    )
    who = {"H1": {"skills": "sneaky_git, dirty_player 2"}}
    play = scenario(board, who=who, dice=["armour A1: 3 3", "rush: 2"])
    play.act("activate H1 foul A1", "move i8", "move j7", "move k7", "move l7", "foul A1")
    play.asks("move", "home", "H1").refuses("foul A1")
    play.act("move l6", "move k5").needs("move j4", "rush 2+").act("move j4", "end")
    play.asks("activate", "home").spent()


def test_not_with_the_movement_used_up() -> None:
    """(odd combination 85) Not by Rushing either."""
    who = {"H1": {"skills": "sneaky_git", "ma": 1}}
    board = DOWN.replace("7      .    .    .    H1", "7      .    .    H1   .")
    play = scenario(board, who=who, dice=["armour A1: 3 3"])
    play.act("activate H1 foul A1", "move l7", "foul A1").never("caught").asks("activate", "home")


def test_not_once_sent_off() -> None:
    play = foul("sneaky_git", "armour A1: 4 5", "injury A1: 2 2").act("no")
    play.asks("activate", "away")


def test_yes_after_a_bribe_and_not_after_a_good_argument() -> None:
    """A bribe undoes the turnover, an argument does not."""
    who = {"H1": {"skills": "sneaky_git"}}
    for answer, dice, asked in (
        ("use bribe", "bribe: 2", ("move", "home")),
        ("use argue", "argue_the_call: 6", ("activate", "away")),
    ):
        play = scenario(DOWN, who=who, dice=["armour A1: 4 5", "injury A1: 2 2", dice])
        play.state.bribes[0] = 1
        play.act("activate H1 foul A1", "foul A1")
        play.act("no", answer) if answer == "use bribe" else play.act(answer)
        play.asks(*asked)


def test_an_ordinary_player_does_not_move_on() -> None:
    foul("", "armour A1: 3 4").asks("activate", "home")
