"""Hireling Sports-Wizard: Fireball and Zap! (2020, Inducements, Wizard)."""

from __future__ import annotations

from typing import Any

import pytest

import blockdice as bd
from blockdice.engine.effects import CHARACTERISTIC, END_OF_GAME, SKILL, Effect
from blockdice.engine.words import ROOTED, STANDING
from tests.scenarios.hired import hires
from tests.scenarios.scenario import Scenario, scenario

BOARD = """
       k    l    m    n    o
6      .    A2_  .    .    H5
7      .    A1*  .    .    .
8      H1   .    A3   .    A5
9      .    .    .    .    .
"""
WIZARD = hires("hireling_sports_wizard")
NO = ["fireball: 1"]


def ended(*dice: str, **fields: Any) -> Scenario:
    """Away's turn has just ended; home has the wizard."""
    fields = {"home": WIZARD, "active": "away", "turn": 2, **fields}
    return scenario(fields.pop("board", BOARD), dice=list(dice), **fields).act("end")


def test_a_fireball_rolls_for_everybody_who_stands_around() -> None:
    """On a 4+ Knocked Down; friend and foe; nobody who lies; then armour."""
    dice = [
        "fireball A1: 3",
        "fireball H1: 4",
        "fireball A3: 6",
        "armour H1: 1 2",
        "armour A3: 2 3",
    ]
    play = ended(*dice).asks("wizard", "home").act("aim l7")
    play.expect("fireball home", "knocked_down H1 by=fireball", "knocked_down A3 by=fireball")
    play.never("turnover", "knocked_down A1", "roll A2").spent()
    play.asks("activate", "home").shows("""
           k    l    m    n    o
    7      .    A1*  .    .    .
    8      H1_  .    A3_  .    A5
    """)


def test_ball_and_chain_is_injured_without_an_armour_roll() -> None:
    """Ball & Chain: whenever Knocked Down; Stunned is Knocked-out."""
    who = {"A5": {"skills": "ball_and_chain"}}
    play = ended("fireball A5: 6", "injury A5: 2 2", who=who).act("aim p8")
    play.expect("injury A5 result=knocked_out").never("roll A5 name=armour").spent()


def test_the_target_square_itself_and_an_empty_place_too() -> None:
    play = ended("fireball A5: 6", "armour A5: 1 1").act("aim o8").spent()
    assert "A5_" in play.game.board
    ended().act("aim a1").expect("fireball home").never("roll name=fireball")


def test_the_caster_may_add_one_to_the_armour_roll_once_it_is_made() -> None:
    """Where that breaks it; the Injury roll is then unmodified."""
    dice = ["fireball A5: 5", "armour A5: 4 4", "injury A5: 3 4"]
    play = ended(*dice).act("aim p8").asks("use_skill", "home", "A5")
    play.act("use hireling_sports_wizard").expect("armour_broken A5", "injury A5 result=stunned")
    play.asks("activate", "home").spent()


def test_or_to_the_injury_roll() -> None:
    dice = ["fireball A5: 5", "armour A5: 4 5", "injury A5: 3 4"]
    play = ended(*dice).act("aim p8").asks("use_skill", "home", "A5")
    play.act("use hireling_sports_wizard").expect("injury A5 result=knocked_out")


def test_or_to_neither() -> None:
    dice = ["fireball A5: 5", "armour A5: 4 4"]
    ended(*dice).act("aim p8", "no").never("armour_broken").asks("activate", "home")


def test_a_carrier_drops_the_ball_when_all_are_down() -> None:
    """SN6, SN13: it bounces last, and there is no turnover: the turn is over."""
    dice = ["fireball A1: 4", "fireball H1: 1", "fireball A3: 4"]
    dice += ["armour A1: 1 1", "armour A3: 1 1", "bounce: 1"]
    play = ended(*dice).act("aim l7").expect("roll A3 name=armour", "roll name=bounce")
    play.never("turnover").asks("activate", "home").spent()
    assert play.state.ball_square == play.game.match.pitch.square(10, 5)


def test_at_the_end_of_the_own_turn_as_well() -> None:
    """Only a Fireball then; and once a game."""
    play = scenario(BOARD, home=WIZARD, dice=["fireball A5: 1"]).act("end").asks("wizard", "home")
    play.refuses("select A1").act("aim p8").asks("activate", "away").act("end")
    play.asks("activate", "home")


def test_it_may_be_kept_and_is_asked_again() -> None:
    """End of the own turn, start and end of the opponents'."""
    play = scenario(BOARD, home=WIZARD).act("end", "no").asks("wizard", "home")
    play.refuses("aim l7").offers("select A1", "no").act("no").asks("activate", "away")
    play.act("end").asks("wizard", "home").offers("aim l7", "select A1").act("no")
    play.asks("activate", "home")


def test_the_coach_whose_turn_it_was_goes_first() -> None:
    """(end-of-turn-order, commentary)"""
    ended(away=WIZARD).asks("wizard", "away").act("no").asks("wizard", "home")


def test_not_once_a_touchdown_has_stopped_play() -> None:
    """SN5."""
    play = scenario("y z\n7 H1* .\n9 A1 .", home=WIZARD, away=WIZARD)
    play.act("activate H1 move", "move z7").asks("set_up", "home")


def test_whoever_is_stunned_in_the_own_turns_end_stays_so() -> None:
    """A fireball at the end of the victims' own turn: they roll over after their next."""
    dice = ["fireball A5: 5", "armour A5: 5 5", "injury A5: 2 2"]
    play = ended(*dice).act("aim p8").asks("activate", "home")
    assert "A5~" in play.game.board


# Zap!


def zapped(die: int, *dice: str, label: str = "A1", **fields: Any) -> Scenario:
    """Home casts Zap! after away's turn."""
    return ended(f"zap {label}: {die}", *dice, **fields).act(f"select {label}")


@pytest.mark.parametrize(("strength", "die"), [(3, 3), (5, 5), (7, 6), (1, 1)])
def test_on_the_strength_or_a_six_they_are_a_frog(strength: int, die: int) -> None:
    """SN7: no natural 1 fails."""
    play = zapped(die, label="A3", who={"A3": {"st": strength, "skills": "block"}})
    play.expect("zap A3", "effect_began A3 effect=shape until=drive")
    m = play.game.match
    frog = m.names.players["A3"]
    profiles = m.state.profiles
    figures = [profiles.characteristic(index)[frog] for index in range(5)]
    assert figures == [5, 1, 2, 0, 5]
    assert not m.has_skill(frog, "block")
    skills = ("dodge", "leap", "no_hands", "stunty", "titchy", "very_long_legs")
    assert all(m.has_skill(frog, skill) for skill in skills)


@pytest.mark.parametrize(("strength", "die"), [(3, 2), (7, 5)])
def test_on_less_nothing_happens_and_the_spell_is_gone(strength: int, die: int) -> None:
    play = zapped(die, label="A3", who={"A3": {"st": strength}}).never("effect_began")
    play.asks("activate", "home").act("end").asks("activate", "away")


def test_the_ball_of_a_frog_bounces_without_a_turnover() -> None:
    """(inducements-zap-carrier, commentary)"""
    play = zapped(6, "bounce: 5").expect("effect_began A1", "roll name=bounce").never("turnover")
    play.asks("activate", "home")
    assert play.state.carrier < 0


def test_as_the_opponents_turn_starts_too_and_they_play_on() -> None:
    play = scenario(BOARD, home=WIZARD, dice=["zap A1: 6", "bounce: 5"]).act("end", "no")
    play.act("select A1").expect("turn_started away", "zap A1").never("turnover")
    play.asks("activate", "away").offers("activate A1 move")


def test_one_who_lies_may_be_zapped() -> None:
    """SN7."""
    play = zapped(3, label="A2")
    assert "A2_" in play.game.board


def test_a_frog_is_a_player_again_in_the_next_drive() -> None:
    board = "y z\n7 H1* .\n9 A1 .\n10 A2 ."
    play = zapped(6, label="A2", board=board).act("activate H1 move", "move z7")
    play.expect("effect_began A2", "effect_ended A2", "drive_ended")
    m = play.game.match
    assert m.state.profiles.st[m.names.players["A2"]] == 3


def test_a_frog_that_is_a_casualty_is_badly_hurt_without_a_roll() -> None:
    """No Apothecary either; the points are earned, and nothing lasts."""
    board = "k l m n\n7 H1 A3 . .\n9 H9 . . ."
    dice = ["block: pow pow pow", "armour A3: 6 6", "injury A3: 6 6"]
    play = zapped(6, *dice, label="A3", board=board, away={"has_apothecary": True})
    play.act("activate H1 block A3", "push m7", "stay").never("roll name=casualty")
    play.expect("spp H1", "casualty A3 result=badly_hurt").asks("activate", "home").spent()
    assert play.where("A3") == "casualty"


def test_nor_for_a_frog_that_is_knocked_out() -> None:
    """SN8."""
    board = "k l m n\n7 H1 A3 . .\n9 H9 . . ."
    dice = ["block: pow pow pow", "armour A3: 6 6", "injury A3: 4 4"]
    play = zapped(6, *dice, label="A3", board=board, away={"has_apothecary": True})
    play.act("activate H1 block A3", "push m7", "stay").asks("activate", "home")
    assert play.where("A3") == "knocked_out"


def test_a_frog_has_no_regeneration() -> None:
    """Its skills are those of a frog and no others."""
    board = "k l m n\n7 H1 A3 . .\n9 H9 . . ."
    dice = ["block: pow pow pow", "armour A3: 6 6", "injury A3: 6 6"]
    who = {"A3": {"skills": "regeneration"}}
    play = zapped(6, *dice, label="A3", board=board, who=who)
    play.act("activate H1 block A3", "push m7", "stay").never("roll name=regeneration")


def test_what_had_been_given_before_does_not_count_for_a_frog() -> None:
    """SN8: what comes later does; and all of it comes back."""
    play = ended("zap A3: 6", board="y z\n7 H1* .\n9 A1 .\n10 A3 .")
    m = play.game.match
    frog, block = m.names.players["A3"], m.names.tokens.index("block")
    m.begin(Effect(SKILL, END_OF_GAME, 1, frog, block))
    play.act("select A3")
    assert not m.has_skill(frog, "block")
    m.begin(Effect(CHARACTERISTIC, END_OF_GAME, 1, frog, 0, -1))
    assert m.state.profiles.ma[frog] == 4
    play.act("activate H1 move", "move z7")
    assert m.has_skill(frog, "block")
    assert m.state.profiles.ma[frog] == 5


def test_a_frog_that_was_slow_stands_up_without_a_roll() -> None:
    """SN8: its Movement Allowance is a frog's, before modification as well."""
    play = zapped(6, label="A2", who={"A2": {"ma": 2}}).act("end").asks("activate", "away")
    play.act("activate A2 move").needs("stand").act("stand").offers("end")
    assert play.state.posture[play.game.match.names.players["A2"]] == STANDING


def test_a_rooted_player_is_a_free_frog() -> None:
    """SN8."""
    play = ended("zap A3: 6")
    m = play.game.match
    m.mark(m.names.players["A3"], ROOTED, True)
    play.act("select A3").expect("token A3 token=rooted on=False")


def test_a_frog_that_brought_a_secret_weapon_is_sent_off_all_the_same() -> None:
    """SN9: it was fielded with it."""
    board = "y z\n7 H1* .\n9 A1 .\n10 A2 ."
    play = zapped(6, label="A2", board=board, who={"A2": {"skills": "secret_weapon"}})
    play.act("activate H1 move", "move z7").expect("weapon_seen A2").asks("argue_the_call", "away")


def test_a_wizard_survives_a_fork_and_a_save() -> None:
    play = ended("zap A1: 6", "bounce: 5")
    for game in (play.game.fork(), bd.restore(play.game.dump())):
        game.act("select A1")
        assert game.decision.kind == "activate"
        assert game.match.state.profiles.st[game.match.names.players["A1"]] == 1
        again = bd.restore(game.dump())
        assert again.match.state.profiles.st == game.match.state.profiles.st
