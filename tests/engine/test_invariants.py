"""That what must always hold is noticed when it does not."""

import pytest

import blockdice as bd
from blockdice.engine.fold import fold
from blockdice.engine.invariants import check, check_fold, rest_findings

BOARD = """
     k    l    m
 6   H1*  .    A1
 7   H2   A2   A3
"""


@pytest.fixture
def match():
    return bd.from_board(BOARD).match


def break_square(state):
    state.square[0] = state.square[1]


def break_zones(state):
    state.board[state.square[0] + 1] += 1 << 9


def break_occupant(state):
    state.board[state.square[0]] &= ~511


def break_place(state):
    state.place[0] = 2


def break_posture(state):
    state.posture[5] = 1


def break_carrier(state):
    state.carrier = -1


def break_ball(state):
    state.ball_square += 1


def break_rerolls(state):
    state.rerolls[1] = -1


def break_clock(state):
    state.turn[0] = 9


BREAKS = [
    *(break_square, break_zones, break_occupant, break_place, break_posture, break_carrier),
    *(break_ball, break_rerolls, break_clock),
]


def test_a_sound_match_passes(match):
    check(match)
    check_fold(match, fold(match.diary))
    assert rest_findings(match) == []


@pytest.mark.parametrize("breaking", BREAKS, ids=lambda breaking: breaking.__name__)
def test_a_contradiction_is_noticed(match, breaking):
    breaking(match.state)
    with pytest.raises(bd.BrokenInvariant):
        check(match)


@pytest.mark.parametrize("name", ["score", "turn", "rerolls", "bribes", "fan_factor"])
def test_a_count_that_the_events_do_not_tell_is_noticed(match, name):
    getattr(match.state, name)[0] += 1
    with pytest.raises(bd.BrokenInvariant, match="The events tell it otherwise"):
        check_fold(match, fold(match.diary))


def test_a_silent_move_is_noticed(match):
    match.state.set_square(0, match.state.square[0] - 1)
    with pytest.raises(bd.BrokenInvariant, match="H1 is"):
        check_fold(match, fold(match.diary))
