"""Answers about what flies in the middle of something else: a Dump-Off, a bomb to be thrown on."""

from __future__ import annotations

from blockdice.bots.simple.chances import catch_chance, pass_chance
from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import NO, encode
from blockdice.engine.decisions import Decision
from blockdice.engine.pitch import NOBODY

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


def throw_bomb(sight: Sight, decision: Decision) -> int:
    """Where it hurts the others most, and at least not here."""
    choices = decision.choices
    square = max(choices.squares, key=lambda square: _harm(sight, square))
    return encode(choices.verb, NOBODY, -1, square)


def _harm(sight: Sight, square: int) -> float:
    """How many foes more than mates an explosion there will hit."""
    state = sight.state
    harm = 0.0
    for near in [square, *sight.pitch.neighbours[square]]:
        player = state.occupant(near)
        if player >= 0:
            share = 1.0 if near == square else 0.5
            harm += share if state.profiles.side[player] == sight.enemy else -1.5 * share
    return harm
