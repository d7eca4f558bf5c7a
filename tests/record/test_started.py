"""The record of a match that was put together in the middle."""

from __future__ import annotations

import json

import blockdice as bd
from blockdice.record import from_bytes, to_bytes

BOARD = """
       k    l    m    n
7      .    H1*  A1   .
8      .    .    .    A2_
"""


def played(seed: int) -> bd.Game:
    game = bd.from_board(BOARD, active="away", half=2, turn=3, weather="blizzard", seed=seed)
    for _ in range(120):
        if game.is_over:
            break
        actions = game.decision.actions
        game.act(actions[seed * 7 % len(actions)])
    return game


def test_it_verifies_and_goes_on_like_any_other() -> None:
    for seed in range(4):
        record = from_bytes(to_bytes(played(seed).record()))
        assert record.start is not None
        assert record.start["weather"] == "blizzard"
        verdict = bd.verify(record)
        assert verdict.is_same, verdict
        assert bd.replay(record).board == played(seed).board


def test_a_dump_remembers_where_it_started() -> None:
    game = bd.restore(json.loads(json.dumps(played(1).dump())))
    assert bd.verify(game.record()).is_same
