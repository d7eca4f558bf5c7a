"""Odd combinations 21 to 30, Blocks and pushes: what breaks armour, and what is rolled again."""

from __future__ import annotations

import pytest

from blockdice.engine.words import RESERVES
from tests.scenarios.odd.situation import DUEL, blocks, odd, rolls, root
from tests.scenarios.scenario import Scenario

BLOCK = "activate H1 block A1"


def test_wrestle_overrides_block_and_costs_a_carrier_the_turn() -> None:
    """Odd combination 21: in spite of H2's catch, and without any Armour roll."""
    dice = ["block: both_down both_down", "bounce: 4", "catch H2: 6"]
    play = odd(DUEL, *dice, l7="H1*", k7="H2", H1={"st": 4, "skills": "block"}, A1="wrestle")
    play.act(BLOCK).asks("use_skill", "away", "A1").act("use wrestle")
    play.never("roll name=armour", "skill_used H1").expect(
        "posture A1 posture=prone",
        "posture H1 posture=prone",
        "turnover home why=carrier_placed_prone",
        "ball_held H2",
    )
    play.asks("activate", "away").spent()


def test_wrestle_by_a_carrier_with_a_safe_pair_of_hands() -> None:
    """Odd combination 21, the variant; and who of two wrestlers is asked (SP11)."""
    play = odd(DUEL, "block: both_down", m7="A1*", H1="block", A1="wrestle, safe_pair_of_hands")
    play.act(BLOCK, "use wrestle").asks("place_ball", "away", "A1").act("drop n8")
    play.never("turnover").expect("ball_ground n8").asks("activate", "home").spent()
    play = odd(DUEL, "block: both_down", H1="block, wrestle", A1="wrestle").act(BLOCK)
    play.asks("use_skill", "home", "H1").act("no").asks("use_skill", "away", "A1")


def test_the_attacker_who_goes_down_uses_neither_claws_nor_mighty_blow() -> None:
    """Odd combination 22: nor does the defender, who has performed no Block."""
    ours = "claws, mighty_blow 1"
    dice = ["block: both_down", "armour A1: 4 5", "armour H1: 4 4"]
    play = odd(DUEL, *dice, H1=ours, A1={"av": 10, "skills": ours}).act(BLOCK)
    play.never("armour_broken", "skill_used").asks("activate", "away").spent()


def test_with_block_the_attacker_stands_and_uses_both() -> None:
    """Odd combination 22, the variant: Claws for the armour, Mighty Blow for the injury."""
    dice = ["block: both_down", "armour A1: 4 4", "injury A1: 3 4"]
    play = odd(DUEL, *dice, H1="block, claws, mighty_blow 1", A1={"av": 10}).act(BLOCK)
    play.act("use block", "use claws", "use mighty_blow")
    play.expect("armour_broken A1", "injury A1 result=knocked_out").spent()


@pytest.mark.parametrize(
    ("av", "skin", "armour", "used", "injury"),
    [
        (10, "", "3 4", (), ""),
        (10, "", "4 4", ("claws", "mighty_blow"), "knocked_out"),
        (10, "", "4 5", ("claws", "mighty_blow"), "knocked_out"),
        (10, "iron_hard_skin", "4 4", (), ""),
        (10, "iron_hard_skin", "4 5", ("mighty_blow",), "stunned"),
        (8, "", "3 4", ("mighty_blow",), "stunned"),
    ],
)
def test_claws_and_mighty_blow_roll_by_roll(
    av: int, skin: str, armour: str, used: tuple[str, ...], injury: str
) -> None:
    """Odd combination 23."""
    dice = ["block: pow", f"armour A1: {armour}", *(["injury A1: 3 4"] if injury else [])]
    play = odd(DUEL, *dice, H1="claws, mighty_blow 1", A1={"av": av, "skills": skin})
    play.act(BLOCK, "push n7", "stay", *(f"use {skill}" for skill in used))
    if injury:
        play.expect("armour_broken A1", f"injury A1 result={injury}")
    else:
        play.never("armour_broken", "skill_used")
    play.asks("activate", "home").spent()


def test_a_mighty_blow_of_two_is_never_split() -> None:
    """Odd combination 23: 8 + 2 breaks, and the 7 only stuns."""
    dice = ["block: pow", "armour A1: 4 4", "injury A1: 3 4"]
    play = odd(DUEL, *dice, H1="mighty_blow 2", A1={"av": 10}).act(BLOCK, "push n7", "stay")
    play.act("use mighty_blow").expect("armour_broken A1", "injury A1 result=stunned")
    play.asks("activate", "home").spent()


def test_a_stab_is_sharpened_by_nothing() -> None:
    """Odd combination 24."""
    who = {"H1": "stab, claws, mighty_blow 1", "A1": "chainsaw"}
    play = odd(DUEL, "armour A1: 4 4", m7="A1*", **who).act("activate H1 stab A1")
    play.never("armour_broken", "skill_used").asks("activate", "home").spent()
    dice = ["armour A1: 4 5", "injury A1: 3 4", "bounce: 5"]
    play = odd(DUEL, *dice, m7="A1*", **who).act("activate H1 stab A1")
    play.expect("posture A1 posture=prone", "injury A1 result=stunned", "ball_ground n7")
    play.never("turnover", "skill_used").asks("activate", "home").spent()
    dice = ["armour A1: 4 5", "injury A1: 6 6", "casualty A1: 1"]
    play = odd(DUEL, *dice, **who).act("activate H1 blitz A1", "special stab A1")
    play.expect("casualty A1").never("spp").asks("activate", "home").spent()


def test_foul_appearance_before_the_stab_that_replaces_the_second_block() -> None:
    """Odd combination 25: on the 1 the rest of the Blitz is gone (SP3)."""
    dice = ["foul_appearance: 5 1", "block: push"]
    play = odd(DUEL, *dice, H1="frenzy, stab", A1="foul_appearance")
    play.act("activate H1 blitz A1", "block A1", "push n7").never("turnover")
    if play.game.decision.kind == "strike":
        play.act("special stab A1")
    play.asks("activate", "home").refuses("activate H1 move").spent()
    assert (play.where("H1"), blocks(play), rolls(play, "foul_appearance")) == ("m7", 1, 2)


def test_the_second_block_replaced_and_the_first_one_replaced() -> None:
    """Odd combination 25: a Stab pushes nobody, so nothing follows it."""
    play = odd(DUEL, "block: push", "armour A1: 1 1", H1="frenzy, stab")
    play.act("activate H1 blitz A1", "block A1", "push n7", "special stab A1")
    play.asks("activate", "home").spent()
    play = odd(DUEL, "armour A1: 1 1", H1="frenzy, stab").act("activate H1 stab A1")
    play.asks("activate", "home").spent()
    assert blocks(play) == 0


PILE = "pile_driver, dirty_player 1, sneaky_git"


def test_pile_driver_fouls_after_the_armour_roll_and_lies_down() -> None:
    """Odd combination 26."""
    dice = ["block: pow", "armour A1: 5 3 4 4", "injury A1: 3 4", "bounce: 2"]
    play = odd(DUEL, *dice, l7="H1*", p12="A9_", H1=PILE, A1={"av": 9})
    play.act(BLOCK, "push n7", "follow", "use pile_driver", "use dirty_player")
    play.never("caught", "move").expect(
        "roll A1 name=armour by=block",
        "foul H1 target=A1",
        "roll A1 name=armour by=foul",
        "injury A1 result=stunned",
        "posture H1 posture=prone",
        "turnover home why=carrier_placed_prone",
        "ball_ground m6",
    )
    play.asks("activate", "away").spent()


def test_pile_driver_uses_the_foul_and_frees_the_rooted() -> None:
    """Odd combination 26."""
    board = {"p12": "A9_", "o12": "H8"}
    play = odd(DUEL, "block: pow", "armour A1: 1 1 1 2", **board, H1="pile_driver", A1="stand_firm")
    root(play, "H1").act(BLOCK, "use stand_firm", "use pile_driver")
    play.expect("foul H1 target=A1", "token H1 token=rooted on=False").never("turnover")
    play.asks("activate", "home").refuses("activate H8 foul A9").spent()


def test_pile_driver_is_not_offered_without_foul_victim_or_reach() -> None:
    """Odd combination 26."""
    dice = ["armour A9: 1 2", "block: pow", "armour A1: 1 1"]
    play = odd(DUEL, *dice, k12="A9_", H1="pile_driver").act("activate H9 foul A9", "foul A9")
    play.act(BLOCK, "push n7", "follow").never("foul H1").asks("activate", "away").spent()
    dice = ["block: pow", "armour A1: 5 5", "injury A1: 4 4"]
    play = odd(DUEL, *dice, H1="pile_driver").act(BLOCK, "push n7", "follow").never("foul")
    play.asks("activate", "home").spent()
    play = odd(DUEL, "block: pow", "armour A1: 1 1", H1="pile_driver").act(BLOCK, "push n7", "stay")
    play.never("foul").asks("activate", "home").spent()


def test_brawler_and_pro_spoil_the_pool_for_the_team_reroll() -> None:
    """Odd combination 27."""
    dice = ["block: both_down both_down push", "pro H1: 2"]
    who = {"H1": {"st": 4, "skills": "brawler, pro"}}
    play = odd(DUEL, *dice, **who, home={"rerolls": 2}).act(BLOCK, "reroll brawler")
    play.refuses("reroll team").act("reroll pro", "no").asks("block_die", "home", "H1")
    assert sorted(play.legal) == ["die 1", "die 2"]
    play.spent()
    assert play.state.rerolls[0] == 2


def test_brawler_in_a_blitz_and_with_an_assist() -> None:
    """Odd combination 27."""
    who = {"H1": {"st": 4, "skills": "brawler"}}
    play = odd(DUEL, "block: both_down push", **who).act("activate H1 blitz A1", "block A1")
    play.asks("block_die", "home").spent()
    play = odd(DUEL, "block: both_down push", m8="H2", H1="brawler").act(BLOCK)
    play.offers("reroll brawler")


def asked_about(play: Scenario) -> str | None:
    """The roll that the pending decision is about."""
    roll = play.game.decision.roll
    return roll.name if roll else None


def test_pro_fails_on_a_single_die() -> None:
    """Odd combination 28: the block die stands; only Pro's own die could be repeated."""
    dice = ["block: skull", "pro H1: 1", "armour H1: 1 1"]
    play = odd(DUEL, *dice, H1="pro", home={"rerolls": 2}).act(BLOCK, "reroll pro")
    assert asked_about(play) == "pro"
    play.act("no").expect("knocked_down H1", "turnover home").spent()
    assert play.state.rerolls[0] == 2


def test_the_die_of_pro_repeated_by_the_team() -> None:
    """Odd combination 28, the variant: on the 5 the block die is rolled anew and is final."""
    dice = ["block: skull pow", "pro H1: 1 5", "armour A1: 1 1"]
    play = odd(DUEL, *dice, H1="pro", home={"rerolls": 2}).act(BLOCK, "reroll pro", "reroll team")
    play.asks("push", "home", "A1").act("push n7", "stay").expect("knocked_down A1").spent()
    assert play.state.rerolls[0] == 1


def test_pro_is_not_offered_outside_the_own_activation() -> None:
    """Odd combination 28: a catch in the opponents' turn, standing up, Regeneration."""
    dice = ["block: push", "bounce: 5", "catch A2: 1", "bounce: 5"]
    play = odd(DUEL, *dice, m7="A1*", o7="A2", H1="strip_ball", A2="pro")
    play.act(BLOCK, "push n7", "use strip_ball", "stay").never("skill_used A2").spent()
    play = odd(DUEL, "stand_up H1: 3", l7="H1_", H1={"ma": 2, "skills": "pro"})
    play.act("activate H1 move", "stand").never("skill_used").asks("activate", "home").spent()
    dice = ["block: pow", "armour A1: 5 5", "injury A1: 5 5", "casualty A1: 3", "regeneration: 3"]
    play = odd(DUEL, *dice, A1="pro, regeneration").act(BLOCK, "push n7", "stay")
    play.never("skill_used").asks("activate", "home").spent()


LOOSE = """
       j    k    l    m    n
7      .    H1   o    .    .
8      .    .    .    .    .
12     H9   .    .    .    A9
"""


def test_a_loner_wastes_the_team_reroll() -> None:
    """Odd combination 29 (a): the 2 stands, the die of Loner is nobody's but Pro's."""
    dice = ["pick_up H1: 2", "loner H1: 3", "bounce: 2"]
    play = odd(LOOSE, *dice, H1="loner 4, pro", home={"rerolls": 2})
    play.act("activate H1 move", "move l7", "reroll team")
    if play.game.decision.kind == "reroll":
        assert asked_about(play) == "loner"
        assert sorted(play.legal) == ["no", "reroll pro"]
        play.act("no")
    play.expect("turnover home why=failed_pick_up").spent()
    assert play.state.rerolls[0] == 1


def test_pro_may_repeat_the_die_of_loner_once() -> None:
    """Odd combination 29, the room left (SM11)."""
    dice = ["pick_up H1: 2 3", "loner H1: 3 4", "pro H1: 3"]
    play = odd(LOOSE, *dice, H1="loner 4, pro", home={"rerolls": 2})
    play.act("activate H1 move", "move l7", "reroll team", "reroll pro")
    play.expect("roll name=loner", "roll name=pro", "roll name=loner", "ball_held H1").spent()


def test_pro_first_needs_no_loner() -> None:
    """Odd combination 29 (b)."""
    dice = ["pick_up H1: 2", "pro H1: 2", "bounce: 2"]
    play = odd(LOOSE, *dice, H1="loner 4, pro", home={"rerolls": 1})
    play.act("activate H1 move", "move l7", "reroll pro")
    if play.game.decision.kind == "reroll":
        assert asked_about(play) == "pro"
        play.act("no")
    play.expect("turnover home").never("roll name=loner").spent()
    assert play.state.rerolls[0] == 1


CAMP = """
       j    k    l    m    n
7      .    .    H2   A2   .
8      .    .    .    .    .
10     .    H1~  A3   .    .
12     H9   .    .    .    A9
"""


def test_the_re_roll_of_a_leader_who_comes_and_goes() -> None:
    """Odd combination 30: Stunned it is there, knocked out it is not, set up again it is."""
    dice = ["dodge H2: 2", "armour H2: 1 1", "armour H1: 5 6", "injury H1: 4 5"]
    dice += ["dodge H3: 2", "armour H3: 1 1"]
    play = odd(CAMP, *dice, j8="H3", k8="A4", H1="leader")
    play.act("activate H2 move", "move l6").asks("reroll", "home", "H2").act("no")
    play.act("activate A3 foul H1", "foul H1", "end").expect("boxed H1 place=knocked_out")
    play.act("activate H3 move", "move j7").expect("fell_over H3").spent()
    match = play.game.match
    assert play.state.skill_rerolls[0] == 1
    assert not match.has_skill_reroll(0)
    leader = match.names.players["H1"]
    match.put(leader, match.names.squares.index("k3"), "placed")
    assert match.has_skill_reroll(0)
    match.remove(leader, RESERVES, "test")
    assert not match.has_skill_reroll(0)


def test_a_second_leader_keeps_it_and_a_loner_must_roll() -> None:
    """Odd combination 30: two leaders, one re-roll; wasted by the Loner it is gone."""
    dice = ["dodge H2: 2", "loner H2: 3", "armour H2: 1 1"]
    play = odd(CAMP, *dice, k10=".", H1="leader", H9="leader", H2="loner 4")
    assert play.state.skill_rerolls == [1, 0]
    play.act("activate H2 move", "move l6", "reroll team").expect("fell_over H2").spent()
    assert play.state.skill_rerolls == [0, 0]
