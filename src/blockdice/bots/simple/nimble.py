"""Answers to where somebody goes, or the ball, in the middle of something else."""

from __future__ import annotations

from blockdice.bots.simple.sight import Sight
from blockdice.bots.simple.stations import worth_for
from blockdice.engine.actions import (
    NO,
    PLACE,
    SELECT,
    encode,
    player_of,
    square_of,
    verb_of,
)
from blockdice.engine.decisions import Decision

NEAR = 7
"""Squares to the ball within which it is worth to run after it."""


def trickster(sight: Sight, decision: Decision) -> int:
    """Where fewest of theirs stand and none can push us out, if that is better than here."""
    here = sight.state.square[decision.player_index]
    moves = [code for code in decision.choices.singles if verb_of(code) != NO]
    best = max(moves, key=lambda code: _comfort(sight, square_of(code)))
    return best if _comfort(sight, square_of(best)) > _comfort(sight, here) else encode(NO)


def _comfort(sight: Sight, square: int) -> float:
    """How well somebody stands who is about to be hit."""
    state = sight.state
    comfort = -2.0 * sight.danger(square) + 1.0 * state.zones(square, sight.side)
    if sight.is_loose and square == state.ball_square:
        comfort -= 1.5
    if sight.has_ball:
        comfort -= 0.2 * sight.to_goal(square)
    return comfort - (2.5 if sight.is_at_edge(square) else 0.0)


def hit_and_run(sight: Sight, decision: Decision) -> int:
    """Away to the best square there is, unless the foe with the ball stands here."""
    player = decision.player_index
    state = sight.state
    if sight.foe_has_ball and state.is_standing(sight.carrier):
        if sight.distance(player, state.square[sight.carrier]) == 1:
            return encode(NO)
    moves = [code for code in decision.choices.singles if verb_of(code) != NO]
    worth = worth_for(sight, player)
    return max(moves, key=lambda code: worth(square_of(code)))


def place_ball(sight: Sight, decision: Decision) -> int:
    """Beside our own and away from them."""
    drops = [code for code in decision.choices.singles if verb_of(code) != NO]

    def worth(code: int) -> float:
        square = square_of(code)
        ours, theirs = sight.state.zones(square, sight.side), sight.danger(square)
        return ours - 1.5 * theirs - 0.05 * sight.to_goal(square)

    return max(drops, key=worth)


def on_the_ball(sight: Sight, decision: Decision) -> int:
    """The one of ours who is nearest to where the ball will come down, if they are near at all."""
    target = target_of_flight(sight)
    able = [player_of(c) for c in decision.choices.singles if verb_of(c) == SELECT]
    near = [
        p
        for p in able
        if 1 < sight.distance(p, target) <= NEAR and not sight.danger(sight.state.square[p])
    ]
    if not target or not near or sight.has_ball:
        return encode(NO)
    return encode(SELECT, min(near, key=lambda p: sight.distance(p, target)))


def target_of_flight(sight: Sight) -> int:
    """Where the ball is bound for: of a pass, whoever of theirs could score with it, as the
    target square is nowhere written down; 0 if nobody could."""
    state = sight.state
    if not sight.foe_has_ball:
        return sight.ball
    own_goal = sight.pitch.length - 1 - sight.goal
    able = [p for p in sight.uprights if p != sight.carrier]
    if not able:
        return 0
    best = min(able, key=lambda p: abs(own_goal - sight.pitch.x(state.square[p])))
    return state.square[best]


def swarm(sight: Sight, decision: Decision) -> int:
    """Into the middle, as far forward as they may."""
    choices = decision.choices
    pitch = sight.pitch
    middle = pitch.width // 2
    if not choices.players or not choices.squares:
        return choices.at(0)

    def worth(square: int) -> float:
        return -float(sight.to_goal(square)) - 0.6 * abs(pitch.y(square) - middle)

    square = max(choices.squares, key=worth)
    return encode(PLACE, choices.players[0], -1, square)
