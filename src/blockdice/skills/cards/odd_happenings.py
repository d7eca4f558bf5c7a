"""Odd Happenings: what nobody has planned."""

from __future__ import annotations

from typing import Final

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_TURN
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.tables import POURING_RAIN, VERY_SUNNY
from blockdice.engine.words import GROUND, SPECIAL_ROLL
from blockdice.rules.common.testing import settle
from blockdice.skills.cards.card import KICK_OFF, OWN_TURN, THEIR_TURN, Card, Deck, Play
from blockdice.skills.cards.making import (
    gains_reroll,
    hampers,
    is_other_weather,
    reigns,
    turns_weather,
)
from blockdice.skills.cards.targets import foe_with_ball

SNATCHES = 4


def heaves(m: Match, play: Play) -> Rule[None]:
    """The ball, on the ground, bounces."""
    return m.rules.bounce(m, m.state.ball_square)


def lies(m: Match, play: Play) -> bool:
    """Whether the ball lies on the ground."""
    return m.state.ball == GROUND


def snatches(m: Match, play: Play) -> Rule[None]:
    """On a 4+ the opponent with the ball loses it, and it bounces."""
    if settle(m, Test(SPECIAL_ROLL, play.target, SNATCHES, name=play.card.id)):
        square = m.state.square[play.target]
        m.ball_flies(square)
        yield from m.rules.bounce(m, square)


DECK: Final[Deck] = Deck(
    "odd_happenings",
    "Odd Happenings",
    (
        Card(
            *("sudden_squall", "Sudden Squall", THEIR_TURN, turns_weather),
            can=is_other_weather,
            amount=POURING_RAIN,
            lasts=END_OF_TURN,
        ),
        Card(
            *("break_in_the_clouds", "Break in the Clouds", THEIR_TURN, turns_weather),
            can=is_other_weather,
            amount=VERY_SUNNY,
            lasts=END_OF_TURN,
        ),
        Card("molehill", "Molehill", OWN_TURN | THEIR_TURN, heaves, can=lies),
        Card("stray_dog", "Stray Dog", OWN_TURN, snatches, foe_with_ball),
        Card("coin_in_the_grass", "Coin in the Grass", OWN_TURN | KICK_OFF, gains_reroll),
        Card(
            *("bank_of_fog", "Bank of Fog", THEIR_TURN, reigns),
            lasts=END_OF_TURN,
            hooks={"modify_other:pass": hampers},
        ),
    ),
)
