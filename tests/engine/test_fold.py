"""The fold of the events: what it tells of a match, what undo does to it, what it refuses."""

import pytest

import blockdice as bd
from blockdice.engine.fold import Fold, fold
from blockdice.engine.invariants import check, check_fold
from blockdice.engine.tables import WEATHERS

BOARD = """
     k    l    m
 6   H1*  .    A1_
 7   H2   A2!  A3~
 8   .    o    H3
"""


@pytest.fixture
def game():
    return bd.new_game(seed=7, options=bd.Options(undo="free"))


def test_it_begins_with_teams_in_their_dugouts(game):
    board = fold(game.events)
    assert len(board.in_place("home", "reserves")) == 12
    assert board.on_pitch("away") == []
    assert board.rerolls == [2, 2]
    assert board.apothecaries == [1, 1]
    assert board.ball == "none"
    assert board.weather == WEATHERS[game.match.state.weather]
    assert (board.half, board.turns, board.score) == (0, [0, 0], [0, 0])


def test_a_position_is_folded(game):
    game = bd.from_board(BOARD.replace("o", "."), turn=3)
    board = fold(game.events)
    check_fold(game.match, board)
    assert (board.ball, board.carrier, board.ball_square) == ("held", "H1", "k6")
    assert (board.half, board.turns, board.active) == (1, [3, 2], "home")
    assert board.players["A1"].posture == "prone"
    assert board.players["A3"].posture == "stunned"
    assert "distracted" in board.players["A2"].tokens
    assert board.players["H3"].square == "m8"


def test_events_and_rows_of_a_record_fold_alike(game):
    while not game.is_over:
        game.act(game.decision.actions[0])
    check_fold(game.match, fold(game.events))
    check_fold(game.match, fold(game.record().events))
    assert fold(game.events).is_over


def test_the_ball_goes_with_its_carrier():
    game = bd.from_board(BOARD.replace("o", "."))
    game.act("activate H1 move")
    game.act("move j6")
    board = fold(game.events)
    assert (board.ball_square, board.players["H1"].square) == ("j6", "j6")


def test_what_is_undone_is_taken_back(game):
    board = Fold()
    seen = 0
    boards = []
    for _ in range(12):
        boards.append(game.board)
        game.act(game.decision.actions[0])
    for _ in range(6):
        game.undo()
        for event in game.events[seen:]:
            board.apply(event)
        seen = len(game.events)
        assert game.board == boards.pop()
        check_fold(game.match, board)
        check(game.match)


@pytest.mark.parametrize(
    "row",
    [
        {},
        {"seq": 0},
        {"seq": 0, "kind": 3},
        {"seq": 0, "kind": "moved", "player": "H1", "to": "c5"},
        {"seq": 0, "kind": "moved", "player": ["H1"], "to": "c5"},
        {"seq": 0, "kind": "joined", "coach": "home"},
        {"seq": 0, "kind": "ball_held"},
        {"seq": 0, "kind": "half_started"},
        {"seq": 0, "kind": "turn_started", "coach": "nobody", "turn": 1},
        {"seq": 0, "kind": "touchdown", "coach": "home", "score": 1},
        {"seq": 0, "kind": "undone"},
        {"seq": 0, "kind": "undone", "to": "c5"},
    ],
)
def test_a_row_that_is_no_event_is_refused(row):
    with pytest.raises(bd.BadFile, match="does not fit"):
        fold([row])


def test_events_of_later_kinds_change_nothing(game):
    board = fold([*game.record().events, {"seq": 900, "kind": "thunder", "coach": "home"}])
    check_fold(game.match, board)
