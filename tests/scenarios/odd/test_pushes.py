"""Odd combinations 12 to 20, Blocks and pushes: who is pushed, where to, and what comes of it."""

from __future__ import annotations

import pytest

from tests.scenarios.odd.situation import DUEL, odd, root

BLOCK = "activate H1 block A1"
BEHIND = ["push n6", "push n7", "push n8"]


def test_stripped_after_a_sidestep_and_before_fend() -> None:
    """Odd combination 12: nobody's turnover, whoever catches it."""
    who = {"H1": "strip_ball", "A1": "sidestep, fend"}
    play = odd(DUEL, "block: push", "bounce: 5", m7="A1*", **who).act(BLOCK, "use sidestep")
    play.asks("push", "away", "A1").act("push n8", "use strip_ball")
    play.asks("use_skill", "away", "A1").act("use fend").never("followed", "turnover").expect(
        "pushed A1 m7 n8", "ball_air n8", "skill_used A1 skill=fend", "ball_ground o8"
    )
    play.asks("activate", "home").spent()
    dice = ["block: push", "bounce: 5", "catch A2: 6"]
    play = odd(DUEL, *dice, m7="A1*", o8="A2", **who).act(BLOCK, "use sidestep", "push n8")
    play.act("use strip_ball", "use fend").expect("ball_held A2").never("turnover")
    play.asks("activate", "home")


@pytest.mark.parametrize("skill", ["sure_hands", "monstrous_mouth"])
def test_some_hands_cannot_be_stripped(skill: str) -> None:
    """Odd combination 12: Sidestep and Fend work as before."""
    play = odd(DUEL, "block: push", m7="A1*", H1="strip_ball", A1=f"{skill}, sidestep, fend")
    play.act(BLOCK, "use sidestep", "push n8", "use fend").never("ball_air", "skill_used H1")
    play.asks("activate", "home").spent()


def test_a_safe_pair_of_hands_does_not_keep_what_is_stripped() -> None:
    """Odd combination 12."""
    dice = ["block: push", "bounce: 5"]
    play = odd(DUEL, *dice, m7="A1*", H1="strip_ball", A1="safe_pair_of_hands")
    play.act(BLOCK, "push n7", "use strip_ball", "stay").never("skill_used A1")
    play.expect("ball_ground o7").spent()


def test_stripped_where_it_stands_firm_or_is_rooted() -> None:
    """Odd combination 13 (a) and (b)."""
    play = odd(DUEL, "block: push", "bounce: 5", m7="A1*", H1="strip_ball", A1="stand_firm")
    play.act(BLOCK, "use stand_firm", "use strip_ball").never("pushed")
    play.expect("ball_air m7", "ball_ground n7").spent()
    play = root(odd(DUEL, "block: push", "bounce: 5", m7="A1*", H1="strip_ball"), "A1")
    play.act(BLOCK, "use strip_ball").never("pushed").expect("ball_air m7", "ball_ground n7")


def test_stripped_by_a_stumble_that_was_dodged() -> None:
    """Odd combination 13 (c)."""
    play = odd(DUEL, "block: stumble", "bounce: 5", m7="A1*", H1="strip_ball", A1="dodge")
    play.act(BLOCK, "use dodge", "push n7", "use strip_ball", "stay")
    play.expect("ball_air n7", "ball_ground o7").never("knocked_down").spent()


EDGE_OF_HOME = """
       a    b    c    d
6      .    .    .    .
7      .    A1*  H1   .
8      .    .    .    .
12     H9   .    .    .
"""


def test_stripped_in_the_end_zone_it_is_no_touchdown() -> None:
    """Odd combination 13 (d)."""
    play = odd(EDGE_OF_HOME, "block: push", "bounce: 2", H1="strip_ball")
    play.act(BLOCK, "push a7", "use strip_ball", "stay").never("touchdown")
    play.expect("ball_air a7", "ball_ground a6").asks("activate", "home").spent()


def test_grab_against_sidestep_in_a_block() -> None:
    """Odd combination 14 (a): any free square, also one beside the attacker; or declined."""
    play = odd(DUEL, "block: push", H1="grab", A1="sidestep").act(BLOCK, "use grab")
    play.asks("push", "home", "A1").offers("push l6", "push m8", *BEHIND).act("push l6", "stay")
    play.expect("pushed A1 m7 l6").never("skill_used A1")
    play = odd(DUEL, "block: push", H1="grab", A1="sidestep").act(BLOCK, "no", "use sidestep")
    play.asks("push", "away", "A1").offers("push l6")


def test_grab_against_sidestep_in_a_blitz() -> None:
    """Odd combination 14 (b): only the three squares behind; or declined."""
    play = odd(DUEL, "block: push", H1="grab", A1="sidestep")
    play.act("activate H1 blitz A1", "block A1", "use grab").asks("push", "home", "A1")
    assert sorted(play.legal) == BEHIND
    play = odd(DUEL, "block: push", H1="grab", A1="sidestep")
    play.act("activate H1 blitz A1", "block A1", "no").asks("use_skill", "away", "A1")


def test_grab_does_not_reach_down_the_chain() -> None:
    """Odd combination 14 (c): A2 is no target and may use Sidestep."""
    ring = {"l6": "H2", "m6": "H3", "l8": "H4", "m8": "H5", "n6": "A3", "n7": "A2", "n8": "A4"}
    dice = ["block: push push push"]
    play = odd(DUEL, *dice, **ring, H1="grab", A1="sidestep", A2="sidestep").act(BLOCK)
    if play.game.decision.kind == "use_skill":
        play.asks("use_skill", "home", "H1").act("use grab")
    play.asks("push", "home", "A1")
    assert sorted(play.legal) == BEHIND
    play.act("push n7").asks("use_skill", "away", "A2").act("use sidestep")
    play.asks("push", "away", "A2").offers("push o6", "push o7", "push o8").act("push o8")
    play.act("stay").expect("pushed A2 n7 o8", "pushed A1 m7 n7")


def test_grab_in_a_multiple_block() -> None:
    """Odd combination 15: the other one's square is taken, though he is leaving it."""
    who = {"H1": {"st": 5, "skills": "multiple_block, grab"}, "A1": "sidestep", "A2": "sidestep"}
    play = odd(DUEL, "block: push", "block: push", m6="A2", **who)
    play.act("activate H1 multiple_block A1").asks("use_skill", "home", "H1")
    play.act("use grab", "push n8", "use grab").refuses("push m7").act("push n6")
    play.expect("pushed A1 m7 n8", "pushed A2 m6 n6").never("followed", "skill_used A1")
    play.asks("activate", "home").spent()


CHAIN = {"n6": "A3", "n7": "A2", "n8": "A4"}


def test_juggernaut_takes_all_from_the_target_and_nothing_from_the_man_behind() -> None:
    """Odd combination 16."""
    who = {"H1": "juggernaut", "A1": "wrestle, stand_firm", "A2": "stand_firm"}
    play = odd(DUEL, "block: both_down", **CHAIN, **who).act("activate H1 blitz A1", "block A1")
    play.act("use juggernaut", "push n7").asks("use_skill", "away", "A2").act("use stand_firm")
    play.never("pushed", "followed", "skill_used A1").asks("move", "home", "H1").spent()
    play = odd(DUEL, "block: both_down", **CHAIN, **who).act("activate H1 blitz A1", "block A1")
    play.act("use juggernaut", "push n7", "no", "push o7", "stay")
    play.expect("pushed A2 n7 o7", "pushed A1 m7 n7")


def test_a_both_down_that_juggernaut_leaves_and_a_block_on_its_own() -> None:
    """Odd combination 16: no Wrestle in the Blitz, everything outside it."""
    who = {"H1": "juggernaut", "A1": "wrestle, stand_firm"}
    play = odd(DUEL, "block: both_down", "armour: 1 1 1 1", **who)
    play.act("activate H1 blitz A1", "block A1", "no").never("skill_used")
    play.expect("knocked_down A1", "knocked_down H1", "turnover home").spent()
    play = odd(DUEL, "block: both_down", **who).act(BLOCK).asks("use_skill", "away", "A1")
    play.act("use wrestle").never("knocked_down", "turnover").asks("activate", "home")
    play = odd(DUEL, "block: push", **who).act(BLOCK).offers("use stand_firm")


def test_a_pow_where_the_man_behind_stands_firm() -> None:
    """Odd combination 16: the fall happens on the old square."""
    who = {"H1": "juggernaut", "A2": "stand_firm"}
    play = odd(DUEL, "block: pow", "armour A1: 1 1", **CHAIN, **who)
    play.act("activate H1 blitz A1", "block A1", "push n7", "use stand_firm")
    play.expect("knocked_down A1 m7").never("pushed", "followed").asks("move", "home", "H1")


@pytest.mark.parametrize(("way", "victim"), [("n6", "A3"), ("n8", "A4")])
def test_a_chain_past_a_rooted_player(way: str, victim: str) -> None:
    """Odd combination 17."""
    play = root(odd(DUEL, "block: pow", "armour A1: 1 1", **CHAIN), "A2").act(BLOCK)
    play.offers(*BEHIND).act(f"push {way}")
    play.act(next(text for text in play.legal if text.startswith("push")), "stay")
    play.expect(f"pushed {victim}", f"pushed A1 m7 {way}", f"knocked_down A1 {way}").spent()


def test_a_chain_into_a_rooted_player() -> None:
    """Odd combination 17: nobody moves, A1 goes down where he stood."""
    play = root(odd(DUEL, "block: pow", "armour A1: 1 1", **CHAIN), "A2").act(BLOCK, "push n7")
    play.expect("knocked_down A1 m7").never("pushed", "followed").asks("activate", "home").spent()


GOAL = """
       v    w    x    y    z
5      .    .    .    .    .
6      .    .    .    A2   .
7      .    H1   A1   H2   o
8      .    .    .    A4   .
9      .    .    .    .    .
12     H9   .    .    .    .
"""


def test_a_chain_push_onto_the_ball_becomes_a_touchdown() -> None:
    """Odd combination 18: 3+, one for the bounce, one for A1, who marks H3 by now."""
    dice = ["block: push push", "bounce: 2", "catch H3: 5"]
    play = odd(GOAL, *dice, y6="H4", z6="H3", z8="A5").act(BLOCK, "push y7", "stay")
    play.never("turnover", "roll name=pick_up").expect(
        "pushed H2 y7 z7",
        "pushed A1 x7 y7",
        "roll name=bounce",
        "roll H3 name=catch needed=5 passed=True",
        "touchdown home H3 z6",
    )


def test_a_chain_pushed_carrier_scores_without_a_die() -> None:
    """Odd combination 18."""
    play = odd(GOAL, "block: push", y7="H2*", z7=".", z6="A6", z8="A5")
    play.act(BLOCK, "push y7", "stay").expect("pushed H2 y7 z7", "touchdown home H2 z7").spent()


def test_the_chain_scores_and_the_armour_roll_is_made() -> None:
    """Odd combination 19."""
    dice = ["block: pow", "armour A1: 1 1"]
    play = odd(GOAL, *dice, y7="H2*", z7=".", z6="A6", z8="A5", A1="chainsaw")
    play.act(BLOCK, "push y7", "stay").expect(
        "pushed H2 y7 z7",
        "knocked_down A1 y7",
        "roll A1 name=armour modifiers=chainsaw:3",
        "touchdown home H2",
    )


def test_the_chain_of_ball_and_chain_scores_though_its_team_mate_falls() -> None:
    """Odd combination 19, the variant."""
    dice = ["ball_and_chain: 3", "block: pow pow pow", "armour H3: 1 1"]
    mad = {"st": 7, "ma": 3, "skills": "ball_and_chain"}
    play = odd(GOAL, *dice, x7="H3", y7="H2*", z7=".", z6="A6", z8="A5", H1=mad)
    play.act("activate H1 ball_and_chain", "option 1", "push y7")
    play.expect("pushed H2 y7 z7", "knocked_down H3 y7", "touchdown home H2 z7")
    assert play.state.score == [1, 0]


SIDELINE = """
       j    k    l    m    n
1      .    .    A1   .    .
2      .    H2   H1   A2   .
3      .    .    .    .    .
12     H9   .    .    .    .
"""


def test_a_sidestep_along_the_crowd() -> None:
    """Odd combination 20 (a): Armour and no crowd; declined, the crowd."""
    play = odd(SIDELINE, "block: pow pow", "armour A1: 1 1", m1="A3", A1="sidestep").act(BLOCK)
    play.act("use sidestep").expect("pushed A1 l1 k1").act("stay")
    play.expect("knocked_down A1 k1", "roll A1 name=armour").never("boxed").spent()
    play = odd(SIDELINE, "block: pow pow", "injury A1: 1 2", m1="A3", A1="sidestep").act(BLOCK)
    play.act("no", "stay").expect("boxed A1").never("roll name=armour").spent()


def test_no_sidestep_where_no_square_is_free() -> None:
    """Odd combination 20 (b): injury by the crowd, and nothing more for the fall."""
    play = odd(SIDELINE, "block: pow", "injury A1: 1 2", m1="A3", k1="H3", A1="sidestep")
    play.act(BLOCK)
    play.never("skill_used").act("stay").expect("boxed A1", "roll A1 name=injury")
    play.never("roll name=armour", "knocked_down").asks("activate", "home").spent()
