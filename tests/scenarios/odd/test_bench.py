"""Odd combinations 80 to 87, Injuries and the bench; fouls, the crowd and the other team's score.

Most of 83 is played elsewhere: see `tests/odd_combinations.toml`.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.drive import kick_scenario
from tests.scenarios.hired import hires
from tests.scenarios.odd.situation import DUEL, blocks, odd
from tests.scenarios.scenario import Scenario

BLOCK = "activate H1 block A1"
TINY = "stunty, thick_skull, regeneration"


def knocked(*dice: str, **more: Any) -> Scenario:
    """H1 knocks A1 down and breaks the armour."""
    play = odd(DUEL, "block: pow", "armour A1: 5 5", *dice, **more)
    return play.act(BLOCK, "push n7", "stay")


@pytest.mark.parametrize(
    ("injury", "mighty", "result"),
    [
        ("3 4", False, "stunned"),
        ("4 4", False, "knocked_out"),
        ("4 5", False, "badly_hurt"),
        ("2 4", True, "stunned"),
        ("3 4", True, "knocked_out"),
    ],
)
def test_a_tiny_thick_skull(injury: str, mighty: bool, result: str) -> None:
    """Odd combination 80: nobody treats a 9, which had no Casualty roll (ruling 3)."""
    away = {"has_apothecary": result == "badly_hurt"}
    play = knocked(f"injury A1: {injury}", H1="mighty_blow 1" if mighty else "", A1=TINY, away=away)
    if play.game.decision.kind == "use_skill":
        play.act("use mighty_blow")
    play.expect(f"injury A1 result={result}").never("roll name=casualty", "roll name=regeneration")
    play.asks("activate", "home").spent()


@pytest.mark.parametrize(("injury", "result"), [("4 4", "stunned"), ("4 5", "knocked_out")])
def test_a_thick_skull_of_ordinary_size(injury: str, result: str) -> None:
    """Odd combination 80: also without a tackle zone, and on the ground."""
    knocked(f"injury A1: {injury}", A1="thick_skull").expect(f"injury A1 result={result}")
    knocked(f"injury A1: {injury}", m7="A1!", A1="thick_skull").expect(f"injury A1 result={result}")
    play = odd(DUEL, "armour A1: 4 5", "injury A1: 3 5", m7="A1_", A1="thick_skull")
    play.act("activate H1 foul A1", "foul A1").expect("injury A1 result=stunned")


ROTTEN = {"niggling": 1, "skills": "decay"}


def test_decay_at_the_end_of_the_table() -> None:
    """Odd combination 81: 14 + 2 and 16 + 2 are both the last row."""
    for face in (14, 16):
        play = knocked("injury A1: 5 5", f"casualty A1: {face}", A1=ROTTEN)
        play.expect("roll A1 name=casualty result=dead modifiers=niggling_injuries:1,decay:1")
    dice = ["injury A1: 5 5", "casualty A1: 14 5"]
    play = knocked(*dice, A1=ROTTEN, away={"has_apothecary": True}).act("use apothecary")
    play.expect("roll A1 name=casualty result=dead", "roll A1 name=casualty result=seriously_hurt")
    knocked("injury A1: 4 5", A1=ROTTEN).expect("injury A1 result=knocked_out").spent()


SIDELINE = """
       k    l    m
1      .    A1   .
2      .    H1   .
9      H9   .    A9
"""


def shoved(*dice: str, **more: Any) -> Scenario:
    """H1 pushes A1, who has Regeneration, into the crowd."""
    play = odd(SIDELINE, "block: push", *dice, A1="regeneration, pro", **more)
    return play.act(BLOCK, "stay")


def test_the_apothecary_then_regeneration_in_the_crowd() -> None:
    """Odd combination 82: nothing re-rolls Regeneration."""
    cured = {"away": {"has_apothecary": True, "rerolls": 3}}
    dice = ["injury A1: 5 5", "casualty A1: 15 8", "regeneration A1: 4"]
    play = shoved(*dice, **cured).act("use apothecary", "die 2")
    play.expect("roll A1 name=regeneration", "regenerated A1").never("casualty", "spp").spent()
    assert play.where("A1") == "reserves"
    dice = ["injury A1: 5 5", "casualty A1: 15", "regeneration A1: 3"]
    play = shoved(*dice, away={"rerolls": 3}).never("reroll_used", "spp").spent()
    assert play.where("A1") == "casualty"


def test_knocked_out_in_the_crowd_nobody_regenerates() -> None:
    """Odd combination 82, the second and the third."""
    cured = {"away": {"has_apothecary": True}}
    play = shoved("injury A1: 4 4", **cured).act("use apothecary").never("roll name=regeneration")
    assert play.where("A1") == "reserves"
    play = shoved("injury A1: 4 4").never("roll name=regeneration")
    assert play.where("A1") == "knocked_out"
    dice = ["injury A1: 5 5", "casualty A1: 15 3"]
    play = shoved(*dice, **cured).act("use apothecary", "die 2").never("roll name=regeneration")
    assert play.where("A1") == "reserves"


def test_a_casualty_by_a_block_earns_although_he_regenerates() -> None:
    """Odd combination 82."""
    dice = ["injury A1: 5 5", "casualty A1: 12", "regeneration A1: 4"]
    play = knocked(*dice, A1="regeneration").expect("spp H1 for=casualty").spent()
    assert play.where("A1") == "reserves"


@pytest.mark.parametrize("action", ["block", "foul"])
def test_a_vampire_lord_gains_nobody_in_the_match(action: str) -> None:
    """Odd combination 83 (SE7)."""
    dice = ["block: pow", "armour A1: 5 6", "injury A1: 5 6", "casualty A1: 16"]
    lord = {"special_rules": ("vampire_lord",)}
    play = odd(DUEL, *dice, m7="A1" if action == "block" else "A1_", home=lord)
    play.act(
        *([BLOCK, "push n7", "stay"] if action == "block" else ["activate H1 foul A1", "foul A1"])
    )
    play.expect("casualty A1 result=dead").never("joined").asks("activate", "home")


def test_a_swarm_beyond_eleven() -> None:
    """Odd combination 84: two on the pitch, so two of the three; Solid Defence moves them."""
    swarm = {label: {"skills": "swarming"} for label in ("H4", "H5", "H12", "H13", "H14")}
    dice = ["swarming: 3", "kick_off_event: 2 2", "players: 1", "bounce: 7"]
    kick = ["kick_off_deviation: 7", "kick_off_deviation_distance: 3"]
    play = kick_scenario(*dice, kick=kick, who=swarm).asks("swarming", "home")
    play.refuses("place H12 m6", "place H12 l3", "place H12 n8")
    play.act("place H12 l8", "place H13 l9").never("boxed")
    assert len(play.state.on_pitch(0)) == 13
    play.asks("solid_defence", "home").act("select H12", "end").offers("place H12 m6")
    play = kick_scenario("swarming: 1", *dice[1:], kick=kick, who=swarm).act("place H12 l8")
    play.asks("solid_defence", "home")
    assert len(play.state.on_pitch(0)) == 12


STREET = """
       f    g    h    i    j    k    l    m    n
5      .    .    .    .    .    .    .    .    .
6      .    .    .    .    .    .    .    .    .
7      H1   .    .    .    .    .    A1_  .    .
8      .    .    .    .    .    .    .    .    .
12     H9   .    .    .    .    .    .    .    A9
"""
GIT = {"H1": {"ma": 6, "skills": "dirty_player 2, sneaky_git"}, "A1": "foul_appearance"}
FOUR = [f"move {letter}7" for letter in "ghij"]


def fouled(*dice: str, steps: list[str]) -> Scenario:
    """H1 walks and fouls A1."""
    play = odd(STREET, *dice, j7="A1_", l7=".", **GIT)
    return play.act("activate H1 foul A1", *steps, "foul A1")


def test_a_sneaky_git_moves_on_after_a_double() -> None:
    """Odd combination 85: 6 + 2 holds; two squares more, then a Rush."""
    steps = ["move g6", "move g5", "move h6", "move i6"]
    play = fouled("armour A1: 3 3", steps=steps).never("roll name=foul_appearance", "caught")
    play.asks("move", "home", "H1").refuses("foul A1").act("move h6", "move g6")
    play.needs("move g5", "rush 2+").spent()


def test_a_dirty_player_of_two_spends_it_on_the_armour() -> None:
    """Odd combination 85: 8 + 2 breaks, the 7 only stuns."""
    steps = ["move g6", "move g5", "move h6", "move i6"]
    play = fouled("armour A1: 4 4", "injury A1: 5 2", steps=steps).act("use dirty_player")
    play.expect("armour_broken A1", "injury A1 result=stunned").never("caught")
    play.asks("move", "home", "H1").spent()


def test_a_sneaky_git_who_has_used_his_movement() -> None:
    """Odd combination 85: not by Rushing either."""
    steps = ["move g6", "move g5", "move h5", "move g5", "move h6", "move i6"]
    fouled("armour A1: 3 3", steps=steps).never("caught").asks("activate", "home").spent()


def test_somebody_may_still_see_the_sneaky_git() -> None:
    """Odd combination 85: a Biased Referee on a 5, and whoever is Under Scrutiny (SY8)."""
    act = ("activate H1 foul A1", "move g6", "move h6", "move i6", "foul A1")
    dice = ["armour A1: 3 3", "close_scrutiny H1: 5"]
    play = odd(STREET, *dice, j7="A1_", l7=".", **GIT, away=hires("biased_referee"))
    play.act(*act).expect("caught H1").asks("argue_the_call", "home", "H1").spent()
    watched = {"special_rules": ("under_scrutiny",)}
    play = odd(STREET, "armour A1: 3 3", j7="A1_", l7=".", **GIT, away=watched)
    play.act(*act).expect("caught H1").asks("argue_the_call", "home", "H1").spent()


CHAIN = """
       k    l    m
1      A3   {}   A4
2      .    A1   .
3      .    H1   .
9      H9   .    A9
"""
THROWN_IN = ["injury: 1 4", "throw_in: 3", "throw_in_distance: 2 2"]


def crowded(victim: str, *dice: str, **more: Any) -> Scenario:
    """H1 pushes A1 onto the victim, who stands before the crowd."""
    play = odd(CHAIN.format(victim), "block: push", *dice, **more).act(BLOCK)
    return play.act("push l1")


def test_an_own_player_without_the_ball_in_the_crowd() -> None:
    """Odd combination 86 (ruling 52): Reserves, no turnover, and H1 may follow."""
    play = crowded("H2", "injury: 1 4").asks("follow_up", "home", "H1").act("follow")
    play.expect("boxed H2", "followed H1 l2").never("turnover").asks("activate", "home").spent()
    assert play.where("H2") == "reserves"


def test_an_own_carrier_in_the_crowd() -> None:
    """Odd combination 86: a turnover, thrown in from the last square."""
    play = crowded("H2*", *THROWN_IN, "bounce: 5").act("stay")
    play.expect("turnover home why=carrier_in_crowd", "ball_air l1", "roll name=throw_in").asks(
        "activate", "away"
    ).spent()


def test_an_opposing_carrier_in_the_crowd() -> None:
    """Odd combination 86: no turnover even if a team-mate of his catches the throw-in."""
    board = CHAIN.replace("9      H9   .", "4      .    .    .\n5      .    .    .\n9      H9   .")
    play = odd(board.format("A2*"), "block: push", *THROWN_IN, "catch A5: 6", l5="A5")
    play.act(BLOCK, "push l1", "stay").expect("boxed A2", "ball_held A5").never("turnover")
    play.asks("activate", "home").spent()


GOAL = """
       a    b    c    d
6      .    .    .    .
7      .    A1*  H1   .
8      .    .    .    .
12     H9   .    .    A9
"""


def test_the_target_of_frenzy_scores() -> None:
    """Odd combination 87: no second Block; home's turn is over, away's next one used up."""
    play = odd(GOAL, "block: push", H1="frenzy", turn=3).act(BLOCK, "push a7")
    play.expect("touchdown away A1 a7", "turn_ended home")
    assert (play.state.score, blocks(play), play.state.turn) == ([0, 1], 1, [3, 3])


def test_the_target_of_frenzy_goes_down_in_the_end_zone() -> None:
    """Odd combination 87: no touchdown, and the ball bounces."""
    play = odd(GOAL, "block: pow", "armour A1: 1 1", "bounce: 2", H1="frenzy").act(BLOCK, "push a7")
    play.never("touchdown").expect("knocked_down A1 a7", "ball_ground a6")
    play.asks("activate", "home").spent()


def test_the_target_of_frenzy_sidesteps_into_the_end_zone() -> None:
    """Odd combination 87."""
    play = odd(GOAL, "block: push", H1="frenzy", A1="sidestep").act(BLOCK, "use sidestep")
    play.asks("push", "away", "A1").offers("push a6", "push a8", "push b6").act("push a8")
    play.expect("touchdown away A1 a8")
    assert blocks(play) == 1
