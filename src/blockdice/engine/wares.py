"""What a side has induced for the match: how many of each, and what may still be bought."""

from __future__ import annotations

from blockdice.engine.match import Match
from blockdice.engine.sheet import Ware


def ware_of(m: Match, side: int, id: str) -> Ware | None:
    """The ware of that id on the side's list, None if it is not on it."""
    for ware in m.sheets[side].wares:
        if ware.id == id:
            return ware
    return None


def hired(m: Match, side: int, id: str) -> int:
    """How many pieces of a ware the side has in this match."""
    if id not in m.names.wares:
        return 0
    return m.state.hired.get(side << 12 | m.names.wares.index(id), 0)


def hired_of_group(m: Match, side: int, group: str) -> int:
    """How many pieces the side has of all wares of a group."""
    found = (hired(m, side, ware.id) for ware in m.sheets[side].wares if ware.group == group)
    return sum(found)


def is_left(m: Match, side: int, ware: Ware) -> bool:
    """Whether the side may have one more piece: neither limit is reached, and there is room.

    The players of a team who can play, those hired for the match among them, are sixteen at most.
    """
    if hired(m, side, ware.id) >= ware.limit:
        return False
    if ware.group_limit and hired_of_group(m, side, ware.group) >= ware.group_limit:
        return False
    return not ware.players or room_for_players(m, side) >= len(ware.players)


def room_for_players(m: Match, side: int) -> int:
    """How many more players may join: those missing the match and Journeymen not counted."""
    sheet = m.sheets[side]
    counted = sum(1 for player in sheet.players if not player.misses_match)
    for ware in sheet.wares:
        counted += hired(m, side, ware.id) * len(ware.players)
    return m.tables.most_players - counted
