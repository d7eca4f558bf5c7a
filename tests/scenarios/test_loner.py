"""Skills and Traits: Loner (2020)."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import scenario

MARKED = """
       k    l    m
7      .    H1   A1
9      H9   .    .
"""


@pytest.mark.parametrize(("value", "die"), [(4, 4), (4, 6), (3, 3), (5, 5), (2, 2)])
def test_on_the_value_or_more_the_team_reroll_works(value: int, die: int) -> None:
    """Loner (X+): as normal."""
    play = scenario(
        MARKED,
        dice=["dodge H1: 1 5", f"loner H1: {die}"],
        who={"H1": {"skills": f"loner {value}"}},
        home={"rerolls": 2},
    )
    play.act("activate H1 move", "move k7", "reroll team").never("fell_over")
    play.expect(
        "roll H1 name=dodge passed=False",
        "reroll_used H1 source=team",
        f"roll H1 name=loner needed={value} passed=True",
        "roll H1 name=dodge dice=5 passed=True",
    )
    assert play.state.rerolls[0] == 1
    play.spent()


@pytest.mark.parametrize(("value", "die"), [(4, 3), (4, 1), (3, 2), (5, 4), (2, 1)])
def test_on_less_it_is_lost_and_the_result_stands(value: int, die: int) -> None:
    """Loner (X+): just as if it had been used."""
    play = scenario(
        MARKED,
        dice=["dodge H1: 2", f"loner H1: {die}", "armour H1: 1 2"],
        who={"H1": {"skills": f"loner {value}"}},
        home={"rerolls": 2},
    )
    play.act("activate H1 move", "move k7", "reroll team")
    play.expect("reroll_used H1", "rerolls home left=1", "roll H1 name=loner", "fell_over H1")
    assert play.state.rerolls[0] == 1
    play.spent()


def test_the_roll_itself_is_never_rerolled() -> None:
    """(commentary) Loner: not by another team re-roll; nor is the first die offered again."""
    play = scenario(
        MARKED,
        dice=["dodge H1: 2", "loner H1: 3", "armour H1: 1 2"],
        who={"H1": {"skills": "loner 4"}},
        home={"rerolls": 3},
    )
    play.act("activate H1 move", "move k7", "reroll team").asks("activate", "away")
    assert play.state.rerolls[0] == 2


def test_the_coach_need_not_try() -> None:
    """Loner: only if the player wishes to use a team re-roll."""
    play = scenario(
        MARKED,
        dice=["dodge H1: 2", "armour H1: 1 2"],
        who={"H1": {"skills": "loner 4"}},
        home={"rerolls": 1},
    )
    play.act("activate H1 move", "move k7", "no").never("roll name=loner")
    assert play.state.rerolls[0] == 1


def test_skill_rerolls_are_free_of_it() -> None:
    """Loner: team re-rolls only."""
    play = scenario(
        MARKED,
        dice=["dodge H1: 1 3"],
        who={"H1": {"skills": "dodge, loner 4"}},
        home={"rerolls": 1},
    )
    play.act("activate H1 move", "move k7", "reroll dodge").never("roll name=loner", "fell_over")
    assert play.state.rerolls[0] == 1


def test_block_dice_of_a_loner() -> None:
    """Loner: the pool that was rolled stands."""
    play = scenario(
        MARKED,
        dice=["block H1: player_down", "loner H1: 1", "armour H1: 1 2"],
        who={"H1": {"skills": "loner 4"}},
        home={"rerolls": 1},
    )
    play.act("activate H1 block A1", "reroll team")
    play.expect("roll name=block", "roll name=loner passed=False", "knocked_down H1").spent()


def test_a_prone_loner_pays_too() -> None:
    """Loner: compulsory; standing up on a 4+ by a Prone player."""
    play = scenario(
        MARKED.replace("H1 ", "H1_"),
        dice=["stand_up H1: 3", "loner H1: 3"],
        who={"H1": {"ma": 2, "skills": "loner 4"}},
        home={"rerolls": 1},
    )
    play.act("activate H1 move", "stand", "reroll team")
    play.expect("roll H1 name=stand_up passed=False", "roll H1 name=loner passed=False")
    assert play.state.rerolls[0] == 0
    play.shows("""
           l
    7      H1_
    """)


def test_a_loner_who_lost_the_tackle_zone_pays_too() -> None:
    """Loner: compulsory; the activation test of a player without a tackle zone."""
    play = scenario(
        MARKED.replace("H1 ", "H1!"),
        dice=["bone_head H1: 1", "loner H1: 2"],
        who={"H1": {"skills": "bone_head, loner 4"}},
        home={"rerolls": 1},
    )
    play.act("activate H1 move", "reroll team")
    play.expect("roll H1 name=bone_head", "roll H1 name=loner passed=False")
    assert play.state.rerolls[0] == 0


def test_others_of_the_team_do_not_pay() -> None:
    """Loner: this player."""
    play = scenario(
        MARKED,
        dice=["dodge H1: 1 4"],
        who={"H9": {"skills": "loner 4"}},
        home={"rerolls": 1},
    )
    play.act("activate H1 move", "move k7", "reroll team").never("roll name=loner").spent()


def test_a_reroll_of_the_drive_goes_first_and_is_lost_likewise() -> None:
    """Loner: whatever team re-roll it is."""
    play = scenario(
        MARKED,
        dice=["dodge H1: 1", "loner H1: 1", "armour H1: 1 2"],
        who={"H1": {"skills": "loner 4"}},
        home={"rerolls": 1},
    )
    play.state.drive_rerolls[0] = 1
    play.act("activate H1 move", "move k7", "reroll team")
    play.expect("rerolls home left=1 drive=0", "fell_over H1")
