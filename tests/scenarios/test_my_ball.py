"""My Ball (2020, Traits): nobody else is to have it."""

from __future__ import annotations

from tests.scenarios.scenario import scenario

FIELD = """
       k    l    m    n
6      .    H2   .    .
7      .    H1*  A1   .
8      .    .    .    .
"""
GREEDY = {"H1": {"skills": "my_ball"}}


def test_the_ball_is_neither_passed_nor_handed_off() -> None:
    for action in ("pass", "handoff"):
        play = scenario(FIELD, who=GREEDY).act(f"activate H1 {action}")
        verbs = {choice.split()[0] for choice in play.legal}
        assert verbs == {"move", "end"}


def test_nor_left_behind_nor_dumped_off() -> None:
    who = {"H1": {"skills": "my_ball, fumblerooskie, dump_off"}}
    scenario(FIELD, who=who).act("activate H1 move").refuses("use fumblerooskie")
    board = FIELD.replace("H2 ", ".  ")
    play = scenario(board, who=who, dice=["block: push"], active="away")
    play.act("activate A1 block H1").asks("push", "away", "H1").spent()


def test_it_is_lost_by_going_down() -> None:
    board = FIELD.replace("H2 ", ".  ")
    dice = ["block: 2", "armour: 1 2", "armour: 1 2", "bounce: 7"]
    play = scenario(board, dice=dice, who=GREEDY).act("activate H1 block A1")
    play.expect("knocked_down H1", "ball_ground", "turn_ended home").spent()


def test_and_by_the_skill_of_an_opponent() -> None:
    """Strip Ball works on them as on anybody."""
    who = {**GREEDY, "A1": {"skills": "strip_ball"}}
    board = FIELD.replace("H2 ", ".  ")
    play = scenario(board, dice=["block: 3", "bounce: 7"], who=who, active="away")
    play.act("activate A1 block H1", "push k7")
    if play.game.decision.kind == "use_skill":
        play.act("use strip_ball")
    play.act("stay").expect("ball_ground").spent()
