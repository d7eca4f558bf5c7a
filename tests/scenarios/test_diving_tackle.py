"""Agility Skills, Diving Tackle: -2 for an opponent who has got away, and a dive (2020)."""

from __future__ import annotations

from typing import Any

from tests.scenarios.drive import AWAY, kick_scenario
from tests.scenarios.scenario import Scenario, scenario

MARKED = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
"""
TWO = MARKED.replace("8      .    .    . ", "8      .    .    A2")
DIVER = {"A1": {"skills": "diving_tackle"}}
DIVERS = {**DIVER, "A2": {"skills": "diving_tackle"}}


def dodge(*dice: str, who: Any = DIVER, board: str = MARKED, **fields: Any) -> Scenario:
    """H1 dodges into an open square (3+)."""
    play = scenario(board, who=who, dice=list(dice), **fields)
    return play.act("activate H1 move", "move k7")


def test_two_less_and_the_diver_lies_in_the_square_left() -> None:
    """Diving Tackle: asked when the test has been passed."""
    play = dodge("dodge H1: 4", "armour H1: 1 1").asks("use_skill", "away", "A1")
    play.act("use diving_tackle").expect(
        "skill_used A1 skill=diving_tackle",
        "moved A1 m7 l7",
        "posture A1 posture=prone",
        "fell_over H1 k7",
        "turnover home",
    )
    play.never("roll A1 name=armour")
    assert play.where("A1") == "l7"
    play.spent()


def test_the_coach_may_keep_the_player_on_his_feet() -> None:
    """Diving Tackle: optional."""
    dodge("dodge H1: 3").act("no").asks("move", "home", "H1").spent()


def test_nobody_is_asked_where_it_changes_nothing() -> None:
    """Diving Tackle: a 5 passes with the -2, a natural 6 always does, a failure is one."""
    dodge("dodge H1: 5").asks("move", "home", "H1").spent()
    who = {**DIVER, "H1": {"ag": 6}}
    dodge("dodge H1: 6", who=who).asks("move", "home", "H1").spent()
    dodge("dodge H1: 2", "armour H1: 1 1").expect("fell_over H1").never("skill_used").spent()


def test_only_one_of_several_dives() -> None:
    """Diving Tackle: their coach names one."""
    play = dodge("dodge H1: 4", "armour H1: 1 1", who=DIVERS, board=TWO)
    play.asks("choose_player", "away").offers("select A1", "select A2", "no")
    play.act("select A2").expect("skill_used A2", "moved A2 m8 l7", "fell_over H1")
    assert play.where("A1") == "m7"
    play.spent()


def test_a_second_one_does_not_dive_at_the_second_die() -> None:
    """Diving Tackle: one of several, for one test."""
    play = dodge("dodge H1: 4 5", who={**DIVERS, "H1": {"skills": "dodge"}}, board=TWO).act(
        "select A1", "reroll dodge"
    )
    play.expect("roll H1 needed=5 passed=True").asks("move", "home", "H1").spent()


def test_it_may_be_used_on_the_rerolled_die() -> None:
    """Commentary agility-diving-tackle-after-reroll."""
    play = dodge("dodge H1: 2 3", "armour H1: 1 1", who={**DIVER, "H1": {"skills": "dodge"}})
    play.act("reroll dodge").asks("use_skill", "away", "A1").act("use diving_tackle")
    play.expect("moved A1 l7", "fell_over H1").spent()


def test_a_die_not_yet_rerolled_may_be_and_the_two_stay() -> None:
    """SM2: the dodger is heard again; the -2 counts for the second die too."""
    play = dodge("dodge H1: 4 4", "armour H1: 1 1", home={"rerolls": 1})
    play.act("use diving_tackle").asks("reroll", "home", "H1")
    assert play.game.decision.roll.needed == 5
    play.act("reroll team").expect("roll H1 needed=5 passed=False", "moved A1 l7", "fell_over H1")
    play.spent()


def test_whoever_got_through_leaves_the_diver_lying() -> None:
    """Diving Tackle: the diver is Placed Prone whatever comes of it."""
    play = dodge("dodge H1: 4 5", home={"rerolls": 1}).act("use diving_tackle", "reroll team")
    play.expect("moved A1 l7", "posture A1 posture=prone").asks("move", "home", "H1").spent()


def test_break_tackle_and_dodge_answer_a_dive() -> None:
    """Odd combination 38: the bonus is kept for the die that it saves."""
    who = {**DIVER, "H1": {"skills": "break_tackle, dodge"}}
    play = dodge("dodge H1: 3 4", who=who).act("use diving_tackle")
    play.asks("reroll", "home", "H1").act("reroll dodge")
    play.asks("use_skill", "home", "H1").act("use break_tackle")
    play.expect("skill_used H1 skill=break_tackle", "posture A1 posture=prone").never("fell_over")
    assert play.where("A1") == "l7"
    play.asks("move", "home", "H1").spent()


def test_a_strong_player_breaks_out_of_a_dive() -> None:
    """Odd combination 38, second run: 3 - 2 + 2 = 3."""
    who = {**DIVER, "H1": {"skills": "break_tackle", "st": 5}}
    play = dodge("dodge H1: 3", who=who).act("use diving_tackle").asks("use_skill", "home", "H1")
    play.act("use break_tackle").expect("posture A1 posture=prone").asks("move", "home").spent()


def test_a_diver_with_the_ball_loses_it() -> None:
    """Odd combination 39: Placed Prone, and no turnover by that."""
    play = scenario(
        MARKED.replace("A1 ", "A1*"),
        who={"A1": {"skills": "diving_tackle"}},
        dice=["dodge H1: 4", "bounce: 4", "armour H1: 1 1"],
        home={"rerolls": 0},
    )
    play.act("activate H1 move", "move k6", "use diving_tackle")
    play.expect("posture A1", "roll name=bounce", "ball_ground k7", "fell_over H1", "turnover home")
    play.spent()


def test_prone_or_without_a_tackle_zone_nobody_dives() -> None:
    """Skill Use: whoever does not mark the square does nothing."""
    for mark in ("_", "!"):
        board = TWO.replace("A1 ", f"A1{mark}")
        dodge("dodge H1: 4", board=board).asks("move", "home", "H1").spent()


def test_against_a_jump_too() -> None:
    """Diving Tackle: Dodge, Jump or Leap; H1 lies in the square jumped into."""
    play = scenario(
        "       k    l    m\n6      .    A1   .\n7      H1   A2_  .\n8      .    .    .\n",
        who=DIVER,
        dice=["jump H1: 5", "armour H1: 1 1"],
    )
    play.act("activate H1 move", "jump m8", "use diving_tackle")
    play.expect("moved A1 k7", "fell_over H1 m8").spent()


def test_after_a_natural_one_the_diver_keeps_the_square() -> None:
    """SM3: the player who jumped falls where they came down, as the square left is filled."""
    play = scenario(
        "       k    l    m\n6      .    A1   .\n7      H1   A2_  .\n8      .    .    .\n",
        who=DIVER,
        dice=["jump H1: 5 1", "armour H1: 1 1"],
        home={"rerolls": 1},
    )
    play.act("activate H1 move", "jump m8", "use diving_tackle", "reroll team")
    play.expect("moved A1 k7", "fell_over H1 m8").spent()


def test_not_against_a_player_of_the_own_side_or_far_away() -> None:
    """Diving Tackle: an opponent whom the user marks."""
    who = {"A2": {"skills": "diving_tackle"}, "H2": {"skills": "diving_tackle"}}
    board = """
       k    l    m    n
6      .    H2   .    .
7      .    H1   A1   .
8      .    .    .    A2
"""
    dodge("dodge H1: 3", who=who, board=board).asks("move", "home", "H1").spent()


def test_tackle_denies_the_reroll_after_a_dive() -> None:
    """Odd combination 38: a Tackle player among those who mark the square left."""
    who = {**DIVER, "A2": {"skills": "tackle"}, "H1": {"skills": "dodge"}}
    play = dodge("dodge H1: 3", "armour H1: 1 1", who=who, board=TWO).act("use diving_tackle")
    play.expect("fell_over H1").never("skill_used H1").spent()


def test_arm_bar_by_the_diver() -> None:
    """Odd combination 39: Prone by now, and 8 + 1 breaks an Armour Value of 9."""
    who = {"A1": {"skills": "diving_tackle, arm_bar"}}
    play = dodge("dodge H1: 4", "armour H1: 4 4", "injury H1: 1 2", who=who)
    play.act("use diving_tackle").expect("posture A1 posture=prone")
    if play.game.decision.kind == "use_skill":
        play.act("use arm_bar")
    play.expect("posture H1 posture=stunned").spent()


def test_the_ball_left_behind_bounces_from_under_the_diver() -> None:
    """Diving Tackle and Fumblerooskie: not a move of the diver's own will."""
    board = MARKED.replace("H1 ", "H1*")
    who = {**DIVER, "H1": {"skills": "fumblerooskie"}}
    play = scenario(board, who=who, dice=["dodge H1: 4", "bounce: 2", "armour H1: 1 1"])
    play.act("activate H1 move", "use fumblerooskie", "move k7", "use diving_tackle")
    play.expect(
        "ball_ground l7", "moved A1 m7 l7", "roll name=bounce", "ball_ground l6", "fell_over H1"
    ).spent()


def test_against_who_moves_in_a_kick_off_blitz() -> None:
    """Diving Tackle: they are active (SM1)."""
    play = kick_scenario(
        *("kick_off_event: 5 5", "players: 1", "dodge H6: 4", "armour H6: 1 1"),
        away=AWAY.replace("5      .    .    A6", "5      A6   .    ."),
        who={"A6": {"skills": "diving_tackle"}},
    )
    play.act("activate H6 move", "move l5", "move m5", "move l5")
    play.asks("use_skill", "away", "A6").act("use diving_tackle")
    play.expect("moved A6 m5", "posture A6 posture=prone", "fell_over H6").spent()
