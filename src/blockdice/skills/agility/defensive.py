"""Defensive: a nuisance to those who Guard."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def distracts(m: Match, hook: Hook, denied: Hook, player: int, against: int, square: int) -> bool:
    """In their own team turn, opponents whom the player marks cannot use Guard."""
    turn = m.turn_window()
    side = m.side_of(player)
    if turn is None or turn.side != side:
        return False
    markers = m.state.markers(m.state.square[player], 1 - side)
    return any(m.can_use(marker, hook, player) for marker in markers)


SKILL = Skill("defensive", "Defensive", "A", {"denies:guard": distracts})
