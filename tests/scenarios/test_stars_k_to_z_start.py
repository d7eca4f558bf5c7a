"""Special rules of Star Players, Karla to Zzharg (2020): as they are activated. Black Ink, Catch
of the Day, "Excuse Me, Are You a Zoat?"."""

from __future__ import annotations

from typing import Any

import pytest

from blockdice.engine.effects import END_OF_HALF
from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    H1   A1   .    A2
8      .    .    .    .    .
10     H9   .    .    .    A9
"""


def has(*skills: str, board: str = FIELD, dice: Any = (), **more: Any) -> Scenario:
    """H1 has these."""
    who = {"H1": {"skills": ", ".join(skills)}, **more.pop("who", {})}
    return scenario(board, who=who, dice=list(dice), **more)


# Black Ink (Kiroth Krakeneye).


def test_ink_takes_the_tackle_zone_of_somebody_marked() -> None:
    """Black Ink: at the start of the activation, before the first step."""
    play = has("black_ink").act("activate H1 move").asks("choose_player", "home", "H1")
    assert sorted(play.legal) == ["no", "select A1"]
    play.act("select A1").expect(
        "skill_used H1 skill=black_ink", "token A1 token=distracted on=True"
    )
    play.act("move k7").never("roll name=dodge").asks("move", "home")
    play.act("end", "end", "activate A1 move").expect("token A1 token=distracted on=False")


def test_ink_may_be_kept_and_comes_once_a_game() -> None:
    """Black Ink."""
    play = has("black_ink").act("activate H1 move", "no", "end", "end", "end")
    play.act("activate H1 move", "select A1", "end", "end", "activate A1 move", "end", "end")
    play.act("activate H1 move").asks("move", "home")


@pytest.mark.parametrize("board", [FIELD.replace("H1 ", "H1_"), FIELD.replace("A1 ", "A1!")])
def test_no_ink_while_prone_nor_for_nobody(board: str) -> None:
    """Black Ink: an opponent whom the player marks, with a tackle zone to lose."""
    has("black_ink", board=board).act("activate H1 move").asks("move", "home")


# Catch of the Day (Rodney Roachbait).

LOOSE = FIELD.replace("10     H9   .    .", "9      .    .    .    .    o\n10     H9   .    .")


def test_the_ball_comes_on_a_three() -> None:
    """Catch of the Day: within three squares, and the activation goes on."""
    play = has("catch_of_the_day", board=LOOSE, dice=["catch_of_the_day: 3"])
    play.act("activate H1 move").asks("use_skill", "home", "H1").act("use catch_of_the_day")
    play.expect("roll H1 name=catch_of_the_day needed=3", "ball_held H1").asks(
        "move", "home"
    ).spent()


def test_on_a_two_it_does_not_and_that_is_no_turnover() -> None:
    """Catch of the Day: a team re-roll may help."""
    play = has("catch_of_the_day", board=LOOSE, dice=["catch_of_the_day: 2"])
    play.act("activate H1 move", "use catch_of_the_day").never("ball_held", "turnover")
    play.asks("move", "home").spent()
    dice = ["catch_of_the_day: 2 3"]
    play = has("catch_of_the_day", board=LOOSE, dice=dice, home={"rerolls": 1})
    play.act("activate H1 move", "use catch_of_the_day", "reroll team").expect("ball_held H1")


def test_only_standing_within_three_squares_of_a_ball_on_the_ground_and_once_a_half() -> None:
    """Catch of the Day."""
    rule = "catch_of_the_day"
    has(rule, board=LOOSE.replace("H1 ", "H1_")).act("activate H1 move").asks("move", "home")
    far = LOOSE.replace(".    H1 ", "H1   . ")
    has(rule, board=far).act("activate H1 move").asks("move", "home")
    held = FIELD.replace("A2", "A2*")
    has(rule, board=held).act("activate H1 move").asks("move", "home")
    play = has(rule, board=LOOSE, dice=[f"{rule}: 1"]).act("activate H1 move", f"use {rule}")
    play.act("end", "end", "end", "activate H1 move").asks("move", "home")
    play.game.match.expire(END_OF_HALF)
    play.act("end", "end", "end", "activate H1 move").asks("use_skill", "home", "H1")


def test_a_catch_in_the_end_zone_scores() -> None:
    """Catch of the Day: the player has the ball there."""
    board = "x y z\n7 . . H1\n9 o . .\n12 A1 . ."
    play = has("catch_of_the_day", board=board, dice=["catch_of_the_day: 6"])
    play.act("activate H1 move", "use catch_of_the_day").expect("touchdown home H1")


# "Excuse Me, Are You a Zoat?" (Zolcath the Zoat).

ZOAT = "excuse_me_are_you_a_zoat"


def test_a_zoat_gazes_once_a_game() -> None:
    """Excuse Me: declared on activation, for that activation; used even if it comes to nothing
    (V6, ruling SZ1)."""
    play = has(ZOAT, dice=["hypnotic_gaze: 3"]).act(f"activate H1 {ZOAT} A1")
    play.needs(f"special {ZOAT} A1", "hypnotic_gaze 3+").act(f"special {ZOAT} A1")
    play.expect("token A1 token=distracted on=True").asks("activate", "home").spent()
    play.act("end", "end").refuses(f"activate H1 {ZOAT} A2")
    play = has(ZOAT).act(f"activate H1 {ZOAT} A1", "end", "end", "end")
    play.refuses(f"activate H1 {ZOAT} A1").offers("activate H1 block A1")


def test_a_zoat_may_move_first() -> None:
    """Excuse Me: as Hypnotic Gaze, against the target named."""
    play = has(ZOAT, dice=["dodge: 6", "dodge: 6"]).act(f"activate H1 {ZOAT} A2", "move m6")
    play.refuses(f"special {ZOAT} A1").act("move n6").offers(f"special {ZOAT} A2")
