"""Odd combinations 75 to 78, Weapons: bombs, and what the referee makes of weapons."""

from __future__ import annotations

from typing import Any

from blockdice.engine.words import KNOCKED_OUT
from tests.scenarios.odd.situation import DUEL, odd
from tests.scenarios.scenario import Scenario, scenario

RANGE = """
       e    f    g    h    i    j    k
5      .    .    .    .    .    .    .
6      .    .    .    .    .    .    .
7      .    H1   .    .    .    .    .
8      .    .    .    .    .    .    .
12     H9   .    .    .    .    .    A9
"""


def bombed(*dice: str, to: str = "j7", **more: Any) -> Scenario:
    """H1 throws a bomb to j7: a Short one."""
    more = {"H1": "bombardier", **more}
    return odd(RANGE, *dice, **more).act("activate H1 bombardier", f"bomb {to}")


def test_a_bomb_caught_with_the_ball_in_hand_and_thrown_back() -> None:
    """Odd combination 75: with the own PA and Pass, no team re-roll; nobody's Pass action."""
    dice = ["bomb_pass H1: 6", "bomb_catch A1: 5", "bomb_in_hand: 2", "bomb_pass A1: 2 6"]
    dice += ["bomb_catch H1: 1", "bomb_hit A2: 4", "armour H1: 1 1", "armour A2: 1 1"]
    who = {"A1": "pass, catch, monstrous_mouth"}
    play = bombed(*dice, j7="A1*", e6="A2", **who, away={"rerolls": 3})
    play.asks("throw_bomb", "away", "A1").refuses("end").act("bomb f7")
    assert sorted(play.legal) == ["no", "reroll pass"]
    play.act("reroll pass").never("pass", "spp").expect(
        "bomb_thrown A1 j7 f7",
        "roll H1 name=bomb_catch passed=False",
        "bomb_exploded f7",
        "bomb_hit H1",
        "bomb_hit A2",
        "turnover home why=hit_by_own_bomb",
    )
    play.asks("activate", "away").spent()
    assert play.state.carrier == play.game.match.names.players["A1"]


def test_catch_does_not_catch_a_bomb() -> None:
    """Odd combination 75: nor does a Monstrous Mouth; and the die in hand stands."""
    dice = ["bomb_pass H1: 6", "bomb_catch A1: 1", "armour A1: 1 1"]
    bombed(*dice, j7="A1", A1="catch, monstrous_mouth").never("reroll_used", "skill_used").spent()
    dice = ["bomb_pass H1: 6", "bomb_catch H3: 5", "bomb_in_hand: 4", "armour H3: 1 1"]
    play = bombed(*dice, j7="H3", H3="pro", home={"rerolls": 3}).never("turnover")
    play.expect("bomb_exploded j7").asks("activate", "home").spent()


def test_a_bomb_thrown_back_at_somebody_without_the_ball() -> None:
    """Odd combination 75, the room left."""
    dice = ["bomb_pass H1: 6", "bomb_catch A1: 5", "bomb_in_hand: 1", "bomb_pass A1: 6"]
    play = bombed(*dice, "bomb_catch H2: 1", "armour H2: 1 1", j7="A1", h5="H2").act("bomb h5")
    play.expect("bomb_hit H2", "posture H2 posture=prone").never("turnover")
    play.asks("activate", "home").spent()


RANKS = {"j6": "H2", "k7": "H3*", "j8": "A1_", "i8": "H4"}
RUDE: dict[str, Any] = {
    "H1": "bombardier, claws, mighty_blow 1",
    "H4": {"st": 7, "skills": "ball_and_chain"},
}


def test_a_bomb_in_the_own_ranks() -> None:
    """Odd combination 76: no turnover; the one on the ground is rolled for too."""
    dice = ["bomb_pass H1: 5", "bomb_hit H2: 4", "bomb_hit H3: 3", "bomb_hit A1: 4"]
    dice += ["bomb_hit H4: 1", "armour H2: 1 1", "armour A1: 4 4", "injury A1: 6 6", "casualty: 1"]
    play = bombed(*dice, **RANKS, **RUDE).asks("use_skill", "home", "H1").act("use bombardier")
    play.never("turnover", "spp", "roll name=bounce", "posture H3", "posture H4").expect(
        "bomb_exploded j7",
        "bomb_hit H2",
        "posture H2 posture=prone",
        "bomb_hit A1",
        "armour_broken A1",
        "casualty A1",
    )
    play.asks("activate", "home").spent()


def test_a_bomb_that_hits_the_own_carrier() -> None:
    """Odd combination 76, the second: Placed Prone with the ball."""
    dice = ["bomb_pass H1: 5", "bomb_hit H2: 3", "bomb_hit H3: 4", "bomb_hit A1: 1"]
    play = bombed(*dice, "bomb_hit H4: 1", "armour H3: 1 1", "bounce: 5", **RANKS, **RUDE).expect(
        "posture H3 posture=prone", "turnover home why=carrier_placed_prone"
    )
    play.asks("activate", "away").spent()


def test_a_fumbled_bomb_with_and_without_safe_pass() -> None:
    """Odd combination 77 (SB10)."""
    play = bombed("bomb_pass H1: 1", "armour H1: 3 4").expect(
        "pass_result H1 result=fumbled",
        "bomb_exploded f7",
        "posture H1 posture=prone",
        "turnover home why=hit_by_own_bomb",
    )
    play.asks("activate", "away").spent()
    play = bombed("bomb_pass H1: 1", H1="bombardier, safe_pass, running_pass")
    play.never("bomb_exploded", "turnover").asks("activate", "home").spent()


def test_a_bomb_deflected_and_not_held() -> None:
    """Odd combination 77: three scatters from the square of the one who reached for it."""
    dice = ["bomb_pass H1: 5", "bomb_interfere A1: 6", "bomb_catch A1: 1", "bomb_scatter: 2 2 5"]
    play = bombed(*dice, h7="A1").act("select A1").expect("bomb_deflected A1", "bomb_exploded i5")
    play.never("posture A1", "turnover").asks("activate", "home").spent()


def test_what_skills_do_with_bombs() -> None:
    """Odd combination 77: Dump-Off, Running Pass, Fumblerooskie, On the Ball."""
    bomber = "bombardier, dump_off, fumblerooskie"
    play = odd(DUEL, "block: push", A1=bomber).act("activate H1 block A1")
    play.asks("push", "home", "A1").spent()
    play = odd(DUEL, m7="A1*", A1=bomber).act("activate H1 block A1").refuses("bomb n7")
    play = bombed("bomb_pass H1: 6", to="h6", H1={"ma": 2, "skills": "bombardier, running_pass"})
    play.asks("move", "home", "H1").act("move f6", "move f5").needs("move e5", "rush 2+").spent()
    play = bombed("bomb_pass H1: 6", to="h5", A9="on_the_ball").never("skill_used A9")
    odd(RANGE, H1=bomber).act("activate H1 bombardier").refuses("use fumblerooskie")


END = """
       x    y    z
7      .    H1*  .
8      H3   .    H4
9      A1   A2~  A3
"""
ARMED = {"H2": {"skills": "secret_weapon"}, "H3": {"skills": "secret_weapon"}}
CORRUPT = {"special_rules": ("bribery_and_corruption",)}


def end_of_drive(*dice: str, bribes: int = 0, **more: Any) -> Scenario:
    """H1 scores; H2, who took part, is KO'd, H3 is on the pitch; both have Secret Weapons."""
    board = END.replace("9      A1", "9      H2")
    play = scenario(board, dice=list(dice), who=ARMED, **more)
    play.state.bribes[0] = bribes
    match = play.game.match
    match.remove(match.names.players["H2"], KNOCKED_OUT, "test")
    return play.act("activate H1 move", "move z7")


def test_two_secret_weapons_a_corrupt_coach_and_a_bribe() -> None:
    """Odd combination 78: before anybody recovers, and before the heat."""
    dice = ["argue_the_call: 1 3", "bribe: 1", "argue_the_call: 1", "sweltering_heat: 1 1 1 1 1"]
    play = end_of_drive(*dice, bribes=1, home=CORRUPT, weather="sweltering_heat")
    play.asks("argue_the_call", "home", "H2").act("use argue")
    play.never("roll name=recovery", "roll name=sweltering_heat")
    play.expect("skill_used home skill=bribery_and_corruption", "argued H2 verdict=unmoved")
    play.act("use bribe").expect("bribe H2 works=False", "boxed H2 place=sent_off")
    play.asks("argue_the_call", "home", "H3").act("use argue")
    play.expect("ejected home", "boxed H3 place=sent_off", "roll name=sweltering_heat")
    assert (play.where("H2"), play.where("H3")) == ("sent_off", "sent_off")


def test_an_ejected_coach_has_no_bribe_for_this_one_but_for_later_ones() -> None:
    """Odd combination 78: those can be bribed, and not argued."""
    play = end_of_drive("argue_the_call: 1", bribes=2).act("use argue")
    play.expect("ejected home", "boxed H2 place=sent_off")
    assert play.state.bribes[0] == 2
    play.asks("bribe", "home", "H3").refuses("use argue")


def test_a_six_saves_and_a_bribe_forbids_to_argue() -> None:
    """Odd combination 78: a bribe comes after declining to argue, and nothing after the bribe."""
    play = end_of_drive("argue_the_call: 6").act("use argue").expect("argued H2 verdict=persuaded")
    assert play.where("H2") == "knocked_out"
    play = end_of_drive("bribe: 1", bribes=1).act("no", "use bribe")
    play.expect("bribe H2 works=False", "boxed H2 place=sent_off")
    play.asks("argue_the_call", "home", "H3")
