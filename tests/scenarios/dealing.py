"""Special Plays in a scenario: a coach who has drawn and kept certain cards."""

from __future__ import annotations

from typing import Any

import blockdice as bd
from blockdice.skills.cards.decks import CARDS, DECKS, deck_of
from tests.scenarios.hired import hires
from tests.scenarios.scenario import Scenario, scenario

PLAY = "special_plays"
PITCH = """
       j    k    l    m    n    o
4      .    H1   .    .    A1   .
7      H2_  H3   A2   .    .    .
9      .    H4*  .    .    A3   A4
11     H5~  .    .    .    .    .
"""


def drawing(*cards: str) -> list[str]:
    """The dice by which the first of each two cards drawn is the wanted one.

    The other is the first, or the second, of those that are still in the deck.
    """
    dice: list[str] = []
    for card in cards:
        deck = deck_of(card)
        place = [other.id for other in deck.cards].index(card)
        dice += [f"{PLAY}: {DECKS.index(deck) + 1}", f"card: {place + 1} 1"]
    return dice


def dealt(
    card: str,
    *dice: str,
    board: str = PITCH,
    in_turn_of: str = "home",
    **fields: Any,
) -> Scenario:
    """Home has kept that card, and a turn of either team begins.

    The cards of a match in the middle are drawn as the first turn starts after it.
    """
    active = "away" if in_turn_of == "home" else "home"
    fields = {"turn": 2, "active": active, "home": hires(PLAY), **fields}
    fields["home"] = {**hires(PLAY), **fields["home"]}
    play = scenario(board, dice=[*drawing(card), *dice], **fields)
    play.act("end")
    return play.asks("keep_card", "home").act(f"use {card}")


def moments(card: str) -> int:
    """When a card may be played."""
    return CARDS[card].moments


SPECIAL = bd.Options(special_plays=True)
