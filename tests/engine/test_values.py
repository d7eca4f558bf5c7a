"""Frozen values can be copied and sent to another process, on either build."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import blockdice as bd
from blockdice.teams import ready_team


def finished() -> bd.Game:
    game = bd.new_game("bb2020", seed=7)
    game.act(game.decision.actions[0])
    while not game.is_over:
        verbs = [str(action) for action in game.decision.actions]
        game.act("concede" if "concede" in verbs else verbs[0])
    return game


VALUES = {
    "options": bd.Options(kind="league", rulings=()),
    "team": ready_team("bb2020", "human"),
    "player": ready_team("bb2020", "orc").players[0],
    "skill": bd.SkillSheet("loner", 4),
    "result": finished().result,
}


@pytest.mark.parametrize("name", VALUES)
def test_a_value_can_be_copied_and_pickled(name: str) -> None:
    value: Any = VALUES[name]
    assert pickle.loads(pickle.dumps(value)) == value
    assert copy.copy(value) == value
    assert copy.deepcopy(value) == value
