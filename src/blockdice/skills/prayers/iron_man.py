"""Iron Man: harder to hurt than before."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.praying import change, chosen, free_of

AV = 4


def hardens(m: Match, hook: Hook, side: int) -> Rule[bool]:
    """One player without Loner, whom the coach chooses, has an Armour Value that is 1 better for
    the rest of the game, 11+ at most. One who has that already is not to choose."""
    best = m.tables.characteristic_limits[AV][1]
    players = [p for p in free_of(m, side, "loner") if m.state.profiles.av[p] < best]
    player = yield from chosen(m, hook, side, players)
    if player < 0:
        return False
    change(m, hook, player, AV, 1)
    return True


SKILL = Skill(
    "iron_man",
    "Iron Man",
    "Y",
    {"prayer": hardens},
    is_compulsory=True,
    holder=OF_SIDE,
    lasts=END_OF_GAME,
)
