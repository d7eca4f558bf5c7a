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
    THROW_ACTION,
)

Policy = Callable[[bd.Game, Random], int]

CONCEDES = 0.01
"""How often a concession that is drawn is meant."""

SPECIAL = (BLOCK, FOUL, HAND_OFF, JUMP_TO, SPECIAL_ON, STAND)


def uniform(game: bd.Game, random: Random) -> int:
    """Any legal action, each as likely, save that a concession is hardly ever meant."""
    choices = game.decision.choices
    code = choices.at(random.randrange(choices.count()))
    while verb_of(code) == CONCEDE and random.random() >= CONCEDES:
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
    if verb_of(chosen) == CONCEDE and random.random() >= CONCEDES:
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
                return random.choice(ripe)
        elif game.decision.kind == "move":
            if choices.players and choices.squares:
                return _near_or_far(game, choices, random)
            special = [code for code in choices.singles if verb_of(code) in SPECIAL]
            if special:
                return random.choice(special)
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
    return kind == THROW_ACTION


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
    squares = [sq for sq in choices.squares if state.occupant(sq) >= 0]
    if squares and random.random() < 0.5:
        player = random.choice(choices.players)
        return encode(choices.verb, player, square=random.choice(squares))
    return choices.at(random.randrange(len(choices.players) * len(choices.squares)))
