"""Special rules of Star Players, Akhorne to Jordell (2020): Armour and Injury rolls."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    H1   A1   .    .
8      .    .    .    .    .
9      H2   .    .    A2   .
"""
DOWN = FIELD.replace("A1 ", "A1_")


def pow_by(*dice: str, skills: str, against: Any = None, **fields: Any) -> Scenario:
    """H1 knocks A1 down with a Block."""
    who = {"H1": {"skills": skills}, "A1": against or {}}
    play = scenario(FIELD, who=who, dice=["block: pow", *dice], **fields)
    return play.act("activate H1 block A1", "push n7", "stay")


# Brutal Block (Frank 'n' Stein).


def test_brutal_block_worsens_an_injury() -> None:
    """Brutal Block: +1 once the roll is seen, where it makes another result of it."""
    play = pow_by("armour A1: 4 5", "injury A1: 3 4", skills="brutal_block")
    play.asks("use_skill", "home", "H1").act("use brutal_block")
    play.expect("skill_used H1 skill=brutal_block", "injury A1 result=knocked_out").spent()


def test_brutal_block_does_nothing_for_armour() -> None:
    """Brutal Block: an Injury roll."""
    pow_by("armour A1: 4 4", skills="brutal_block").asks("activate", "home").spent()


def test_brutal_block_is_not_asked_where_it_changes_nothing() -> None:
    """Brutal Block."""
    play = pow_by("armour: 4 5", "injury: 2 4", skills="brutal_block")
    play.asks("activate", "home").spent()


def test_brutal_block_beside_mighty_blow() -> None:
    """Brutal Block: Mighty Blow for the armour and this for the injury."""
    dice = ["armour: 4 4", "injury: 3 4"]
    play = pow_by(*dice, skills="mighty_blow 1, brutal_block")
    play.act("use mighty_blow", "use brutal_block").expect("injury A1 result=knocked_out").spent()


def test_brutal_block_and_mighty_blow_where_only_both_change_the_result() -> None:
    """6 + 1 + 1: neither alone has them Knocked-out."""
    dice = ["armour A1: 4 5", "injury A1: 3 3"]
    play = pow_by(*dice, skills="mighty_blow 1, brutal_block")
    play.act("use mighty_blow", "use brutal_block").expect("injury A1 result=knocked_out").spent()
    pow_by(*dice, skills="mighty_blow 1, brutal_block").act("no").expect("injury A1 result=stunned")


def test_brutal_block_once_a_game_and_not_when_blocked() -> None:
    """Brutal Block: caused by a Block of his own."""
    who = {"A1": {"skills": "brutal_block"}}
    dice = ["block: player_down", "armour H1: 4 5", "injury H1: 3 4"]
    scenario(FIELD, who=who, dice=dice).act("activate H1 block A1").expect(
        "injury H1 result=stunned"
    )
    two = FIELD.replace("6      .    .    .", "6      .    .    A3")
    dice = [*("block: pow pow pow", "armour: 4 5", "injury: 3 4"), "block: pow pow", "armour: 4 5"]
    dice.append("injury: 3 4")
    play = scenario(two, who={"H1": {"skills": "brutal_block", "st": 7}}, dice=dice)
    play.act("activate H1 block A1", "push n7", "stay", "use brutal_block", "end", "end")
    play.act("activate H1 block A3", "push n5", "stay")
    play.expect("injury A3 result=stunned").spent()


# Slayer (Grim Ironjaw).

BIG = {"st": 5}


def test_slayer_breaks_the_armour_of_the_big() -> None:
    """Slayer: +1 to the Armour roll, or to the Injury roll, against Strength 5 or more."""
    who = {"H1": {"skills": "slayer", "st": 5}, "A1": BIG}
    play = scenario(FIELD, who=who, dice=["block: pow", "armour: 4 4", "injury: 3 4"])
    play.act("activate H1 block A1", "push n7", "stay").asks("use_skill", "home", "H1")
    play.act("use slayer").expect("armour_broken A1", "injury A1 result=stunned").spent()
    play = scenario(FIELD, who=who, dice=["block: pow", "armour: 4 5", "injury: 3 4"])
    play.act("activate H1 block A1", "push n7", "stay", "use slayer")
    play.expect("injury A1 result=knocked_out").spent()


def test_slayer_may_be_kept() -> None:
    """Slayer: declined on the armour, it may still be used for the rest of the game."""
    who = {"H1": {"skills": "slayer", "st": 5}, "A1": BIG}
    play = scenario(FIELD, who=who, dice=["block: pow", "armour: 4 4"])
    play.act("activate H1 block A1", "push n7", "stay", "no").never("armour_broken", "skill_used")


def test_slayer_not_against_the_small() -> None:
    """Slayer: Strength 4 is not enough."""
    who = {"H1": {"skills": "slayer", "st": 5}, "A1": {"st": 4}}
    play = scenario(FIELD, who=who, dice=["block: pow pow", "armour: 4 4"])
    play.act("activate H1 block A1", "push n7", "stay").asks("activate", "home").spent()


# Dwarfen Scourge (Ivan).


@pytest.mark.parametrize(
    ("victim", "is_dwarf"),
    [
        ({}, False),
        ({"keywords": ("dwarf",)}, True),
        ({"position": "dwarf_blocker_lineman"}, True),
        ({"position": "chaos_dwarf_blocker"}, True),
        ({"position": "grim_ironjaw", "is_star": True}, True),
        ({"position": "runner"}, False),
    ],
)
def test_scourge_adds_two_against_dwarfs(victim: Any, is_dwarf: bool) -> None:
    """Dwarfen Scourge: 4 + 3 + 2 breaks 9+, 4 + 3 + 1 does not."""
    more = ["injury: 1 1"] if is_dwarf else []
    play = pow_by("armour: 4 3", *more, skills="dwarfen_scourge", against=victim)
    if is_dwarf:
        play.act("use dwarfen_scourge").expect("skill_used H1", "armour_broken A1")
    play.asks("activate", "home").spent()


def test_a_runner_of_a_dwarf_team_is_a_dwarf() -> None:
    """Dwarfen Scourge (ruling SX8)."""
    runner = {"position": "runner"}
    dice = ["armour: 4 3", "injury: 1 1"]
    play = pow_by(*dice, skills="dwarfen_scourge", against=runner, away={"roster": "dwarf"})
    play.act("use dwarfen_scourge").spent()


def test_scourge_adds_one_to_either_roll_once_a_game() -> None:
    """Dwarfen Scourge: what was used on the armour is no more for the injury."""
    play = pow_by("armour: 4 4", "injury: 3 4", skills="dwarfen_scourge")
    play.act("use dwarfen_scourge").expect("injury A1 result=stunned").spent()


# A Sneaky Pair (Dribl & Drull).

PAIR = """
       k    l    m    n    o
6      .    .    .    H2   .
7      .    H1   A1   .    .
8      .    .    .    .    .
"""


def pair(*dice: str, skills: str, board: str = PAIR, second: Any = None) -> Scenario:
    """H1 and H2 both mark A1."""
    who = {"H1": {"skills": skills}, "H2": second or {"skills": "a_sneaky_pair"}}
    return scenario(board, who=who, dice=list(dice))


def test_the_pair_stabs_harder() -> None:
    """A Sneaky Pair: +1 to the Injury roll of a Stab, which nothing else modifies."""
    dice = ["armour A1: 4 5", "injury A1: 3 4"]
    play = pair(*dice, skills="stab, a_sneaky_pair, mighty_blow 1")
    play.act("activate H1 stab A1").expect("injury A1 result=knocked_out").spent()


def test_the_pair_fouls_harder() -> None:
    """A Sneaky Pair: the same for a Foul, beside the assist and Dirty Player."""
    dice = ["armour A1: 3 5", "injury A1: 3 4"]
    play = pair(*dice, skills="a_sneaky_pair, dirty_player 1", board=PAIR.replace("A1 ", "A1_"))
    play.act("activate H1 foul A1", "foul A1").expect("injury A1 result=knocked_out").spent()


def test_both_must_mark_the_victim() -> None:
    """A Sneaky Pair: neither Prone nor beside somebody else, nor with any other team-mate."""
    dice = ["armour: 4 5", "injury: 3 4"]
    for board in (PAIR.replace("H2  ", "H2_ "), PAIR.replace("H2   .", ".    H2")):
        play = pair(*dice, skills="stab, a_sneaky_pair", board=board)
        play.act("activate H1 stab A1").expect("injury A1 result=stunned").spent()
    play = pair(*dice, skills="stab, a_sneaky_pair", second={"skills": "stab"})
    play.act("activate H1 stab A1").expect("injury A1 result=stunned").spent()


def test_a_block_by_one_of_the_pair_is_like_any_other() -> None:
    """A Sneaky Pair."""
    play = pair("block: pow pow", "armour: 4 5", "injury: 3 4", skills="a_sneaky_pair")
    play.act("activate H1 block A1", "push n8", "stay").expect("injury A1 result=stunned").spent()


# Ghostly Flames (Bryce 'The Slice' Cambuel).


def saw(*dice: str, action: str = "blitz") -> Scenario:
    """H1 attacks A1 with the chainsaw."""
    play = scenario(FIELD, who={"H1": {"skills": "chainsaw, ghostly_flames"}}, dice=list(dice))
    if action == "blitz":
        return play.act("activate H1 blitz A1", "special chainsaw A1")
    return play.act("activate H1 chainsaw A1")


def test_flames_add_four_in_a_blitz() -> None:
    """Ghostly Flames: 4 instead of 3, said before the Armour roll (ruling SX5)."""
    play = saw("chainsaw: 2", "armour: 2 3", "injury: 1 1").asks("use_skill", "home", "H1")
    play.act("use ghostly_flames").expect(
        "skill_used H1", "roll A1 name=armour modifiers=chainsaw:4", "armour_broken A1"
    )
    play.spent()


def test_flames_are_not_for_the_kick_back_nor_outside_a_blitz() -> None:
    """Ghostly Flames."""
    saw("chainsaw: 1", "armour H1: 2 3").expect("roll H1 modifiers=chainsaw:3").spent()
    saw("chainsaw: 2", "armour A1: 2 3", action="chainsaw").expect(
        "roll A1 modifiers=chainsaw:3"
    ).spent()


def test_flames_once_a_half() -> None:
    """Ghostly Flames."""
    play = saw("chainsaw: 2", "armour: 1 1", "chainsaw: 2", "armour: 1 1")
    play.act("use ghostly_flames", "end", "end", "activate H1 blitz A1", "special chainsaw A1")
    play.expect("roll A1 modifiers=chainsaw:4", "roll A1 modifiers=chainsaw:3").spent()


# Old Pro (Helmut Wulf).


def old_pro(*dice: str, skills: str = "chainsaw, pro, old_pro") -> Scenario:
    """H1 attacks A1 with the chainsaw; 3 + 6 is needed."""
    play = scenario(FIELD, who={"H1": {"skills": skills}}, dice=["chainsaw: 2", *dice])
    return play.act("activate H1 chainsaw A1")


def test_old_pro_rerolls_a_die_of_an_armour_roll() -> None:
    """Old Pro: by way of Pro."""
    play = old_pro("armour A1: 1 4", "pro H1: 3", "armour: 2", "injury: 1 1")
    play.asks("use_skill", "home", "H1").act("use old_pro").asks("reroll_die", "home")
    play.act("die 1").expect(
        "skill_used H1 skill=old_pro",
        "skill_used H1 skill=pro",
        "roll H1 name=pro passed=True",
        "roll A1 name=armour dice=2,4",
        "armour_broken A1",
    )
    play.spent()


def test_old_pro_fails_as_pro_does() -> None:
    """Old Pro: the result stands, and it is used up."""
    play = old_pro("armour A1: 1 4", "pro H1: 2").act("use old_pro").never("armour_broken")
    play.expect("roll H1 name=pro passed=False").asks("activate", "home").spent()


def test_old_pro_is_not_asked_where_the_armour_is_broken_or_pro_is_used_up() -> None:
    """Old Pro."""
    old_pro("armour A1: 5 4", "injury: 1 1").asks("activate", "home").spent()
    play = scenario(
        FIELD,
        who={"H1": {"skills": "chainsaw, pro, old_pro"}},
        dice=["chainsaw: 1", "pro: 3", "chainsaw: 2", "armour: 1 1"],
    )
    play.act("activate H1 chainsaw A1", "reroll pro").asks("activate", "home").spent()


def test_old_pro_not_against_himself() -> None:
    """Old Pro: the kick-back is no Armour roll that he makes against an opponent."""
    who = {"H1": {"skills": "chainsaw, old_pro, pro"}}
    play = scenario(FIELD, who=who, dice=["chainsaw: 1", "armour H1: 1 1"])
    play.act("activate H1 chainsaw A1", "no").expect("turnover").asks("activate", "away").spent()
