"""Special rules of Star Players, Akhorne to Jordell (2020): at the start of an activation."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

# Look Into My Eyes (Boa Kon'ssstriktr).

HELD = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1*  .
8      .    .    .    .
9      H2   .    .    A2
"""
BOA = {"H1": {"skills": "look_into_my_eyes"}}


def boa(*dice: str, board: str = HELD, who: Any = BOA) -> Scenario:
    """H1 is activated beside A1, who has the ball."""
    return scenario(board, who=who, dice=list(dice)).act("activate H1 move")


def test_the_ball_is_taken_on_a_two() -> None:
    """Look Into My Eyes: the activation is over."""
    play = boa("look_into_my_eyes H1: 2").asks("use_skill", "home", "H1")
    play.act("use look_into_my_eyes").expect("ball_held H1 l7", "activation_ended H1")
    play.never("turnover").asks("activate", "home").spent()


def test_on_a_one_nothing_happens() -> None:
    """Look Into My Eyes: he goes on; and it is used up."""
    play = boa("look_into_my_eyes: 1").act("use look_into_my_eyes").asks("move", "home", "H1")
    play.act("end", "end", "end", "activate H1 move").asks("move", "home").spent()


def test_only_beside_the_opponent_with_the_ball() -> None:
    """Look Into My Eyes: and Standing."""
    for board in (HELD.replace("A1*  .", ".    A1*"), HELD.replace("H1 ", "H1_")):
        boa(board=board).asks("move", "home").spent()
    boa(board=HELD.replace("A1*", "A1 ").replace("H2 ", "H2*")).asks("move", "home").spent()


def test_the_ball_taken_in_the_end_zone_scores() -> None:
    """Look Into My Eyes."""
    board = "x    y    z\n7 .    A1*  H1\n9 H2   .    ."
    boa("look_into_my_eyes: 2", board=board).act("use look_into_my_eyes").expect("touchdown H1")


# Treacherous (Hakflem Skuttlespike).

MATE = """
       k    l    m    n
6      .    .    .    .
7      .    H1   H2*  .
8      .    .    .    .
9      H3   .    .    A2
"""
HAKFLEM = {"H1": {"skills": "treacherous"}}


def test_the_team_mate_goes_down_and_the_ball_is_his() -> None:
    """Treacherous: Knocked Down, with an Armour roll, and no turnover."""
    play = scenario(MATE, who=HAKFLEM, dice=["armour H2: 4 5", "injury H2: 1 1"])
    play.act("activate H1 move").asks("use_skill", "home", "H1").act("use treacherous")
    play.expect("ball_held H1 l7", "knocked_down H2", "roll H2 name=armour", "injury H2")
    play.never("turnover").asks("move", "home", "H1").spent()


def test_treacherous_only_at_the_start_of_the_activation() -> None:
    """(commentary stars-hakflem-when) Nor does he come to a carrier by moving."""
    board = MATE.replace("H2*  .", ".    H2*")
    play = scenario(board, who=HAKFLEM).act("activate H1 move").asks("move", "home")
    play.act("move m7").asks("move", "home", "H1").spent()


def test_treacherous_once_a_game_and_not_on_opponents() -> None:
    """Treacherous: declined it is still there."""
    play = scenario(MATE, who=HAKFLEM, dice=["armour H2: 1 1"])
    play.act("activate H1 move", "no", "end", "end", "end").act("activate H1 move")
    play.act("use treacherous").never("turnover").spent()
    scenario(HELD, who=HAKFLEM).act("activate H1 move").asks("move", "home").spent()


# Baleful Hex (Estelle la Veneaux).

FAR = """
       k    l    m    n    o    p    q
7      .    H1   .    .    .    .    A1
8      .    .    A2   .    .    .    .
9      H2   .    .    .    .    .    .
"""
ESTELLE = {"H1": {"skills": "baleful_hex"}}


def hexed(*dice: str, board: str = FAR, target: str = "A1") -> Scenario:
    """H1 hexes somebody."""
    play = scenario(board, who=ESTELLE, dice=list(dice)).act("activate H1 move")
    return play.asks("choose_player", "home", "H1").act(f"select {target}")


def test_the_hex_takes_the_tackle_zone_and_the_next_activation() -> None:
    """Baleful Hex: up to five squares away, until the end of the opponent's next turn."""
    play = hexed("baleful_hex H1: 2")
    play.expect(
        "skill_used H1 skill=baleful_hex",
        "roll H1 name=baleful_hex passed=True",
        "effect_began A1 what=hexed until=opponent_turn",
        "token A1 token=distracted on=True",
    )
    play.asks("move", "home", "H1").act("end", "end")
    play.refuses("activate A1 move").offers("activate A2 move").act("end")
    play.expect("token A1 token=distracted on=False", "effect_ended A1 what=hexed").act("end")
    play.offers("activate A1 move").spent()


def test_a_one_and_the_hex_is_wasted() -> None:
    """Baleful Hex: once a game."""
    play = hexed("baleful_hex: 1").never("token A1").act("end", "end", "end", "activate H1 move")
    play.asks("move", "home").spent()


def test_nobody_farther_than_five_squares_is_hexed() -> None:
    """Baleful Hex."""
    board = FAR.replace("q\n", "q    r\n").replace("A1\n", ".    A1\n")
    play = scenario(board, who=ESTELLE).act("activate H1 move")
    play.offers("select A2", "no").refuses("select A1").act("no").asks("move", "home").spent()


def test_whoever_was_distracted_before_stays_so() -> None:
    """Baleful Hex (ruling SX7): the tackle zone that a gaze took does not return with the hex."""
    who = {**ESTELLE, "H2": {"skills": "hypnotic_gaze"}}
    board = FAR.replace("8      .    .    A2", "8      .    .    A2").replace("H2   .", ".    H2")
    play = scenario(board, who=who, dice=["hypnotic_gaze: 6", "baleful_hex: 2"])
    play.act("activate H2 hypnotic_gaze A2", "special hypnotic_gaze A2")
    play.act("activate H1 move", "select A2", "end", "end", "end")
    play.expect("effect_ended A2 what=hexed").never("token A2 on=False").spent()


def test_the_hex_ends_with_the_drive() -> None:
    """Baleful Hex (ruling SX7)."""
    board = "w    x    y    z\n7 A1   .    H1*  .\n9 H2   .    .    ."
    play = scenario(board, who=ESTELLE, dice=["baleful_hex: 2"])
    play.act("activate H1 move", "select A1", "move z7")
    play.expect("touchdown H1", "effect_ended A1 what=hexed").asks("set_up", "home").spent()


# Raiding Party (Ivar Eriksson).

RAID = """
       k    l    m    n    o    p
6      .    .    .    .    .    A1
7      H1   .    H2   .    .    .
8      .    .    .    H3   .    .
9      .    .    .    .    .    A2
"""
IVAR = {"H1": {"skills": "raiding_party"}}


def test_a_raider_moves_to_mark_an_opponent() -> None:
    """Raiding Party: one square, whatever tackle zones there are, then Ivar goes on."""
    play = scenario(RAID, who=IVAR).act("activate H1 move").asks("choose_player", "home", "H1")
    play.offers("select H3", "no").refuses("select H2").act("select H3")
    play.asks("hit_and_run", "home", "H3").refuses("move H3 n7").act("move H3 o8")
    play.expect("skill_used H1", "moved H3 n8 o8").never("roll").asks("move", "home", "H1")
    play.act("end").offers("activate H3 move").spent()


@pytest.mark.parametrize(
    "row",
    [
        "8      .    .    .    H3_  .    .",
        "8      .    .    .    H3   A3   .",
        "8      .    .    .    .    .    .    H3",
    ],
)
def test_no_raider_who_is_marked_prone_or_too_far(row: str) -> None:
    """Raiding Party: Open, within five squares."""
    board = RAID.replace("8      .    .    .    H3   .    .", row).replace("H2", ". ")
    board = board.replace("o    p\n", "o    p    q    r\n").replace("A1\n", ".    .    A1\n")
    scenario(board, who=IVAR).act("activate H1 move").asks("move", "home", "H1").spent()


def test_the_raider_picks_up_the_ball_on_the_way() -> None:
    """Raiding Party: a move of their own will (ruling SX10)."""
    board = RAID.replace("H3   .    .", "H3   o    .")
    play = scenario(board, who=IVAR, dice=["pick_up H3: 5"])
    play.act("activate H1 move", "select H3", "move H3 o8").expect("ball_held H3").spent()


def test_raiding_party_once_a_drive() -> None:
    """Raiding Party."""
    play = scenario(RAID, who=IVAR).act("activate H1 move", "select H3", "move H3 o8", "end")
    play.act("end", "end", "activate H1 move").asks("move", "home", "H1").spent()


# The Flashing Blade (Jeremiah Kool).

BLADE = """
       k    l    m    n
6      .    .    .    A2
7      .    H1   A1   .
8      .    .    .    .
9      H2   .    .    .
"""
KOOL = {"H1": {"skills": "the_flashing_blade"}}


def test_a_stab_and_then_a_move() -> None:
    """The Flashing Blade."""
    play = scenario(BLADE, who=KOOL, dice=["armour A1: 4 5", "injury A1: 1 1"])
    play.act("activate H1 move").asks("choose_player", "home", "H1").refuses("select A2")
    play.act("select A1").expect("skill_used H1", "roll A1 name=armour by=stab", "injury A1")
    play.act("move k7").asks("move", "home", "H1").spent()


def test_the_blade_is_for_a_move_and_once_a_game() -> None:
    """The Flashing Blade: neither for a Blitz nor with nobody to stab."""
    scenario(BLADE, who=KOOL).act("activate H1 blitz A1").asks("move", "home").spent()
    board = BLADE.replace("A1 ", "A1_")
    scenario(board, who=KOOL).act("activate H1 move").asks("move", "home").spent()
    play = scenario(BLADE, who=KOOL, dice=["armour: 1 1"]).act("activate H1 move", "select A1")
    play.act("end", "end", "end", "activate H1 move").asks("move", "home").spent()


@pytest.mark.parametrize(("die", "stabs"), [(1, False), (2, True)])
def test_foul_appearance_before_the_blade(die: int, stabs: bool) -> None:
    """The Flashing Blade: on the 1 the activation is over."""
    who = {**KOOL, "A1": {"skills": "foul_appearance"}}
    dice = [f"foul_appearance: {die}"] + (["armour: 1 1"] if stabs else [])
    play = scenario(BLADE, who=who, dice=dice).act("activate H1 move", "select A1")
    play.asks("move" if stabs else "activate", "home").spent()


# Shot to Nothing (Gloriel Summerbloom).

PITCH = """
       e    f    g    h    i    j
7      H1*  .    .    H2   .    .
9      .    A1   .    .    .    .
"""
GLORIEL = {"H1": {"skills": "shot_to_nothing", "pa": 2}}


def test_a_shot_to_anywhere() -> None:
    """Shot to Nothing: Hail Mary Pass for this one Pass action."""
    dice = ["pass H1: 5", "scatter: 5", "scatter: 4", "scatter: 5", "bounce: 1"]
    play = scenario(PITCH, who=GLORIEL, dice=dice).act("activate H1 pass")
    play.asks("use_skill", "home", "H1").act("use shot_to_nothing")
    play.expect("effect_began H1 what=hail_mary_pass").offers("pass z15").act("pass y7")
    play.expect("pass_result H1 result=inaccurate", "effect_ended H1 what=hail_mary_pass")


def test_no_shot_in_another_action_nor_in_a_blizzard() -> None:
    """Shot to Nothing: once a game, too."""
    scenario(PITCH, who=GLORIEL).act("activate H1 handoff").asks("move", "home").spent()
    scenario(PITCH, who=GLORIEL, weather="blizzard").act("activate H1 pass").asks("move", "home")
    play = scenario(PITCH, who=GLORIEL).act("activate H1 pass", "use shot_to_nothing", "end")
    play.expect("effect_ended H1 what=hail_mary_pass").act("end", "end")
    play.act("activate H1 pass").asks("move", "home").refuses("pass y7").spent()
