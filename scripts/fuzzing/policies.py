"""Ways to answer at random: each is given a match and a generator and names a packed action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import blockdice as bd
from blockdice.engine.actions import (
    ACTIVATE,
    BLOCK,
    CONCEDE,
    END,
    FOUL,
    HAND_OFF,
    MOVE,
    REROLL,
    SPECIAL_ON,
    STAND,
    USE,
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
    GROUND,
    HAND_OFF_ACTION,
    MOVE_ACTION,
    PASS_ACTION,
    SPECIAL,
    THROW_ACTION,
)
from blockdice.rules.common.declaring import can_be_thrown

Policy = Callable[[bd.Game, Random], int]

CONCEDES = {"activate": 0.05, "set_up": 1.0}
"""How often a concession that is drawn is meant, by decision."""

DEEDS = (BLOCK, FOUL, HAND_OFF, SPECIAL_ON, STAND, USE)
"""What is done in an action beside moving, passing and throwing."""


KICK_TEAM_MATE = "kick_team_mate"


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


class Eager:
    """Does what is special about an action when it may, so that rare dice are rolled.

    Whoever has the ball passes it, gives it, is thrown with it or forgets it over something
    else; nobody having it, whoever is nearest runs for it; others foul, blitz, throw and do
    whatever only they can. Otherwise it likes the kinds of answers that it has seldom given in
    this match.
    """

    def __init__(self) -> None:
        self.given: Counter[int] = Counter()

    def __call__(self, game: bd.Game, random: Random) -> int:
        """The packed action."""
        code = self._special(game, random) if random.random() < 0.75 else -1
        if code < 0:
            code = self._rare(game, random)
        self.given[_kind(code)] += 1
        return code

    def _special(self, game: bd.Game, random: Random) -> int:
        """Something special, -1 if there is nothing."""
        choices = game.decision.choices
        if game.decision.kind == "activate":
            for wanted in (
                _with_the_ball(game),
                _at_the_carrier(game),
                _for_the_ball(game),
                _ripe(game),
            ):
                if wanted and random.random() < 0.8:
                    kind = self._rarest({arg_of(code): _kind(code) for code in wanted}, random)
                    return random.choice([code for code in wanted if arg_of(code) == kind])
        elif game.decision.kind == "move":
            if choices.players and choices.squares:
                return _near_or_far(game, choices, random)
            deeds = [code for code in choices.singles if verb_of(code) in DEEDS]
            if deeds:
                return random.choice(deeds)
            return _run(game, random)
        return -1

    def _rare(self, game: bd.Game, random: Random) -> int:
        """First a kind of answer, of those seldom given so far, then one of that kind."""
        choices = game.decision.choices
        kinds: dict[int, list[int]] = {}
        for code in choices.singles:
            kinds.setdefault(_kind(code), []).append(code)
        if choices.players and choices.squares:
            kinds.setdefault(choices.verb, [])
        drawn = self._rarest({kind: kind for kind in kinds}, random)
        if not kinds[drawn]:
            return choices.at(random.randrange(len(choices.players) * len(choices.squares)))
        code = random.choice(kinds[drawn])
        return uniform(game, random) if verb_of(code) == CONCEDE else code

    def _rarest(self, kinds: dict[int, int], random: Random) -> int:
        """One of the keys, more likely the less often its kind of answer has been given."""
        keys = sorted(kinds)
        weights = [1 / (1 + self.given[kinds[key]]) for key in keys]
        return random.choices(keys, weights)[0]


def _kind(code: int) -> int:
    """The verb; where it goes with an action, a skill or a thing, also which."""
    verb = verb_of(code)
    return encode(verb, arg=arg_of(code)) if verb in (ACTIVATE, USE, REROLL, SPECIAL_ON) else verb


def _activations(game: bd.Game) -> list[int]:
    return [code for code in game.decision.choices.singles if verb_of(code) == ACTIVATE]


def _with_the_ball(game: bd.Game) -> list[int]:
    """Throwing whoever has the ball, or else what they can do with it at once."""
    m = game.match
    carrier = m.state.carrier
    found: list[int] = []
    throws: list[int] = []
    for code in _activations(game):
        player, kind = player_of(code), arg_of(code)
        if player == carrier:
            if kind in (PASS_ACTION, HAND_OFF_ACTION) or kind >= SPECIAL:
                found.append(code)
        elif carrier >= 0 and _throws(game, kind) and can_be_thrown(m, carrier):
            if m.pitch.is_adjacent(m.state.square[player], m.state.square[carrier]):
                throws.append(code)
    return throws or found


def _throws(game: bd.Game, kind: int) -> bool:
    """Whether the action throws or kicks a team-mate."""
    return kind == THROW_ACTION or game.match.names.action_name(kind) == KICK_TEAM_MATE


def _at_the_carrier(game: bd.Game) -> list[int]:
    """Whatever can be declared against an opponent near by who has the ball."""
    carrier = game.match.state.carrier
    if carrier < 0:
        return []
    square = game.match.state.square[carrier]
    return [
        code
        for code in _activations(game)
        if target_of(code) == carrier and _distance(game, player_of(code), square) <= 3
    ]


def _for_the_ball(game: bd.Game) -> list[int]:
    """The nearest player's move, if the ball lies on the ground."""
    m = game.match
    if m.state.ball != GROUND:
        return []
    moves = [code for code in _activations(game) if arg_of(code) == MOVE_ACTION]
    moves.sort(key=lambda code: _distance(game, player_of(code), m.state.ball_square))
    return moves[:1]


def _ripe(game: bd.Game) -> list[int]:
    """Fouls and blitzes near their target, throws next to somebody to throw, specials."""
    m = game.match
    found: list[int] = []
    for code in _activations(game):
        player, kind = player_of(code), arg_of(code)
        if kind in (BLITZ_ACTION, FOUL_ACTION):
            if _distance(game, player, m.state.square[target_of(code)]) <= 2:
                found.append(code)
        elif _throws(game, kind):
            mates = m.state.neighbours_of(m.state.square[player], game.decision.side)
            if any(can_be_thrown(m, mate) for mate in mates):
                found.append(code)
        elif kind >= SPECIAL:
            found.append(code)
    return found


def _run(game: bd.Game, random: Random) -> int:
    """The move that comes nearest to the target of the action, or else to the ball.

    Hardly anybody runs further who has the ball, and hardly anybody rushes.
    """
    m = game.match
    activation = m.activation
    player, target = activation.player, activation.target
    moves = [code for code in game.decision.choices.singles if verb_of(code) == MOVE]
    is_tired = activation.moved >= m.state.profiles.ma[player] and random.random() < 0.7
    is_home = m.state.carrier == player and random.random() < 0.8
    if not moves or is_tired or is_home:
        return encode(END)
    goal = m.state.square[target] if target >= 0 else 0
    goal = goal or m.state.ball_square
    return min(moves, key=lambda code: m.pitch.distance(square_of(code), goal))


def _distance(game: bd.Game, player: int, square: int) -> int:
    return game.match.pitch.distance(game.match.state.square[player], square)


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
