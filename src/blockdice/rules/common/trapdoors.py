"""Trapdoors: whoever comes into such a square, in whatever way, is seen to in one of these.

`Match.put` notes who has come into one, where a rule is in the match that makes them open. A
move is over before its trapdoor opens: in a chain everybody is moved first, a fall has come to
its injuries. The ball comes after it.
"""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.match import Match


def falls_through(m: Match, player: int) -> Rule[bool]:
    """See to the player, if they have come into a square with a trapdoor. Returns whether they
    are no longer on the pitch."""
    state = m.state
    if player not in state.entered:
        return False
    m.note_trapdoor(player, 0)
    for hook in m.hooks.trapdoors:
        if state.square[player]:
            yield from hook.speak(m, hook, player)
    return not state.square[player]


def all_fall_through(m: Match) -> Rule[None]:
    """See to everybody who has come into a square with a trapdoor."""
    for player in m.state.entered[:]:
        yield from falls_through(m, player)
