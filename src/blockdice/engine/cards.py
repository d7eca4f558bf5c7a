"""Cards that coaches have drawn for the match, and what has become of each."""

from __future__ import annotations

from typing import Final

from blockdice.engine.match import Match

IN_HAND: Final = 0
"""Known to the coach who holds it only."""
DISCARDED: Final = 1
"""Seen by the coach who drew it, and not kept."""
PLAYED: Final = 2


def hand(m: Match, side: int) -> list[int]:
    """The tokens of the cards that the side holds, in the order in which they were drawn."""
    return [token for owner, token, what in m.state.cards if owner == side and what == IN_HAND]


def gone(m: Match) -> list[int]:
    """The tokens of all cards that are in no deck any more, or lie beside it."""
    return [token for _, token, _ in m.state.cards]


def drawn_by(m: Match, side: int) -> list[int]:
    """The tokens of the cards that the side has drawn."""
    return [token for owner, token, _ in m.state.cards if owner == side]


def lay_down(m: Match, side: int, token: int, what: int) -> None:
    """A card is in the side's hand, or beside its deck."""
    m.state.cards.append([side, token, what])


def spend(m: Match, side: int, token: int) -> None:
    """A card that the side holds has been played."""
    m.state.cards = [
        [owner, card, PLAYED if owner == side and card == token else what]
        for owner, card, what in m.state.cards
    ]


def shuffle_in(m: Match, tokens: list[int]) -> None:
    """Those of the cards that were drawn and not kept are in their deck again."""
    m.state.cards = [row for row in m.state.cards if row[1] not in tokens or row[2] != DISCARDED]
