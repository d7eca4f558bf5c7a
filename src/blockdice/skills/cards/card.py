"""What a Special Play card is, and a card as it is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import OF_SIDE, Skill
from blockdice.engine.match import Match
from blockdice.engine.values import remade

# The moments at which a card may be played, a bit each.
OWN_TURN: Final = 1
"""As an own team turn starts, before anybody is activated."""
THEIR_TURN: Final = 2
"""The same in a team turn of the opponents."""
OWN_TURN_END: Final = 4
THEIR_TURN_END: Final = 8
KICK_OFF: Final = 16
"""Between the kick and its event."""
OWN_ACTIVATION: Final = 32
"""A player of the side has just been activated, the action declared but nothing rolled."""
THEIR_ACTIVATION: Final = 64
THEIR_PASS: Final = 128
"""An opponent has named the square that a Pass goes to."""
THEIR_BLOCK: Final = 256
"""An opponent is about to block a player of the side."""
THEIR_FOUL: Final = 512
"""The referee has not seen an opponent's Foul."""


class Play:
    """A card as it is played, or as it might be.

    side: who plays it, at which moment. player: whom the moment is about, -1 if nobody. target:
    whom the card is aimed at, -1 while that has not been chosen or where it is aimed at nobody.
    """

    def __init__(
        self, card: Card, token: int, side: int, moment: int, player: int, target: int
    ) -> None:
        self.card: Card = card
        self.token: int = token
        self.side: int = side
        self.moment: int = moment
        self.player: int = player
        self.target: int = target

    @property
    def is_possible(self) -> bool:
        """Whether it is the moment for the card."""
        return self.card.moments & self.moment != 0


@dataclass(frozen=True)
class Card:
    """A card: when it may be played, on whom, and what it does.

    whom: among whom its coach chooses whom it is aimed at; it cannot be played if there is
    nobody. can: what else must be so. gives: the skill it gives, figure: the characteristic it
    changes, amount: the value or the change, or the weather it makes. lasts: until when.
    hooks: what it does while it is in force.
    """

    id: str
    name: str
    moments: int
    play: Callable[[Match, Play], Rule[None] | None]
    whom: Callable[[Match, Play], list[int]] | None = None
    can: Callable[[Match, Play], bool] | None = None
    gives: str = ""
    figure: int = 0
    amount: int = 0
    lasts: int = -1
    hooks: dict[str, Callable[..., Any]] = field(default_factory=dict)

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self)

    def entry(self) -> Skill:
        """The rule that is in force for the side while the card lasts."""
        return Skill(
            self.id,
            self.name,
            "C",
            dict(self.hooks),
            is_compulsory=True,
            holder=OF_SIDE,
            lasts=self.lasts,
        )


@dataclass(frozen=True)
class Deck:
    """Six cards that belong together."""

    id: str
    name: str
    cards: tuple[Card, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self)
