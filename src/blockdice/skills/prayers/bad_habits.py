"""Bad Habits: the opponents think of themselves."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_DRIVE
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.praying import drawn, free_of, give


def spoils(m: Match, hook: Hook, side: int) -> Rule[bool]:
    """D3 opponents without Loner, selected at random, have Loner (2+) for the drive."""
    yield from ()
    players = free_of(m, 1 - side, "loner")
    if not players:
        return False
    for _ in range(min(m.d3("bad_habits_count", side=side), len(players))):
        player = drawn(m, hook, 1 - side, players)
        players.remove(player)
        give(m, hook, player, "loner", 2)
    return True


SKILL = Skill(
    "bad_habits",
    "Bad Habits",
    "Y",
    {"prayer": spoils},
    is_compulsory=True,
    holder=OF_SIDE,
    lasts=END_OF_DRIVE,
)
