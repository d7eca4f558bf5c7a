"""What players are worth, and how hard it is to hurt them."""

from __future__ import annotations

from blockdice.bots.simple.sight import Sight
from blockdice.engine.words import STANDING

_WAYS = (36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0)
"""Of the 36 throws of 2D6, how many show at least each total."""
USUAL = 50_000
"""What an ordinary player costs."""
CLAWED = 8
"""The highest Armour that is left to whom claws hit."""


def value_of(sight: Sight, player: int) -> float:
    """What a player is worth to their team, in ordinary players."""
    sheet = sight.m.players[player]
    profiles = sight.state.profiles
    if sheet.cost:
        return sheet.cost / USUAL
    return 0.4 * profiles.st[player] + 0.2 * len(sheet.skills)


def cheapness(sight: Sight, player: int) -> float:
    """How well a player can be spared: the cheap, those who lie, and nobody with the ball."""
    state = sight.state
    spared = -value_of(sight, player)
    if state.posture[player] != STANDING:
        spared += 1.0
    return spared - (100.0 if player == sight.carrier else 0.0)


def break_chance(sight: Sight, victim: int, bonus: int = 0) -> float:
    """The chance that an Armour roll with that bonus breaks the victim's armour."""
    needed = sight.state.profiles.av[victim] - bonus
    return _WAYS[min(max(needed, 0), 13)] / 36


def block_break_chance(sight: Sight, attacker: int, victim: int) -> float:
    """The same for whoever is knocked down by the attacker's Block."""
    bonus = 0
    if sight.m.hooks.armour_choice:
        if sight.has(attacker, "mighty_blow"):
            bonus = 1
        if sight.has(attacker, "claws") and not sight.has(victim, "iron_hard_skin"):
            bonus = max(bonus, sight.state.profiles.av[victim] - CLAWED)
    return break_chance(sight, victim, bonus)
