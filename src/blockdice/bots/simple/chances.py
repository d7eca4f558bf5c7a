"""Exact chances of single tests, with the skill re-rolls that a player has for them."""

from __future__ import annotations

from blockdice.bots.simple.sight import Sight
from blockdice.engine.rolls import Test
from blockdice.engine.words import CATCH, DODGE, INTERFERE, PASS, PICK_UP, RUSH


def chance_of(test: Test) -> float:
    """The chance that a test passes at the first throw."""
    return (7 - test.needed) / 6


def can_reroll(sight: Sight, player: int, kind: int) -> bool:
    """Whether a skill of the player re-rolls such a test."""
    m = sight.m
    return any(m.can_use(player, hook) for hook in m.hooks.reroll[kind])


def _twice(chance: float, again: bool) -> float:
    return chance + (1 - chance) * chance if again else chance


def dodge_chance(sight: Sight, player: int, origin: int, square: int) -> float:
    """Of dodging from one square into another."""
    test = sight.m.rules.dodge_test(sight.m, player, origin, square)
    return _twice(chance_of(test), can_reroll(sight, player, DODGE))


def rush_chance(sight: Sight, player: int) -> float:
    """Of taking one square more than the Movement Allowance."""
    square = sight.state.square[player]
    test = sight.m.rules.rush_test(sight.m, player, square)
    return _twice(chance_of(test), can_reroll(sight, player, RUSH))


def pick_up_chance(sight: Sight, player: int, square: int) -> float:
    """Of picking the ball up there."""
    test = sight.m.rules.pick_up_test(sight.m, player, square)
    return _twice(chance_of(test), can_reroll(sight, player, PICK_UP))


def catch_chance(sight: Sight, player: int, how: str) -> float:
    """Of catching a ball that comes so, where the player stands."""
    test = sight.m.rules.catch_test(sight.m, player, how)
    return _twice(chance_of(test), can_reroll(sight, player, CATCH))


def pass_chance(sight: Sight, player: int, square: int) -> float:
    """Of an accurate pass to the square."""
    if not sight.state.profiles.pa[player]:
        return 0.0
    test = sight.m.rules.pass_test(sight.m, player, square)
    return _twice(chance_of(test), can_reroll(sight, player, PASS))


def interfere_chance(sight: Sight, player: int, passer: int) -> float:
    """Of deflecting an accurate pass."""
    test = sight.m.rules.interfere_test(sight.m, player, passer, "accurate")
    return _twice(chance_of(test), can_reroll(sight, player, INTERFERE))
