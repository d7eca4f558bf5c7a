"""Foul Means: what the referee had better not see."""

from __future__ import annotations

from typing import Final

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_TURN
from blockdice.engine.falls import KNOCKED_DOWN, Fall
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import SPECIAL_ROLL
from blockdice.rules.common.testing import settle
from blockdice.skills.cards.card import (
    OWN_TURN,
    OWN_TURN_END,
    THEIR_FOUL,
    THEIR_TURN,
    THEIR_TURN_END,
    Card,
    Deck,
    Play,
)
from blockdice.skills.cards.making import changes, gives, hampers, reigns
from blockdice.skills.cards.targets import foes_standing, foes_without_ball, own_standing

MA = 0
HITS = 4


def pays(m: Match, play: Play) -> None:
    """The team gains a Bribe."""
    m.state.bribes[play.side] += 1
    m.emit("bribe_gained", play.side, data={"left": m.state.bribes[play.side]})


def throws(m: Match, play: Play) -> Rule[None]:
    """On a 4+ the opponent is Knocked Down. The turn is over: it is no turnover."""
    if settle(m, Test(SPECIAL_ROLL, play.target, HITS, name=play.card.id)):
        fall = Fall(play.target, KNOCKED_DOWN, play.card.id)
        fall.by_side = play.side
        yield from m.rules.fall(m, fall)


def tells(m: Match, play: Play) -> None:
    """The Foul is seen after all: whoever asked has the referee told."""


DECK: Final[Deck] = Deck(
    "foul_means",
    "Foul Means",
    (
        Card(
            *("tied_laces", "Tied Laces", THEIR_TURN, changes, foes_standing),
            figure=MA,
            amount=-2,
            lasts=END_OF_TURN,
        ),
        Card(
            *("greased_ball", "Greased Ball", THEIR_TURN, reigns),
            lasts=END_OF_TURN,
            hooks={"modify_other:catch": hampers, "modify_other:pick_up": hampers},
        ),
        Card("heavy_purse", "Heavy Purse", OWN_TURN | THEIR_TURN, pays),
        Card(
            *("flying_bottle", "Flying Bottle", OWN_TURN_END | THEIR_TURN_END),
            *(throws, foes_without_ball),
        ),
        Card(
            *("loaded_glove", "Loaded Glove", OWN_TURN, gives, own_standing),
            gives="mighty_blow",
            amount=1,
            lasts=END_OF_TURN,
        ),
        Card("tattletale", "Tattletale", THEIR_FOUL, tells),
    ),
)
