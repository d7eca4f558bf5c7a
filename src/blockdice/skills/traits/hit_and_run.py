"""Hit and Run: strike and be gone."""

from __future__ import annotations

from blockdice.engine.actions import MOVE, NO, encode, square_of
from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_ACTIVATION
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.words import ROOTED


def runs(m: Match, hook: Hook, block: Block) -> Rule[bool]:
    """After a Block, still Standing, the player may move one square free of any cost and roll,
    to where they neither mark an opponent nor are marked by one; not once they have been held."""
    player = block.attacker
    stays = m.activation.is_stopped or m.state.tokens[player] & ROOTED
    squares = [] if stays else havens(m, player)
    if not squares:
        return True
    choices = [encode(MOVE, player, square=square) for square in squares]
    choices.append(encode(NO))
    answer = yield m.decision("hit_and_run", m.side_of(player), choices, player)
    if answer != encode(NO):
        m.use_skill(hook, player)
        m.put(player, square_of(answer), "moved")
        yield from m.rules.arrive(m, player)
    return True


def havens(m: Match, player: int) -> list[int]:
    """The unoccupied squares around that have no opponent beside them: one who is down would be
    marked there as well."""
    state = m.state
    enemy = 1 - m.side_of(player)
    near = state.unoccupied(m.pitch.neighbours[state.square[player]])
    return [square for square in near if not state.neighbours_of(square, enemy)]


SKILL = Skill(
    "hit_and_run",
    "Hit and Run",
    "T",
    {"after_block": At(runs, rank=2, once=END_OF_ACTIVATION)},
)
