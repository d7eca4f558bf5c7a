"""What stands in place of a Block: the blade, the saw, what comes up, the flame; which is best."""

from __future__ import annotations

from dataclasses import dataclass

from blockdice.bots.simple.blocks import Block
from blockdice.bots.simple.chances import chance_of_all
from blockdice.bots.simple.harm import break_chance, value_of
from blockdice.bots.simple.sight import Sight
from blockdice.engine.action_kinds import ActionKind
from blockdice.rules.common.declaring import strikes

SAW = 3
"""What a chainsaw adds to the Armour roll, of whoever it hits."""
OUT = 0.5
"""What broken armour is worth beside the fall."""
PLACED = 0.7
"""What a foe is worth who is Placed Prone, compared to one who is Knocked Down."""
BACKFIRE = 1 / 6


@dataclass
class Strike:
    """A Block or what stands in its place: what it is worth and how likely the turn ends by it."""

    kind: ActionKind
    worth: float
    risk: float


def strikes_of(
    sight: Sight, player: int, target: int, block: Block, again: bool = False
) -> list[Strike]:
    """All that the player could do to the target now. again: in a second Block, or one of two."""
    found: list[Strike] = []
    for kind in strikes(sight.m, player, again):
        if not kind.skill:
            found.append(Strike(kind, block.worth, block.risk))
        else:
            strike = _weigh(sight, player, target, kind, block)
            if strike is not None:
                found.append(strike)
    return found


def best_strike(
    sight: Sight, player: int, target: int, block: Block, again: bool = False
) -> Strike:
    """The most valuable of them."""
    return max(strikes_of(sight, player, target, block, again), key=lambda s: s.worth)


def _weigh(sight: Sight, player: int, target: int, kind: ActionKind, block: Block) -> Strike | None:
    """One special attack; None for one that is not known here."""
    down = max(block.values[6], 0.5)
    hurt = down + OUT * value_of(sight, target)
    fall = block.values[1]
    if kind.skill == "stab":
        return Strike(kind, break_chance(sight, target) * hurt, 0.0)
    if kind.skill == "chainsaw":
        harm = break_chance(sight, target, SAW) * hurt
        self_harm = fall - break_chance(sight, player, SAW)
        return Strike(kind, (1 - BACKFIRE) * harm + BACKFIRE * self_harm, BACKFIRE)
    if kind.skill == "projectile_vomit":
        harm = break_chance(sight, target) * hurt
        return Strike(kind, (1 - BACKFIRE) * harm - BACKFIRE * break_chance(sight, player), 0.0)
    if kind.skill == "breathe_fire":
        return _flames(sight, player, target, kind, (down, hurt, fall))
    return None


def _flames(
    sight: Sight, player: int, target: int, kind: ActionKind, worths: tuple[float, float, float]
) -> Strike:
    """A burst of flame: on a 6 it knocks down, on a pass it lays down, on a 1 it backfires."""
    down, hurt, fall = worths
    tests = [] if kind.preview is None else kind.preview(sight.m, player, _against(target)).tests
    chance = chance_of_all(tests)
    worth = (chance - BACKFIRE) * PLACED * down + BACKFIRE * (down + (hurt - down) * 0.3)
    return Strike(kind, worth + BACKFIRE * fall, BACKFIRE)


def _against(target: int) -> int:
    """An answer that names the target and nothing else."""
    return (target + 1) << 15
