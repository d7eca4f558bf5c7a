"""Answers about what flies: a Dump-Off, a Hail Mary Pass, whoever swoops."""

from __future__ import annotations

from blockdice.bots.simple.chances import catch_chance, pass_chance
from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import NO, OPTION, arg_of, encode, verb_of
from blockdice.engine.decisions import Decision
from blockdice.engine.pitch import NOBODY
from blockdice.rules.common.ball_and_chain import FACINGS

GOOD_ENOUGH = 0.3
"""How likely a Dump-Off must be to arrive: what is lost by it is no turnover."""


def dump_off(sight: Sight, decision: Decision) -> int:
    """To the team-mate who will most likely catch it, if that is likely enough."""
    choices, state = decision.choices, sight.state
    passer = decision.player_index
    best, worth = encode(NO), GOOD_ENOUGH
    for mate in sight.mates:
        square = state.square[mate]
        if mate == passer or square not in choices.squares or not state.has_zone(mate):
            continue
        chance = pass_chance(sight, passer, square) * catch_chance(sight, mate, "accurate")
        if chance > worth:
            best, worth = encode(choices.verb, NOBODY, -1, square), chance
    return best


def hail_mary(sight: Sight, decision: Decision) -> int:
    """No Hail Mary Pass where an ordinary one would do."""
    return encode(NO)


def swoop(sight: Sight, decision: Decision) -> int:
    """Towards the end zone to score in, if that is far; else as the wind blows."""
    ahead = (sight.ahead, 0)
    for code in decision.choices.singles:
        if verb_of(code) == OPTION and FACINGS[arg_of(code) - 1][1] == ahead:
            return code
    return encode(NO)
