"""Greasy Cleats: somebody has been at an opponent's boots."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_DRIVE
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.praying import change, drawn
from blockdice.rules.common.set_up import available

MA = 0


def greases(m: Match, hook: Hook, side: int) -> Rule[bool]:
    """One opponent, selected at random, has 1 less Movement Allowance for the drive."""
    yield from ()
    player = drawn(m, hook, 1 - side, available(m, 1 - side))
    if player < 0:
        return False
    change(m, hook, player, MA, -1)
    return True


SKILL = Skill(
    "greasy_cleats",
    "Greasy Cleats",
    "Y",
    {"prayer": greases},
    is_compulsory=True,
    holder=OF_SIDE,
    lasts=END_OF_DRIVE,
)
