"""Conceding (Ending the Game, Conceding)."""

from __future__ import annotations

from blockdice.engine.match import Match
from blockdice.engine.steps import DRIVE_LOOP, TURN_LOOP, end_loop

FREE_TO_CONCEDE = 3
"""With so few players left a team may concede before setting up without penalty."""


def concede(m: Match, side: int, with_penalty: bool) -> None:
    """The coach gives the match up, and it ends here.

    At the start of a team turn the opposition is awarded a touchdown and all that the team
    has scored; before a set-up with three players or fewer the score stands and the match is
    lost all the same.
    """
    state = m.state
    state.conceded = side
    if with_penalty:
        state.penalised = True
        state.score[1 - side] += 1 + state.score[side]
        state.score[side] = 0
    if state.windows:
        state.windows.clear()
        end_loop(m, TURN_LOOP)
    state.drive_over = True
    state.half_over = True
    end_loop(m, DRIVE_LOOP)
    data = {"penalty": with_penalty, "score": state.score[:]}
    m.emit("conceded", side, data=data)
