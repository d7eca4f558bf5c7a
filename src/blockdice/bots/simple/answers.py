"""Answers to what is asked in the middle of things: dice, re-rolls, pushes, injuries."""

from __future__ import annotations

from blockdice.bots.simple.blocks import Block
from blockdice.bots.simple.chances import interfere_chance
from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import (
    DIE,
    FOLLOW,
    NO,
    REROLL,
    SELECT,
    STAY,
    TEAM_REROLL,
    arg_of,
    encode,
    player_of,
    square_of,
    verb_of,
)
from blockdice.engine.decisions import Decision
from blockdice.engine.words import GROUND

GRAVE = ("dodge", "jump", "rush", "pick_up", "pass", "catch", "landing", "always_hungry")
"""Tests whose failure costs enough for a team re-roll."""


def reroll(sight: Sight, decision: Decision) -> int:
    """A skill's re-roll always; the team's where failing is grave or the block dice are bad."""
    choices = decision.choices.singles
    skills = [c for c in choices if verb_of(c) == REROLL and arg_of(c) != TEAM_REROLL]
    roll = decision.roll
    if roll is not None and roll.name == "block":
        return choices[0] if _wants_new_dice(sight, decision) else encode(NO)
    if skills:
        return skills[0]
    if roll is None or roll.name not in GRAVE:
        return encode(NO)
    return choices[0]


def _wants_new_dice(sight: Sight, decision: Decision) -> bool:
    """Whether the block dice on the table are so bad that another throw is worth a re-roll."""
    block = _block_at_hand(sight, decision)
    roll = decision.roll
    if block is None or roll is None:
        return False
    now = block.values[roll.dice[block.pick(roll.dice)]]
    price = 0.5 if sight.state.rerolls[sight.side] <= 1 else 0.3
    return block.worth - now > price and now < 0.2


def reroll_die(sight: Sight, decision: Decision) -> int:
    """The worst of the dice that may be thrown again, as the blocker sees them."""
    roll = decision.roll
    block = _block_at_hand(sight, decision)
    codes = decision.choices.singles
    if roll is None or block is None:
        return codes[0]
    return min(codes, key=lambda code: block.values[roll.dice[arg_of(code) - 1]])


def block_die(sight: Sight, decision: Decision) -> int:
    """The best face for the side that picks."""
    roll = decision.roll
    block = _block_at_hand(sight, decision)
    codes = decision.choices.singles
    if roll is None or block is None:
        return codes[0]
    place = block.pick([roll.dice[arg_of(code) - 1] for code in codes])
    return codes[place]


def _block_at_hand(sight: Sight, decision: Decision) -> Block | None:
    """The Block that the dice on the table are for, as its attacker's coach weighs it."""
    roll = decision.roll
    activation = sight.m.window.activation
    target = roll.other if roll is not None else -1
    if roll is None or activation is None or target < 0:
        return None
    side = sight.m.side_of(roll.player)
    if side == sight.m.side_of(target):
        return None
    theirs = sight if side == sight.side else Sight(sight.m, side)
    block = Block(theirs, roll.player, target)
    return block.roll_with(len(roll.dice), roll.chooser, side)


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


def blessed(sight: Sight, decision: Decision) -> int:
    """The strongest player for a prayer, of those the fastest."""
    profiles = sight.state.profiles

    def worth(code: int) -> int:
        player = player_of(code)
        return 10 * profiles.st[player] + profiles.ma[player]

    return max(decision.choices.singles, key=worth)


def casualty_result(sight: Sight, decision: Decision) -> int:
    """The milder of the two results."""
    roll = decision.roll
    if roll is None:
        return decision.choices.at(0)
    table = sight.m.tables.casualty
    place = min(range(len(roll.dice)), key=lambda n: table[roll.dice[n]])
    return encode(DIE, arg=place + 1)
