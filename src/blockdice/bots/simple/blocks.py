"""What a Block is worth: its dice, and the faces as `faces` values them."""

from __future__ import annotations

from blockdice.bots.simple.chances import chance_of_all
from blockdice.bots.simple.faces import FACES, Faces
from blockdice.bots.simple.sight import Sight
from blockdice.engine.words import BLITZ_ACTION, BLOCK_ACTION
from blockdice.rules.common.blocking import compare
from blockdice.rules.common.previewing import strength_tests


class Block:
    """One Block weighed up: `values` by face, `dice` and who picks.

    pools: the pools of dice that it may come to, each with its chance, dice and whether they
    are ours to pick from: more than one where the attacker may yet count as stronger.
    """

    def __init__(self, faces: Faces, pools: list[tuple[float, int, bool]]) -> None:
        self.values: dict[int, float] = faces.values
        self.falls: dict[int, bool] = faces.falls
        self.pools: list[tuple[float, int, bool]] = pools
        self.dice: int = pools[0][1]
        self.is_ours: bool = pools[0][2]

    def faces(self) -> list[tuple[int, float]]:
        """Each face with the chance that it is the one picked, for each pool that there may be."""
        found: list[tuple[int, float]] = []
        for likelihood, n, is_ours in self.pools:
            order = sorted(FACES, key=lambda face: self.values[face], reverse=not is_ours)
            part = likelihood / 6.0**n
            found += [(face, ((i + 1) ** n - i**n) * part) for i, face in enumerate(order)]
        return found

    @property
    def worth(self) -> float:
        """What the Block is worth on average."""
        return sum(self.values[face] * chance for face, chance in self.faces())

    @property
    def risk(self) -> float:
        """The chance that the attacker goes down and with them the turn."""
        return sum(chance for face, chance in self.faces() if self.falls[face])

    def pick(self, dice: list[int]) -> int:
        """The place, from 0, of the face that whoever picks would choose."""
        worths = [self.values[face] for face in dice]
        return worths.index(max(worths) if self.is_ours else min(worths))


def plan_block(sight: Sight, attacker: int, defender: int, is_blitz: bool = False) -> Block:
    """A Block from where the attacker stands."""
    with sight.acting(attacker, BLITZ_ACTION if is_blitz else BLOCK_ACTION, defender):
        return _count(sight, attacker, defender, is_blitz)


def _count(sight: Sight, attacker: int, defender: int, is_blitz: bool) -> Block:
    """The dice of a Block by the active player, and what its faces are worth."""
    m = sight.m
    count = m.rules.count_block(m, attacker, defender)
    tests = strength_tests(m, count) if m.hooks.block_figure else []
    dice, is_ours = count.dice, count.chooser == sight.side
    faces = Faces(sight, attacker, defender, is_blitz, dice if is_ours else -dice)
    if not tests:
        return Block(faces, [(1.0, dice, is_ours)])
    chance = chance_of_all(tests)
    count.attacker_strength = count.defender_strength
    compare(m, count)
    pools = [(1.0 - chance, dice, is_ours), (chance, count.dice, count.chooser == sight.side)]
    return Block(faces, pools)


def plan_block_from(sight: Sight, attacker: int, defender: int, square: int) -> Block:
    """The Block of a Blitz, from another square as well: the attacker is put there, in the bot's
    own fork, and back."""
    state = sight.state
    home = state.square[attacker]
    if square == home:
        return plan_block(sight, attacker, defender, is_blitz=True)
    state.set_square(attacker, square)
    block = plan_block(sight, attacker, defender, is_blitz=True)
    state.set_square(attacker, home)
    return block


def block_on_table(
    sight: Sight, attacker: int, defender: int, dice: int, is_ours: bool, is_blitz: bool
) -> Block:
    """A Block whose dice have been rolled."""
    faces = Faces(sight, attacker, defender, is_blitz, dice if is_ours else -dice)
    return Block(faces, [(1.0, dice, is_ours)])
