"""What a Block is worth: faces of the die as the attacking coach values them."""

from __future__ import annotations

from blockdice.bots.simple.sight import Sight
from blockdice.engine.hooks import Hook
from blockdice.engine.words import BOTH_DOWN, PLAYER_DOWN, POW, PUSH_BACK, STUMBLE

DOWN = 1.0
"""What it is worth to put an ordinary opponent on the ground; all else is in terms of it."""
PUSH = 0.3
CROWD = 1.6
RELIEF = 0.8
"""What it is worth to drive off a foe who marks our carrier."""
FACES = (PLAYER_DOWN, BOTH_DOWN, PUSH_BACK, 4, STUMBLE, POW)


class Block:
    """One Block weighed up: `values` by face, `dice` and who picks."""

    def __init__(self, sight: Sight, attacker: int, defender: int) -> None:
        self.values: dict[int, float] = weigh_faces(sight, attacker, defender)
        self.falls: dict[int, bool] = _falls(sight, attacker)
        self.dice = 1
        self.is_ours = True

    def roll_with(self, dice: int, chooser: int, side: int) -> Block:
        """Set how many dice there are and whose choice it is."""
        self.dice = dice
        self.is_ours = chooser == side
        return self

    def faces(self) -> list[tuple[int, float]]:
        """Each face, worst first for whoever picks, with the chance that it is the one picked."""
        order = sorted(FACES, key=lambda face: self.values[face], reverse=not self.is_ours)
        n, total = self.dice, 6.0**self.dice
        return [(face, ((i + 1) ** n - i**n) / total) for i, face in enumerate(order)]

    @property
    def worth(self) -> float:
        """What the Block is worth on average."""
        return sum(self.values[face] * chance for face, chance in self.faces())

    @property
    def risk(self) -> float:
        """The chance that the attacker goes down."""
        return sum(chance for face, chance in self.faces() if self.falls[face])

    def pick(self, dice: list[int]) -> int:
        """The place, from 0, of the face that whoever picks would choose."""
        worths = [self.values[face] for face in dice]
        return worths.index(max(worths) if self.is_ours else min(worths))


def plan_block(sight: Sight, attacker: int, defender: int) -> Block:
    """A Block from where the attacker stands."""
    count = sight.m.rules.count_block(sight.m, attacker, defender)
    return Block(sight, attacker, defender).roll_with(count.dice, count.chooser, sight.side)


def plan_block_from(sight: Sight, attacker: int, defender: int, square: int) -> Block:
    """A Block from another square: the attacker is put there, in the bot's own fork, and back."""
    state = sight.state
    home = state.square[attacker]
    if square == home:
        return plan_block(sight, attacker, defender)
    state.set_square(attacker, square)
    block = plan_block(sight, attacker, defender)
    state.set_square(attacker, home)
    return block


def weigh_faces(sight: Sight, attacker: int, defender: int) -> dict[int, float]:
    """What each face is worth to the attacking coach, whose sight it is."""
    down = _worth_down(sight, defender)
    fall = -_cost_of_fall(sight, attacker)
    push = _worth_push(sight, attacker, defender)
    attacker_stands = _has(sight, attacker, sight.m.hooks.both_down)
    defender_stands = _has(sight, defender, sight.m.hooks.both_down)
    slips = _has(sight, defender, sight.m.hooks.stumble)
    both = (0.0 if attacker_stands else fall) + (0.0 if defender_stands else down)
    hit = down + push * 0.5
    return {
        PLAYER_DOWN: fall,
        BOTH_DOWN: both,
        PUSH_BACK: push,
        4: push,
        STUMBLE: push if slips else hit,
        POW: hit + 0.05,
    }


def _falls(sight: Sight, attacker: int) -> dict[int, bool]:
    """By face, whether the attacker goes down."""
    falls = dict.fromkeys(FACES, False)
    falls[PLAYER_DOWN] = True
    falls[BOTH_DOWN] = not _has(sight, attacker, sight.m.hooks.both_down)
    return falls


def _has(sight: Sight, player: int, hooks: list[Hook]) -> bool:
    return any(sight.m.can_use(player, hook) for hook in hooks)


def _worth_down(sight: Sight, player: int) -> float:
    """The better the player and the nearer to the ball, the more it is worth."""
    worth = DOWN + 0.15 * (sight.state.profiles.st[player] - 3)
    if player == sight.carrier:
        return worth + 5.0
    if _holds_carrier(sight, player):
        return worth + 2.0 * RELIEF
    if sight.ball and sight.distance(player, sight.ball) <= 2:
        worth += 0.7
    return worth


def _holds_carrier(sight: Sight, foe: int) -> bool:
    """Whether the foe marks our carrier."""
    return sight.has_ball and sight.distance(foe, sight.ball) == 1


def _cost_of_fall(sight: Sight, attacker: int) -> float:
    """A turnover: what the others could still have done, and the ball if it is lost."""
    cost = 1.2 + 0.12 * len(sight.ready)
    if attacker == sight.carrier:
        cost += 5.0
    elif sight.is_loose:
        cost += 0.8
    return cost


def _worth_push(sight: Sight, attacker: int, defender: int) -> float:
    square = sight.state.square[defender]
    ways = sight.pitch.beyond_any(sight.state.square[attacker], square)
    free = [sq for sq in ways if sight.pitch.on[sq] and sight.state.occupant(sq) < 0]
    if not free and not all(sight.pitch.on[sq] for sq in ways):
        return CROWD + (4.0 if defender == sight.carrier else 0.0)
    if _holds_carrier(sight, defender):
        return PUSH + RELIEF
    return PUSH + (0.4 if defender == sight.carrier else 0.0)
