"""Errors cross processes whole: what a worker raises is what its caller catches."""

from __future__ import annotations

import pickle

import pytest

import blockdice as bd
from blockdice.engine import errors

ERRORS = [
    errors.BlockdiceError("Something."),
    errors.IllegalAction("'kick' is not legal.", ["end", "concede"]),
    errors.StaleDecision("Too late."),
    errors.NotationError("There is no square 'z99'", 6, 2),
    errors.UnknownName("team", "ork", ["orc"], ["human", "orc"]),
    errors.BadFile("match.json", "teams[0]", "there are no players"),
    errors.BadTeam("magpies.json", ["10 players are too few"]),
    errors.BadRecord("match.json", "'move c5' is not legal", 12),
    errors.EditionMismatch("Another edition."),
    errors.DiceScriptError("dodge (a D6)", "7"),
    errors.BrokenInvariant("Two players stand on c5.", record="match.json"),
]


def test_all_kinds_of_errors_are_here() -> None:
    kinds = {
        kind
        for kind in vars(errors).values()
        if isinstance(kind, type) and issubclass(kind, bd.BlockdiceError)
    }
    assert {type(error) for error in ERRORS} == kinds


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_is_the_same_after_a_journey(error: bd.BlockdiceError) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert str(twin) == str(error)
    assert twin.__reduce__() == error.__reduce__()
