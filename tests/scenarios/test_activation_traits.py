"""Traits rolled for on activation: Bone Head and Really Stupid (2020)."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import scenario

FIELD = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
9      H9   .    .    A2_
"""
BONE = {"H1": {"skills": "bone_head"}}
STUPID = {"H1": {"skills": "really_stupid"}}


@pytest.mark.parametrize("face", [2, 6])
def test_bone_head_goes_on_with_a_two_or_more(face: int) -> None:
    play = scenario(FIELD, dice=[f"bone_head: {face}"], who=BONE).act("activate H1 move")
    play.expect("declared H1 action=move", "roll H1 name=bone_head needed=2 passed=True")
    play.asks("move", "home", "H1")


def test_bone_head_forgets_on_a_one_and_loses_the_tackle_zone() -> None:
    play = scenario(FIELD, dice=["bone_head: 1"], who=BONE).act("activate H1 block A1")
    play.expect("roll H1 name=bone_head passed=False", "token H1 token=distracted on=True")
    play.never("roll name=block", "turnover").asks("activate", "home").spent()
    play.refuses("activate H1 move", "activate H1 block A1")
    assert not play.state.has_zone(0)


def test_the_tackle_zone_is_gone_until_the_next_activation_whatever_that_brings() -> None:
    play = scenario(FIELD, dice=["bone_head: 1 1"], who=BONE)
    play.act("activate H1 move", "end")
    play.act("activate A1 move").needs("move n6").act("end", "end")
    play.act("activate H1 move")
    play.expect(
        "turn_ended home",
        "token H1 token=distracted on=False",
        "roll H1 name=bone_head",
        "token H1 token=distracted on=True",
    )


def test_it_is_rolled_at_every_activation_even_by_a_prone_player() -> None:
    board = FIELD.replace("H1 ", "H1_")
    play = scenario(board, dice=["bone_head: 1"], who=BONE).act("activate H1 move")
    play.expect("roll H1 name=bone_head passed=False", "token H1 token=distracted on=True")
    play.asks("activate", "home")
    assert play.game.board.count("H1_") == 1


def test_and_by_a_player_who_had_lost_the_tackle_zone() -> None:
    play = scenario(FIELD.replace("H1 ", "H1!"), dice=["bone_head: 3"], who=BONE)
    play.act("activate H1 move")
    play.expect("token H1 token=distracted on=False", "roll H1 name=bone_head passed=True")
    assert play.state.has_zone(0)


@pytest.mark.parametrize(
    ("action", "again"),
    [
        ("activate H1 blitz A1", "activate H9 blitz A1"),
        ("activate H1 pass", "activate H9 pass"),
        ("activate H1 handoff", "activate H9 handoff"),
        ("activate H1 foul A2", "activate H9 foul A2"),
    ],
)
def test_an_action_that_is_once_a_turn_counts_as_performed(action: str, again: str) -> None:
    """So does the whole of a Blitz (commentary of Movement)."""
    play = scenario(FIELD, dice=["bone_head: 1"], who=BONE).offers(again)
    play.act(action).asks("activate", "home").refuses(again).offers("activate H9 move")


def test_a_forgotten_throw_uses_the_pass_of_the_turn_too() -> None:
    who = {"H1": {"st": 5, "skills": "really_stupid, throw_team_mate"}}
    play = scenario(FIELD, dice=["really_stupid: 3"], who=who).act("activate H1 throw")
    play.refuses("activate H9 pass")


def test_a_forgotten_block_or_move_leaves_those_of_others() -> None:
    play = scenario(FIELD.replace("7      .", "7      H2"), dice=["bone_head: 1"], who=BONE)
    play.act("activate H1 block A1").offers("activate H2 move", "activate H9 blitz A1")


def test_the_target_is_nominated_before_the_trait_is_rolled_for() -> None:
    """(commentary) The target first, then the player's own trait."""
    play = scenario(FIELD, dice=["bone_head: 4", "block: push"], who=BONE)
    play.act("activate H1 block A1")
    play.expect("declared H1 action=block target=A1", "roll H1 name=bone_head", "block H1")


def test_a_team_reroll_may_save_it_and_a_loner_pays_for_it() -> None:
    who = {"H1": {"skills": "bone_head, loner 4"}}
    play = scenario(FIELD, dice=["bone_head: 1 5", "loner: 4"], who=who, home={"rerolls": 1})
    play.act("activate H1 move").asks("reroll", "home", "H1").act("reroll team")
    play.expect("roll H1 name=loner", "roll H1 name=bone_head dice=5").asks("move", "home", "H1")


def test_the_ball_stays_in_hand() -> None:
    play = scenario(FIELD.replace("H1 ", "H1*"), dice=["bone_head: 1"], who=BONE)
    play.act("activate H1 move").never("ball_air", "turnover").asks("activate", "home")


def test_without_a_tackle_zone_no_assist_and_no_catch() -> None:
    play = scenario(
        """
           k    l    m    n
    7      .    H1   A1   H2
    8      H3*  .    .    .
    """,
        dice=["bone_head: 1", "pass: 6", "bounce: 2"],
        who=BONE,
    )
    play.act("activate H1 move")
    assert play.game.preview("activate H2 block A1").block_dice == 1
    play.act("activate H3 pass", "pass l7").never("roll name=catch").expect("roll name=bounce")


@pytest.mark.parametrize(("face", "passed"), [(1, False), (3, False), (4, True), (6, True)])
def test_really_stupid_alone_needs_a_four(face: int, passed: bool) -> None:
    play = scenario(FIELD, dice=[f"really_stupid: {face}"], who=STUPID).act("activate H1 move")
    play.expect(f"roll H1 name=really_stupid needed=4 passed={passed}")
    play.asks("move" if passed else "activate", "home")
    assert play.state.has_zone(0) is passed


@pytest.mark.parametrize(("face", "passed"), [(1, False), (2, True), (3, True)])
def test_next_to_a_team_mate_with_more_wits_a_two_will_do(face: int, passed: bool) -> None:
    board = FIELD.replace("8      .", "8      H2")
    play = scenario(board, dice=[f"really_stupid: {face}"], who=STUPID).act("activate H1 move")
    play.expect(f"roll H1 name=really_stupid needed=2 modifiers=helped:2 passed={passed}")


def test_two_helpers_are_no_better_than_one() -> None:
    board = FIELD.replace("8      .    .", "8      H2   H3")
    play = scenario(board, dice=["really_stupid: 1"], who=STUPID).act("activate H1 move")
    play.expect("roll H1 name=really_stupid modifiers=helped:2 passed=False")


@pytest.mark.parametrize("helper", ["H2_", "H2~", "A3", "H3"])
def test_no_help_from_the_prone_the_stunned_opponents_or_the_really_stupid(helper: str) -> None:
    who = {**STUPID, "H3": {"skills": "really_stupid"}}
    board = FIELD.replace("8      .", f"8      {helper}")
    play = scenario(board, dice=["really_stupid: 3"], who=who).act("activate H1 move")
    play.expect("roll H1 name=really_stupid needed=4 passed=False")


def test_a_helper_who_lost_the_tackle_zone_still_stands_and_helps() -> None:
    board = FIELD.replace("8      .", "8      H2!")
    play = scenario(board, dice=["really_stupid: 2"], who=STUPID).act("activate H1 move")
    play.expect("roll H1 name=really_stupid passed=True")


def test_really_stupid_too_wastes_the_declared_action() -> None:
    play = scenario(FIELD, dice=["really_stupid: 2"], who=STUPID).act("activate H1 blitz A1")
    play.refuses("activate H9 blitz A1").offers("activate H9 move")
