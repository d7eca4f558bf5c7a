"""Decay, Plague Ridden and Masters of Undeath (2020): what comes of casualties."""

from __future__ import annotations

from typing import Any

import pytest

from blockdice.teams import ready_team
from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
9      H9   .    .    A9
"""


def nurgle(**fields: Any) -> dict[str, Any]:
    """A home team that is Favoured of Nurgle."""
    linemen = ready_team("bb2020", "nurgle").journeyman_positions
    rules = ("favoured_of_nurgle",)
    return {"special_rules": rules, "journeyman_positions": linemen, **fields}


def undead(**fields: Any) -> dict[str, Any]:
    """A team of the Masters of Undeath."""
    linemen = ready_team("bb2020", "shambling_undead").journeyman_positions
    rules = ("masters_of_undeath",)
    return {"special_rules": rules, "journeyman_positions": linemen, **fields}


DEAD = ("armour A1: 5 5", "injury A1: 5 5", "casualty A1: 15")


def kill(
    ours: str = "",
    theirs: dict[str, Any] | None = None,
    dice: tuple[str, ...] = DEAD,
    board: str = FIELD,
    **fields: Any,
) -> Scenario:
    """H1 knocks A1 down, for good."""
    who: dict[str, Any] = {"H1": {"skills": ours}, "A1": theirs or {}}
    play = scenario(board, who=who, dice=["block: pow", *dice], **fields)
    return play.act("activate H1 block A1", "push n7", "stay")


# Decay.


def test_decay_adds_one_to_a_casualty_roll() -> None:
    play = kill(theirs={"skills": "decay"}, dice=("armour: 5 5", "injury: 5 5", "casualty: 6"))
    play.expect("roll A1 name=casualty result=seriously_hurt modifiers=decay:1")


def test_decay_with_a_niggling_injury_and_the_end_of_the_table() -> None:
    """(odd combination 81)"""
    for face in (14, 16):
        dice = ("armour: 5 5", "injury: 5 5", f"casualty: {face}")
        play = kill(theirs={"skills": "decay", "niggling": 1}, dice=dice)
        play.expect("roll A1 name=casualty result=dead modifiers=niggling_injuries:1,decay:1")


def test_decay_modifies_the_second_roll_of_an_apothecary_too() -> None:
    """(odd combination 81) All rolls on the table."""
    dice = ("armour: 5 5", "injury: 5 5", "casualty: 14", "casualty: 5")
    theirs = {"skills": "decay", "niggling": 1}
    play = kill(theirs=theirs, dice=dice, away={"has_apothecary": True}).act("use apothecary")
    play.expect("roll A1 name=casualty result=seriously_hurt").act("die 2")
    play.expect("casualty A1 result=seriously_hurt")


def test_decay_does_not_touch_the_injury_roll() -> None:
    play = kill(theirs={"skills": "decay"}, dice=("armour: 5 5", "injury: 4 5"))
    play.expect("injury A1 result=knocked_out").spent()


# Plague Ridden.


def test_a_victim_of_a_block_joins_as_a_rotter() -> None:
    """(odd combination 83) In the Reserves box, though that makes seventeen."""
    play = kill("plague_ridden", home=nurgle()).asks("use_skill", "home", "H1")
    play.act("use plague_ridden").expect(
        "casualty A1 result=dead",
        "skill_used home skill=plague_ridden",
        "joined H17 place=reserves position=rotter_lineman",
    )
    assert play.where("H17") == "reserves"
    rotter = play.game.match.players[-1]
    assert [skill.id for skill in rotter.skills] == ["decay", "plague_ridden"]
    play.asks("activate", "home").spent()


def test_its_use_is_a_choice() -> None:
    kill("plague_ridden", home=nurgle()).act("no").never("joined").asks("activate", "home")


def test_a_victim_of_a_foul_joins_too() -> None:
    """(odd combination 83)"""
    play = scenario(
        FIELD.replace("A1 ", "A1_"),
        who={"H1": {"skills": "plague_ridden"}},
        dice=["armour A1: 4 5", "injury A1: 4 6", "casualty A1: 16"],
        home=nurgle(),
    )
    play.act("activate H1 foul A1", "foul A1", "use plague_ridden").expect("joined H17")


def test_once_a_game_for_the_team() -> None:
    board = FIELD.replace("8      .    .    .", "8      .    H2   A2")
    who = {"H1": {"skills": "plague_ridden"}, "H2": {"skills": "plague_ridden"}}
    dice = ["block: pow", *DEAD, "block: pow pow", "armour: 5 5", "injury: 5 5", "casualty: 15"]
    play = scenario(board, who=who, dice=dice, home=nurgle())
    play.act("activate H1 block A1", "push n6", "stay", "use plague_ridden")
    play.act("activate H2 block A2", "push n8", "stay").asks("activate", "home").spent()


@pytest.mark.parametrize(
    "theirs",
    [{"skills": "decay"}, {"skills": "stunty"}, {"st": 5}],
)
def test_not_one_with_decay_or_stunty_or_too_strong(theirs: dict[str, Any]) -> None:
    """(odd combination 83)"""
    who: dict[str, Any] = {"H1": {"st": 5, "skills": "plague_ridden"}, "A1": theirs}
    play = scenario(FIELD, who=who, dice=["block: pow pow pow", *DEAD], home=nurgle())
    play.act("activate H1 block A1")
    while play.game.decision.kind != "activate":
        assert play.game.decision.kind != "use_skill"
        play.act(play.legal[0])
    play.expect("casualty A1 result=dead").never("joined")


def test_not_one_with_regeneration_who_fails_it() -> None:
    """(odd combination 83)"""
    dice = (*DEAD, "regeneration: 2")
    play = kill("plague_ridden", {"skills": "regeneration"}, dice, home=nurgle())
    play.expect("casualty A1 result=dead").asks("activate", "home").spent()


def test_not_one_whom_the_apothecary_saves() -> None:
    """(odd combination 83)"""
    dice = (*DEAD, "casualty A1: 9")
    play = kill("plague_ridden", None, dice, home=nurgle(), away={"has_apothecary": True})
    play.act("use apothecary", "die 2").asks("activate", "home").never("joined")
    dice = (*DEAD, "casualty A1: 9")
    play = kill("plague_ridden", None, dice, home=nurgle(), away={"has_apothecary": True})
    play.act("use apothecary", "die 1").asks("use_skill", "home", "H1")


def test_not_by_their_own_block() -> None:
    """(odd combination 83) Player Down: the player has not performed the Block."""
    who = {"A1": {"skills": "plague_ridden"}}
    dice = ["block: skull", "armour H1: 5 5", "injury H1: 5 5", "casualty H1: 15"]
    play = scenario(FIELD, who=who, dice=dice, away=nurgle())
    play.act("activate H1 block A1").expect("casualty H1 result=dead").asks("activate", "away")
    play.never("joined").spent()


def test_not_in_the_crowd() -> None:
    """(odd combination 83) The crowd has done it."""
    board = "k l m\n1 . A1 .\n2 . H1 .\n9 H9 . A9"
    who = {"H1": {"skills": "plague_ridden"}}
    play = scenario(
        board, who=who, dice=["block: pow", "injury: 5 5", "casualty: 15"], home=nurgle()
    )
    play.act("activate H1 block A1", "stay").expect("casualty A1 result=dead")
    play.asks("activate", "home").never("joined").spent()


def test_not_where_the_player_goes_down_too() -> None:
    """(ruling SI9) Prone, they can use no trait."""
    who = {"H1": {"skills": "plague_ridden"}}
    play = scenario(
        FIELD, who=who, dice=["block: both_down", *DEAD, "armour H1: 1 1"], home=nurgle()
    )
    play.act("activate H1 block A1").asks("activate", "away").never("joined").spent()


def test_it_is_of_no_use_to_a_team_that_is_not_favoured_of_nurgle() -> None:
    kill("plague_ridden", home=nurgle(special_rules=())).asks("activate", "home").never("joined")


def test_not_by_a_serious_injury() -> None:
    dice = ("armour: 5 5", "injury: 5 5", "casualty: 12")
    kill("plague_ridden", None, dice, home=nurgle()).asks("activate", "home").never("joined")


# Masters of Undeath.


def test_a_dead_opponent_rises_as_a_zombie() -> None:
    """(odd combination 83) Decay is no bar."""
    play = kill(theirs={"skills": "decay"}, home=undead()).asks("use_skill", "home", "A1")
    play.act("use masters_of_undeath")
    play.expect(
        "skill_used home skill=masters_of_undeath",
        "joined H17 place=reserves position=zombie_lineman",
    )
    zombie = play.game.match.players[-1]
    assert [skill.id for skill in zombie.skills] == ["regeneration"]


def test_whatever_they_died_of() -> None:
    """(odd combination 83) In the crowd too, and in the team's own or the opponents' turn."""
    board = "k l m\n1 . A1 .\n2 . H1 .\n9 H9 . A9"
    play = scenario(board, dice=["block: pow", "injury: 5 5", "casualty: 15"], home=undead())
    play.act("activate H1 block A1", "stay", "use masters_of_undeath").expect("joined H17")
    dice = ["block: skull", "armour H1: 5 5", "injury H1: 5 5", "casualty H1: 15"]
    play = scenario(FIELD, dice=dice, away=undead())
    play.act("activate H1 block A1", "use masters_of_undeath").expect("joined A17")


def test_once_a_game() -> None:
    board = FIELD.replace("8      .    .    .", "8      .    H2   A2")
    dice = ["block: pow", *DEAD, "block: pow pow", "armour: 5 5", "injury: 5 5", "casualty: 15"]
    play = scenario(board, dice=dice, home=undead())
    play.act("activate H1 block A1", "push n6", "stay", "use masters_of_undeath")
    play.act("activate H2 block A2", "push n8", "stay").asks("activate", "home").spent()


def test_a_chance_declined_is_not_the_last() -> None:
    board = FIELD.replace("8      .    .    .", "8      .    H2   A2")
    dice = ["block: pow", *DEAD, "block: pow pow", "armour: 5 5", "injury: 5 5", "casualty: 15"]
    play = scenario(board, dice=dice, home=undead())
    play.act("activate H1 block A1", "push n6", "stay", "no")
    play.act("activate H2 block A2", "push n8", "stay").asks("use_skill", "home", "A2")


def test_no_own_player_rises() -> None:
    who = {"H1": {}}
    dice = ["block: skull", "armour H1: 5 5", "injury H1: 5 5", "casualty H1: 15"]
    play = scenario(FIELD, who=who, dice=dice, home=undead())
    play.act("activate H1 block A1").asks("activate", "away").never("joined")


def test_the_ejected_necromancer_still_raises() -> None:
    """(commentary team-rules-necromancer-sent-off; odd combination 83)"""
    play = scenario(FIELD, dice=["block: pow", *DEAD], home=undead())
    play.state.ejected[0] = 1
    play.act("activate H1 block A1", "push n7", "stay").asks("use_skill", "home", "A1")


def test_the_risen_is_set_up_in_the_next_drive() -> None:
    """And no apothecary would treat them: no permanent player (ruling SI9)."""
    play = kill(home=undead()).act("use masters_of_undeath")
    match = play.game.match
    assert match.players[-1].is_journeyman
    assert match.state.place[len(match.state.place) - 1] == 0


def test_the_record_can_be_played_again() -> None:
    """A player who joins is in a copy and a dump as well."""
    play = kill(home=undead()).act("use masters_of_undeath")
    fork = play.game.fork(seed=1)
    assert fork.match.players[-1].position == "zombie_lineman"
    fork.act("end")
