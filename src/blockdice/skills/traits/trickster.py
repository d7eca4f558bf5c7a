"""Trickster: suddenly somewhere else."""

from __future__ import annotations

from blockdice.engine.actions import MOVE, NO, each_square, encode, square_of
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.words import ROOTED
from blockdice.rules.common.moving import turn_up


def slips_away(m: Match, hook: Hook, player: int, target: int) -> Rule[None]:
    """About to be hit by a Block, or by what stands in its place, the owner may change to another
    unoccupied square next to the attacker; the attack goes on from there.

    It is no voluntary move: a ball that lies there bounces. With the ball in hand in the end zone
    they score only once the attack has been dealt with, if they still stand there.
    """
    state = m.state
    near = m.pitch.neighbours[state.square[player]]
    choices = each_square(encode(MOVE, target), state.unoccupied(near))
    if not choices or state.tokens[target] & ROOTED:
        return
    choices.append(encode(NO))
    answer = yield m.decision("trickster", m.side_of(target), choices, target)
    if answer == encode(NO):
        return
    m.use_skill(hook, target)
    yield from turn_up(m, target, square_of(answer))


SKILL = Skill("trickster", "Trickster", "T", {"hit": slips_away})
