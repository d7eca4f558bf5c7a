"""Odd combinations 62 to 66, The ball in the air: who gives it to whom, and at what price."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.odd.situation import DUEL, odd
from tests.scenarios.scenario import Scenario

TEAM = """
       f    g    h    i    j    k
6      .    .    .    .    .    .
7      H1*  .    .    H2   .    .
8      .    .    .    .    .    .
12     H9   .    .    .    .    A9
"""
KIN = {"H1": "animosity *"}


def test_animosity_at_the_moment_of_the_hand_off() -> None:
    """Odd combination 62: after the movement; the Hand-off is used, and nobody else may have it."""
    play = odd(TEAM, "animosity H1: 1", h8="H3", **KIN).act("activate H1 handoff")
    play.act("move g7", "move h7").never("roll name=animosity").act("handoff H2")
    play.expect("roll H1 name=animosity passed=False", "activation_ended H1")
    play.never("turnover", "roll name=catch").asks("activate", "home")
    play.refuses("activate H9 handoff").spent()
    assert play.state.carrier == 0


def test_animosity_in_a_pass() -> None:
    """Odd combination 62: a 2 goes on; no die for an empty square, nor for a Star."""
    play = odd(TEAM, "animosity H1: 2", "pass H1: 6", "catch H2: 3", **KIN)
    play.act("activate H1 pass", "pass i7").expect(
        "roll name=animosity passed=True", "ball_held H2"
    )
    play = odd(TEAM, "pass H1: 6", "bounce: 5", "catch H2: 6", **KIN)
    play.act("activate H1 pass", "pass h7").never("roll name=animosity").spent()
    play = odd(TEAM, "pass H1: 6", "catch H2: 3", **KIN, H2={"is_hired_for_match": True})
    play.act("activate H1 pass", "pass i7").never("roll name=animosity").spent()


GREEDY = "my_ball, dump_off, fumblerooskie, right_stuff"


def test_my_ball_is_never_given() -> None:
    """Odd combination 63 (a) and (c)."""
    beside = {"l7": "H1*", "k7": "H2", "m7": "."}
    play = odd(DUEL, **beside, H1=GREEDY).act("activate H1 pass").refuses("pass k7", "pass n7")
    play = odd(DUEL, **beside, H1=GREEDY).act("activate H1 handoff").refuses("handoff H2")
    play = odd(DUEL, **beside, H1=GREEDY).act("activate H1 move")
    play.refuses("use fumblerooskie").offers("move l6")


def test_my_ball_is_lost_to_strip_ball_and_not_dumped_off() -> None:
    """Odd combination 63 (b)."""
    play = odd(DUEL, "block: push", "bounce: 5", m7="A1*", n6="A2", H1="strip_ball", A1=GREEDY)
    play.act("activate H1 block A1").asks("push", "home", "A1").act("push n8", "use strip_ball")
    play.act("stay").expect("ball_ground o8").spent()


def test_my_ball_flies_with_its_owner() -> None:
    """Odd combination 63 (d)."""
    dice = ["throw H2: 5", "throw_scatter: 2 7 2", "landing H1: 5"]
    who = {"H2": {"st": 5, "skills": "throw_team_mate"}, "H1": {"st": 2, "skills": GREEDY}}
    play = odd(TEAM, *dice, g7="H2", i7=".", **who).act("activate H2 throw", "throw H1 j7")
    play.expect("landed_safely H1").never("turnover").spent()
    assert play.state.carrier == 0


def test_no_hands_in_four_places() -> None:
    """Odd combination 64: a bounce, a hand-off, a walk onto the ball, a push onto it."""
    play = odd(TEAM, "pass H1: 1", "bounce: 5 5", g7="H2", i7=".", H2="no_hands")
    play.act("activate H1 pass", "pass i7").never("roll name=catch").expect("ball_ground h7")
    for mate, over in (("H3", "activate"), ("A3", "turnover")):
        dice = ["bounce: 5", f"catch {mate}: 6"]
        play = odd(TEAM, *dice, g7="H2", h7=mate, i7=".", H2="no_hands")
        play.act("activate H1 handoff", "handoff H2").never("roll H2")
        play.expect(f"ball_held {mate}")
        play.asks("activate", "home" if over == "activate" else "away").spent()
    play = odd(TEAM, "bounce: 5", f7="H1", g7="o", i7=".", H1="no_hands")
    play.act("activate H1 move", "move g7").never("roll name=pick_up")
    play.expect("turnover home why=failed_pick_up", "ball_ground h7").spent()
    play = odd(DUEL, "block: push", "bounce: 5", n7="o", A1="no_hands")
    play.act("activate H1 block A1", "push n7", "stay").expect("ball_ground o7").never("turnover")
    mine = odd(DUEL, "block: push", "bounce: 4", k7="o", H1="no_hands", active="away")
    mine.act("activate A1 block H1", "push k7", "stay").never("turnover", "roll name=pick_up")
    mine.expect("ball_ground j7")


def test_no_hands_cannot_reach_for_a_pass() -> None:
    """Odd combination 64: the fifth place."""
    dice = ["pass H1: 6", "catch H2: 6"]
    play = odd(TEAM, *dice, g7="A1", A1="no_hands").act("activate H1 pass", "pass i7")
    play.never("roll A1").expect("ball_held H2").spent()


CRYPT = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    H1   A1   .    .
8      .    .    .    .    .
12     H9   .    .    .    A9
"""
THRALL = {"position": "thrall_lineman"}


def count(value: int) -> dict[str, Any]:
    """A vampire."""
    return {"skills": f"bloodlust {value}", "position": "vampire_runner"}


def test_a_thirsty_blitzer_finds_nobody() -> None:
    """Odd combination 65: the 1 fails, the Blitz is made, and no bite is a turnover."""
    dice = ["bloodlust: 1", "block: pow", "armour A1: 1 1", "bounce: 4"]
    play = odd(CRYPT, *dice, l7="H1*", H1=count(2)).act("activate H1 blitz A1")
    play.asks("change_to_move", "home", "H1").act("no", "block A1", "push n7", "stay", "end")
    play.expect(
        "roll H1 name=bloodlust passed=False",
        "knocked_down A1",
        "no_bite H1",
        "turnover home why=no_bite",
        "token H1 token=distracted on=True",
        "ball_ground k7",
    )
    play.never("posture H1").asks("activate", "away").spent()
    assert play.where("H1") == "l7"


def test_a_thirsty_blitzer_may_only_move_and_the_blitz_is_used() -> None:
    """Odd combination 65."""
    play = odd(CRYPT, "bloodlust: 1", "injury H2: 2 2", k7="H2", H1=count(2), H2=THRALL)
    play.act("activate H1 blitz A1", "use bloodlust").refuses("block A1").act("end", "select H2")
    play.refuses("activate H9 blitz A1").spent()


def test_a_block_makes_a_two_a_three() -> None:
    """Odd combination 65, the other run."""
    play = odd(CRYPT, "bloodlust: 2", "block: push", H1=count(3)).act("activate H1 block A1")
    play.never("token H1 token=thirsty").asks("push", "home", "A1").spent()


NIGHT = """
       w    x    y    z
6      .    .    .    H2
7      .    H1*  .    .
8      .    .    .    .
12     H9   .    A9   .
"""


def dash(*dice: str, **more: Any) -> Scenario:
    """H1, thirsty, carries the ball into the end zone and has done."""
    more = {"H1": count(3), "H2": THRALL, **more}
    play = odd(NIGHT, "bloodlust: 1", *dice, **more)
    return play.act("activate H1 move", "move y7", "move z7").never("touchdown").act("end")


@pytest.mark.parametrize(("injury", "how"), [("2 4", "stunned"), ("5 5", "badly_hurt")])
def test_a_bite_before_the_touchdown(injury: str, how: str) -> None:
    """Odd combination 66 (a), SE5: no Casualty roll."""
    play = dash(f"injury H2: {injury}").act("select H2")
    happened = "posture H2 posture=stunned" if how == "stunned" else "casualty H2 result=badly_hurt"
    play.expect("bitten H2", happened, "touchdown home H1").never("roll name=casualty").spent()


def test_no_bite_and_no_touchdown() -> None:
    """Odd combination 66 (b)."""
    play = dash("bounce: 2", z6=".").expect("no_bite H1", "turnover home", "ball_ground z6")
    play.never("touchdown").asks("activate", "away").spent()
    assert play.state.score == [0, 0]


def test_first_the_bite_then_the_pass() -> None:
    """Odd combination 66 (c): without a Thrall no pass."""
    dice = ["bloodlust: 1", "injury H2: 2 2", "pass H1: 6", "catch H3: 6"]
    board = {"f7": "H1*", "g7": "H2", "i7": "H3"}
    play = odd(TEAM, *dice, **board, H1=count(3), H2=THRALL)
    play.act("activate H1 pass", "no", "pass i7").expect("bitten H2", "pass H1", "ball_held H3")
    play.never("turnover").asks("activate", "home").spent()
    play = odd(TEAM, "bloodlust: 1", H1=count(3)).act("activate H1 pass", "no")
    assert not [text for text in play.legal if text.startswith("pass")]


def test_the_thrall_with_the_ball_is_the_only_one() -> None:
    """Odd combination 66 (d)."""
    dice = ["bloodlust: 1", "injury H3: 2 4", "bounce: 2"]
    play = odd(TEAM, *dice, f7="H1", g7="H3*", H1=count(3), H3=THRALL).act(
        "activate H1 move", "end"
    )
    play.act("select H3").expect("bitten H3", "turnover home", "ball_ground g6").spent()
    play.asks("activate", "away")


@pytest.mark.parametrize("mark", ["", "~"])
def test_the_bitten_turn_over_a_turn_later(mark: str) -> None:
    """Odd combination 66: also one who was Stunned already."""
    dice = ["bloodlust: 1", "injury H2: 2 2"]
    play = odd(TEAM, *dice, g7=f"H2{mark}", i7=".", H1=count(3), H2=THRALL)
    play.act("activate H1 move", "end", "select H2").expect("bitten H2", "roll H2 name=injury")
    play.act("end", "end").never("posture H2").act("end").expect("posture H2 posture=prone")
