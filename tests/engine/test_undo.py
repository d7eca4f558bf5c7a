"""Undo: whose answer, how far back, and what the diary keeps of it."""

from __future__ import annotations

import pytest

import blockdice as bd
from blockdice.engine.game import Game

BOARD = """
       k    l    m    n
7      .    H1   .    .
8      .    .    .    A1
"""


def match(policy: str = "until_dice", seed: int = 3) -> Game:
    return bd.from_board(BOARD, seed=seed, options=bd.Options(undo=policy))


def test_a_coach_takes_back_answer_after_answer_until_the_turn_started() -> None:
    game = match()
    for action in ("activate H1 move", "move l6", "move l5"):
        game.act(action)
    for _ in range(3):
        game.undo(by="home")
    assert game.decision.kind == "activate"
    with pytest.raises(bd.StaleDecision, match="no answer"):
        game.undo(by="home")


def test_the_diary_keeps_what_was_undone_and_says_where_it_went_back_to() -> None:
    game = match()
    game.act("activate H1 move")
    before = game.match.seq
    game.act("move l6")
    game.undo()
    event = game.events[-1]
    assert (event.kind, event.data["back_to"]) == ("undone", before)
    assert [e.kind for e in game.events[before:]] == ["moved", "undone"]


def test_the_other_coach_cannot_take_it_back() -> None:
    game = match()
    game.act("activate H1 move")
    assert "other coach" in game.undo_refusal(by="away")
    with pytest.raises(bd.StaleDecision, match="other coach"):
        game.undo(by="away")
    assert not game.undo_refusal(by="home")


def test_a_turn_that_is_over_stays_over() -> None:
    game = match()
    game.act("end")
    assert game.decision.coach == "away"
    with pytest.raises(bd.StaleDecision, match="turn is over"):
        game.undo()


def test_dice_stand_unless_both_agree_or_the_match_is_free() -> None:
    """A dodge has been rolled."""
    marked = """
           k    l    m
    7      .    H1   A1
    """
    for policy, agreed, allowed in (
        ("until_dice", True, False),
        ("consent", False, False),
        ("consent", True, True),
        ("free", False, True),
        ("none", True, False),
    ):
        game = bd.from_board(marked, seed=3, options=bd.Options(undo=policy))
        game.act("activate H1 move")
        game.act("move k7")
        if allowed:
            game.undo(agreed=agreed)
            assert (game.decision.player, game.decision.kind) == ("H1", "move")
        else:
            with pytest.raises(bd.StaleDecision):
                game.undo(agreed=agreed)


def test_after_a_free_undo_across_dice_forks_still_roll_the_dice_of_the_match() -> None:
    marked = """
           k    l    m
    7      .    H1   A1
    """
    game = bd.from_board(marked, seed=3, options=bd.Options(undo="free"))
    game.act("activate H1 move")
    game.act("move k7")
    game.undo()
    game.undo()
    game.act("activate H1 move")
    game.act("move k7")
    fork = game.fork()
    assert fork.match.die(16, "any") == game.match.die(16, "any")


def test_a_fork_cannot_go_back_behind_its_own_beginning() -> None:
    game = match()
    game.act("activate H1 move")
    twin = game.fork()
    with pytest.raises(bd.StaleDecision):
        twin.undo()
    twin.act("move l6")
    twin.undo()
    with pytest.raises(bd.StaleDecision):
        twin.undo()
