"""Odd combinations 38 to 47, Moving, dodging, leaping.

43 and 47 are played elsewhere: see `tests/odd_combinations.toml`.
"""

from __future__ import annotations

import pytest

from tests.scenarios.odd.situation import DUEL, blocks, odd, rolls

AWAY = ["activate H1 move", "move k7"]


def test_a_dive_answered_by_the_dodge_reroll_and_break_tackle() -> None:
    """Odd combination 38: 4 - 2 + 1; the diver lies in the square left (SM2, SM3)."""
    play = odd(DUEL, "dodge H1: 3 4", H1="break_tackle, dodge", A1="diving_tackle").act(*AWAY)
    play.act("use diving_tackle").asks("reroll", "home", "H1").act("reroll dodge")
    play.asks("use_skill", "home", "H1").act("use break_tackle").never("fell_over", "turnover")
    play.expect("skill_used H1 skill=break_tackle", "posture A1 posture=prone")
    play.asks("move", "home", "H1").spent()
    assert play.where("A1") == "l7"


def test_a_strong_player_breaks_out_of_a_dive() -> None:
    """Odd combination 38, the second run: 3 - 2 + 2."""
    play = odd(DUEL, "dodge H1: 3", H1={"st": 5, "skills": "break_tackle"}, A1="diving_tackle")
    play.act(*AWAY, "use diving_tackle", "use break_tackle")
    play.expect("posture A1 posture=prone").never("fell_over").asks("move", "home", "H1").spent()


def test_no_dive_where_it_changes_nothing_and_one_on_the_second_die() -> None:
    """Odd combination 38: a natural 6, a natural 1, and a first die that failed by itself."""
    slow = {"ag": 6}
    odd(DUEL, "dodge H1: 6", H1=slow, A1="diving_tackle").act(*AWAY).asks("move", "home").spent()
    play = odd(DUEL, "dodge H1: 1", "armour H1: 1 1", A1="diving_tackle").act(*AWAY)
    play.never("skill_used").expect("fell_over H1").spent()
    dice = ["dodge H1: 2 4", "armour H1: 1 1"]
    play = odd(DUEL, *dice, H1="dodge", A1="diving_tackle").act(*AWAY, "reroll dodge")
    play.act("use diving_tackle").expect("posture A1 posture=prone", "fell_over H1").spent()


def test_a_dive_beside_a_tackler() -> None:
    """Odd combination 38: the Dodge re-roll is not offered."""
    dice = ["dodge H1: 3", "armour H1: 1 1"]
    play = odd(DUEL, *dice, m8="A2", H1="dodge", A1="diving_tackle", A2="tackle").act(*AWAY)
    play.act("use diving_tackle").never("skill_used H1").expect("fell_over H1").spent()


def test_the_diver_has_the_ball_and_an_arm_to_bar_with() -> None:
    """Odd combination 39: +1 on the armour though he lies there, none on the injury."""
    dice = ["dodge H1: 4", "armour H1: 4 4", "injury H1: 3 4", "bounce: 5"]
    who = {"H1": {"ag": 4}, "A1": "diving_tackle, arm_bar"}
    play = odd(DUEL, *dice, m7="A1*", p12="A9", **who).act(*AWAY, "use diving_tackle")
    play.act("use arm_bar").expect(
        "posture A1 posture=prone",
        "fell_over H1 k7",
        "turnover home why=fell_over",
        "roll H1 name=armour",
        "injury H1 result=stunned",
    )
    assert any(event.kind == "ball_ground" for event in play.game.events)
    play.never("turnover away").asks("activate", "away").spent()


def test_no_arm_bar_for_a_fall_in_a_rush() -> None:
    """Odd combination 39."""
    dice = ["rush H1: 1", "armour H1: 4 4"]
    play = odd(DUEL, *dice, l7=".", k7="H1", H1={"ma": 1}, A1="arm_bar")
    play.act("activate H1 move", "move l7", "move k8").expect("fell_over H1 k8")
    play.never("skill_used", "armour_broken").asks("activate", "away").spent()


RUN = """
       f    g    h    i    j    k    l    m    n
6      .    .    .    .    .    .    .    .    .
7      H1   .    .    .    .    .    .    A1   .
8      .    .    .    .    .    .    .    A2   .
12     H9   .    .    .    .    .    .    .    .
"""
HOLD = {"A1": {"st": 4, "skills": "tentacles"}, "A2": {"ma": 7, "skills": "shadowing"}}
SIX = [f"move {letter}7" for letter in "ghijkl"]


def test_held_before_the_rush() -> None:
    """Odd combination 40 (i): 5 + 4 - 3; no turnover, and no other die."""
    play = odd(RUN, "tentacles A1: 5", **HOLD).act("activate H1 move", *SIX, "move k8")
    play.act("use tentacles").expect("roll A1 name=tentacles passed=True")
    play.never("roll name=rush", "roll name=dodge", "roll name=shadowing", "turnover")
    play.asks("activate", "home").spent()
    assert play.where("H1") == "l7"


def test_not_held_rush_dodge_and_shadowing() -> None:
    """Odd combination 40 (ii): 4 + 4 - 3 is too little, 5 + 7 - 6 is enough."""
    dice = ["tentacles A1: 4", "rush H1: 3 3", "dodge H1: 4", "shadowing A2: 5"]
    play = odd(RUN, *dice, **HOLD).act("activate H1 move", *SIX, "move k8")
    play.act("use tentacles", "use shadowing").expect(
        "roll A1 name=tentacles passed=False",
        "roll H1 name=rush",
        "roll H1 name=dodge",
        "roll A2 name=shadowing passed=True",
        "moved A2 m8 l7",
    )
    play.asks("move", "home", "H1").needs("move j8", "rush 2+", "dodge 3+")


def test_held_in_a_hand_off_the_ball_is_still_handed_over() -> None:
    """Odd combination 40: also a pass, a foul or the Block of a Blitz on the spot (SM8)."""
    dice = ["tentacles A1: 5", "catch H2: 4"]
    who = {"A1": {"st": 4, "skills": "tentacles"}}
    held = odd(DUEL, *dice, l7="H1*", l6="H2", **who)
    held.act("activate H1 handoff", "move k7", "use tentacles").asks("move", "home", "H1")
    held.refuses("move k7").act("handoff H2").expect("ball_held H2").spent()
    dice = ["tentacles A1: 5", "pass H1: 6", "catch H2: 4"]
    held = odd(DUEL, *dice, l7="H1*", l6="H2", **who)
    held.act("activate H1 pass", "move k7", "use tentacles", "pass l6").expect("ball_held H2")
    held = odd(DUEL, "tentacles A1: 5", "armour A2: 1 2", l6="A2_", **who)
    held.act("activate H1 foul A2", "move k7", "use tentacles", "foul A2").spent()
    held = odd(DUEL, "tentacles A1: 5", "block: push push", **who)
    held.act("activate H1 blitz A1", "move k7", "use tentacles", "block A1")
    assert blocks(held) == 1


@pytest.mark.parametrize(("die", "comes"), [(6, True), (1, False)])
def test_shadowing_a_step_that_stays_beside_him(die: int, comes: bool) -> None:
    """Odd combination 40: natural 6 and 1, and of two only one may try."""
    dice = ["dodge H1: 4", f"shadowing A1: {die}"]
    who = {"A1": {"ma": 1 if comes else 9, "skills": "shadowing"}, "A2": "shadowing"}
    play = odd(DUEL, *dice, m8="A2", **who).act("activate H1 move", "move l6")
    play.asks("choose_player", "away").act("select A1")
    assert play.where("A1") == ("l7" if comes else "m7")
    play.asks("move", "home", "H1").spent()


@pytest.mark.parametrize("cause", ["dodge", "rush"])
def test_shadowing_after_a_fall(cause: str) -> None:
    """Odd combination 41 (SM5): the fall first, then the step, then the turn ends."""
    start = {"dodge": {}, "rush": {"l7": ".", "k7": "H1", "H1": {"ma": 1}}}
    walk = {"dodge": [], "rush": ["move l7"]}
    dice = [f"{cause} H1: 1", "armour H1: 1 1", "shadowing A1: 6"]
    play = odd(DUEL, *dice, A1={"ma": 7, "skills": "shadowing"}, **start[cause])
    play.act("activate H1 move", *walk[cause], "move k8").asks("use_skill", "away", "A1")
    play.act("use shadowing").expect(
        "fell_over H1 k8",
        "turnover home",
        "roll H1 name=armour",
        "moved A1 m7 l7",
        "turn_ended home",
    )
    play.asks("activate", "away").spent()


BESIDE = {"k6": "A2"}
"""A2 marks H1 and is not next to m7, which A1 leaves."""


def test_a_follow_up_is_held_and_frenzy_with_it() -> None:
    """Odd combination 42 (SM6, SP10): 4 + 5 - 3."""
    who = {"A2": {"st": 5, "skills": "tentacles"}}
    play = odd(DUEL, "block: push push", "tentacles A2: 4", **BESIDE, **who)
    play.act("activate H1 block A1")
    if play.game.decision.kind == "block_die":
        play.act("die 1")
    play.act("push n7", "follow", "use tentacles").expect("roll A2 name=tentacles passed=True")
    play.never("followed").asks("activate", "home")
    assert (play.where("H1"), rolls(play, "dodge")) == ("l7", 0)
    play = odd(DUEL, "block: push push", "tentacles A2: 4", **BESIDE, **who, H1="frenzy")
    play.act("activate H1 block A1", "push n7", "use tentacles").never("followed")
    assert blocks(play) == 1


def test_a_follow_up_is_shadowed() -> None:
    """Odd combination 42 (SM6)."""
    play = odd(DUEL, "block: push push", "shadowing A2: 6", **BESIDE, A2="shadowing")
    play.act("activate H1 block A1", "push n7", "follow", "use shadowing")
    play.expect("followed H1 l7 m7", "moved A2 k6 l7").asks("activate", "home").spent()


SLY = "fumblerooskie"


def test_a_ball_left_to_a_shadow_who_fails_to_pick_it_up() -> None:
    """Odd combination 44 (SM7): put down before the dodge; 3 - 2 fails, and no turnover."""
    dice = ["dodge H1: 4", "shadowing A1: 5", "pick_up A1: 3", "bounce: 7"]
    play = odd(DUEL, *dice, l7="H1*", l6="H2", H1=SLY, A1={"ma": 8, "skills": "shadowing"})
    play.act("activate H1 blitz A1", "use fumblerooskie", "move k7", "use shadowing").expect(
        "ball_ground l7",
        "roll H1 name=dodge passed=True",
        "moved A1 m7 l7",
        "roll A1 name=pick_up needed=5 passed=False",
        "ball_ground l8",
    )
    play.never("turnover").asks("move", "home", "H1").spent()


def test_a_ball_left_behind_by_a_player_who_falls() -> None:
    """Odd combination 44: it rests in the old square; only in a Move or a Blitz, at any time."""
    play = odd(DUEL, "dodge H1: 1", "armour H1: 1 1", l7="H1*", H1=SLY).act("activate H1 move")
    play.act("use fumblerooskie", "move k7").never("roll name=bounce").expect(
        "ball_ground l7", "fell_over H1 k7", "turnover home"
    )
    for action in ("pass", "handoff", "foul A2"):
        play = odd(DUEL, l7="H1*", l6="A2_", H1=SLY).act(f"activate H1 {action}")
        play.refuses("use fumblerooskie")
    play = odd(DUEL, "pick_up H1: 3", k7="o", m7=".", H1=SLY).act("activate H1 move", "move k7")
    play.act("use fumblerooskie", "move j7").expect("ball_held H1 k7", "ball_ground k7").spent()


THREE = {"l6": "A1", "m6": "A2", "m7": "A3", "n9": "A4"}
"""H1 is marked by A1, A2 and A3; n8, where he leaps to, by A4 and A3; nobody is in m8."""
TAIL = {"A2": "prehensile_tail", "A3": "diving_tackle"}
LEAP = ["activate H1 move", "jump n8"]


def test_a_leap_out_of_three_zones_and_a_dive_after_it() -> None:
    """Odd combination 45: -4, less one for each skill; the dive takes two more."""
    play = odd(DUEL, "jump H1: 5", "armour H1: 1 1", **THREE, **TAIL, H1="leap, very_long_legs")
    play.act(*LEAP, "use diving_tackle").expect(
        "roll H1 name=jump needed=5 passed=True", "posture A3 posture=prone", "fell_over H1 n8"
    )
    play.spent()


def test_a_leap_out_of_one_zone_and_a_natural_one() -> None:
    """Odd combination 45: -1 stays -1; a 1 falls where he came from."""
    for die, square in ((3, "j7"), (1, "l7")):
        play = odd(DUEL, f"jump H1: {die}", "armour H1: 1 1", H1="leap, very_long_legs")
        play.act("activate H1 move", "jump j7")
        play.expect("roll H1 name=jump needed=4 passed=False", f"fell_over H1 {square}").spent()


def test_a_pogo_stick_minds_nothing() -> None:
    """Odd combination 45: the coach of the diver is not asked, for it could change nothing."""
    play = odd(DUEL, "jump H1: 3", **THREE, **TAIL, H1="pogo_stick").act(*LEAP)
    play.expect("roll H1 name=jump needed=3 passed=True").never("skill_used")
    play.asks("move", "home", "H1").spent()


def test_a_leap_with_two_rushes_is_held_before_either() -> None:
    """Odd combination 46: Tentacles before all; then each rush failed in turn (SM4)."""
    leaper = {"ma": 1, "skills": "leap"}
    walk = ["activate H1 move", "move l7"]
    who = {"A1": {"st": 4, "skills": "tentacles"}}
    play = odd(DUEL, "tentacles A1: 5", l7=".", k7="H1", H1=leaper, **who).act(*walk, "jump l5")
    play.act("use tentacles").never("roll name=rush", "roll name=jump").asks("activate", "home")
    assert play.where("H1") == "l7"
    for dice, square in (("rush H1: 1", "l7"), ("rush H1: 4 1", "l5")):
        play = odd(DUEL, dice, "armour H1: 1 1", l7=".", k7="H1", m7=".", H1=leaper)
        play.act(*walk, "jump l5").expect(f"fell_over H1 {square}").never("roll name=jump").spent()
