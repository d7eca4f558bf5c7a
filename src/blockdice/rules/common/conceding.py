"""Conceding (Ending the Game, Conceding), and what becomes of the touchdowns."""

from __future__ import annotations

from blockdice.engine.actions import NO, SELECT, encode, player_of
from blockdice.engine.decisions import Choices, Rule
from blockdice.engine.match import Match
from blockdice.engine.state import HIRED
from blockdice.engine.steps import DRIVE_LOOP, TURN_LOOP, end_loop
from blockdice.engine.words import ABSENT, TOUCHDOWN

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
        state.awarded = 1 + state.score[side]
        state.score[1 - side] += state.awarded
        state.score[side] = 0
    if state.windows:
        state.windows.clear()
        end_loop(m, TURN_LOOP)
    state.drive_over = True
    state.half_over = True
    end_loop(m, DRIVE_LOOP)
    data = {"penalty": with_penalty, "score": state.score[:]}
    m.emit("conceded", side, data=data)


def allocate_touchdowns(m: Match) -> Rule[None]:
    """Earning Star Player Points, Touchdown: the winner of a concession may give each touchdown
    that was awarded to a player of their choice.

    Nobody is asked in exhibition play, where star player points come to nothing. What the
    conceding team's own scorers have earned stays theirs.
    """
    state = m.state
    if state.conceded < 0 or m.options.kind == "exhibition":
        return
    side = 1 - state.conceded
    traits = state.profiles.traits
    team = [p for p in state.team(side) if state.place[p] != ABSENT and not traits[p] & HIRED]
    choices = [encode(SELECT, player) for player in team] + [encode(NO)]
    while state.awarded > 0:
        answer = yield m.rest("allocate_touchdown", side, Choices(choices), is_anchor=True)
        if answer == encode(NO):
            state.awarded = 0
        else:
            state.awarded -= 1
            m.award(player_of(answer), TOUCHDOWN)
