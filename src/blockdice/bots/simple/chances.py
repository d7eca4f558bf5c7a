"""Exact chances of single tests, with the skill re-rolls that a player has for them."""

from __future__ import annotations

from blockdice.bots.simple.grips import hold_chance, modifier_after_roll
from blockdice.bots.simple.sight import Sight
from blockdice.engine.rolls import Test
from blockdice.engine.words import CATCH, DODGE, INTERFERE, JUMP, PASS, PICK_UP, RUSH


def chance_of(test: Test) -> float:
    """The chance that a test passes at the first throw."""
    return (7 - test.needed) / 6


def chance_of_all(tests: list[Test]) -> float:
    """The chance that all of the tests pass at the first throw."""
    chance = 1.0
    for test in tests:
        chance *= (7 - test.needed) / 6
    return chance


def acts_chance(sight: Sight, player: int, action: int) -> float:
    """The chance that the player does what they are activated for, whatever trait they have."""
    m = sight.m
    point = m.hooks.activation_figure
    if not point:
        return 1.0
    kind = m.actions.numbered(action)
    return chance_of_all([h.speak(m, h, player, kind) for h in m.speakers(point, player)])


def can_reroll(sight: Sight, player: int, kind: int, square: int = 0) -> bool:
    """Whether a skill of the player re-rolls such a test; square: the one that is left in it."""
    return sight.can_use(player, sight.m.hooks.reroll[kind], -1, square)


def _twice(chance: float, again: bool) -> float:
    return chance + (1 - chance) * chance if again else chance


def dodge_chance(sight: Sight, player: int, origin: int, square: int) -> float:
    """Of dodging from one square into another, whatever opponents have against it."""
    test = sight.m.rules.dodge_test(sight.m, player, origin, square)
    if not sight.grip_hooks and not sight.m.hooks.after_roll_own[DODGE]:
        return _twice(chance_of(test), can_reroll(sight, player, DODGE, origin))
    needed = test.needed - modifier_after_roll(sight, player, origin)
    chance = (7 - min(max(needed, 2), 6)) / 6
    chance = _twice(chance, can_reroll(sight, player, DODGE, origin))
    return chance * (1.0 - hold_chance(sight, player, origin))


def jump_chance(sight: Sight, player: int, origin: int, square: int) -> float:
    """Of jumping from one square into another."""
    test = sight.m.rules.jump_test(sight.m, player, origin, square)
    chance = _twice(chance_of(test), can_reroll(sight, player, JUMP, origin))
    return chance * (1.0 - hold_chance(sight, player, origin))


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
