"""Multiple Block: two at once, where both are weak enough."""

from __future__ import annotations

from itertools import pairwise

from blockdice.bots.simple.blocks import Block
from blockdice.bots.simple.faces import Faces
from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.sight import Sight
from blockdice.engine.words import STANDING

SKILL = "multiple_block"
MOST_RISK = 0.12
"""The most risk of going down in either Block."""


def plan_two(sight: Sight, legal: set[int], least: float) -> Plan | None:
    """Two Blocks at once that are worth so much together, each with two dice of ours to pick."""
    kind = sight.special(SKILL)
    if kind is None or kind.preview is None:
        return None
    best, best_worth = None, least
    for player in sight.ready:
        if player == sight.carrier or not sight.has(player, SKILL):
            continue
        foes = sight.state.neighbours_of(sight.state.square[player], sight.enemy)
        weighed: list[tuple[float, int]] = []
        for target in foes:
            plan = Plan(player, kind.number, target)
            if sight.state.posture[target] == STANDING and plan.opening in legal:
                shown = kind.preview(sight.m, player, plan.opening)
                faces = Faces(sight, player, target, False, shown.block_dice)
                block = Block(faces, [(1.0, shown.block_dice, shown.chooser == sight.side)])
                if block.is_ours and block.dice >= 2 and block.risk <= MOST_RISK:
                    weighed.append((block.worth, target))
        for first, second in pairwise(sorted(weighed, reverse=True)):
            if first[0] + second[0] > best_worth:
                best, best_worth = Plan(player, kind.number, first[1]), first[0] + second[0]
    return best
