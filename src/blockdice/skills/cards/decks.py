"""The six decks, in the order in which a D6 names them."""

from __future__ import annotations

from typing import Final

from blockdice.engine.hooks import Skill
from blockdice.skills.cards import (
    curios,
    foul_means,
    hard_drill,
    hours_of_glory,
    hullabaloo,
    odd_happenings,
)
from blockdice.skills.cards.card import Card, Deck

DECKS: Final[tuple[Deck, ...]] = (
    odd_happenings.DECK,
    foul_means.DECK,
    curios.DECK,
    hours_of_glory.DECK,
    hard_drill.DECK,
    hullabaloo.DECK,
)
CARDS: Final[dict[str, Card]] = {card.id: card for deck in DECKS for card in deck.cards}


def card_entries() -> list[Skill]:
    """The rules of all cards, for the list of an edition."""
    return [card.entry() for card in CARDS.values()]


def deck_of(id: str) -> Deck:
    """The deck that a card is from."""
    return next(deck for deck in DECKS if any(card.id == id for card in deck.cards))
