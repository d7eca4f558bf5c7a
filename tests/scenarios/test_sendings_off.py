"""Kicking Them While They're Down: Sent-off, arguing the call, bribes (2020)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, kick_off_scenario, scenario

DOWN = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1_  .
8      .    .    A2_  .
9      H9   .    .    A9
10     H8   .    .    .
"""


def foul(dice: list[str], bribes: int = 0, board: str = DOWN, **changes: Any) -> Scenario:
    """H1 fouls A1, with so many bribes in the home coach's pocket."""
    play = scenario(board, dice=dice, **changes)
    play.state.bribes[0] = bribes
    return play.act("activate H1 foul A1", "foul A1")


@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_a_natural_double_on_the_armour_roll_that_holds(face: int) -> None:
    """Being Sent-Off: regardless of the outcome."""
    play = foul([f"armour A1: {face} {face}"]).asks("argue_the_call", "home", "H1").act("no")
    play.never("armour_broken").expect(
        "caught H1", "turnover home why=sent_off", "boxed H1 l7 place=sent_off", "turn_ended home"
    )
    assert play.where("H1") == "sent_off"
    play.asks("activate", "away").spent()


def test_a_natural_double_on_the_armour_roll_that_breaks() -> None:
    """Being Sent-Off: after the Injury roll."""
    play = foul(["armour A1: 5 5", "injury A1: 4 5"]).act("no")
    play.expect("injury A1 result=knocked_out", "caught H1", "boxed H1 place=sent_off")


def test_a_natural_double_on_the_injury_roll() -> None:
    """Being Sent-Off: either the Armour or the Injury roll."""
    play = foul(["armour A1: 4 5", "injury A1: 2 2"]).act("no")
    play.expect("injury A1 result=stunned", "caught H1", "turnover why=sent_off")


def test_a_double_by_modifiers_is_none() -> None:
    """Being Sent-Off: a natural double, before applying any modifiers."""
    board = DOWN.replace("6      .    .    .", "6      .    .    H2 ")
    foul(["armour A1: 3 4"], board=board).never("caught").asks("activate", "home")


def test_equal_dice_of_two_rolls_are_no_double() -> None:
    """Being Sent-Off: two dice of one roll."""
    foul(["armour A1: 4 5", "injury A1: 4 5"]).never("caught").asks("activate", "home")


def test_a_double_of_casualty_rolls_is_none() -> None:
    """Being Sent-Off: only the Armour and the Injury roll."""
    play = foul(
        ["armour A1: 4 5", "injury A1: 5 6", "casualty A1: 11 11"], away={"has_apothecary": True}
    )
    play.act("use apothecary").never("caught").asks("activate", "home")


def test_doubles_matter_in_fouls_only() -> None:
    """Being Sent-Off: against the victim of a Foul action."""
    play = scenario(DOWN.replace("A1_", "A1 "), dice=["block: pow", "armour A1: 3 3"])
    play.act("activate H1 block A1", "push n7", "stay").never("caught").asks("activate", "home")


def test_argue_the_call_one_ejects_the_coach() -> None:
    """Arguing the Call, 1: the player goes, and so does the coach; no bribe this time."""
    play = foul(["armour A1: 3 3", "argue_the_call: 1"], bribes=1).act("use argue")
    play.expect(
        "argued H1 verdict=ejected",
        "ejected home",
        "turnover why=sent_off",
        "boxed H1 place=sent_off",
    )
    assert play.state.bribes == [1, 0]
    play.asks("activate", "away")


@pytest.mark.parametrize("die", [2, 3, 4, 5])
def test_argue_the_call_two_to_five_changes_nothing(die: int) -> None:
    """Arguing the Call, 2-5: Sent-off, a turnover; the coach stays."""
    play = foul(["armour A1: 3 3", f"argue_the_call: {die}"]).act("use argue").never("ejected")
    play.expect("argued verdict=unmoved", "turnover why=sent_off", "boxed H1 place=sent_off")
    assert play.state.ejected == [0, 0]


def test_argue_the_call_six_keeps_the_player_and_the_turnover() -> None:
    """Arguing the Call, 6: a turnover is still caused."""
    play = foul(["armour A1: 3 3", "argue_the_call: 6"], bribes=1).act("use argue")
    play.never("boxed H1").expect(
        "argued verdict=persuaded", "turnover why=sent_off", "turn_ended home"
    )
    assert play.where("H1") == "l7"
    play.asks("activate", "away")


def test_an_ejected_coach_argues_no_more_but_may_bribe_again() -> None:
    """(commentary) Arguing the Call: without bribes just for that one sending-off."""
    play = foul(["armour A1: 3 3", "argue_the_call: 1", "armour A2: 4 4", "bribe: 2"], bribes=1)
    play.act("use argue", "end", "activate H9 foul A2", "move l8", "foul A2")
    play.asks("bribe", "home", "H9").act("use bribe").asks("activate", "home")
    play.spent()


def test_the_other_coach_may_still_argue() -> None:
    """Arguing the Call: the coach who was ejected."""
    board = DOWN.replace("H9 ", "H9_")
    play = foul(["armour A1: 3 3", "argue_the_call: 1", "armour H9: 2 2"], board=board)
    play.act("use argue", "activate A9 foul H9", "move m9", "move l9", "foul H9")
    play.asks("argue_the_call", "away", "A9")


def test_an_ejected_coach_has_minus_one_at_brilliant_coaching() -> None:
    """Arguing the Call, 1: for the remainder of this game."""
    play = kick_off_scenario(
        dice=[
            *("fair_weather_fans: 1 1", "weather: 3 4", "coin_toss: 1"),
            *("kick_off_deviation: 1", "kick_off_deviation_distance: 1"),
            *("kick_off_event: 3 4", "brilliant_coaching: 4 4", "bounce: 1"),
        ]
    )
    play.act("kick", "formation wall", "formation wall")
    play.state.ejected[0] = 1
    play.act(play.legal[0], "aim t8")
    play.expect("rolled_off name=brilliant_coaching totals=3,4", "rerolls away drive=1")


def test_a_bribe_keeps_the_player_and_the_turn() -> None:
    """Bribes: on a 2+ not Sent-off, and no turnover."""
    play = foul(["armour A1: 3 3", "bribe: 2"], bribes=1).act("no").asks("bribe", "home", "H1")
    play.act("use bribe").never("turnover", "boxed H1").expect("bribe H1 works=True left=0")
    assert play.where("H1") == "l7"
    play.asks("activate", "home").offers("activate H9 move").refuses("activate H1 move")


def test_a_bribe_fails_on_a_one() -> None:
    """Bribes: wasted, and the decision stands."""
    play = foul(["armour A1: 3 3", "bribe: 1"], bribes=1).act("no", "use bribe")
    play.expect("bribe H1 works=False left=0", "turnover why=sent_off", "boxed H1 place=sent_off")


def test_argue_first_then_bribe() -> None:
    """(commentary) Arguing the Call always happens first, followed by any bribes."""
    play = foul(["armour A1: 3 3", "argue_the_call: 3", "bribe: 6"], bribes=1)
    play.asks("argue_the_call", "home").refuses("use bribe")
    play.act("use argue").asks("bribe", "home").act("use bribe").never("turnover")
    play.expect("argued", "bribe works=True").asks("activate", "home")


def test_after_a_bribe_nobody_argues() -> None:
    """(commentary) Arguing the Call: need not be tried, but after a failed bribe it is too late."""
    play = foul(["armour A1: 3 3", "bribe: 1 1"], bribes=2).act("no", "use bribe")
    play.asks("bribe", "home").refuses("use argue").act("use bribe").asks("activate", "away")
    assert play.where("H1") == "sent_off"


def test_several_bribes_one_after_the_other() -> None:
    """(commentary) Bribes: more may be used if the first fails."""
    play = foul(["armour A1: 3 3", "bribe: 1 1 4"], bribes=4).act("no")
    play.act("use bribe", "use bribe", "use bribe").expect(
        "bribe left=3", "bribe left=2", "bribe left=1"
    )
    play.asks("activate", "home").spent()


def test_bribes_may_be_kept() -> None:
    """Bribes: a Bribe may be used."""
    play = foul(["armour A1: 3 3"], bribes=2).act("no", "no").asks("activate", "away")
    assert play.state.bribes == [2, 0]


def test_no_team_reroll_for_arguing_and_bribing() -> None:
    """(commentary) Team Re-rolls: neither Bribes nor Argue the Call."""
    play = foul(["armour A1: 3 3", "argue_the_call: 2", "bribe: 1"], bribes=1, home={"rerolls": 2})
    play.act("use argue", "use bribe").never("reroll_used").asks("activate", "away")


def test_the_ball_of_a_sent_off_carrier_bounces() -> None:
    """Being Sent-Off: removed at once; a turnover, and the ball is left behind."""
    board = DOWN.replace("H1 ", "H1*")
    play = foul(["armour A1: 3 3", "bounce: 2"], board=board).act("no")
    play.expect("turnover why=sent_off", "boxed H1", "roll name=bounce", "ball_ground l6")


def test_sent_off_for_the_rest_of_the_match() -> None:
    """Being Sent-Off: neither in a later drive nor in the second half."""
    play = foul(["armour A1: 3 3"], turn=8).act("no", "end").expect("half_started half=2")
    assert play.where("H1") == "sent_off"
    while play.game.decision.coach != "home":
        play.act("formation wall")
    assert not any("H1 " in action for action in play.legal)


def test_the_victim_is_hurt_whatever_becomes_of_the_player() -> None:
    """Being Sent-Off: the rolls stand."""
    play = foul(["armour A1: 5 5", "injury A1: 6 5", "casualty A1: 15"]).act("no")
    play.never("spp").expect("casualty A1 result=dead by=foul", "boxed H1 place=sent_off")
