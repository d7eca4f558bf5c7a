"""Curios: odds and ends with something of magic in them."""

from __future__ import annotations

from typing import Final

from blockdice.engine.effects import END_OF_DRIVE
from blockdice.engine.match import Match
from blockdice.engine.words import DISTRACTED, FRESH_STUN, PRONE
from blockdice.skills.cards.card import KICK_OFF, OWN_TURN, THEIR_TURN, Card, Deck, Play
from blockdice.skills.cards.making import changes, gives
from blockdice.skills.cards.targets import foes_with_zone, own_standing, own_stunned

AV = 4


def wakes(m: Match, play: Play) -> None:
    """A Stunned player rolls over."""
    m.mark(play.target, FRESH_STUN, False)
    m.lay(play.target, PRONE)


def whispers(m: Match, play: Play) -> None:
    """The opponent has no tackle zone until next activated."""
    m.mark(play.target, DISTRACTED, True)


DECK: Final[Deck] = Deck(
    "curios",
    "Curios",
    (
        Card(
            *("feather_boots", "Feather Boots", OWN_TURN, gives, own_standing),
            gives="sure_feet",
            lasts=END_OF_DRIVE,
        ),
        Card(
            *("pressed_clover", "Pressed Clover", OWN_TURN, gives, own_standing),
            gives="pro",
            lasts=END_OF_DRIVE,
        ),
        Card("smelling_salts", "Smelling Salts", OWN_TURN, wakes, own_stunned),
        Card(
            *("resin_pot", "Resin Pot", OWN_TURN | KICK_OFF, gives, own_standing),
            gives="catch",
            lasts=END_OF_DRIVE,
        ),
        Card(
            *("rune_of_iron", "Rune of Iron", OWN_TURN | THEIR_TURN, changes, own_standing),
            figure=AV,
            amount=1,
            lasts=END_OF_DRIVE,
        ),
        Card("murmuring_shell", "Murmuring Shell", OWN_TURN, whispers, foes_with_zone),
    ),
)
