"""Fumblerooskie (2020, Passing Skills): the ball left behind on the run."""

from __future__ import annotations

import pytest

from blockdice.engine.words import DROPPING, GROUND
from tests.scenarios.scenario import scenario

FIELD = """
       k    l    m    n    o
6      .    .    .    .    .
7      H1*  .    .    .    A1
8      .    .    .    .    .
9      H2   .    .    .    .
"""
SLY = {"H1": {"skills": "fumblerooskie"}}


def test_the_ball_stays_in_the_next_square_left_without_a_bounce_or_a_turnover() -> None:
    play = scenario(FIELD, who=SLY).act("activate H1 move", "move l7", "use fumblerooskie")
    play.refuses("use fumblerooskie").act("move m7", "end")
    play.expect("moved H1 m7", "skill_used H1 skill=fumblerooskie", "ball_ground l7")
    play.never("turnover", "roll").asks("activate", "home")
    play.shows("       k    l    m\n7      .    o    H1\n")


def test_a_team_mate_may_pick_it_up() -> None:
    play = scenario(FIELD, dice=["pick_up H2: 3"], who=SLY)
    play.act("activate H1 move", "use fumblerooskie", "move l7", "end")
    play.act("activate H2 move", "move k8", "move k7").expect("ball_held H2 k7").spent()


def test_also_with_a_ball_picked_up_in_the_same_activation() -> None:
    """(commentary passing-skills-fumblerooskie-picked-up)"""
    board = FIELD.replace("H1*  .    ", "H1   o    ")
    play = scenario(board, dice=["pick_up: 3"], who=SLY).act("activate H1 move")
    play.refuses("use fumblerooskie").act("move l7", "use fumblerooskie", "move m7")
    play.expect("ball_held H1 l7", "ball_ground l7").spent()


def test_in_a_blitz_before_and_after_the_block() -> None:
    play = scenario(FIELD, dice=["block: 3"], who=SLY)
    play.act("activate H1 blitz A1", "move l7", "move m7", "use fumblerooskie", "move n7")
    play.act("block A1", "push p7", "stay")
    play.expect("ball_ground m7", "block H1").never("turnover").spent()


@pytest.mark.parametrize("action", ["pass", "handoff", "foul A2"])
def test_in_no_other_action(action: str) -> None:
    board = FIELD.replace("6      .    .    .    .    .", "6      .    .    .    .    A2_")
    scenario(board, who=SLY).act(f"activate H1 {action}").refuses("use fumblerooskie")


def test_not_by_others_and_not_without_the_ball() -> None:
    scenario(FIELD, who={"H2": {"skills": "fumblerooskie"}}).act("activate H1 move").refuses(
        "use fumblerooskie"
    )
    scenario(FIELD, who={"H2": {"skills": "fumblerooskie"}}).act("activate H2 move").refuses(
        "use fumblerooskie"
    )


def test_a_player_who_goes_no_further_keeps_it() -> None:
    """SB6: until the next square is left nothing has happened."""
    play = scenario(FIELD, who=SLY).act("activate H1 move", "use fumblerooskie", "end")
    play.never("ball_ground", "skill_used")
    assert play.state.carrier == 0
    assert not play.state.tokens[0] & DROPPING


def test_it_is_put_down_before_the_dodge() -> None:
    """Odd combination 44: a failed dodge falls in the new square, the ball rests in the old."""
    board = FIELD.replace("H1*  .", "H1*  .").replace("8      .    .", "8      A2   .")
    play = scenario(board, dice=["dodge: 1", "armour: 1 1"], who=SLY)
    play.act("activate H1 move", "use fumblerooskie", "move l6")
    play.expect("ball_ground k7", "fell_over H1", "turnover home why=fell_over").spent()
    assert play.state.ball == GROUND


def test_a_shadowing_opponent_follows_onto_the_ball() -> None:
    """Odd combination 44: they must try to pick it up; a failure is no turnover."""
    board = FIELD.replace("8      .    .", "8      A2   .")
    who = {**SLY, "A2": {"skills": "shadowing", "ma": 8}}
    script = ["dodge: 4", "shadowing: 5", "pick_up A2: 1", "bounce: 2"]
    play = scenario(board, dice=script, who=who)
    play.act("activate H1 move", "use fumblerooskie", "move l6", "use shadowing")
    play.expect("ball_ground k7", "roll H1 name=dodge", "moved A2 k7", "roll A2 name=pick_up")
    play.never("turnover").spent()


def test_jumping_away_leaves_it_behind_too() -> None:
    board = FIELD.replace("H1*  .    ", "H1*  A2_  ")
    play = scenario(board, dice=["jump: 3"], who=SLY)
    play.act("activate H1 move", "use fumblerooskie", "jump m7")
    play.expect("moved H1 m7", "ball_ground k7").spent()
