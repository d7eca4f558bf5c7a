"""Matches for properties: a seed says the teams, the options, the dice and every answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import settings
from hypothesis import strategies as st

import blockdice as bd
from scripts.fuzzing.matches import make_game
from scripts.fuzzing.policies import Eager, kind_first, uniform

POLICIES = {"uniform": lambda: uniform, "kind first": lambda: kind_first, "eager": Eager}

seeds = st.integers(min_value=0, max_value=2**32 - 1)
policies = st.sampled_from(sorted(POLICIES))
whole_matches = settings(max_examples=8, derandomize=True)


def playing(game: bd.Game, policy: str, seed: int) -> Iterator[Random]:
    """Play a match to its end; before every answer, what else is to be drawn may be drawn."""
    random = Random(f"properties {seed}")
    other = Random(f"beside {seed}")
    choose = POLICIES[policy]()
    while not game.is_over:
        yield other
        if not game.is_over:
            game.act_code(choose(game, random))


def match_of(seed: int, keep_diary: bool = True) -> bd.Game:
    """A fresh match."""
    return make_game(f"properties {seed}", keep_diary)
