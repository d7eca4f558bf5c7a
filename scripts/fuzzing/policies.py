"""Ways to answer at random: each is given a match and a generator and names a packed action."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import blockdice as bd
from blockdice.engine.actions import (
    ACTIVATE,
    BLOCK,
    CONCEDE,
    FOUL,
    HAND_OFF,
    JUMP_TO,
    MOVE,
    SPECIAL_ON,
    STAND,
    arg_of,
    encode,
    player_of,
    square_of,
    target_of,
    verb_of,
)
from blockdice.engine.decisions import Choices
from blockdice.engine.words import (
    BLITZ_ACTION,
    FOUL_ACTION,
    HAND_OFF_ACTION,
    PASS_ACTION,
    SPECIAL,
    THROW_ACTION,
)
from blockdice.rules.common.declaring import can_be_thrown

Policy = Callable[[bd.Game, Random], int]

CONCEDES = {"activate": 0.02, "set_up": 0.5}
"""How often a concession that is drawn is meant, by decision."""

DEEDS = (BLOCK, FOUL, HAND_OFF, JUMP_TO, SPECIAL_ON, STAND)
"""What is done in an action beside moving, passing and throwing."""


def uniform(game: bd.Game, random: Random) -> int:
    """Any legal action, each as likely, save that a concession is hardly ever meant."""
    choices = game.decision.choices
    meant = CONCEDES.get(game.decision.kind, 0.0)
    code = choices.at(random.randrange(choices.count()))
    while verb_of(code) == CONCEDE and random.random() >= meant:
        code = choices.at(random.randrange(choices.count()))
    return code


def kind_first(game: bd.Game, random: Random) -> int:
    """First the kind of action, each as likely, then one of that kind."""
    choices = game.decision.choices
    kinds: dict[int, list[int]] = {}
    for code in choices.singles:
        kinds.setdefault(_kind(code), []).append(code)
    grid = len(choices.players) * len(choices.squares)
    drawn = random.randrange(len(kinds) + (grid > 0))
    if drawn == len(kinds):
        return choices.at(random.randrange(grid))
    chosen = random.choice(list(kinds.values())[drawn])
    if verb_of(chosen) == CONCEDE:
        return uniform(game, random)
    return chosen


def eager(game: bd.Game, random: Random) -> int:
    """Does what is special about an action when it may, so that rare dice are rolled.

    Activates whoever can pass, hand off, throw, foul or blitz at once, and then does it; else
    runs for the ball, or for whoever is to be hit.
    """
    choices = game.decision.choices
    if random.random() < 0.8:
        if game.decision.kind == "activate":
            ripe = [code for code in choices.singles if _is_ripe(game, code)]
            if ripe:
                kind = random.choice(sorted({arg_of(code) for code in ripe}))
                return random.choice([code for code in ripe if arg_of(code) == kind])
        elif game.decision.kind == "move":
            if choices.players and choices.squares:
                return _near_or_far(game, choices, random)
            deeds = [code for code in choices.singles if verb_of(code) in DEEDS]
            if deeds:
                return random.choice(deeds)
            moves = [code for code in choices.singles if verb_of(code) == MOVE]
            if moves:
                return _approach(game, moves)
    return kind_first(game, random)


def _kind(code: int) -> int:
    """The verb, for an activation also what for."""
    verb = verb_of(code)
    return encode(verb, arg=arg_of(code)) if verb == ACTIVATE else verb


def _is_ripe(game: bd.Game, code: int) -> bool:
    """Whether an activation can do at once what it is declared for."""
    if verb_of(code) != ACTIVATE:
        return False
    state = game.match.state
    player, kind = player_of(code), arg_of(code)
    if kind in (PASS_ACTION, HAND_OFF_ACTION):
        return state.carrier == player
    if kind in (BLITZ_ACTION, FOUL_ACTION):
        return state.pitch.is_adjacent(state.square[player], state.square[target_of(code)])
    if kind == THROW_ACTION:
        mates = state.neighbours_of(state.square[player], game.decision.side)
        return any(can_be_thrown(game.match, mate) for mate in mates)
    return kind >= SPECIAL


def _approach(game: bd.Game, moves: list[int]) -> int:
    """The move that comes nearest to the target of the action, or else to the ball."""
    m = game.match
    goal = m.state.ball_square
    target = m.activation.target
    if target >= 0 and m.state.square[target]:
        goal = m.state.square[target]
    return min(moves, key=lambda code: m.pitch.distance(square_of(code), goal))


def _near_or_far(game: bd.Game, choices: Choices, random: Random) -> int:
    """A pass or a throw: to a player of any side half the time, else to any square."""
    state = game.match.state
    if state.carrier in choices.players:
        return encode(choices.verb, state.carrier, square=random.choice(choices.squares))
    squares = [sq for sq in choices.squares if state.occupant(sq) >= 0]
    if squares and random.random() < 0.5:
        player = random.choice(choices.players)
        return encode(choices.verb, player, square=random.choice(squares))
    return choices.at(random.randrange(len(choices.players) * len(choices.squares)))
