"""Armour and Injuries: Apothecaries (2020)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

BOARD = """
       k    l    m    n
5      .    H2   A2   .
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
9      H9   .    .    .
"""
KO = "injury A1: 4 4"
CASUALTY = "injury A1: 6 6"


def hit(dice: list[str], board: str = BOARD, **changes: Any) -> Scenario:
    """H1 knocks A1 down, breaking the armour; the away team has an Apothecary."""
    script = ["block H1: pow", "armour A1: 6 6", *dice]
    play = scenario(board, dice=script, **{"away": {"has_apothecary": True}, **changes})
    return play.act("activate H1 block A1", "push n7", "stay")


def test_a_knocked_out_player_on_the_pitch_becomes_stunned() -> None:
    """Patching-Up Knocked-Out Players: at once; they are not removed from play."""
    play = hit([KO]).asks("apothecary", "away", "A1").offers("use apothecary", "no")
    play.act("use apothecary").never("boxed A1")
    play.expect(
        "injury A1 result=knocked_out", "apothecary A1 left=0", "posture A1 posture=stunned"
    )
    play.shows("""
           n
    7      A1~
    """)
    play.asks("activate", "home").spent()


def test_the_apothecary_may_be_kept() -> None:
    """Patching-Up Knocked-Out Players: an Apothecary can be used, and need not be."""
    play = hit([KO]).act("no").never("apothecary").expect("boxed A1 place=knocked_out")
    assert play.where("A1") == "knocked_out"
    assert play.state.apothecaries == [0, 1]


def test_the_stunned_need_no_apothecary() -> None:
    """Apothecaries: for players removed from play."""
    hit(["injury A1: 3 4"]).asks("activate", "home")


def test_a_team_without_one_is_not_asked() -> None:
    """Apothecaries: a team with an Apothecary."""
    play = hit([KO], away={}, home={"has_apothecary": True}).asks("activate", "home")
    assert play.where("A1") == "knocked_out"


def test_a_patched_up_carrier_loses_the_ball_all_the_same() -> None:
    """Being Knocked Down: the ball bounces after the Injury roll."""
    play = hit([KO, "bounce: 8"], BOARD.replace("A1 ", "A1*")).act("use apothecary")
    play.expect("posture A1 posture=stunned", "roll name=bounce", "ball_ground o8")


def test_once_a_game() -> None:
    """Apothecaries: once per game, for the Knocked-out or for casualties."""
    play = hit([KO, "block H2: pow", "armour A2: 6 6", "injury A2: 6 6", "casualty A2: 16"])
    play.act("use apothecary", "activate H2 block A2", "push n5", "stay")
    play.expect("casualty A2 result=dead").asks("activate", "home").spent()


def test_not_again_in_the_second_half() -> None:
    """Apothecaries: per game, not per half."""
    play = hit([KO], turn=8).act("use apothecary", "end", "end")
    assert play.state.half == 2
    assert play.state.apothecaries == [0, 0]


def test_the_apothecary_kept_treats_a_later_player() -> None:
    """Apothecaries: it is the use that counts."""
    play = hit([KO, "block H2: pow", "armour A2: 6 6", "injury A2: 4 5"])
    play.act("no", "activate H2 block A2", "push n5", "stay").asks("apothecary", "away", "A2")


def test_a_casualty_is_rolled_for_again_and_the_coach_chooses() -> None:
    """Patching-Up Casualties: two outcomes, one of which is applied."""
    play = hit([CASUALTY, "casualty A1: 16 8"]).asks("apothecary", "away", "A1")
    assert play.game.decision.roll is not None
    assert play.game.decision.roll.dice == [16]
    play.act("use apothecary").asks("casualty_result", "away", "A1").offers("die 1", "die 2")
    play.act("die 2").expect(
        "roll A1 name=casualty dice=16",
        "apothecary A1",
        "roll A1 name=casualty dice=8",
        "casualty A1 result=seriously_hurt",
    )
    assert play.where("A1") == "casualty"
    play.spent()


def test_the_first_casualty_result_may_stand() -> None:
    """Patching-Up Casualties: the coach may choose either."""
    play = hit([CASUALTY, "casualty A1: 8 16"]).act("use apothecary", "die 1")
    play.expect("casualty A1 result=seriously_hurt")


def test_a_casualty_may_be_left_untreated() -> None:
    """Patching-Up Casualties: you may declare the use."""
    play = hit([CASUALTY, "casualty A1: 15"]).act("no").expect("casualty A1 result=dead")
    assert play.state.apothecaries == [0, 1]


def test_badly_hurt_by_the_apothecary_goes_to_reserves() -> None:
    """Patching-Up Casualties: patched up, and fit for the next drive."""
    play = hit([CASUALTY, "casualty A1: 16 6"]).act("use apothecary", "die 2")
    play.expect("casualty A1 result=badly_hurt", "boxed A1 place=reserves why=apothecary")
    assert play.where("A1") == "reserves"


def test_badly_hurt_on_the_first_roll_is_worth_an_apothecary() -> None:
    """Patching-Up Casualties: if a Badly Hurt result is applied, whichever roll it was."""
    play = hit([CASUALTY, "casualty A1: 3 16"]).act("use apothecary", "die 1")
    assert play.where("A1") == "reserves"


def test_two_equal_results_leave_nothing_to_choose() -> None:
    """Patching-Up Casualties: two rolls of one row."""
    play = hit([CASUALTY, "casualty A1: 15 16"]).act("use apothecary")
    play.expect("casualty A1 result=dead").asks("activate", "home").spent()


def test_niggling_injuries_count_on_both_rolls() -> None:
    """NI: all future rolls made against this player on the Casualty table."""
    play = hit([CASUALTY, "casualty A1: 14 6"], who={"A1": {"niggling": 1}})
    play.act("use apothecary", "die 2").expect("casualty A1 result=seriously_hurt")


def test_a_lasting_injury_is_rolled_for_only_if_it_stands() -> None:
    """Patching-Up Casualties: the characteristic belongs to the result that is applied."""
    play = hit([CASUALTY, "casualty A1: 13 14"]).never("roll name=lasting_injury")
    play = hit([CASUALTY, "casualty A1: 13 16", "lasting_injury A1: 3"])
    play.act("use apothecary").never("roll name=lasting_injury")
    play.act("die 1").expect("roll name=lasting_injury", "casualty A1 characteristic=ma").spent()


@pytest.mark.parametrize("kind", ["is_journeyman", "is_hired_for_match"])
@pytest.mark.parametrize("injury", [[KO], [CASUALTY, "casualty A1: 16"]])
def test_only_permanently_hired_players(kind: str, injury: list[str]) -> None:
    """Apothecaries: neither Journeymen nor induced players."""
    play = hit(injury, who={"A1": {kind: True}}).asks("activate", "home")
    assert play.where("A1") in ("knocked_out", "casualty")
    assert play.state.apothecaries == [0, 1]


def test_a_stunty_badly_hurt_cannot_be_treated() -> None:
    """Patching-Up Casualties: after a Casualty roll, and none is made (ruling 3)."""
    play = hit(["injury A1: 4 5"], who={"A1": {"skills": "stunty"}}).asks("activate", "home")
    assert play.where("A1") == "casualty"


def test_the_apothecary_comes_before_regeneration() -> None:
    """Apothecaries: before any other attempts to heal."""
    play = hit(
        [CASUALTY, "casualty A1: 16 8", "regeneration A1: 4"],
        who={"A1": {"skills": "regeneration"}},
    )
    play.asks("apothecary", "away", "A1").never("roll name=regeneration")
    play.act("use apothecary", "die 2")
    play.expect("apothecary A1", "roll A1 name=regeneration dice=4", "boxed A1 place=reserves")
    play.spent()


def test_no_regeneration_of_one_who_is_patched_up() -> None:
    """Patching-Up Casualties: Badly Hurt is in Reserves already."""
    play = hit([CASUALTY, "casualty A1: 16 2"], who={"A1": {"skills": "regeneration"}})
    play.act("use apothecary", "die 2").never("roll name=regeneration")
    assert play.where("A1") == "reserves"


def test_the_own_player_in_the_own_turn() -> None:
    """Apothecaries: whenever a player becomes Knocked-out; the turnover stands."""
    play = scenario(
        BOARD,
        dice=["dodge H1: 1", "armour H1: 6 6", "injury H1: 4 4"],
        home={"has_apothecary": True},
    )
    play.act("activate H1 move", "move k7").asks("apothecary", "home", "H1")
    play.act("use apothecary").expect("posture H1 posture=stunned", "turn_ended home")
