"""Strength Skills, Break Tackle: a bonus to a dodge after the die has been rolled (2020)."""

from __future__ import annotations

from tests.scenarios.drive import AWAY, kick_scenario
from tests.scenarios.scenario import Scenario, scenario

NEAR = AWAY.replace("5      .    .    A6", "5      A6   .    .")
"""A6 on the line beside A1, so that H6 can reach somebody who is not guarded."""
MARKED = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    A2
9      H2   .    .    .
"""


def dodge(*dice: str, st: int = 3, skills: str = "break_tackle") -> Scenario:
    """H1 dodges into an open square (3+)."""
    play = scenario(MARKED, who={"H1": {"skills": skills, "st": st}}, dice=list(dice))
    return play.act("activate H1 move", "move k7")


def test_one_is_added_after_the_roll() -> None:
    """Break Tackle: +1 with a Strength of 4 or less."""
    play = dodge("dodge H1: 2", st=4).asks("use_skill", "home", "H1")
    assert play.game.decision.roll.dice == [2]
    play.act("use break_tackle").expect("skill_used H1 skill=break_tackle").asks("move", "home")
    assert play.where("H1") == "k7"
    play.never("fell_over").spent()


def test_two_is_added_with_a_strength_of_five() -> None:
    """Break Tackle."""
    who = {"ag": 4}
    play = scenario(
        MARKED,
        who={"H1": {"skills": "break_tackle", "st": 5, **who}},
        dice=["dodge H1: 2"],
    )
    play.act("activate H1 move", "move k7", "use break_tackle").asks("move", "home").spent()


def test_one_is_not_enough_for_a_two_where_four_are_needed() -> None:
    """Break Tackle: it is only asked for where it helps."""
    play = scenario(
        MARKED,
        who={"H1": {"skills": "break_tackle", "st": 4, "ag": 4}},
        dice=["dodge H1: 2", "armour H1: 1 1"],
    )
    play.act("activate H1 move", "move k7").expect("fell_over H1").never("skill_used").spent()


def test_a_natural_one_fails_all_the_same() -> None:
    """Agility Tests: whatever the modifiers."""
    dodge("dodge H1: 1", "armour H1: 1 1", st=5).expect("fell_over H1").never("skill_used").spent()


def test_once_an_activation() -> None:
    """Break Tackle: and again in the next."""
    play = scenario(
        MARKED,
        who={"H1": {"skills": "break_tackle"}},
        dice=["dodge H1: 3 2", "armour H1: 1 1"],
    )
    play.act("activate H1 move", "move l6", "use break_tackle", "move k6")
    play.expect("skill_used H1", "fell_over H1 k6").spent()


def test_it_comes_back_in_the_next_activation() -> None:
    """Break Tackle."""
    play = scenario(MARKED, who={"H1": {"skills": "break_tackle"}}, dice=["dodge H1: 3 2"])
    play.act("activate H1 move", "move l6", "use break_tackle", "end", "end", "end")
    play.act("activate H1 move", "move k6").asks("use_skill", "home", "H1").spent()


def test_the_coach_may_decline_and_reroll_instead() -> None:
    """Skill Use: both may answer a failure, and either coach's choice stands."""
    play = dodge("dodge H1: 2 5", skills="break_tackle, dodge").act("no")
    play.asks("reroll", "home", "H1").act("reroll dodge").asks("move", "home").spent()


def test_it_is_still_there_after_a_failed_reroll() -> None:
    """Break Tackle: the second die may be modified as the first."""
    play = dodge("dodge H1: 2 2", skills="break_tackle, dodge").act("no", "reroll dodge")
    play.asks("use_skill", "home", "H1").act("use break_tackle").asks("move", "home").spent()


def test_not_in_a_kick_off_blitz() -> None:
    """Break Tackle works in the player's own activation: a kick-off Blitz is none (SM1)."""
    dice = ["kick_off_event: 5 5", "players: 1", "dodge H6: 2", "armour H6: 1 1"]
    play = kick_scenario(*dice, away=NEAR, who={"H6": {"skills": "break_tackle"}})
    play.act("activate H6 move", "move l5", "move m5", "move l5")
    play.expect("roll H6 name=dodge passed=False", "fell_over H6").never("skill_used").spent()


def test_not_when_the_die_is_another_one() -> None:
    """Break Tackle is for dodges: a jump is none."""
    play = scenario(
        "       l    m    n\n7      H1   A1_  .\n",
        who={"H1": {"skills": "break_tackle"}},
        dice=["jump H1: 2", "armour H1: 1 1"],
    )
    play.act("activate H1 move", "jump n7").expect("fell_over H1").never("skill_used").spent()
