"""Hullabaloo: what comes from the stands and the dugouts."""

from __future__ import annotations

from typing import Final

from blockdice.engine.effects import END_OF_ACTIVATION, END_OF_TURN
from blockdice.engine.match import Match
from blockdice.engine.pitch import NOWHERE
from blockdice.engine.words import RESERVES
from blockdice.rules.common.ball import leaves_half, scatter
from blockdice.skills.cards.card import (
    KICK_OFF,
    OWN_TURN,
    THEIR_ACTIVATION,
    THEIR_PASS,
    THEIR_TURN,
    Card,
    Deck,
    Play,
)
from blockdice.skills.cards.making import disturbs, hampers, reigns
from blockdice.skills.cards.targets import own_knocked_out

SQUARES = 2


def blows(m: Match, play: Play) -> None:
    """The kick, still in the air, scatters."""
    state = m.state
    square, stayed = scatter(m, state.aim, "kick_off_scatter")
    state.aim = square if stayed else NOWHERE
    state.touchback = state.touchback or not stayed or leaves_half(m, square)
    m.ball_flies(state.aim)


def is_over_the_pitch(m: Match, play: Play) -> bool:
    """Whether the kick has not left the pitch."""
    return m.state.aim != NOWHERE


def whistles(m: Match, play: Play) -> None:
    """The opponents lose a team re-roll."""
    other = 1 - play.side
    m.state.rerolls[other] -= 1
    m.note_rerolls(other)


def have_reroll(m: Match, play: Play) -> bool:
    """Whether the opponents have a team re-roll of their own to lose."""
    return m.state.rerolls[1 - play.side] > 0


def revives(m: Match, play: Play) -> None:
    """A Knocked-out player is back in Reserves."""
    m.remove(play.target, RESERVES, "recovered")


def slows(m: Match, play: Play) -> None:
    """The opponent who has just been activated moves two squares less."""
    activation = m.activation
    activation.allowance = max(activation.allowance - SQUARES, 0)


def may_slow(m: Match, play: Play) -> bool:
    """Whether the action moves the opponent, who stands and can."""
    activation = m.activation
    kind = m.actions.numbered(activation.action)
    is_moving = kind.play is None and activation.allowance > 0
    return is_moving and m.state.is_standing(activation.player)


DECK: Final[Deck] = Deck(
    "hullabaloo",
    "Hullabaloo",
    (
        Card("gust_of_wind", "Gust of Wind", KICK_OFF, blows, can=is_over_the_pitch),
        Card("false_whistle", "False Whistle", THEIR_TURN, whistles, can=have_reroll),
        Card(
            *("brass_band", "Brass Band", THEIR_TURN, reigns),
            lasts=END_OF_TURN,
            hooks={"modify_other:rush": hampers},
        ),
        Card("bucket_of_water", "Bucket of Water", OWN_TURN, revives, own_knocked_out),
        Card("loose_turf", "Loose Turf", THEIR_ACTIVATION, slows, can=may_slow),
        Card(
            *("heckler", "Heckler", THEIR_PASS, reigns),
            lasts=END_OF_ACTIVATION,
            hooks={"modify_other:pass": disturbs},
        ),
    ),
)
