"""Answers to what is asked in the middle of things: pushes, follow-ups, injuries."""

from __future__ import annotations

from blockdice.bots.simple.chances import interfere_chance
from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import (
    DIE,
    FOLLOW,
    NO,
    SELECT,
    STAY,
    encode,
    player_of,
    square_of,
    verb_of,
)
from blockdice.engine.decisions import Decision
from blockdice.engine.words import GROUND


def push(sight: Sight, decision: Decision) -> int:
    """Foes towards the touchline and away from our end zone, mates the other way round."""
    state = sight.state
    victim = decision.player_index
    sign = -1.0 if state.profiles.side[victim] == sight.side else 1.0
    return max(
        decision.choices.singles, key=lambda code: sign * _harm(sight, victim, square_of(code))
    )


def _harm(sight: Sight, victim: int, square: int) -> float:
    """How bad a square is for a foe who is pushed into it."""
    pitch, state = sight.pitch, sight.state
    middle = pitch.width // 2
    harm = 0.2 * abs(pitch.y(square) - middle) + 0.15 * (pitch.x(square)) * sight.ahead
    occupant = state.occupant(square)
    if occupant >= 0:
        harm += 1.0 if state.profiles.side[occupant] == sight.enemy else -2.0
    if victim == sight.carrier:
        harm += 0.6 * state.zones(square, sight.side)
    if state.ball == GROUND and square == state.ball_square:
        harm -= 0.5
    return harm


def follow_up(sight: Sight, decision: Decision) -> int:
    """Follow where that does not lead among more foes; the carrier hardly ever does."""
    state = sight.state
    attacker = decision.player_index
    activation = sight.m.window.activation
    target = activation.target if activation is not None else -1
    if attacker == sight.carrier or target < 0 or not state.square[target]:
        return encode(STAY)
    if target == sight.carrier:
        return encode(FOLLOW)
    if sight.is_at_edge(_vacated(sight, attacker, target)) and sight.uprights:
        return encode(STAY)
    square = _vacated(sight, attacker, target)
    here = sight.danger(state.square[attacker])
    return encode(FOLLOW) if square and sight.danger(square) < max(here, 2) else encode(STAY)


def _vacated(sight: Sight, attacker: int, target: int) -> int:
    """The free square between the two, from which the target has just been pushed."""
    state = sight.state
    near = sight.pitch.neighbours[state.square[attacker]]
    for square in sight.pitch.neighbours[state.square[target]]:
        if square in near and state.occupant(square) < 0:
            if state.square[target] in sight.pitch.beyond(state.square[attacker], square):
                return square
    return 0


def interfere(sight: Sight, decision: Decision) -> int:
    """Send the one with the best chance into the way of the pass."""
    able = [code for code in decision.choices.singles if verb_of(code) == SELECT]
    if not able:
        return encode(NO)
    passer = decision.player_index
    return max(able, key=lambda code: interfere_chance(sight, player_of(code), passer))


def apothecary(sight: Sight, decision: Decision) -> int:
    """For whom it is worth it: casualties that will miss the match, the good when knocked out."""
    use, no = decision.choices.singles[0], encode(NO)
    roll, profiles, player = decision.roll, sight.state.profiles, decision.player_index
    skills = bin(profiles.words_a[player]).count("1")
    is_good = profiles.st[player] >= 4 or (skills and profiles.st[player] >= 3)
    if roll is not None and roll.name == "casualty":
        return use
    is_late = sight.state.half >= 2 and sight.turns_after >= 2
    return use if is_good and is_late else no


def casualty_result(sight: Sight, decision: Decision) -> int:
    """The milder of the two results."""
    roll = decision.roll
    if roll is None:
        return decision.choices.at(0)
    table = sight.m.tables.casualty
    place = min(range(len(roll.dice)), key=lambda n: table[roll.dice[n]])
    return encode(DIE, arg=place + 1)
