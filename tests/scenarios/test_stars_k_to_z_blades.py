"""Special rules of Star Players, Karla to Zzharg (2020): chainsaws, blades and wounds. Maximum
Carnage, Kick 'em while they're down!, Toxin Connoisseur, Master Assassin, Savage Mauling."""

from __future__ import annotations

from typing import Any

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n    o
5      .    .    .    H2   .
6      .    .    A2   .    .
7      .    H1   A1   .    .
8      .    .    .    .    .
10     H9   .    .    .    A9
"""
"""H2 keeps A2 from assisting."""


def does(action: str, *dice: str, skills: str, board: str = FIELD, **more: Any) -> Scenario:
    """H1 does that to A1."""
    who = {"H1": {"skills": skills}, **more.pop("who", {})}
    play = scenario(board, who=who, dice=list(dice), **more)
    return play.act(f"activate H1 {action} A1")


# Maximum Carnage (Max Spleenripper).

SAWS = "chainsaw, maximum_carnage"


def test_a_second_attack_at_once_against_another() -> None:
    """Maximum Carnage: with a die of its own."""
    dice = ["chainsaw: 3", "armour A1: 1 1", "chainsaw: 2", "armour A2: 3 3", "injury A2: 1 1"]
    play = does("chainsaw", *dice, skills=SAWS).asks("choose_player", "home", "H1")
    assert sorted(play.legal) == ["no", "select A2"]
    play.act("select A2").expect("skill_used H1 skill=maximum_carnage", "injury A2 result=stunned")
    play.asks("activate", "home").refuses("activate H1 move").spent()


def test_it_may_be_declined_and_comes_once_a_game() -> None:
    """Maximum Carnage."""
    play = does("chainsaw", "chainsaw: 3 3 3 3", "armour: 1 1 1 1 1 1 1 1", skills=SAWS)
    play.act("no", "end", "end", "activate H1 chainsaw A1").act("select A2", "end", "end")
    play.act("activate H1 chainsaw A2").asks("activate", "home").spent()


def test_no_second_attack_after_a_kick_back_or_against_the_same() -> None:
    """Maximum Carnage: another opponent; a turnover has ended the activation."""
    does("chainsaw", "chainsaw: 1", "armour H1: 1 1", skills=SAWS).asks("activate", "away")
    board = FIELD.replace("A2", ". ")
    does("chainsaw", "chainsaw: 3", "armour: 1 1", skills=SAWS, board=board).asks(
        "activate", "home"
    )


def test_the_second_may_kick_back() -> None:
    """Maximum Carnage: an attack like any other."""
    dice = ["chainsaw: 3", "armour A1: 1 1", "chainsaw: 1", "armour H1: 1 1"]
    play = does("chainsaw", *dice, skills=SAWS).act("select A2")
    play.expect("turnover home why=kick_back").spent()


def test_also_in_a_blitz_but_not_in_a_foul_or_a_block() -> None:
    """Maximum Carnage: a Chainsaw Attack."""
    dice = ["chainsaw: 3", "armour A1: 1 1", "chainsaw: 3", "armour A2: 1 1"]
    play = does("blitz", *dice, skills=SAWS).act("special chainsaw A1", "select A2")
    play.asks("activate", "home").spent()
    play = does("block", "block: push", skills=SAWS).act("push n7", "stay")
    play.asks("activate", "home").spent()


def test_foul_appearance_of_the_second() -> None:
    """Maximum Carnage: the second target has a say in it."""
    dice = ["chainsaw: 3", "armour A1: 1 1", "foul_appearance: 1"]
    play = does("chainsaw", *dice, skills=SAWS, who={"A2": {"skills": "foul_appearance"}})
    play.act("select A2").never("roll A2").asks("activate", "home").spent()


# Kick 'em while they're down! (Nobbla Blackwart).

KICK = "kick_em_while_theyre_down"
NOBBLA = f"chainsaw, {KICK}"
PRONE = FIELD.replace("A1 ", "A1_")


def test_a_chainsaw_attack_on_somebody_down_is_no_foul() -> None:
    """Kick 'em: nobody is Sent-off, whatever the dice; the Foul of the turn is left."""
    dice = ["chainsaw: 2", "armour A1: 4 4", "injury A1: 3 3"]
    play = does(KICK, *dice, skills=NOBBLA, board=PRONE)
    play.expect("roll A1 name=armour modifiers=chainsaw:3", "injury A1 result=stunned")
    play.never("foul", "caught", "turnover").asks("activate", "home").spent()
    play.offers("activate H9 foul A1")


def test_only_next_to_somebody_prone_or_stunned_and_once_a_game() -> None:
    """Kick 'em: Standing opponents take the usual attack."""
    board = PRONE.replace("8      .    .    .    .", "8      .    .    A3~  A4_")
    play = does(KICK, "chainsaw: 2", "armour: 1 1", skills=NOBBLA, board=board)
    play.act("end", "end").refuses(f"activate H1 {KICK} A3")
    play = scenario(board, who={"H1": {"skills": NOBBLA}}).offers(f"activate H1 {KICK} A3")
    play.refuses(f"activate H1 {KICK} A2", f"activate H1 {KICK} A4")
    play = scenario(board.replace("H1 ", "H1_"), who={"H1": {"skills": NOBBLA}})
    play.refuses(f"activate H1 {KICK} A3")


def test_it_kicks_back_like_any_other() -> None:
    """Kick 'em: on a 1 a turnover."""
    play = does(KICK, "chainsaw: 1", "armour H1: 1 1", skills=NOBBLA, board=PRONE)
    play.expect("turnover home why=kick_back").spent()
    play = scenario(PRONE, who={"H1": {"skills": NOBBLA}})
    play.needs(f"activate H1 {KICK} A1", "chainsaw 2+")


# Toxin Connoisseur (Rashnak Backstabber).

TOXIN = "stab, toxin_connoisseur"


def test_toxin_on_the_injury_of_a_stab() -> None:
    """Toxin Connoisseur: after seeing it, where it changes the result."""
    play = does("stab", "armour: 4 5", "injury: 4 3", skills=TOXIN)
    play.asks("use_skill", "home", "H1").act("use toxin_connoisseur")
    play.expect("skill_used H1 skill=toxin_connoisseur", "injury A1 result=knocked_out").spent()
    does("stab", "armour: 4 5", "injury: 2 3", skills=TOXIN).asks("activate", "home").spent()


def test_toxin_neither_on_armour_nor_twice_nor_in_a_block() -> None:
    """Toxin Connoisseur: once a game, the Injury roll of a Stab."""
    does("stab", "armour: 4 4", skills=TOXIN).asks("activate", "home").spent()
    dice = ["block: pow", "armour: 6 6", "injury: 4 3"]
    play = does("block", *dice, skills=TOXIN).act("push n7", "stay").never("skill_used").spent()
    dice = ["armour: 4 5", "injury: 4 3", "armour: 4 5", "injury: 4 3"]
    play = does("stab", *dice, skills=TOXIN).act("use toxin_connoisseur", "end", "end")
    play.act("activate H1 stab A2").expect("injury A2 result=stunned").spent()


# Master Assassin (Skitter Stab-Stab).

ASSASSIN = "stab, master_assassin"


def test_the_injury_of_a_stab_again() -> None:
    """Master Assassin: the second roll stands, be it worse for the victim or not."""
    play = does("stab", "armour: 4 5", "injury: 1 2", "injury: 4 5", skills=ASSASSIN)
    play.asks("use_skill", "home", "H1").act("use master_assassin")
    play.expect("skill_used H1 skill=master_assassin", "injury A1 result=knocked_out").spent()
    dice = ["armour: 4 5", "injury: 4 4", "injury: 1 1"]
    play = does("stab", *dice, skills=ASSASSIN).act("use master_assassin")
    play.expect("injury A1 result=stunned").spent()


def test_not_of_a_casualty_nor_of_a_block_nor_twice() -> None:
    """Master Assassin: it could not be worse; only a Stab; once a game."""
    dice = ["armour: 4 5", "injury: 6 6", "casualty: 1"]
    does("stab", *dice, skills=ASSASSIN).never("skill_used").spent()
    dice = ["block: pow", "armour: 6 6", "injury: 1 1"]
    does("block", *dice, skills=ASSASSIN).act("push n7", "stay").never("skill_used").spent()
    dice = ["armour: 4 5", "injury: 1 1 1 1", "armour: 4 5", "injury: 1 1"]
    play = does("stab", *dice, skills=ASSASSIN).act("use master_assassin", "end", "end")
    play.act("activate H1 stab A2").asks("activate", "home").spent()


# Savage Mauling (Wilhelm Chaney).

MAULS = "savage_mauling"


def test_any_injury_roll_against_an_opponent_again() -> None:
    """Savage Mauling: a Block, and Claws or Mighty Blow after it on the second roll."""
    dice = ["block: pow", "armour: 6 6", "injury: 1 1", "injury: 4 3"]
    play = does("block", *dice, skills=f"{MAULS}, mighty_blow 1").act("push n7", "stay")
    play.act(f"use {MAULS}", "use mighty_blow").expect("injury A1 result=knocked_out").spent()


def test_also_as_the_one_who_was_blocked_or_went_down_too() -> None:
    """Savage Mauling: the harm is theirs."""
    who = {"H1": {"skills": MAULS}}
    dice = ["block: skull", "armour A1: 6 6", "injury: 1 1", "injury: 1 2"]
    play = scenario(FIELD, who=who, active="away", dice=dice).act("activate A1 block H1")
    play.asks("use_skill", "home", "H1").act(f"use {MAULS}").spent()
    dice = ["block: both_down", "armour A1: 6 6", "injury: 1 1", "injury: 1 2", "armour H1: 1 1"]
    play = does("block", *dice, skills=MAULS).act(f"use {MAULS}").expect("skill_used H1").spent()


def test_a_foul_too_and_the_referee_sees_the_second_dice() -> None:
    """Savage Mauling (ruling SZ8): a double that was re-rolled is none."""
    dice = ["armour: 4 5", "injury: 1 1", "injury: 1 2"]
    play = does("foul", *dice, skills=MAULS, board=PRONE).act("foul A1", f"use {MAULS}")
    play.never("caught").spent()


def test_not_the_crowd_nor_the_own_injury_and_once_a_game() -> None:
    """Savage Mauling: a roll made by the player."""
    board = "k l m\n14 . H1 .\n15 . A1 .\n3 . . A9"
    play = does("block", "block: pow", "injury: 1 1", skills=MAULS, board=board).act("stay")
    play.never("skill_used").spent()
    dice = ["block: skull", "armour H1: 6 6", "injury H1: 1 1"]
    does("block", *dice, skills=MAULS).never("skill_used").spent()
    dice = ["armour: 4 5", "injury: 1 1 1 2", "armour: 4 5", "injury: 1 2"]
    play = does("foul", *dice, skills=MAULS, board=PRONE).act("foul A1", f"use {MAULS}")
    play.expect("skill_used H1").act("end", "end", "activate H1 foul A1", "foul A1").never(
        "skill_used"
    ).spent()
