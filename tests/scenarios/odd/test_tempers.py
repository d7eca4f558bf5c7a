"""Odd combinations 48 to 52, Moving, dodging, leaping: roots, help up, and four tempers."""

from __future__ import annotations

import pytest

from tests.scenarios.drive import kick_scenario
from tests.scenarios.odd.situation import DUEL, distract, odd, root

GROVE = """
       j    k    l    m    n    o
6      .    .    H2   .    .    .
7      .    .    H1_  H3   .    .
8      .    .    H4   .    .    .
9      .    .    A1   .    .    .
12     H9   .    .    .    .    .
"""
TREE = {"ma": 2, "st": 5, "skills": "take_root, timmm_ber, throw_team_mate"}


def test_a_rooted_treeman_stands_up_with_help_and_throws() -> None:
    """Odd combination 48 (a): H2 and H3 help, the marked H4 does not."""
    dice = ["take_root H1: 1", "stand_up H1: 2", "throw H1: 5", "throw_scatter: 2 7 2"]
    play = odd(GROVE, *dice, "landing H2: 5", H1=TREE, H2="right_stuff").act("activate H1 throw")
    play.needs("stand", "stand_up 2+").act("stand").expect(
        "token H1 token=rooted on=True", "roll H1 modifiers=timmm_ber:2 passed=True"
    )
    play.refuses("move k7").act("throw H2 o7").expect("landed_safely H2").spent()
    assert play.where("H1") == "l7"


def test_a_natural_one_leaves_him_lying() -> None:
    """Odd combination 48 (a)."""
    play = odd(GROVE, "take_root H1: 1", "stand_up H1: 1", H1=TREE).act("activate H1 throw")
    play.act("stand").never("posture H1", "turnover").asks("activate", "home").spent()


def test_a_rooted_blitz_out_of_reach_and_in_reach() -> None:
    """Odd combination 48 (b) and (c)."""
    play = odd(DUEL, "take_root H1: 1", m7=".", n7="A1", H1="take_root")
    play.act("activate H1 blitz A1").never("turnover").asks("activate", "home")
    play.refuses("activate H9 blitz A1").spent()
    assert play.state.has_zone(play.game.match.names.players["H1"])
    play = odd(DUEL, "take_root H1: 1", "block: push", H1="take_root").act("activate H1 blitz A1")
    play.act("block A1", "push n7").expect("pushed A1 m7 n7").never("followed").spent()


def test_wrestling_frees_the_rooted() -> None:
    """Odd combination 49."""
    play = root(odd(DUEL, "block: both_down", "take_root: 4", H1="take_root, wrestle"), "H1")
    play.act("activate H1 block A1", "use wrestle").expect("token H1 token=rooted on=False")
    play.act("end", "end", "activate H1 move", "stand").expect("roll H1 name=take_root")
    play.offers("move k7").spent()


def test_no_roll_frees_the_rooted() -> None:
    """Odd combination 49, the second run: none is made (SE2)."""
    play = root(odd(DUEL, H1="take_root"), "H1").act("activate H1 move")
    play.never("roll", "token H1 token=rooted on=False").asks("activate", "home").act("end", "end")
    play.refuses("activate H1 blitz A9")


BOAR = """
       j    k    l    m    n    o
6      .    .    .    .    .    .
7      .    H1   .    H2_  H3_  .
8      .    .    H4~  .    .    .
9      .    .    .    A1   .    .
12     H9   .    .    .    .    A9
"""


def test_picked_up_without_his_wits() -> None:
    """Odd combination 50: no activation roll, and no tackle zone until he is activated."""
    dice = ["pick_me_up H2: 5", "pick_me_up H3: 6", "really_stupid H2: 2", "block: push push"]
    who = {"H1": "pick_me_up", "H2": {"ma": 2, "skills": "really_stupid"}}
    play = odd(BOAR, *dice, m8="A2", m9=".", **who, active="away")
    distract(play, "H2").act("end").expect(
        "posture H2 posture=standing", "posture H3 posture=standing", "turn_ended away"
    )
    play.never("roll H4", "roll name=stand_up", "roll name=really_stupid")
    number = play.game.match.names.players["H2"]
    assert not play.state.has_zone(number)
    play.act("activate H2 block A2").expect(
        "roll H2 name=really_stupid modifiers=helped:2 passed=True", "block H2 target=A2"
    )
    assert play.state.has_zone(number)


def test_who_has_no_tackle_zone_picks_nobody_up_and_two_are_no_better_than_one() -> None:
    """Odd combination 50 (SE3)."""
    play = odd(BOAR, k7="H1!", H1="pick_me_up", active="away").act("end").never("roll").spent()
    dice = ["pick_me_up H2: 4", "pick_me_up H3: 4"]
    play = odd(BOAR, *dice, l6="H5", H1="pick_me_up", H5="pick_me_up", active="away").act("end")
    play.never("posture H2", "posture H3").spent()


FOUL, BLOCK, STAB = "activate H1 foul A2", "activate H1 block A1", "activate H1 stab A1"


@pytest.mark.parametrize(
    ("temper", "foul", "block", "zone"),
    [
        ("unchannelled_fury", False, True, True),
        ("animal_savagery", False, True, False),
        ("really_stupid", False, False, False),
        ("bone_head", True, True, False),
    ],
)
def test_four_tempers(temper: str, foul: bool, block: bool, zone: bool) -> None:
    """Odd combination 51: a 3 in a Foul, a Block and a Stab; then a 1; Prone players roll too."""
    for action, passes in ((FOUL, foul), (BLOCK, block), (STAB, block)):
        for die in (3, 1):
            dice = [f"{temper}: {die}", "block: push", "armour: 1 2"]
            play = odd(DUEL, *dice, l6="A2_", H1=f"{temper}, stab").act(action)
            play.expect(f"roll H1 name={temper} passed={passes and die == 3}")
            if not passes or die == 1:
                play.asks("activate", "home").never("turnover")
                assert play.state.has_zone(0) is zone
                if action == FOUL:
                    play.refuses("activate H9 foul A2")
    play = odd(DUEL, f"{temper}: 1", l7="H1_", H1=temper).act("activate H1 move")
    play.asks("activate", "home").never("posture H1").spent()


SAVAGE = {"H1": "animal_savagery, claws, mighty_blow 1, pile_driver", "H2": {"av": 10}}
HERD = {"k7": "H2*", "k6": "H3_", "j8": "H4"}
LASH = "activate H1 blitz A1"


def test_a_savage_fells_the_carrier() -> None:
    """Odd combination 52: a turnover in spite of H4's catch; 6 + 1 would stun as well."""
    dice = ["animal_savagery: 1", "armour H2: 4 4", "injury H2: 2 4", "bounce: 6", "catch H4: 6"]
    play = odd(DUEL, *dice, **HERD, **SAVAGE).act(LASH).asks("use_skill", "away", "H1")
    play.act("use claws").expect(
        "knocked_down H2", "turnover home", "injury H2 result=stunned", "ball_held H4"
    )
    play.never("foul", "knocked_down H3").asks("activate", "away").spent()


def test_a_savage_fells_somebody_else_and_goes_on() -> None:
    """Odd combination 52, the second run: H2 may still act, if only Prone."""
    dice = ["animal_savagery: 1", "armour H2: 1 1", "block: push"]
    play = odd(DUEL, *dice, **{**HERD, "k7": "H2"}, **SAVAGE).act(LASH).never("turnover")
    play.asks("move", "home", "H1").act("block A1", "push n7", "stay", "end")
    play.offers("activate H2 move").spent()


def test_a_savage_in_the_kick_off_blitz() -> None:
    """Odd combination 52: H6, felled by his team-mate, does not end the Blitz."""
    home = """
           h    i    j    k    l    m
    2      .    .    .    .    .    .
    5      .    .    .    H6   .    .
    6      .    H10  .    .    H4   .
    7      .    .    H8   .    .    H1
    8      H11  .    .    .    .    H2
    9      .    .    H9   .    .    H3
    11     .    .    .    H7   .    .
    14     .    .    .    .    H5   .
    """
    dice = ["kick_off_event: 5 5", "players: 2", "animal_savagery: 1", "armour H6: 1 2"]
    play = kick_scenario(*dice, home=home, who={"H4": {"skills": "animal_savagery"}})
    play.act("activate H4 move", "select H6").expect("knocked_down H6").act("end")
    play.asks("activate", "home").offers("activate H8 move")
