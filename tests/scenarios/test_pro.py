"""General Skills, Pro: an attempt to re-roll one die of the own activation (2020)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.drive import AWAY, kick_scenario
from tests.scenarios.scenario import Scenario, scenario

MARKED = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
9      H2   .    .    A2
"""
PRO = {"H1": {"skills": "pro"}}


def dodge(*dice: str, who: Any = PRO, **fields: Any) -> Scenario:
    """H1 dodges into an open square (3+)."""
    play = scenario(MARKED, who=who, dice=list(dice), **fields)
    return play.act("activate H1 move", "move k7")


def test_on_a_three_the_die_is_rolled_again() -> None:
    """Pro: 3+."""
    play = dodge("dodge H1: 2 3", "pro H1: 3").asks("reroll", "home", "H1").offers("no")
    play.needs("reroll pro", "pro 3+").act("reroll pro").expect(
        "skill_used H1 skill=pro",
        "roll H1 name=pro passed=True",
        "roll H1 name=dodge passed=True",
    )
    play.asks("move", "home").spent()


def test_on_a_two_it_is_not_and_nothing_else_helps() -> None:
    """Odd combination 28: a die that Pro has touched in vain gets no team re-roll. The die of
    Pro itself could have had one."""
    play = dodge("dodge H1: 2", "pro H1: 2", "armour H1: 1 1", home={"rerolls": 1})
    play.act("reroll pro").asks("reroll", "home", "H1")
    assert play.game.decision.roll.name == "pro"
    play.act("no").expect("fell_over H1").spent()
    assert play.state.rerolls[0] == 1


def test_the_die_of_pro_may_be_rerolled_by_the_team() -> None:
    """Odd combination 28, variant."""
    play = dodge("dodge H1: 2 5", "pro H1: 2 5", home={"rerolls": 2})
    play.act("reroll pro", "reroll team").expect("roll H1 name=dodge passed=True")
    play.asks("move", "home").spent()


def test_once_an_activation() -> None:
    """Pro: one attempt, even if it has not helped."""
    play = dodge(
        "dodge H1: 2 5",
        "pro H1: 3",
        "rush H1: 1",
        "armour H1: 1 1",
        who={"H1": {"skills": "pro", "ma": 1}},
    )
    play.act("reroll pro", "move k6").expect("fell_over H1 k6").spent()


def test_the_second_die_stands() -> None:
    """Re-rolls: no die twice."""
    play = dodge("dodge H1: 2 2", "pro H1: 6", "armour H1: 1 1", home={"rerolls": 1})
    play.act("reroll pro").expect("fell_over H1").spent()


def test_after_a_team_reroll_pro_is_not_offered() -> None:
    """Re-rolls; odd combination 29 (a): neither after one that Loner has wasted, whose own die
    Pro may repeat."""
    play = dodge("dodge H1: 2 2", "armour H1: 1 1", home={"rerolls": 1}).act("reroll team")
    play.expect("fell_over H1").spent()
    who = {"H1": {"skills": "loner 4, pro"}}
    dice = ["dodge H1: 2", "loner H1: 3", "armour H1: 1 1"]
    play = dodge(*dice, who=who, home={"rerolls": 2}).act("reroll team")
    play.offers("reroll pro").refuses("reroll team").act("no").expect("fell_over H1").spent()


def test_before_loner_is_asked() -> None:
    """Odd combination 29 (b): no team re-roll, no Loner."""
    who = {"H1": {"skills": "loner 4, pro"}}
    play = dodge("dodge H1: 2", "pro H1: 2", "armour H1: 1 1", who=who, home={"rerolls": 1})
    play.act("reroll pro", "no").expect("fell_over H1").never("roll name=loner").spent()


PLAYS: dict[str, tuple[str, list[str], list[str]]] = {
    "rush": ("k l m\n7 . H1 .", ["rush H1: 1 3"], ["activate H1 move", "move m7", "move n7"]),
    "pick_up": ("k l m\n7 . H1 o", ["pick_up H1: 1 3"], ["activate H1 move", "move m7"]),
    "jump": ("l m n\n7 H1 A1_ .", ["jump H1: 2 3"], ["activate H1 move", "jump n7"]),
    "pass": ("l m n\n7 H1* . .", ["pass H1: 2 6"], ["activate H1 pass", "pass n7"]),
}


@pytest.mark.parametrize("name", PLAYS)
def test_any_die_of_the_players_own(name: str) -> None:
    """Commentary general-pro-what-for."""
    board, dice, actions = PLAYS[name]
    ma = 2 if name == "jump" else 1
    play = scenario(
        board, who={"H1": {"skills": "pro", "ma": ma}}, dice=[*dice, "pro H1: 3", "bounce: 5"]
    )
    play.act(*actions).asks("reroll", "home", "H1").act("reroll pro")
    play.expect("roll H1 name=pro passed=True", f"roll H1 name={name} passed=True")


def test_a_hindrance_may_be_rerolled() -> None:
    """Pro: the player is active, and a tackle zone that was lost has come back."""
    board = MARKED.replace("H1 ", "H1!")
    play = scenario(
        board, who={"H1": {"skills": "pro, bone_head"}}, dice=["bone_head H1: 1 2", "pro H1: 3"]
    )
    play.act("activate H1 move", "reroll pro").asks("move", "home", "H1").spent()


def test_no_armour_or_injury_die() -> None:
    """Commentary general-pro-what-for: those against the player."""
    play = dodge("dodge H1: 1", "armour H1: 6 6", "injury H1: 1 1")
    play.act("no").expect("roll name=armour", "roll name=injury").spent()


def test_not_outside_the_own_activation() -> None:
    """Commentary general-pro-outside-activation: a team-mate's pass."""
    play = scenario(
        "k l m n\n7 H1* . . H2",
        who={"H2": {"skills": "pro"}},
        dice=["pass H1: 6", "catch H2: 1", "bounce: 5"],
    )
    play.act("activate H1 pass", "pass n7").expect("roll H2 name=catch passed=False")
    play.never("skill_used").spent()


def test_not_while_standing_up() -> None:
    """Commentary movement-pro-standing-up: a team re-roll may be used."""
    board = MARKED.replace("H1 ", "H1_")
    play = scenario(
        board,
        who={"H1": {"skills": "pro", "ma": 2}},
        dice=["stand_up H1: 3 4"],
        home={"rerolls": 1},
    )
    play.act("activate H1 move", "stand").refuses("reroll pro").act("reroll team")
    play.expect("posture H1 posture=standing").spent()


def test_not_in_a_kick_off_blitz() -> None:
    """Pro: the player's own activation (SM1)."""
    near = AWAY.replace("5      .    .    A6", "5      A6   .    .")
    dice = ["kick_off_event: 5 5", "players: 1", "dodge H6: 2", "armour H6: 1 1"]
    play = kick_scenario(*dice, away=near, who={"H6": {"skills": "pro"}})
    play.act("activate H6 move", "move l5", "move m5", "move l5").expect("fell_over H6")
    play.never("skill_used").spent()


# Pools of dice.


def block(*dice: str, skills: str = "pro", st: int = 4, **fields: Any) -> Scenario:
    """H1 blocks A1 with two dice."""
    play = scenario(MARKED, who={"H1": {"skills": skills, "st": st}}, dice=list(dice), **fields)
    return play.act("activate H1 block A1")


def test_one_die_of_a_pool() -> None:
    """Pro: the coach names it; the other one stays on the table."""
    play = block("block H1: player_down both_down", "pro H1: 3", "block H1: pow", "armour: 1 1")
    play.act("reroll pro").asks("reroll_die", "home", "H1").offers("die 1", "die 2").act("die 1")
    play.expect("skill_used H1", "roll H1 name=pro", "roll name=block results=pow,both_down")
    play.offers("die 1", "die 2").act("die 1", "push n7", "stay").spent()


def test_two_that_show_the_same_are_one() -> None:
    """Nobody is asked which of two equal dice."""
    play = block("block H1: both_down both_down", "pro H1: 3", "block H1: pow", "armour: 1 1")
    play.act("reroll pro").asks("block_die", "home", "H1").act("die 1", "push n7", "stay").spent()


def test_no_team_reroll_for_a_pool_of_which_a_die_was_tried() -> None:
    """Commentary rules-team-reroll-after-skill-in-pool, for Pro."""
    play = block("block H1: player_down both_down", "pro H1: 2", home={"rerolls": 1})
    play.act("reroll pro", "die 1", "no").asks("block_die", "home", "H1")
    play.offers("die 1", "die 2").spent()


# Brawler.


def test_brawler_rerolls_one_both_down() -> None:
    """Brawler: for nothing, one of them."""
    play = block("block H1: both_down player_down pow", "armour: 1 1", skills="brawler")
    play.asks("reroll", "home", "H1").act("reroll brawler")
    play.expect("skill_used H1 skill=brawler", "roll name=block results=pow,player_down")
    play.act("die 1", "push n7", "stay").spent()


def test_brawler_is_for_both_downs() -> None:
    """Brawler."""
    block("block H1: push_back player_down", skills="brawler").asks("block_die", "home").spent()


def test_brawler_once_a_pool() -> None:
    """Brawler: a single result."""
    armour = ["armour A1: 1 1", "armour H1: 1 1"]
    play = block("block H1: both_down both_down both_down", *armour, skills="brawler")
    play.act("reroll brawler").expect("skill_used H1", "knocked_down A1", "knocked_down H1")
    play.spent()


def test_no_team_reroll_after_brawler() -> None:
    """Commentary rules-team-reroll-after-skill-in-pool."""
    play = block("block H1: both_down player_down push_back", skills="brawler", home={"rerolls": 1})
    play.offers("reroll brawler", "reroll team").act("reroll brawler")
    play.asks("block_die", "home").spent()


def test_a_team_reroll_instead() -> None:
    """Re-rolls: all the dice, after which Brawler has none left."""
    play = block(
        "block H1: both_down player_down both_down both_down",
        *("armour A1: 1 1", "armour H1: 1 1"),
        skills="brawler",
        home={"rerolls": 1},
    )
    play.act("reroll team").never("skill_used").expect("knocked_down H1").spent()


def test_pro_takes_another_die_after_brawler() -> None:
    """Commentary general-brawler-one-pro-other, general-brawler-then-pro: no die twice."""
    play = block(
        "block H1: both_down both_down",
        "block H1: push_back",
        "pro H1: 3",
        "block H1: pow",
        "armour: 1 1",
        skills="brawler, pro",
    )
    play.act("reroll brawler").refuses("reroll brawler").act("reroll pro")
    play.expect(
        "roll name=block results=push_back,both_down", "roll name=block results=push_back,pow"
    )
    play.asks("block_die", "home").act("die 2", "push n7", "stay").spent()


def test_brawler_takes_another_die_after_pro() -> None:
    """The same, the other way round; Pro may have failed."""
    play = block(
        "block H1: both_down both_down",
        "pro H1: 1",
        "block H1: push_back",
        skills="brawler, pro",
    )
    play.act("reroll pro").offers("reroll brawler").refuses("reroll pro").act("reroll brawler")
    play.expect("roll name=block results=both_down,push_back").asks("block_die", "home").spent()


def test_brawler_pro_and_the_team_on_two_dice() -> None:
    """Odd combination 27."""
    play = block(
        "block H1: both_down both_down push_back",
        "pro H1: 2",
        skills="brawler, pro",
        home={"rerolls": 1},
    )
    play.act("reroll brawler", "reroll pro", "no").asks("block_die", "home", "H1").spent()


def test_brawler_with_an_assist() -> None:
    """Commentary strength-brawler-with-assist; odd combination 27."""
    board = MARKED.replace("6      .    .    .    .", "6      .    .    .    H3")
    play = scenario(
        board, who={"H1": {"skills": "brawler"}}, dice=["block H1: both_down player_down pow"]
    )
    play.act("activate H1 block A1").offers("reroll brawler").act("reroll brawler").spent()


def test_brawler_not_in_a_blitz() -> None:
    """Brawler: a Block on its own; odd combination 27."""
    play = scenario(
        MARKED,
        who={"H1": {"skills": "brawler", "st": 4}},
        dice=["block H1: both_down player_down"],
    )
    play.act("activate H1 blitz A1", "block A1").asks("block_die", "home").spent()


def test_brawler_again_in_the_second_block_of_frenzy() -> None:
    """Brawler: each Block has its own dice."""
    play = block(
        "block H1: push_back push_back",
        "block H1: both_down player_down",
        "block H1: push_back",
        skills="brawler, frenzy",
    )
    play.act("push n7").asks("reroll", "home", "H1").act("reroll brawler")
    play.asks("block_die", "home").spent()
