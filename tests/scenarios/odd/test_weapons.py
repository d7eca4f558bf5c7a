"""Odd combinations 70 to 74 and 79, Weapons: chains, saws and worse."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.odd.situation import odd, rolls
from tests.scenarios.scenario import Scenario

YARD = """
       k    l    m    n    o
5      .    .    .    .    .
6      .    .    .    .    .
7      .    H1   .    .    .
8      .    .    .    .    .
9      .    .    .    .    .
12     H9   .    .    .    A9
"""
RIGHT, UP = "option 1", "option 4"
AHEAD = "ball_and_chain: 3"


def whirl(*dice: str, skills: str = "", **more: Any) -> Scenario:
    """H1 (ST 7, MA 3) with Ball & Chain is activated."""
    mad = {"st": 7, "ma": 3, "skills": f"ball_and_chain, no_hands, mighty_blow 1, {skills}"}
    return odd(YARD, *dice, H1=mad, **more).act("activate H1 ball_and_chain")


def test_the_chain_leads_off_the_pitch() -> None:
    """Odd combination 70 (a): the crowd, no armour, no turnover."""
    board = "       k    l    m\n1      .    H1   .\n8      H9   .    A9\n"
    play = odd(board, AHEAD, "injury H1: 2 3", H1={"st": 7, "ma": 3, "skills": "ball_and_chain"})
    play.act("activate H1 ball_and_chain", UP).expect("boxed H1 why=crowd", "injury H1 by=crowd")
    play.never("roll name=armour", "turnover").asks("activate", "home").spent()


def test_the_chain_leads_onto_the_ball() -> None:
    """Odd combination 70 (b): no turnover in spite of No Hands."""
    play = whirl(AHEAD, "bounce: 5", m7="o").act(RIGHT)
    play.expect("moved H1 m7", "ball_ground n7").never("turnover", "roll name=pick_up")
    play.asks("ball_and_chain", "home", "H1").spent()


def test_the_chain_leads_onto_a_prone_team_mate() -> None:
    """Odd combination 70 (c): armour unmodified, no turnover."""
    play = whirl(AHEAD, "armour H2: 4 4", m7="H2_").act(RIGHT).asks("push", "home", "H2")
    play.act("push n7").expect("pushed H2 m7 n7", "moved H1 m7", "roll H2 name=armour")
    play.never("turnover", "skill_used", "armour_broken").asks("ball_and_chain", "home").spent()


def test_the_chain_leads_onto_a_standing_team_mate() -> None:
    """Odd combination 70 (d): no assists, and a turnover; A1 follows."""
    dice = [AHEAD, "block: push push pow", "armour H3: 4 4"]
    play = whirl(*dice, m7="H3", m8="H4", m6="A1").act(RIGHT).asks("block_die", "home", "H1")
    play.act("die 3", "push n7")
    if play.game.decision.kind == "use_skill":
        play.act("no")
    play.expect("followed H1 m7", "knocked_down H3 n7", "turnover home")
    play.asks("activate", "away").spent()


def test_the_chain_leads_onto_an_ugly_opponent_who_fends() -> None:
    """Odd combination 70 (e)."""
    play = whirl(AHEAD, "block: push push push", m7="A1", A1="foul_appearance, fend").act(RIGHT)
    play.act("push n7").never("roll name=foul_appearance", "skill_used")
    play.expect("followed H1 m7").asks("ball_and_chain", "home", "H1").spent()


@pytest.mark.parametrize("skills", ["tentacles, diving_tackle", "shadowing"])
def test_the_chain_leads_past_everybody(skills: str) -> None:
    """Odd combination 70 (f): and it may stop before the MA is used."""
    play = whirl(AHEAD, k6="A2", A2=skills).act(RIGHT).never("roll name=dodge", "skill_used")
    play.asks("ball_and_chain", "home", "H1").act("end").asks("activate", "home").spent()


def test_wrestled_down_with_the_chain() -> None:
    """Odd combination 71: an Injury roll, Stunned is KO'd, and no turnover."""
    dice = [AHEAD, "block: both_down both_down both_down", "injury H1: 2 2"]
    play = whirl(*dice, m7="A1", A1="wrestle").act(RIGHT, "use wrestle")
    play.expect("posture A1 posture=prone", "injury H1 result=knocked_out")
    play.never("turnover", "roll name=armour").asks("activate", "home").spent()
    assert (play.where("H1"), rolls(play, "injury")) == ("knocked_out", 1)


def test_knocked_down_with_the_chain() -> None:
    """Odd combination 71, the second: the same and a turnover."""
    dice = [AHEAD, "block: skull skull skull", "injury H1: 2 2"]
    play = whirl(*dice, m7="A1").act(RIGHT)
    play.expect("knocked_down H1", "turnover home", "injury H1 result=knocked_out")
    play.never("roll name=armour").asks("activate", "away").spent()
    assert rolls(play, "injury") == 1


def test_rushing_onto_an_opponent_with_the_chain() -> None:
    """Odd combination 71, the third: pushed back without a Block."""
    dice = [AHEAD, AHEAD, AHEAD, AHEAD, "rush H1: 1", "injury H1: 2 2"]
    board = YARD.replace("n    o\n", "n    o    p    q\n").replace(".\n", ".    .    .\n")
    board = board.replace("A9\n", "A9   .    .\n")
    mad = {"st": 7, "ma": 3, "skills": "ball_and_chain"}
    play = odd(board, *dice, p7="A1", H1=mad).act("activate H1 ball_and_chain", *[RIGHT] * 4)
    play.act("push q7")
    play.expect("pushed A1 p7 q7", "fell_over H1 p7", "turnover home", "injury H1")
    play.never("roll name=block", "roll name=armour").spent()
    assert rolls(play, "injury") == 1


SAW = {"av": 8, "skills": "chainsaw"}


def test_the_saw_kicks_back() -> None:
    """Odd combination 72 (SI2): a turnover in either case; the 3 is added once."""
    board = {"l7": "H1*", "m7": "A1"}
    play = odd(YARD, "chainsaw: 1", "armour H1: 2 2", **board, H1=SAW).act(
        "activate H1 chainsaw A1"
    )
    play.expect("turnover home why=kick_back").never("posture H1", "armour_broken", "ball_air")
    play.asks("activate", "away").spent()
    assert play.state.carrier == 0
    dice = ["chainsaw: 1", "armour H1: 2 4", "injury H1: 2 2", "bounce: 4"]
    play = (
        odd(YARD, *dice, **board, H1=SAW)
        .act("activate H1 chainsaw A1")
        .expect(
            "turnover home",
            "posture H1 posture=prone",
            "injury H1 result=stunned",
            "ball_ground k7",
        )
    )
    play = odd(YARD, "chainsaw: 1 2", "armour A1: 1 1", **board, H1=SAW, home={"rerolls": 1})
    play.act("activate H1 chainsaw A1", "reroll team").never("turnover").spent()


@pytest.mark.parametrize(
    ("faces", "broken"),
    [("pow", ("A1",)), ("skull", ("H1",)), ("both_down", ("A1", "H1")), ("block", ("A1",))],
)
def test_falling_with_a_saw_and_onto_one(faces: str, broken: tuple[str, ...]) -> None:
    """Odd combination 73 (a) to (d): 6 + 3 breaks an AV of 9."""
    dice = [f"block: {'both_down' if faces == 'block' else faces}"]
    for label in broken:
        dice += [f"armour {label}: 2 4", f"injury {label}: 1 1"]
    who = {"A1": "chainsaw", "H1": "block" if faces == "block" else ""}
    play = odd(YARD, *dice, m7="A1", **who).act("activate H1 block A1")
    if faces == "pow":
        play.act("push n7", "stay")
    if faces == "block":
        play.act("use block")
    play.expect(*(f"armour_broken {label}" for label in broken)).spent()


def test_an_ordinary_block_by_the_saws_own_man() -> None:
    """Odd combination 73 (e) (SI1): the victim has none of it, and two saws are 3, not 6."""
    dice = ["block: both_down", "armour A1: 2 4", "armour H1: 2 4", "injury H1: 1 1"]
    play = odd(YARD, *dice, m7="A1", H1="chainsaw").act("activate H1 block A1")
    play.never("armour_broken A1").expect("armour_broken H1").spent()
    dice = ["block: skull", "armour H1: 1 4"]
    play = odd(YARD, *dice, m7="A1", H1="chainsaw", A1="chainsaw").act("activate H1 block A1")
    play.never("armour_broken").spent()


DIRTY = "chainsaw, dirty_player 1, sneaky_git"


def test_a_foul_with_the_saw() -> None:
    """Odd combination 74: the double of the armour is forgiven, that of the injury is not."""
    dice = ["chainsaw: 4", "armour A1: 2 2", "injury A1: 4 4"]
    play = odd(YARD, *dice, m7="A1~", m8="H2", H1=DIRTY).act("activate H1 foul A1", "foul A1")
    play.act("use chainsaw", "use dirty_player").expect(
        "roll A1 name=armour bonus=4",
        "armour_broken A1",
        "injury A1 result=knocked_out",
        "caught H1",
    )
    play.act("no").expect("turnover home why=sent_off").asks("activate", "away").spent()


def test_a_foul_upon_oneself() -> None:
    """Odd combination 74, the second run: not seen, a turnover, the Foul is used."""
    dice = ["chainsaw: 1", "armour H1: 3 3", "injury H1: 1 2"]
    play = odd(YARD, *dice, m7="A1~", m8="H2", H1=DIRTY).act("activate H1 foul A1", "foul A1")
    play.act("use chainsaw").expect("turnover home why=kick_back", "armour_broken H1")
    play.never("caught", "roll A1").asks("activate", "away").spent()


VOMIT = "projectile_vomit, mighty_blow 1"


def test_vomit_on_a_carrier_with_a_saw() -> None:
    """Odd combination 79 (S1, S2): neither roll modified; A1 may move on."""
    dice = ["projectile_vomit: 2", "armour A1: 4 5", "injury A1: 4 5", "bounce: 5"]
    play = odd(YARD, *dice, m7="A1*", H1=VOMIT, A1="chainsaw")
    play.act("activate H1 blitz A1", "special projectile_vomit A1").never("skill_used", "turnover")
    play.expect("posture A1 posture=prone", "injury A1 result=knocked_out", "ball_ground n7")
    play.asks("move", "home", "H1").act("move m7").spent()
    play = odd(YARD, "projectile_vomit: 2", "armour A1: 3 5", m7="A1", H1=VOMIT, A1="chainsaw")
    play.act("activate H1 projectile_vomit A1").never("armour_broken").spent()


@pytest.mark.parametrize("ball", [True, False])
def test_vomit_on_oneself(ball: bool) -> None:
    """Odd combination 79, the second: a turnover only with the ball."""
    dice = ["projectile_vomit: 1", "armour H1: 4 5", "injury H1: 1 2"]
    dice += ["bounce: 4"] if ball else []
    play = odd(YARD, *dice, l7="H1*" if ball else "H1", m7="A1", H1=VOMIT)
    play.act("activate H1 projectile_vomit A1").expect("posture H1 posture=prone")
    if not ball:
        play.never("turnover")
    play.asks("activate", "away" if ball else "home").spent()
