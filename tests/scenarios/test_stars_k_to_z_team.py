"""Special rules of Star Players, Karla to Zzharg (2020): what they bring to their team, and what
is overlooked. I'll Be Back!, Lord of Chaos, Sneakiest of the Lot, Two for One (the Swift twins)."""

from __future__ import annotations

from typing import Any

import pytest

from blockdice.engine.words import CASUALTY, KNOCKED_OUT, RESERVES, SENT_OFF
from tests.scenarios.drive import kick_scenario
from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    H1   A1   .    A2
8      .    .    .    .    .
10     H9   .    .    .    A9
"""


def has(*skills: str, board: str = FIELD, dice: Any = (), **more: Any) -> Scenario:
    """H1 has these."""
    who = {"H1": {"skills": ", ".join(skills)}, **more.pop("who", {})}
    return scenario(board, who=who, dice=list(dice), **more)


def number(play: Scenario, label: str) -> int:
    """A player in the engine."""
    found: int = play.game.match.names.players[label]
    return found


# I'll Be Back! (Kreek Rustgouger).

SCORING = "x y z\n7 . H2* .\n8 H1 . .\n12 . . A1"


def test_the_first_sending_off_is_overlooked_and_the_second_is_not() -> None:
    """I'll Be Back!: the first time he would be Sent-off for the Secret Weapon."""
    play = has("secret_weapon", "ill_be_back", board=SCORING)
    play.act("activate H2 move", "move z7").expect("touchdown", "skill_used H1 skill=ill_be_back")
    play.never("weapon_seen").asks("set_up", "home")
    assert play.where("H1") == "reserves"
    match = play.game.match
    assert match.is_spent(number(play, "H1"), match.names.tokens.index("ill_be_back"))


def test_also_for_one_who_was_knocked_out_and_nobody_else() -> None:
    """I'll Be Back!: they would be Sent-off as well; a comrade is."""
    who = {"H3": {"skills": "secret_weapon"}}
    board = SCORING.replace("8 H1 .", "8 H1 H3")
    play = has("secret_weapon", "ill_be_back", board=board, who=who, dice=["recovery: 4"])
    play.game.match.remove(number(play, "H1"), KNOCKED_OUT, "test")
    play.act("activate H2 move", "move z7").asks("argue_the_call", "home", "H3").act("no")
    play.expect("skill_used H1", "weapon_seen H3")
    assert play.where("H1") == "reserves"
    assert play.where("H3") == "sent_off"


def test_a_foul_is_punished_as_ever() -> None:
    """I'll Be Back!: for the Secret Weapon only."""
    board = FIELD.replace("A1 ", "A1_")
    play = has("secret_weapon", "ill_be_back", board=board, dice=["armour: 2 2"])
    play.act("activate H1 foul A1", "foul A1", "no").expect("boxed H1 place=sent_off")


# Lord of Chaos (Lord Borak the Despoiler).

BORAK = {"H1": {"skills": "lord_of_chaos"}}


def test_one_more_reroll_in_the_first_half_that_is_kept_for_the_second() -> None:
    """Lord of Chaos: unused, it comes on top of the second half's."""
    play = kick_scenario(
        "kick_off_event: 3 4", "brilliant_coaching: 1 1", who=BORAK, teams=({"rerolls": 2}, {})
    )
    assert play.state.rerolls[0] == 3
    match = play.game.match
    match.spend_team_reroll(0)
    match.spend_team_reroll(0)
    assert play.state.rerolls[0] == 1
    assert match.rerolls_kept(0) == 1


def test_the_teams_own_go_first_in_the_first_half_and_his_in_the_second() -> None:
    """Lord of Chaos (ruling SZ9)."""
    play = has("lord_of_chaos", home={"rerolls": 2})
    match = play.game.match
    assert play.state.rerolls[0] == 3
    for kept in (1, 1, 0):
        match.spend_team_reroll(0)
        assert match.rerolls_kept(0) == kept
    play = has("lord_of_chaos", home={"rerolls": 2}, half=2)
    assert play.state.rerolls[0] == 3
    play.game.match.spend_team_reroll(0)
    assert play.game.match.rerolls_kept(0) == 0


def test_it_is_there_at_the_second_kick_off() -> None:
    """Lord of Chaos: from the first half into the second, with those that are replenished."""
    play = has("lord_of_chaos", home={"rerolls": 1}, turn=8)
    play.game.match.spend_team_reroll(0)
    play.act("end", "end").expect("half_started half=2", "rerolls home left=2")
    play = has("lord_of_chaos", home={"rerolls": 1}, turn=8)
    for _ in range(2):
        play.game.match.spend_team_reroll(0)
    play.act("end", "end").expect("half_started half=2", "rerolls home left=1")


@pytest.mark.parametrize("place", [KNOCKED_OUT, CASUALTY, SENT_OFF])
def test_it_is_lost_when_he_leaves_play_and_does_not_return_with_him(place: int) -> None:
    """(commentary stars-borak-returns) Knocked-out, a casualty, or Sent-off (ruling SZ9)."""
    play = has("lord_of_chaos", home={"rerolls": 1})
    match = play.game.match
    match.remove(number(play, "H1"), place, "test")
    play.act("activate H9 move").expect("rerolls left=1")
    assert play.state.rerolls[0] == 1
    match.remove(number(play, "H1"), RESERVES, "test")
    assert match.rerolls_kept(0) == 0
    assert play.state.rerolls[0] == 1


def test_the_crowd_that_only_stuns_him_does_not_take_it() -> None:
    """Lord of Chaos (ruling SZ9): he is in the Reserves box then, as between two drives."""
    play = has("lord_of_chaos", home={"rerolls": 1})
    play.game.match.remove(number(play, "H1"), RESERVES, "test")
    assert play.state.rerolls[0] == 2


def test_once_used_nothing_is_lost_with_him() -> None:
    """Lord of Chaos: used is used."""
    play = has("lord_of_chaos", home={"rerolls": 1}, half=2)
    play.game.match.spend_team_reroll(0)
    play.game.match.remove(number(play, "H1"), KNOCKED_OUT, "test")
    assert play.state.rerolls[0] == 1


# Sneakiest of the Lot (The Black Gobbo).

GOBBO = "sneakiest_of_the_lot"
PIT = """
       k    l    m    n    o
6      .    H2   H3   .    .
7      .    H1   A1_  .    .
8      .    .    A2_  .    .
10     H9   .    .    .    A9
"""


def fouls(*dice: str) -> Scenario:
    """H1 is the Black Gobbo."""
    return has(GOBBO, board=PIT, dice=[f"armour: {roll}" for roll in dice])


def test_a_second_foul_by_the_gobbo() -> None:
    """Sneakiest of the Lot: after one by a team-mate only he may, and then nobody."""
    play = fouls("1 2", "1 2").act("activate H2 foul A1", "foul A1")
    play.refuses("activate H3 foul A1").act("activate H1 foul A2", "foul A2")
    play.expect("skill_used H1 skill=sneakiest_of_the_lot").refuses("activate H3 foul A1").spent()


def test_a_second_foul_after_that_of_the_gobbo() -> None:
    """Sneakiest of the Lot: by anybody, and there is no third."""
    play = fouls("1 2", "1 2").act("activate H1 foul A1", "foul A1")
    play.act("activate H2 foul A1", "foul A1").refuses("activate H3 foul A1").spent()


def test_two_fouls_again_in_the_next_turn() -> None:
    """Sneakiest of the Lot: in each of the team's turns."""
    play = fouls("1 2", "1 2", "1 2", "1 2").act("activate H1 foul A1", "foul A1")
    play.act("activate H2 foul A1", "foul A1", "end", "end")
    play.act("activate H3 foul A1", "foul A1").refuses("activate H2 foul A1")
    play.act("activate H1 foul A1", "foul A1").refuses("activate H2 foul A1").spent()


def test_without_him_there_is_one() -> None:
    """Sneakiest of the Lot: one of the two must be his."""
    play = has("dodge", board=PIT, dice=["armour: 1 2"]).act("activate H1 foul A1", "foul A1")
    play.refuses("activate H2 foul A1")


def test_bribed_after_the_first_the_second_is_left() -> None:
    """Sneakiest of the Lot: a bribe takes the turnover away, not the Foul."""
    play = has(GOBBO, board=PIT, dice=["armour: 2 2", "bribe: 2", "armour: 1 2"])
    play.state.bribes[0] = 1
    play.act("activate H1 foul A1", "foul A1", "no", "use bribe").never("turnover")
    play.act("activate H2 foul A1", "foul A1").refuses("activate H3 foul A1").spent()


def test_the_foul_of_a_pile_driver_may_be_the_second() -> None:
    """Sneakiest of the Lot with Pile Driver (ruling SZ13)."""
    board = PIT.replace("6      .    H2   H3   .", "6      .    H2   .    .").replace(
        "10     H9   .    .", "10     H9   A3   ."
    )
    who = {"H9": {"skills": "pile_driver"}}
    dice = ["armour A1: 1 2", "block: pow", "armour A3: 1 2", "armour A3: 1 2"]
    play = has(GOBBO, board=board, who=who, dice=dice).act("activate H1 foul A1", "foul A1")
    play.act("activate H9 block A3", "push m10", "follow").asks("use_skill", "home", "H9")
    play.act("use pile_driver").expect("skill_used H1 skill=sneakiest_of_the_lot", "foul H9")
    play.refuses("activate H2 foul A1").spent()


# Two for One (the Swift twins).


def test_the_other_twin_has_loner_two() -> None:
    """Two for One: for the rest of the game, also if the partner returns."""
    who = {
        "H1": {"skills": "loner 4, two_for_one", "position": "lucien_swift"},
        "H9": {"skills": "loner 4, two_for_one", "position": "valen_swift"},
    }
    play = scenario(FIELD, who=who)
    match = play.game.match
    match.remove(number(play, "H1"), KNOCKED_OUT, "test")
    hook = match.hooks.reroll_toll[0]
    assert match.skill_value(number(play, "H9"), hook) == 2
    match.remove(number(play, "H1"), RESERVES, "test")
    assert match.skill_value(number(play, "H9"), hook) == 2
    assert match.skill_value(number(play, "H1"), hook) == 4


def test_a_twin_who_is_sent_off_changes_nothing() -> None:
    """Two for One: Knocked-out or a casualty."""
    who = {
        "H1": {"skills": "loner 4, two_for_one", "position": "lucien_swift"},
        "H9": {"skills": "loner 4, two_for_one", "position": "valen_swift"},
    }
    match = (play := scenario(FIELD, who=who)).game.match
    match.remove(number(play, "H1"), SENT_OFF, "test")
    assert match.skill_value(number(play, "H9"), match.hooks.reroll_toll[0]) == 4
