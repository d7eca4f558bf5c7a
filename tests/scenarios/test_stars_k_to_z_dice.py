"""Special rules of Star Players, Karla to Zzharg (2020): dice that fall again, or are helped. The
Ballista, Halfling Luck, Thinking Man's Troll, Bounding Leap, Burst of Speed, Strong Passing
Game, Yoink!"""

from __future__ import annotations

from typing import Any

import pytest

from blockdice.engine.effects import END_OF_HALF
from tests.scenarios.scenario import Scenario, scenario

LANE = """
       f    g    h    i    j    k    l
6      .    .    .    .    .    .    .
7      H1*  .    .    .    H2   .    .
8      .    .    .    .    .    .    .
11     H9   .    .    .    .    .    A9
"""
"""H1 passes four squares to H2 in j7 (a Short pass: 5+)."""


def passed(*dice: str, skills: str, board: str = LANE, who: Any = None, **more: Any) -> Scenario:
    """H1, who has the skills, passes to H2."""
    sheets = {"H1": {"skills": skills}, **(who or {})}
    play = scenario(board, who=sheets, dice=list(dice), **more)
    return play.act("activate H1 pass", "pass j7")


def is_spent(play: Scenario, label: str, rule: str) -> bool:
    """Whether the player has used the rule as often as they may."""
    match = play.game.match
    return match.is_spent(match.names.players[label], match.names.tokens.index(rule))


# The Ballista (Morg 'n' Thorg).


def test_the_ballista_on_a_pass() -> None:
    """The Ballista: a failed Passing Ability test; the second die stands."""
    play = passed("pass: 2", "pass: 5", "catch: 3", skills="the_ballista")
    play.asks("reroll", "home", "H1").act("reroll the_ballista")
    play.expect("skill_used H1 skill=the_ballista", "ball_held H2").spent()


def test_the_ballista_on_throwing_a_team_mate_and_once_a_game() -> None:
    """The Ballista."""
    board = LANE.replace("H1*  .", "H1   H3")
    who = {
        "H1": {"skills": "throw_team_mate, the_ballista", "st": 5},
        "H3": {"skills": "right_stuff"},
    }
    dice = ["throw: 1", "throw: 2", "throw_scatter: 1 1 1", "landing: 6"]
    play = scenario(board, who=who, dice=dice).act("activate H1 throw", "throw H3 i8")
    play.asks("reroll", "home", "H1").offers("reroll the_ballista").act("reroll the_ballista")
    play.expect("roll H1 name=throw", "landed_safely H3").spent()
    assert is_spent(play, "H1", "the_ballista")


def test_the_ballista_is_not_for_kicking_nor_for_a_success() -> None:
    """The Ballista: a Pass or Throw Team-Mate action."""
    passed("pass: 5", "catch: 3", skills="the_ballista").never("skill_used").spent()
    board = LANE.replace("H1*  .", "H1   H3")
    who = {"H1": {"skills": "kick_team_mate, the_ballista"}, "H3": {"skills": "right_stuff"}}
    dice = ["throw: 2", "throw_scatter: 1 1 1", "landing: 6"]
    play = scenario(board, who=who, dice=dice).act("activate H1 kick_team_mate")
    play.act("throw H3 i8").never("skill_used").spent()


# Halfling Luck (Puggy Baconbreath) and Thinking Man's Troll (Ripper Bolgrot).

MARKED = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
10     H9   .    .    A9
"""
both = pytest.mark.parametrize("rule", ["halfling_luck", "thinking_mans_troll"])


@both
def test_one_die_alone_or_of_a_pool(rule: str) -> None:
    """Halfling Luck, Thinking Man's Troll: a single die, of a pool the coach's choice."""
    who = {"H1": {"skills": rule}}
    play = scenario(MARKED, who=who, dice=["dodge: 2", "dodge: 3"]).act("activate H1 move")
    play.act("move k7", f"reroll {rule}").expect("roll H1 name=dodge passed=True").spent()
    who["H1"]["st"] = 4
    play = scenario(MARKED, who=who, dice=["block: skull both_down", "block: pow"])
    play.act("activate H1 block A1", f"reroll {rule}").asks("reroll_die", "home").act("die 1")
    play.asks("block_die", "home").spent()
    assert sorted(play.game.decision.roll.dice) == [2, 6]


@both
def test_also_in_the_turn_of_the_opponent_but_no_opposing_die(rule: str) -> None:
    """Halfling Luck, Thinking Man's Troll: a die of the player's own (V3)."""
    board = LANE.replace("H1*  .    .", "H1*  .    A1")
    who = {"A1": {"skills": rule}}
    dice = ["pass: 5", "interfere: 4", "interfere: 6", "catch: 5"]
    play = scenario(board, who=who, dice=dice).act("activate H1 pass", "pass j7", "select A1")
    play.asks("reroll", "away", "A1").act(f"reroll {rule}").expect("intercepted A1").spent()
    play = scenario(MARKED, who=who, dice=["block: skull", "armour H1: 1 1"])
    play.act("activate H1 block A1").never("skill_used").spent()


@both
def test_never_of_armour_injury_or_recovery(rule: str) -> None:
    """Halfling Luck, Thinking Man's Troll."""
    who = {"H1": {"skills": rule}}
    dice = ["block: pow", "armour: 4 4"]
    play = scenario(MARKED, who=who, dice=dice).act("activate H1 block A1", "no", "push n7", "stay")
    play.asks("activate", "home").spent()


@pytest.mark.parametrize(
    ("rule", "returns"), [("halfling_luck", False), ("thinking_mans_troll", True)]
)
def test_luck_once_a_game_and_the_troll_once_a_half(rule: str, returns: bool) -> None:
    """Halfling Luck: once a game. Thinking Man's Troll: once a half."""
    dice = ["dodge: 2", "dodge: 3", "rush: 1", "armour: 1 1"]
    play = scenario(MARKED, who={"H1": {"skills": rule, "ma": 1}}, dice=dice)
    play.act("activate H1 move", "move k7", f"reroll {rule}", "move k6").expect("fell_over H1")
    play.game.match.expire(END_OF_HALF)
    assert is_spent(play, "H1", rule) is not returns


# Bounding Leap (Rowana Forestfoot).

GUARDED = """
       k    l    m    n    o
6      .    A1   A2   .    .
7      .    H1   A3   .    .
8      .    .    .    .    .
9      .    .    .    A4   .
"""
"""H1 is marked by A1, A2 and A3; n8 by A3 and A4."""
ROWANA = {"H1": {"skills": "leap, bounding_leap"}}


def test_a_bounding_leap_knows_no_penalties_and_a_second_die() -> None:
    """Bounding Leap: said before the die; the re-roll may be left."""
    play = scenario(GUARDED, who=ROWANA, dice=["jump: 2", "jump: 3"]).act("activate H1 move")
    play.act("jump n8").asks("use_skill", "home", "H1").act("use bounding_leap")
    play.expect("skill_used H1 skill=bounding_leap", "roll H1 name=jump needed=3 passed=False")
    play.asks("reroll", "home", "H1").offers("no").act("reroll bounding_leap")
    play.expect("roll H1 name=jump needed=3 passed=True").spent()
    assert play.where("H1") == "n8"


def test_without_it_penalties_count_and_the_rule_is_kept() -> None:
    """Bounding Leap: may; nothing is re-rolled then."""
    dice = ["jump: 4", "armour: 1 1"]
    play = scenario(GUARDED, who=ROWANA, dice=dice).act("activate H1 move", "jump n8", "no")
    play.expect("roll H1 name=jump needed=5 passed=False", "fell_over H1").never("skill_used")


def test_what_comes_after_the_die_does_not_count_either() -> None:
    """Bounding Leap: no negative modifiers, Diving Tackle's among them."""
    who = {**ROWANA, "A1": {"skills": "diving_tackle"}}
    play = scenario(GUARDED, who=who, dice=["jump: 3"]).act("activate H1 move", "jump n8")
    play.act("use bounding_leap").never("roll passed=False", "fell_over").spent()


def test_a_bounding_leap_once_a_game_and_only_with_leap() -> None:
    """Bounding Leap: the second leap of the game is an ordinary one."""
    play = scenario(GUARDED, who=ROWANA, dice=["jump: 6", "jump: 6"]).act("activate H1 move")
    play.act("jump n8", "use bounding_leap", "end", "end", "activate H1 move", "jump l8")
    play.asks("move", "home").spent()
    board = GUARDED.replace("A3 ", "A3_")
    play = scenario(board, who={"H1": {"skills": "bounding_leap"}}, dice=["jump: 6"])
    play.act("activate H1 move", "jump n8").never("skill_used").spent()


# Burst of Speed (Roxanna Darknail).

RUN = """
       k    l    m    n    o    p
7      H1   .    .    .    .    .
11     H9   .    .    .    .    A9
"""
FAST = {"H1": {"skills": "burst_of_speed", "ma": 1}}


def test_a_third_rush_once_a_game() -> None:
    """Burst of Speed: it is used by the third rush, not by the two before."""
    play = scenario(RUN, who=FAST, dice=["rush: 2 2 2"]).act("activate H1 move", "move l7")
    play.act("move m7", "move n7").never("skill_used").act("move o7")
    play.expect("skill_used H1 skill=burst_of_speed", "roll H1 name=rush").spent()
    play.refuses("move p7").act("end", "end", "activate H1 move")
    assert play.game.match.activation.rush_limit == 2


def test_two_rushes_leave_it_for_later() -> None:
    """Burst of Speed: declared by going on after the second."""
    play = scenario(RUN, who=FAST, dice=["rush: 2 2"]).act("activate H1 move", "move l7")
    play.act("move m7", "move n7", "end", "end", "end", "activate H1 move")
    assert play.game.match.activation.rush_limit == 3


def test_the_third_rush_may_fail_and_is_used_all_the_same() -> None:
    """Burst of Speed: a rush like any other."""
    play = scenario(RUN, who=FAST, dice=["rush: 2 2 1", "armour: 1 1"]).act("activate H1 move")
    play.act("move l7", "move m7", "move n7", "move o7")
    play.expect("skill_used H1", "fell_over H1", "turnover home").spent()


def test_a_third_rush_for_the_block_of_a_blitz() -> None:
    """Burst of Speed: whatever the square is used for."""
    board = RUN.replace(".    .    .    .    .\n11", ".    .    .    A1   .\n11")
    play = scenario(board, who=FAST, dice=["rush: 2 2 2", "block: push"])
    play.act("activate H1 blitz A1", "move l7", "move m7", "move n7").needs("block A1", "rush 2+")
    play.act("block A1").expect("skill_used H1 skill=burst_of_speed").spent()


# Strong Passing Game (Skrull Halfheight).

STRONG = "strong_passing_game"


def test_strength_makes_a_pass_accurate() -> None:
    """Strong Passing Game: after the die; ST 3."""
    play = passed("pass: 2", "catch: 3", skills=STRONG).asks("use_skill", "home", "H1")
    play.act(f"use {STRONG}").expect("skill_used H1", "pass_result result=accurate").spent()


def test_strength_is_no_help_on_a_one() -> None:
    """Strong Passing Game: a natural 1 is fumbled."""
    passed("pass: 1", "bounce: 2", skills=STRONG).expect("pass_result result=fumbled").never(
        "skill_used"
    )


def test_strength_only_where_it_helps_and_once_a_game() -> None:
    """Strong Passing Game: not asked of an accurate pass, nor where the pass gets no better."""
    passed("pass: 5", "catch: 3", skills=STRONG).never("skill_used").spent()
    who = {"H1": {"skills": STRONG, "st": 1}}
    play = passed("pass: 3", "scatter: 1 1 1", "bounce: 1", skills=STRONG, who=who)
    play.never("skill_used").expect("pass_result result=inaccurate")
    play = passed("pass: 2", "catch: 3", skills=f"{STRONG}, pass").act(f"use {STRONG}")
    assert is_spent(play, "H1", STRONG)


def test_strength_may_save_a_wild_pass_or_follow_a_reroll() -> None:
    """Strong Passing Game: at least inaccurate; declined, other re-rolls are left."""
    who = {"H1": {"skills": STRONG, "pa": 6, "st": 1}}
    board = LANE.replace("6      .    .", "6      A1   .")
    play = passed("pass: 3", "scatter: 1 1 1", skills=STRONG, who=who, board=board)
    play.act(f"use {STRONG}").expect("pass_result result=inaccurate")
    play = passed("pass: 2", "pass: 2", "catch: 3", skills=f"{STRONG}, pass")
    play.act("no", "reroll pass", f"use {STRONG}").expect("pass_result result=accurate").spent()


# Yoink! (Scrappa Sorehead).

WATCHED = LANE.replace("H1*  .    .", "H1*  .    A1")
SCRAPPA = {"A1": {"skills": "yoink", "ag": 5}}


def yoink(*dice: str) -> Scenario:
    """A1 is about to interfere with the pass of H1."""
    return passed("pass: 5", *dice, skills="", who=SCRAPPA, board=WATCHED).act("select A1")


def test_on_a_two_the_ball_is_snatched() -> None:
    """Yoink!: an interception without a test to deflect or to catch."""
    play = yoink("yoink: 2").asks("use_skill", "away", "A1").act("use yoink")
    play.expect("roll A1 name=yoink needed=2 passed=True", "ball_held A1", "intercepted A1")
    play.never("roll name=interfere", "roll name=catch").asks("activate", "away").spent()


def test_on_a_one_the_test_is_made_as_usual() -> None:
    """Yoink! (W8): the chance is not lost; once a game."""
    yoink("yoink: 1", "interfere: 6", "catch: 6").act("use yoink").expect("intercepted A1")
    yoink("yoink: 1", "interfere: 2", "catch H2: 3").act("use yoink").expect("ball_held H2").spent()


def test_declined_it_is_kept() -> None:
    """Yoink!: may."""
    yoink("interfere: 2", "catch H2: 3").act("no").never("roll name=yoink").spent()


def test_a_bomb_is_not_snatched() -> None:
    """Yoink!: a pass (ruling SB11)."""
    board = WATCHED.replace("H1*", "H1 ")
    who = {**SCRAPPA, "H1": {"skills": "bombardier"}}
    dice = ["bomb_pass: 6", "bomb_interfere: 1", "bomb_hit: 1"]
    play = scenario(board, who=who, dice=dice).act("activate H1 bombardier")
    play.act("bomb k7", "select A1")
    play.never("skill_used")
