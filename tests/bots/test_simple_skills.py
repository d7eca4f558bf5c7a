"""The simple coach, asked whether a skill is used, who is meant and where to."""

from __future__ import annotations

import pytest

from tests.bots.coaching import answer
from tests.scenarios.scenario import Scenario, scenario

DUEL = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    H1   A1   .    .
8      .    .    .    .    .
9      H9   .    .    .    .
"""
THEIR_BALL = DUEL.replace("A1 ", "A1*")
OUR_BALL = DUEL.replace("H1 ", "H1*")
EDGE = """
       k    l    m    n
1      .    .    A1   .
2      .    .    H1   .
3      H9   .    .    .
"""


def block(
    ours: str, theirs: str, face: str, board: str = DUEL, how: str = "block", **more: str
) -> Scenario:
    """H1, with these skills, blocks or blitzes A1 with those, and the die shows this face."""
    who = {"H1": {"skills": ours, **more}, "A1": {"skills": theirs}}
    play = scenario(board, who=who, dice=[f"block: {face}"]).act(f"activate H1 {how} A1")
    return play.act("block A1") if how == "blitz" else play


# Wrestle: for the blocker a way not to lose the turn, for the target one not to fall alone.


@pytest.mark.parametrize(
    ("ours", "theirs", "coach", "said"),
    [
        ("wrestle", "", "home", "use wrestle"),
        ("wrestle, block", "", "home", "no"),
        ("block", "wrestle", "away", "use wrestle"),
        ("", "wrestle", "away", "no"),
        ("block", "wrestle, block", "away", "no"),
    ],
)
def test_wrestle(ours: str, theirs: str, coach: str, said: str) -> None:
    play = block(ours, theirs, "both_down").asks("use_skill", coach)
    assert answer(play) == said


def test_wrestle_fells_their_carrier_who_would_stay_up() -> None:
    play = block("wrestle, block", "block", "both_down", THEIR_BALL).asks("use_skill", "home")
    assert answer(play) == "use wrestle"


# Juggernaut, Grab, Stand Firm, Strip Ball, Diving Tackle ...


def test_juggernaut_pushes_whom_it_would_not_fell() -> None:
    play = block("juggernaut", "", "both_down", how="blitz").asks("use_skill", "home")
    assert answer(play) == "use juggernaut"


def test_juggernaut_is_not_needed_where_block_fells_the_other_alone() -> None:
    play = block("juggernaut, block", "", "both_down", how="blitz").asks("use_skill", "home")
    assert answer(play) == "no"


def test_grab_does_not_save_anybody_from_the_crowd() -> None:
    play = block("grab", "", "push_back", EDGE).asks("use_skill", "home")
    assert answer(play) == "no"


def test_grab_pulls_a_foe_where_it_suits() -> None:
    play = block("grab", "", "push_back").asks("use_skill", "home")
    assert answer(play) == "use grab"


def test_grab_holds_on_to_whoever_would_sidestep() -> None:
    play = block("grab", "sidestep", "push_back", EDGE).asks("use_skill", "home")
    assert answer(play) == "use grab"


def test_who_sidesteps_keeps_away_from_the_touchline() -> None:
    board = "     k  l  m  n\n1    .  .  .  .\n2    .  H1 A1 .\n3    .  .  .  .\n4    H9 .  .  ."
    play = block("", "sidestep", "push_back", board).asks("use_skill", "away")
    assert answer(play) == "use sidestep"
    play.act("use sidestep").asks("push", "away")
    assert answer(play) in ("push l3", "push m3", "push n3")


def test_stand_firm_stands() -> None:
    play = block("", "stand_firm", "push_back").asks("use_skill", "away")
    assert answer(play) == "use stand_firm"


def test_strip_ball_strips() -> None:
    play = block("strip_ball", "", "push_back", THEIR_BALL).act("push n7").asks("use_skill", "home")
    assert answer(play) == "use strip_ball"


def test_fend_keeps_them_at_a_distance() -> None:
    play = block("", "fend", "push_back").act("push n7").asks("use_skill", "away")
    assert answer(play) == "use fend"


def test_nobody_follows_up_to_the_touchline() -> None:
    board = "     k  l  m  n\n1    .  A1 .  .\n2    .  .  H1 .\n3    .  .  .  .\n4    H9 .  .  A2"
    play = block("", "", "push_back", board).asks("follow_up", "home")
    assert answer(play) == "stay"


DODGE = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
"""


def test_a_diving_tackle_brings_down_who_gets_away() -> None:
    who = {"A1": {"skills": "diving_tackle"}}
    play = scenario(DODGE, who=who, dice=["dodge: 4"]).act("activate H1 move", "move k7")
    assert answer(play.asks("use_skill", "away", "A1")) == "use diving_tackle"


def test_who_has_the_ball_does_not_dive() -> None:
    who = {"A1": {"skills": "diving_tackle"}}
    board = DODGE.replace("A1 ", "A1*")
    play = scenario(board, who=who, dice=["dodge: 4"]).act("activate H1 move", "move k7")
    assert answer(play.asks("use_skill", "away", "A1")) == "no"


def test_the_one_who_can_be_spared_dives() -> None:
    board = "     k  l  m\n6    .  .  A2\n7    .  H1 A1*\n8    .  .  A3"
    dive = {"skills": "diving_tackle"}
    who = {"A1": dive, "A2": dive, "A3": {"skills": "diving_tackle, block, guard"}}
    play = scenario(board, who=who, dice=["dodge: 4"]).act("activate H1 move", "move k7")
    assert answer(play.asks("choose_player", "away")) == "select A2"


def test_tentacles_hold_and_shadows_follow() -> None:
    who = {"A1": {"skills": "tentacles"}}
    play = scenario(DODGE, who=who).act("activate H1 move", "move k7")
    assert answer(play.asks("use_skill", "away", "A1")) == "use tentacles"
    who = {"A1": {"skills": "shadowing"}}
    play = scenario(DODGE, who=who, dice=["dodge: 6"]).act("activate H1 move", "move k7")
    assert answer(play.asks("use_skill", "away", "A1")) == "use shadowing"


def test_the_ball_is_put_beside_a_friend() -> None:
    board = """
         k    l    m    n    o
    6    .    .    .    .    .
    7    .    H1   A1*  .    .
    8    .    .    .    .    .
    9    .    .    .    A2   ."""
    who = {"A1": {"skills": "safe_pair_of_hands"}}
    play = scenario(board, who=who, dice=["block: pow", "armour: 1 1"])
    play.act("activate H1 block A1", "push n7", "stay").asks("place_ball", "away")
    assert answer(play) in ("drop m8", "drop n8", "drop o8")


# Those whom a trait falls upon.

BEASTS = """
       k    l    m    n
6      .    H2   .    .
7      .    H1   H3   .
8      H4*  .    .    A2
"""


def test_the_least_valuable_is_lashed_out_at() -> None:
    who = {
        "H1": {"skills": "animal_savagery"},
        "H2": {"cost": 90_000},
        "H3": {"cost": 40_000},
        "H4": {"cost": 30_000},
    }
    play = scenario(BEASTS, who=who, dice=["animal_savagery: 1"]).act("activate H1 move")
    assert answer(play.asks("lash_out", "home")) == "select H3"


VAMPIRES = {
    "H1": {"skills": "bloodlust 3", "position": "vampire_runner"},
    "H2": {"position": "thrall_lineman"},
    "H3": {"position": "thrall_lineman"},
}


def test_a_thirsty_vampire_who_has_a_thrall_at_hand_does_what_was_declared() -> None:
    board = "     k  l  m  n\n6    .  H2 .  .\n7    .  H1 A1 ."
    play = scenario(board, who=VAMPIRES, dice=["bloodlust: 1"]).act("activate H1 block A1")
    assert answer(play.asks("change_to_move", "home")) == "no"


def test_one_who_has_none_goes_to_a_thrall_and_bites() -> None:
    board = "     h  i  j  k  l  m  n\n6    .  .  .  .  .  .  .\n7    H2 .  .  .  H1 .  A1"
    play = scenario(board, who=VAMPIRES, dice=["bloodlust: 1", "injury: 1 1"])
    play.act("activate H1 blitz A1").asks("change_to_move", "home")
    assert answer(play) == "use bloodlust"
    play.act("use bloodlust")
    while play.game.decision.kind == "move":
        play.act(answer(play))
    assert answer(play.asks("bite", "home")) == "select H2"


def test_the_thrall_without_the_ball_is_bitten() -> None:
    board = "     k  l  m  n\n6    .  H2* .  .\n7    .  H1 H3 ."
    play = scenario(board, who=VAMPIRES, dice=["bloodlust: 1"]).act("activate H1 move", "end")
    assert answer(play.asks("bite", "home")) == "select H3"


def test_no_bite_into_the_one_with_the_ball() -> None:
    board = "     k  l  m  n\n6    .  H2* .  .\n7    .  H1 .  ."
    play = scenario(board, who=VAMPIRES, dice=["bloodlust: 1"]).act("activate H1 move", "end")
    assert answer(play.asks("bite", "home")) == "no"


# Where to.


def test_a_trickster_slips_away_from_the_touchline() -> None:
    who = {"A1": {"skills": "trickster"}}
    play = scenario(EDGE, who=who).act("activate H1 block A1").asks("trickster", "away")
    assert answer(play).startswith("move A1")
    assert not answer(play).endswith("1")


def test_who_hits_and_runs_is_gone() -> None:
    play = block("hit_and_run", "", "push_back").act("push n7", "stay")
    assert answer(play.asks("hit_and_run", "home")).startswith("move H1")


def test_the_worst_die_is_thrown_again() -> None:
    board = "     k  l  m  n\n6    .  .  H2 .\n7    .  H1 A1 .\n8    .  .  .  ."
    dice = ["block: player_down both_down", "pro: 6", "block: pow"]
    play = scenario(board, who={"H1": {"skills": "pro"}}, dice=dice).act("activate H1 block A1")
    assert answer(play.asks("reroll", "home")) == "reroll pro"
    play.act("reroll pro").asks("reroll_die", "home")
    assert answer(play) == "die 1"
