"""Special rules of Star Players, Akhorne to Jordell (2020): single dice of the player's own."""

from __future__ import annotations

from typing import Any

import pytest

from blockdice.engine.words import KNOCKED_OUT
from tests.scenarios.scenario import Scenario, scenario

MARKED = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
9      H2   .    .    A2
"""


def dodge(*dice: str, skills: str, board: str = MARKED, **figures: Any) -> Scenario:
    """H1 dodges into an open square."""
    play = scenario(board, who={"H1": {"skills": skills, **figures}}, dice=list(dice))
    return play.act("activate H1 move", "move k7")


# Incorporeal (Gretchen Wachter).


def test_incorporeal_adds_strength_to_a_dodge() -> None:
    """Incorporeal: once the die is seen."""
    play = dodge("dodge H1: 2", skills="incorporeal", ag=5).asks("use_skill", "home", "H1")
    play.act("use incorporeal").expect("skill_used H1 skill=incorporeal").never("fell_over")
    play.asks("move", "home").spent()


@pytest.mark.parametrize("die", [1, 2])
def test_incorporeal_is_not_asked_where_it_does_not_help(die: int) -> None:
    """Incorporeal: a natural 1 fails whatever is added; 2 and a Strength of 1 are not enough."""
    dodge(f"dodge: {die}", "armour: 1 1", skills="incorporeal", ag=5, st=1).expect(
        "fell_over H1"
    ).spent()


def test_incorporeal_once_a_game_and_only_to_dodge() -> None:
    """Incorporeal."""
    board = MARKED.replace("7      .    H1", "7      A3   H1")
    play = scenario(
        board,
        who={"H1": {"skills": "incorporeal"}},
        dice=["dodge: 2", "dodge: 2", "armour: 1 1"],
    )
    play.act("activate H1 move", "move l8", "use incorporeal", "move l9").expect("fell_over H1")
    who = {"H1": {"skills": "incorporeal", "ma": 1}}
    dice = ["rush: 1", "armour: 1 1"]
    play = scenario("k l m n\n7 H1 . . .\n9 . . . A1", who=who, dice=dice)
    play.act("activate H1 move", "move l7", "move m7").expect("fell_over H1").spent()


# Swift as the Breeze (Jordell Freshbreeze).


def test_swift_passes_a_dodge_on_a_two() -> None:
    """Swift as the Breeze: whatever the modifiers; asked once the die is seen (ruling SX12)."""
    play = dodge("dodge H1: 2", skills="swift_as_the_breeze", ag=5)
    play.asks("use_skill", "home", "H1").act("use swift_as_the_breeze").never("fell_over")
    play.asks("move", "home").spent()


def test_swift_not_on_a_one_nor_where_it_is_not_needed() -> None:
    """Swift as the Breeze."""
    dodge("dodge: 1", "armour: 1 1", skills="swift_as_the_breeze").expect("fell_over H1").spent()
    dodge("dodge: 3", skills="swift_as_the_breeze").asks("move", "home").spent()


def test_swift_in_a_leap() -> None:
    """Swift as the Breeze."""
    who = {"H1": {"skills": "leap, swift_as_the_breeze", "ag": 6}}
    play = scenario(MARKED, who=who, dice=["jump: 2"])
    play.act("activate H1 move", "jump j7", "use swift_as_the_breeze").asks("move", "home").spent()


def test_swift_in_a_rush() -> None:
    """Swift as the Breeze: a Rush in a Blizzard takes 3+, but not this one; once a game."""
    who = {"H1": {"skills": "swift_as_the_breeze", "ma": 1}}
    play = scenario(
        "k l m n\n7 H1 . . .\n9 . . . A1",
        who=who,
        dice=["rush: 2", "rush: 2", "armour: 1 1"],
        weather="blizzard",
    )
    play.act("activate H1 move", "move l7", "move m7", "use swift_as_the_breeze", "move n7")
    play.expect("skill_used H1", "fell_over H1").spent()


# Consummate Professional (Griff Oberwald).


def test_professional_rerolls_a_die_of_his() -> None:
    """Consummate Professional: without a roll, and once a game."""
    play = dodge("dodge: 2 4", skills="consummate_professional")
    play.act("reroll consummate_professional").expect("skill_used H1", "roll H1 passed=True")
    play.asks("move", "home").spent()
    board = MARKED.replace("7      .    H1", "7      A3   H1")
    play = scenario(
        board,
        who={"H1": {"skills": "consummate_professional"}},
        dice=["dodge: 2", "dodge: 5", "dodge: 2", "armour: 1 1"],
    )
    play.act("activate H1 move", "move l8", "reroll consummate_professional", "move l9")
    play.expect("fell_over H1").spent()


def test_professional_takes_one_block_die() -> None:
    """Consummate Professional: of a pool one; a team re-roll is no longer possible."""
    play = scenario(
        MARKED,
        who={"H1": {"skills": "consummate_professional", "st": 4}},
        dice=["block: player_down push", "block: pow"],
        home={"rerolls": 1},
    )
    play.act("activate H1 block A1", "reroll consummate_professional", "die 1")
    play.expect("roll results=pow,push_back").asks("block_die", "home").spent()


def test_professional_in_the_turn_of_the_opponent() -> None:
    """Consummate Professional: his own die in whoever's turn, as when he dives after a ball or
    catches an opponent's pass."""
    board = """
       k    l    m    n    o    p
7      .    A1*  .    .    .    H1
9      H2   .    .    A2   .    .
"""
    who = {"H1": {"skills": "consummate_professional"}}
    play = scenario(board, who=who, dice=["pass: 6", "catch H1: 2", "catch H1: 5"], active="away")
    play.act("activate A1 pass", "pass p7").asks("reroll", "home", "H1")
    play.act("reroll consummate_professional").expect("roll H1 name=catch passed=True", "turnover")


def test_professional_does_not_reroll_what_an_opponent_rolls() -> None:
    """(commentary stars-griff-opponent) Neither the dice of a Block against him nor a Dodge beside
    him."""
    who = {"H1": {"skills": "consummate_professional"}}
    play = scenario(MARKED, who=who, dice=["block: pow", "armour: 1 1"], active="away")
    play.act("activate A1 block H1").asks("push", "away").act("push k7", "stay").spent()
    play = scenario(MARKED, who=who, dice=["dodge: 4"], active="away")
    play.act("activate A1 move", "move n7").asks("move", "away").spent()


def test_professional_does_not_reroll_armour_injury_or_casualty() -> None:
    """Consummate Professional."""
    who = {"H1": {"skills": "consummate_professional"}}
    dice = ["block: pow", "armour A1: 4 5", "injury: 5 5", "casualty: 1"]
    play = scenario(MARKED, who=who, dice=dice).act("activate H1 block A1", "no", "push n7", "stay")
    play.expect("casualty A1").asks("activate", "home").spent()


def test_professional_does_not_help_to_recover() -> None:
    """(commentary stars-griff-knocked-out)"""
    play = scenario(
        "y    z\n8 H2* .\n9 .   .\n10 A1 .",
        who={"H1": {"skills": "consummate_professional"}},
        dice=["recovery H1: 3"],
    )
    play.state.place[play.game.match.names.players["H1"]] = KNOCKED_OUT
    play.act("activate H2 move", "move z8").expect("roll H1 name=recovery passed=False")
    play.asks("set_up", "home").spent()


# Mesmerizing Dance (Eldril Sidewinder).


def gaze(*dice: str, skills: str = "hypnotic_gaze, mesmerizing_dance") -> Scenario:
    """H1 gazes at A1."""
    play = scenario(MARKED, who={"H1": {"skills": skills}}, dice=list(dice))
    return play.act("activate H1 hypnotic_gaze A1", "special hypnotic_gaze A1")


def test_dance_repeats_a_failed_gaze() -> None:
    """Mesmerizing Dance."""
    play = gaze("hypnotic_gaze: 2", "hypnotic_gaze: 3").act("reroll mesmerizing_dance")
    play.expect("skill_used H1", "token A1 token=distracted on=True").spent()


def test_dance_once_a_game_and_for_nothing_else() -> None:
    """Mesmerizing Dance."""
    play = gaze("hypnotic_gaze: 2", "hypnotic_gaze: 2", "hypnotic_gaze: 2")
    play.act("reroll mesmerizing_dance", "end", "end")
    play.act("activate H1 hypnotic_gaze A1", "special hypnotic_gaze A1").never("token A1")
    play.asks("activate", "home").spent()
    dodge("dodge: 2", "armour: 1 1", skills="mesmerizing_dance").expect("fell_over H1").spent()


# Whirling Dervish (Fungus the Loon).

OPEN = """
       k    l    m    n
6      .    .    .    .
7      .    H1   .    .
8      .    .    .    .
10     .    .    .    A1
"""


def whirl(*dice: str) -> Scenario:
    """H1 whirls, the template to the right."""
    who = {"H1": {"skills": "ball_and_chain, whirling_dervish", "ma": 4}}
    play = scenario(OPEN, who=who, dice=list(dice)).act("activate H1 ball_and_chain")
    return play.act("option 1")


def test_dervish_rerolls_the_direction() -> None:
    """Whirling Dervish: once the die is seen."""
    play = whirl("ball_and_chain: 1", "ball_and_chain: 3").asks("use_skill", "home", "H1")
    play.act("use whirling_dervish").expect("moved H1 m7")
    play.spent()


def test_dervish_may_be_kept_for_a_later_square_and_is_for_one() -> None:
    """Whirling Dervish: once an activation, and again in the next."""
    play = whirl(*["ball_and_chain: 3"] * 5)
    play.act("no", "option 1", "use whirling_dervish", "option 2").asks("ball_and_chain", "home")
    play.act("end", "end", "activate H1 ball_and_chain", "option 2")
    play.asks("use_skill", "home", "H1").spent()
