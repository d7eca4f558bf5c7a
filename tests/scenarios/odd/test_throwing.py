"""Odd combinations 67 to 69, Throwing, kicking and swooping."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.odd.situation import odd
from tests.scenarios.scenario import Scenario

HILL = """
       e    f    g    h    i    j
3      .    .    .    .    .    .
4      .    .    .    .    .    .
5      .    .    .    .    .    .
6      .    .    .    .    .    .
7      .    H1   H2   .    .    .
8      .    .    .    .    .    .
12     H9   .    .    .    .    A9
"""
OGRE = {"st": 5, "skills": "throw_team_mate, mighty_blow 1"}
SMALL = {"st": 2, "skills": "right_stuff"}
SCATTER = "throw_scatter: 2 7 2"
"""Thrown to i7 with this scatter, H2 comes down in i6."""


def thrown(*dice: str, **more: Any) -> Scenario:
    """H1 throws H2 to i7."""
    return odd(HILL, *dice, **{"H1": OGRE, "H2": SMALL, **more}).act(
        "activate H1 throw", "throw H2 i7"
    )


def test_a_carrier_lands_on_two_others() -> None:
    """Odd combination 67: all dice are rolled before the turn is over."""
    dice = ["throw H1: 5", SCATTER, "armour H3: 4 5", "injury H3: 2 4", "throw_bounce: 2 2"]
    dice += ["armour A1: 1 1", "armour H2: 1 1", "bounce: 2"]
    play = thrown(*dice, g7="H2*", i6="H3_", i5="A1").expect(
        "roll H3 name=armour",
        "injury H3 result=stunned",
        "knocked_down A1 i5",
        "roll A1 name=armour",
        "knocked_down H2 i4",
        "roll H2 name=armour",
        "ball_ground i3",
        "turn_ended home",
    )
    play.never("roll name=landing", "skill_used").asks("activate", "away").spent()


def test_without_the_ball_on_two_opponents() -> None:
    """Odd combination 67, the variant."""
    dice = ["throw H1: 5", SCATTER, "armour A2: 1 1", "throw_bounce: 2 2", "armour A1: 1 1"]
    play = thrown(*dice, "armour H2: 1 1", i6="A2", i5="A1").never("turnover")
    play.expect("knocked_down A2", "knocked_down A1", "knocked_down H2 i4")
    play.asks("activate", "home").spent()


def test_no_touchdown_for_a_carrier_who_is_knocked_down_there() -> None:
    """Odd combination 67, the room left."""
    board = """
           v    w    x    y    z
    5      .    .    .    .    .
    6      .    .    .    .    .
    7      H1   H2*  .    .    .
    8      .    .    .    .    .
    12     H9   .    .    .    A9
    """
    dice = ["throw H1: 5", SCATTER, "armour A1: 1 1", "throw_bounce: 5", "armour H2: 1 1"]
    play = odd(board, *dice, "bounce: 2", y6="A1", H1=OGRE, H2=SMALL).act("activate H1 throw")
    play.act("throw H2 y7").expect("knocked_down A1 y6", "knocked_down H2 z6", "turnover home")
    play.never("touchdown").asks("activate", "away")


HUNGRY = {"st": 5, "skills": "throw_team_mate, always_hungry"}
BIRD = {"st": 2, "skills": "right_stuff, swoop, stunty"}


def test_a_swooper_who_squirms_free() -> None:
    """Odd combination 68 (i): one bounce, no Swoop, landing at -1 for the fumble."""
    dice = ["always_hungry: 1", "squirm_free: 4", "throw_bounce: 2", "landing H2: 4"]
    play = thrown(*dice, g7="H2*", H1=HUNGRY, H2=BIRD).never("skill_used", "turnover")
    play.expect("landed H2 f6", "roll H2 name=landing needed=4", "landed_safely H2").spent()


def test_a_swooper_who_is_eaten() -> None:
    """Odd combination 68 (ii): neither Apothecary nor Regeneration."""
    dice = ["always_hungry: 1", "squirm_free: 1", "bounce: 7"]
    bird = {"st": 2, "skills": "right_stuff, swoop, stunty, regeneration"}
    play = thrown(*dice, g7="H2*", H1=HUNGRY, H2=bird, home={"has_apothecary": True})
    play.expect("turnover home why=carrier_eaten", "ball_ground f8")
    play.never("roll name=regeneration", "apothecary").asks("activate", "away").spent()
    assert play.where("H2") not in ("reserves", "knocked_out")


def test_a_swooper_flies_where_the_template_says() -> None:
    """Odd combination 68 (iii): no scatter; two squares from the target."""
    dice = ["always_hungry: 3", "throw H1: 5", "swoop: 3", "swoop_distance: 2", "landing H2: 5"]
    play = thrown(*dice, g7="H2*", H1=HUNGRY, H2=BIRD).asks("swoop", "home", "H2").act("option 1")
    play.never("roll name=throw_scatter").expect("landed H2 k7", "landed_safely H2").spent()


def test_a_swooper_may_fly_into_the_crowd() -> None:
    """Odd combination 68 (iii)."""
    board = """
           e    f    g    h    i
    2      .    H1   H2   .    .
    8      H9   .    .    .    A9
    """
    dice = ["throw H1: 5", "swoop: 3", "swoop_distance: 2", "injury H2: 1 1"]
    play = odd(board, *dice, H1=OGRE, H2=BIRD).act("activate H1 throw", "throw H2 i2", "option 4")
    play.expect("in_crowd H2", "injury H2 result=stunned").never("turnover").spent()


def test_no_swoop_in_a_terrible_throw() -> None:
    """Odd combination 68 (iv), SI4: it deviates from the thrower; landing at -2."""
    dice = ["always_hungry: 3", "throw H1: 2", "throw_deviation: 5", "throw_deviation_distance: 3"]
    play = odd(HILL, *dice, "landing H2: 6", H1=HUNGRY, H2=BIRD).act("activate H1 throw")
    play.act("throw H2 j7").never("skill_used").expect(
        "roll H1 name=throw modifiers=short:-1",
        "throw_result result=terrible",
        "landed H2 i7",
        "roll H2 name=landing needed=5",
    )


@pytest.mark.parametrize("mark", ["_", "~"])
def test_a_prone_swooper_does_not_swoop(mark: str) -> None:
    """Odd combination 68."""
    play = thrown(
        "throw H1: 5", SCATTER, "throw_bounce: 2", "armour H2: 1 1", g7=f"H2{mark}", H2=BIRD
    )
    play.never("skill_used", "roll name=swoop").spent()


KICKER = {"st": 5, "skills": "kick_team_mate, mighty_blow 1, always_hungry"}
BALL = {"st": 2, "skills": "right_stuff, stunty, thick_skull"}


def kicked(*dice: str, **more: Any) -> Scenario:
    """H1 kicks H2 to i7."""
    play = odd(HILL, *dice, H1=KICKER, H2=BALL, **more)
    return play.act("activate H1 kick_team_mate", "throw H2 i7")


def test_a_fumbled_kick_of_a_carrier() -> None:
    """Odd combination 69: Stunned is Knocked-out; Mighty Blow would change nothing."""
    play = kicked("throw H1: 1", "injury H2: 1 4", "bounce: 5", g7="H2*").expect(
        "turnover home why=carrier_off_pitch", "boxed H2", "ball_ground h7"
    )
    play.never("roll name=always_hungry", "skill_used").asks("activate", "away").spent()
    assert play.where("H2") == "knocked_out"


def test_a_fumbled_kick_without_the_ball_and_a_pass_later() -> None:
    """Odd combination 69: no turnover; the Pass is still there."""
    play = kicked("throw H1: 1", "injury H2: 1 4", e12="H9*").never("turnover", "spp")
    play.asks("activate", "home").act("activate H9 pass").offers("pass h12").spent()
    assert play.where("H2") == "knocked_out"


def test_a_superb_kick_earns_nothing() -> None:
    """Odd combination 69; a 7 that Thick Skull makes Stunned is Knocked-out (room left)."""
    play = kicked("throw H1: 4", SCATTER, "landing H2: 5").expect("landed_safely H2").never("spp")
    play = kicked("throw H1: 1", "injury H2: 3 4")
    if play.game.decision.kind == "use_skill":
        play.asks("use_skill", "away", "H1").act("no")
    play.expect("boxed H2").spent()
    assert play.where("H2") == "knocked_out"
