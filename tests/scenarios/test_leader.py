"""Passing Skills, Leader: a team re-roll as long as a leader is on the pitch (2020)."""

from __future__ import annotations

from typing import Any

import pytest

import blockdice as bd
from tests.scenarios.drive import set_up_scenario
from tests.scenarios.scenario import Scenario, scenario

BOARD = """
       k    l    m    n
7      .    H1   A1   .
8      .    .    .    .
9      H2   .    .    .
10     .    H3   A3   .
"""
LEADER = {"H2": {"skills": "leader"}}


def dodge(*dice: str, board: str = BOARD, who: Any = LEADER, **fields: Any) -> Scenario:
    """H1 dodges into an open square (3+)."""
    play = scenario(board, who=who, dice=list(dice), **fields)
    return play.act("activate H1 move", "move k6")


def test_one_team_reroll_more() -> None:
    """Leader: spent before the team's own."""
    play = dodge("dodge H1: 2 3", home={"rerolls": 1}).offers("reroll team").act("reroll team")
    play.expect("rerolls home left=1 skill=0", "roll H1 passed=True").spent()
    assert (play.state.rerolls[0], play.state.skill_rerolls[0]) == (1, 0)


def test_one_however_many_leaders() -> None:
    """Leader: the team has one."""
    who = {**LEADER, "H1": {"skills": "leader"}, "H4": {"skills": "leader"}}
    assert dodge("dodge H1: 2", who=who).state.skill_rerolls == [1, 0]


@pytest.mark.parametrize("mark", ["_", "~", "!"])
def test_whatever_the_state_of_the_leader(mark: str) -> None:
    """Leader; odd combination 30: Prone, Stunned or without a tackle zone."""
    board = BOARD.replace("H2 ", f"H2{mark}")
    dodge("dodge H1: 2", board=board).asks("reroll", "home", "H1").offers("reroll team")


def test_not_while_no_leader_is_on_the_pitch() -> None:
    """Leader: it sleeps; the leader here has stayed in the reserves."""
    who = {"H5": {"skills": "leader"}}
    play = dodge("dodge H1: 2", "armour H1: 1 1", who=who).expect("fell_over H1").spent()
    assert play.state.skill_rerolls[0] == 1


def test_another_leader_wakes_it() -> None:
    """Odd combination 30: a second leader on the pitch."""
    who = {"H5": {"skills": "leader"}, "H3": {"skills": "leader"}}
    dodge("dodge H1: 2", who=who).offers("reroll team")


def test_used_once_a_half() -> None:
    """Leader: a single one."""
    play = scenario(BOARD, who=LEADER, dice=["dodge H1: 2 3", "dodge H3: 2", "armour: 1 1"])
    play.act("activate H1 move", "move k6", "reroll team", "end")
    play.act("activate H3 move", "move k11").expect("fell_over H3").spent()


def test_loner_must_roll_for_it() -> None:
    """Leader: like any team re-roll otherwise; odd combination 30."""
    who = {**LEADER, "H1": {"skills": "loner 4"}}
    play = dodge("dodge H1: 2", "loner H1: 3", "armour: 1 1", who=who).act("reroll team")
    play.expect("rerolls home skill=0", "roll H1 name=loner", "fell_over H1").spent()


def test_not_in_the_opponents_turn() -> None:
    """Team Re-rolls: the active team's."""
    board = "       k    l    m\n7      A1*  A2   .\n9      H2   .    .\n"
    play = scenario(
        board, who=LEADER, active="away", dice=["catch A2: 1", "bounce: 5"], away={"rerolls": 0}
    )
    play.act("activate A1 handoff", "handoff A2").expect("turnover away").spent()


def test_it_comes_back_with_the_leader() -> None:
    """Commentary passing-skills-leader-returns; odd combination 30: knocked out, and recovered."""
    board = """
       k    l    m    n
7      .    H1   A1   .
9      H2   A2   .    .
"""
    play = scenario(
        board,
        who={**LEADER, "A2": {"st": 7}},
        active="away",
        dice=["block A2: pow pow pow", "armour H2: 6 6", "injury H2: 4 4"],
    )
    play.act("activate A2 block H2", "push j9", "stay").expect("boxed H2 place=knocked_out")
    assert play.state.skill_rerolls[0] == 1
    assert not play.game.match.has_skill_reroll(0)
    m = play.game.match
    m.put(m.names.players["H2"], m.names.squares.index("j9"), "placed")
    assert m.has_skill_reroll(0)


def test_every_half_begins_with_it() -> None:
    """Leader: a half's; also from the first kick-off on, while the leader sits on the bench."""
    play = set_up_scenario(who=LEADER)
    play.expect("half_started", "rerolls home skill=1")
    assert play.state.skill_rerolls == [1, 0]


LATE = "       y    z\n8      H1*  .\n9      H2   .\n10     A1   .\n"


@pytest.mark.parametrize("left", [0, 1])
def test_extra_time_brings_no_new_one(left: int) -> None:
    """Leader: what is left is carried over."""
    options = bd.Options(extra_time=True)
    fields: dict[str, Any] = {"half": 2, "turn": 8, "options": options}
    play = scenario(LATE, who=LEADER, active="away", dice=["coin_toss: 1"], **fields)
    play.state.skill_rerolls[0] = left
    play.act("end")
    if play.game.decision.kind == "activate":
        play.act("end")
    play.act("kick").expect("half_started half=3", f"rerolls home left=0 skill={left}")


def test_knocked_out_the_team_has_none_until_the_leader_is_back() -> None:
    """Odd combination 30: a foul takes the leader off, and the re-roll sleeps."""
    board = """
       k    l    m    n
7      .    H1   A1   .
9      H2_  A2   .    .
"""
    play = scenario(
        board,
        who=LEADER,
        active="away",
        dice=["armour H2: 5 6", "injury H2: 4 5", "dodge H1: 2", "armour H1: 1 1"],
    )
    play.act("activate A2 foul H2", "foul H2", "end").expect("boxed H2 place=knocked_out")
    play.act("activate H1 move", "move k6").expect("fell_over H1").spent()
    assert play.state.skill_rerolls[0] == 1
