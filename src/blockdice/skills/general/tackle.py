"""Tackle: opponents do not get away with a Dodge."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def brings_down(m: Match, hook: Hook, denied: Hook, player: int, against: int, square: int) -> bool:
    """No Dodge for an active opponent in a dodge out of a square that the player marks, nor for
    an opponent who is the target of the player's Block when a Stumble is applied."""
    if against >= 0:
        return m.side_of(against) != m.side_of(player) and m.can_use(against, hook, player)
    if not square or not m.is_active(player):
        return False
    markers = m.state.markers(square, 1 - m.side_of(player))
    return any(m.can_use(marker, hook, player) for marker in markers)


SKILL = Skill("tackle", "Tackle", "G", {"denies:dodge": brings_down})
