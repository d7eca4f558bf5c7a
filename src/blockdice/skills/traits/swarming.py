"""Swarming: more of them than anybody has counted."""

from __future__ import annotations

from blockdice.engine.actions import END, PLACE, encode, player_of, square_of
from blockdice.engine.decisions import Choices, Decision, Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.words import EXTRA, FIELDED
from blockdice.rules.common.set_up import available
from blockdice.rules.common.trapdoors import falls_through


def swarm(m: Match, hook: Hook, side: int) -> Rule[None]:
    """Between the kick and its event up to D3 players from the Reserves box are set up as well,
    beyond the eleven, but no more than had been set up of their kind.

    In the own half, neither on the line of scrimmage nor in a wide zone.
    """
    state = m.state
    waiting = [player for player in available(m, side) if m.has(player, hook)]
    fielded = [player for player in state.on_pitch(side) if m.has(player, hook)]
    if not waiting or not fielded:
        return
    left = min(m.d3("swarming", side=side), len(fielded), len(waiting))
    while left:
        squares = [sq for sq in m.pitch.areas[side][1] if not m.pitch.is_on_line(sq, side)]
        choices = Choices([encode(END)], PLACE, waiting, state.unoccupied(squares))
        answer = yield Decision("swarming", side, -1, choices, m.names, False)
        if answer == encode(END):
            return
        player = player_of(answer)
        waiting.remove(player)
        m.put(player, square_of(answer), "placed")
        for token in (FIELDED, EXTRA):
            m.mark(player, token, True)
        left -= 1
        yield from falls_through(m, player)


SKILL = Skill("swarming", "Swarming", "T", {"before_event": swarm})
