"""What opponents do about a dodge out of their tackle zones: who dives, who holds on, who slips."""

from __future__ import annotations

from blockdice.bots.simple.sight import Sight
from blockdice.engine.words import DODGE
from blockdice.skills.mutations import tentacles

DIVE = 2
"""What an opponent who throws themselves at the dodger's feet takes off the die."""
STRONG = 5
"""The Strength from which on breaking a tackle adds more."""
HELD = "tentacles"


def modifier_after_roll(sight: Sight, player: int, origin: int) -> int:
    """What both sides may still do to the die of a dodge out of the square."""
    hooks = sight.m.hooks
    change = 0
    if hooks.after_roll_other[DODGE]:
        for marker in sight.state.markers(origin, sight.m.side_of(player) ^ 1):
            if sight.can_use(marker, hooks.after_roll_other[DODGE], player, origin):
                change -= DIVE
                break
    if hooks.after_roll_own[DODGE] and sight.can_use(player, hooks.after_roll_own[DODGE]):
        change += 2 if sight.state.profiles.st[player] >= STRONG else 1
    return change


def hold_chance(sight: Sight, player: int, origin: int) -> float:
    """The chance that somebody holds the player in the square before the dodge is made."""
    m = sight.m
    worst = 0.0
    for hook in m.hooks.before_move:
        if hook.skill != HELD:
            continue
        for marker in sight.state.markers(origin, m.side_of(player) ^ 1):
            if m.can_use(marker, hook, player, origin):
                test = tentacles.test(m, hook, marker, player)
                worst = max(worst, (7 - test.needed) / 6)
    return worst
