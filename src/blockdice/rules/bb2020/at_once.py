"""Inducements that are used up as soon as the match begins (Inducements, 2020)."""

from __future__ import annotations

from blockdice.engine.match import Match


def bribes(m: Match, side: int, count: int) -> None:
    """Bribes: each may be used once in the game, for whoever is Sent-off."""
    m.state.bribes[side] += count
    m.emit("bribe_gained", side, data={"left": m.state.bribes[side]})


def special_plays(m: Match, side: int, count: int) -> None:
    """Special Plays: a card for each, drawn in a step of its own."""
    m.state.draws[side] = count


def riotous_rookies(m: Match, side: int, count: int) -> None:
    """Riotous Rookies: 2D3+1 more Journeymen, whom the team takes on next."""
    if m.sheets[side].journeyman_positions:
        m.state.rookies[side] = m.roll("riotous_rookies", 3, side=side, count=2) + 1
