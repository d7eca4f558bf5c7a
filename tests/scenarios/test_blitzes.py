"""Blocking, Blitz Actions (2020), with the commentary of Movement and Blocking."""

from __future__ import annotations

from blockdice.engine.words import PRONE
from tests.scenarios.scenario import scenario

FIELD = """
       k    l    m    n    o    p
6      .    .    .    .    .    .
7      .    H1   .    A1   .    A2
8      .    .    .    .    .    .
9      H9   .    .    .    .    .
"""
CLOSE = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    H1   A1   .    .
8      .    .    .    .    .
9      H9   .    .    .    .
"""


def test_the_target_is_nominated_before_any_movement_in_reach_or_not() -> None:
    """(commentary) Declared on activation, and even a target out of range may be named."""
    board = FIELD + "15     .    .    .    .    .    A3"
    play = scenario(board).offers("activate H1 blitz A1", "activate H1 blitz A3")
    play.refuses("activate H1 blitz").act("activate H1 blitz A3")
    play.expect("declared H1 action=blitz target=A3")


def test_only_a_standing_opponent_may_be_nominated() -> None:
    play = scenario(FIELD.replace("A1 ", "A1_").replace("A2", "A2~"))
    assert not [action for action in play.legal if "blitz" in action]


def test_move_block_and_move_on() -> None:
    play = scenario(FIELD, dice=["block: pow", "armour: 1 1"])
    play.act("activate H1 blitz A1", "move m7", "block A1", "push o7", "follow")
    play.asks("move", "home", "H1").act("move m6", "end").asks("activate", "home").spent()
    assert play.where("H1") == "m6"


def test_the_block_may_come_before_any_movement() -> None:
    play = scenario(CLOSE, dice=["block: push"]).act("activate H1 blitz A1").offers("block A1")
    play.act("block A1", "push n7", "stay").asks("move", "home", "H1").offers("move k6")


def test_only_the_nominated_target_may_be_blocked() -> None:
    """(commentary) No change of mind during the action."""
    play = scenario(
        """
           l    m    n
    6      .    A2   .
    7      H1   A1   .
    """
    )
    play.act("activate H1 blitz A1").offers("block A1").refuses("block A2")


def test_the_block_costs_one_square_of_movement() -> None:
    play = scenario(CLOSE, dice=["block: push"], who={"H1": {"ma": 2}})
    play.act("activate H1 blitz A1", "block A1", "push n7", "stay", "move k7")
    play.needs("move j7", "rush 2+").never("roll name=rush")


def test_there_is_one_block_in_a_blitz() -> None:
    play = scenario(CLOSE, dice=["block: push"]).act("activate H1 blitz A1", "block A1")
    play.act("push n7", "follow").asks("move", "home", "H1").refuses("block A1")


def test_a_target_that_no_longer_stands_cannot_be_blocked() -> None:
    play = scenario(CLOSE).act("activate H1 blitz A1").offers("block A1")
    match = play.game.match
    match.lay(match.names.players["A1"], PRONE)
    play.act("move l6").refuses("block A1").offers("move m6", "end")


def test_a_blitzer_without_movement_left_rushes_to_block() -> None:
    play = scenario(FIELD, dice=["rush: 2", "block: push"], who={"H1": {"ma": 1}})
    play.act("activate H1 blitz A1", "move m7").needs("block A1", "rush 2+").act("block A1")
    play.expect("roll H1 name=rush passed=True", "block H1", "roll H1 name=block")


def test_falling_in_that_rush_there_is_no_block() -> None:
    play = scenario(FIELD, dice=["rush: 1", "armour H1: 1 1"], who={"H1": {"ma": 1}})
    play.act("activate H1 blitz A1", "move m7", "block A1").never("roll name=block")
    play.expect("fell_over H1 m7 by=rush", "turnover home why=fell_over").spent()


def test_a_team_reroll_may_save_that_rush() -> None:
    who = {"H1": {"ma": 1}}
    play = scenario(FIELD, dice=["rush: 1 5", "block: push"], who=who, home={"rerolls": 1})
    play.act("activate H1 blitz A1", "move m7", "block A1", "reroll team").expect("block H1")


def test_with_both_rushes_used_there_is_no_block() -> None:
    play = scenario(FIELD, dice=["rush: 2 2"], who={"H1": {"ma": 1}})
    play.act("activate H1 blitz A1", "move k7", "move l7", "move m7").refuses("block A1")


def test_the_square_for_the_block_may_be_the_second_rush() -> None:
    play = scenario(FIELD, dice=["rush: 2 2", "block: push"], who={"H1": {"ma": 1}})
    play.act("activate H1 blitz A1", "move l8", "move m7", "block A1", "push o7", "follow")
    assert not [action for action in play.legal if action.startswith("move")]


def test_following_up_is_free_so_the_square_is_regained() -> None:
    play = scenario(CLOSE, dice=["block: push"], who={"H1": {"ma": 1}})
    play.act("activate H1 blitz A1", "block A1", "push n7", "follow").never("roll name=rush")
    play.needs("move m6", "rush 2+", "dodge 4+")


def test_a_prone_player_may_blitz_and_stands_up_first() -> None:
    play = scenario(CLOSE.replace("H1 ", "H1_"), dice=["block: push"])
    play.act("activate H1 blitz A1").refuses("block A1").act("stand", "block A1")
    play.expect("posture H1 posture=standing", "block H1").act("push n7", "stay")
    play.act("move k7", "move k6").needs("move k5", "rush 2+")


def test_a_prone_blitzer_of_movement_three_rushes_for_the_block() -> None:
    board = CLOSE.replace("H1 ", "H1_")
    play = scenario(board, dice=["rush: 3", "block: push"], who={"H1": {"ma": 3}})
    play.act("activate H1 blitz A1", "stand", "block A1").expect("roll H1 name=rush", "block H1")


def test_a_stunned_player_cannot_blitz() -> None:
    play = scenario(CLOSE.replace("H1 ", "H1~"))
    assert not [action for action in play.legal if action.startswith("activate H1")]


def test_a_prone_blitzer_who_fails_to_stand_up_has_used_the_blitz() -> None:
    board = CLOSE.replace("H1 ", "H1_")
    play = scenario(board, dice=["stand_up: 3"], who={"H1": {"ma": 2}})
    play.act("activate H1 blitz A1", "stand").asks("activate", "home").refuses(
        "activate H9 blitz A1"
    )


def test_a_blitz_without_its_block_is_used_all_the_same() -> None:
    """(commentary) They may choose not to block, and no other Blitz is left this turn."""
    play = scenario(CLOSE).act("activate H1 blitz A1", "end").asks("activate", "home")
    play.refuses("activate H9 blitz A1").offers("activate H9 move")


def test_a_blitz_on_a_target_out_of_reach_is_used_all_the_same() -> None:
    """(commentary)"""
    play = scenario(FIELD, who={"H1": {"ma": 1}}).act("activate H1 blitz A2", "move k7", "end")
    play.refuses("activate H9 blitz A1")


def test_one_blitz_a_turn_and_again_in_the_next() -> None:
    play = scenario(CLOSE, dice=["block: push"]).act("activate H1 blitz A1", "block A1")
    play.act("push n7", "stay", "end").refuses("activate H9 blitz A1").act("end").act("end")
    play.asks("activate", "home").offers("activate H9 blitz A1")


def test_player_down_in_a_blitz_ends_it_with_a_turnover() -> None:
    play = scenario(CLOSE, dice=["block: skull", "armour H1: 1 1"])
    play.act("activate H1 blitz A1", "block A1").expect("turnover home why=knocked_down")
    play.asks("activate", "away").spent()


def test_a_blitzer_with_block_goes_on_after_a_both_down() -> None:
    dice = ["block: both_down", "armour A1: 1 1"]
    play = scenario(CLOSE, dice=dice, who={"H1": {"skills": "block"}})
    play.act("activate H1 blitz A1", "block A1", "use block").asks("move", "home", "H1")
    play.needs("move m6").never("turnover")


def test_assists_are_counted_where_the_blitzer_stands_then() -> None:
    board = FIELD.replace("6      .    .    .    .    .", "6      .    .    .    H2   .")
    play = scenario(board).act("activate H1 blitz A1", "move m7")
    assert play.game.preview("block A1").block_dice == 2


def test_the_blitzer_may_hold_the_ball_and_score_afterwards() -> None:
    play = scenario(
        """
           w    x    y    z
    7      .    H1*  A1   .
    8      .    .    .    .
    """,
        dice=["block: pow", "armour: 1 1"],
    )
    play.act("activate H1 blitz A1", "block A1", "push z8", "follow", "move z7")
    play.expect("touchdown home H1 z7")


def test_a_dodge_towards_the_target_is_rolled_as_ever() -> None:
    board = FIELD.replace("6      .    .", "6      .    A3")
    play = scenario(board, dice=["dodge: 1", "armour: 1 1"]).act("activate H1 blitz A1")
    play.act("move m8").expect("fell_over H1 m8 by=dodge").asks("activate", "away")
