"""Whirling about with a ball on a chain: into them, not into us."""

from __future__ import annotations

from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import END, OPTION, STAND, arg_of, encode, verb_of
from blockdice.engine.decisions import Decision
from blockdice.rules.common.ball_and_chain import CAUSE, FACINGS

FOE = 1.0
FOE_DOWN = 0.4
MATE = -1.2
MATE_DOWN = -0.4
CROWD = -2.0
ADVANCE = 0.1
"""What it is worth to come nearer to the ball where nobody is hit."""


def plan_whirl(sight: Sight, legal: set[int]) -> Plan | None:
    """Somebody who can do nothing else, once all others are out of the way."""
    for kind in sight.m.hooks.actions:
        if kind.skill != CAUSE:
            continue
        for player in sight.ready:
            plan = Plan(player, kind.number)
            if plan.opening in legal:
                return plan
    return None


def whirl(sight: Sight, decision: Decision) -> int:
    """The way that hits most of theirs; to stop rather than to rush, or to hit our own."""
    choices = decision.choices
    stand = encode(STAND)
    if choices.has(stand):
        return stand
    activation = sight.m.activation
    ways = [code for code in choices.singles if verb_of(code) == OPTION]
    if not ways or activation.moved >= activation.allowance:
        return encode(END)
    best = max(ways, key=lambda code: _worth(sight, activation.player, arg_of(code)))
    return best if _worth(sight, activation.player, arg_of(best)) > 0 else encode(END)


def _worth(sight: Sight, player: int, option: int) -> float:
    """What the three squares that this way may lead to are worth together."""
    worth = 0.0
    here = sight.state.square[player]
    for dx, dy in FACINGS[option - 1]:
        square = here + dx + dy * sight.pitch.stride
        if not sight.pitch.on[square]:
            worth += CROWD
            continue
        there = sight.state.occupant(square)
        if there >= 0:
            worth += _hit(sight, there)
        elif sight.ball:
            nearer = sight.pitch.distance(here, sight.ball) - sight.pitch.distance(
                square, sight.ball
            )
            worth += ADVANCE * nearer
    return worth


def _hit(sight: Sight, there: int) -> float:
    stands = sight.state.is_standing(there)
    if sight.state.profiles.side[there] == sight.side:
        return MATE if stands else MATE_DOWN
    return FOE if stands else FOE_DOWN
