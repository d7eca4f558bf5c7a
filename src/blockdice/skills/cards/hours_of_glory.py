"""Hours of Glory: for once in a life somebody outdoes themselves."""

from __future__ import annotations

from typing import Final

from blockdice.engine.effects import END_OF_ACTIVATION, END_OF_TURN
from blockdice.engine.match import Match
from blockdice.engine.words import STANDING
from blockdice.skills.cards.card import OWN_ACTIVATION, OWN_TURN, THEIR_BLOCK, Card, Deck, Play
from blockdice.skills.cards.making import changes, gives
from blockdice.skills.cards.targets import has_gift, own_prone, own_standing

ST = 1
SQUARES = 2


def runs(m: Match, play: Play) -> None:
    """The player who has just been activated may move two squares more."""
    m.activation.allowance += SQUARES


def may_run(m: Match, play: Play) -> bool:
    """Whether the action moves the player, who can."""
    activation = m.activation
    kind = m.actions.numbered(activation.action)
    return kind.play is None and activation.allowance > 0


def rises(m: Match, play: Play) -> None:
    """A Prone player stands up at no cost."""
    m.lay(play.target, STANDING)


def can_brace(m: Match, play: Play) -> bool:
    """Whether it is a Block, and the player blocked could be pushed."""
    if m.actions.numbered(m.activation.performing).skill:
        return False
    return not has_gift(m, play, play.target) and not m.has_other_shape(play.target)


DECK: Final[Deck] = Deck(
    "hours_of_glory",
    "Hours of Glory",
    (
        Card("second_wind", "Second Wind", OWN_ACTIVATION, runs, can=may_run),
        Card(
            *("wings_for_a_moment", "Wings for a Moment", OWN_TURN, gives, own_standing),
            gives="leap",
            lasts=END_OF_TURN,
        ),
        Card(
            *("not_one_step", "Not One Step", THEIR_BLOCK, gives),
            can=can_brace,
            gives="stand_firm",
            lasts=END_OF_ACTIVATION,
        ),
        Card("up_again", "Up Again", OWN_TURN, rises, own_prone),
        Card(
            *("the_bigger_they_are", "The Bigger They Are", OWN_TURN, gives, own_standing),
            gives="dauntless",
            lasts=END_OF_TURN,
        ),
        Card(
            *("last_ounce", "Last Ounce", OWN_TURN, changes, own_standing),
            figure=ST,
            amount=1,
            lasts=END_OF_TURN,
        ),
    ),
)
