"""How a player goes down, or comes to harm: who, how, by what and by whom."""

from __future__ import annotations

from typing import Final

# How. The first two are also the names of the turnovers.
FELL_OVER: Final = "fell_over"
KNOCKED_DOWN: Final = "knocked_down"
PLACED_PRONE: Final = "placed_prone"
"""At no risk of injury."""
STRUCK: Final = "struck"
"""Hit by what goes for the armour: down, Prone, only if it is broken."""
HARMED: Final = "harmed"
"""Does not go down by it: lies already (a Foul), is in the crowd, or off the pitch."""

LANDED: Final = "landing"
"""The cause of whoever is thrown and does not land on their feet."""


class Fall:
    """What befalls a player; it goes from the block or failed test to the casualty and points.

    how: one of the words above. cause: what brought it about, such as `block`, `fall`, `foul`,
    `crowd`; causer: the player who did it, -1 if none. test: the kind of test that failed, -1
    if none. markers: who marked the square left in that test, where they are known.
    only_with_ball: no turnover unless they held the ball. opponent_chooses: the causer's skills
    are used by the coach of the other team, as the victim is the causer's team-mate.
    pusher: who has pushed them into the crowd, -1 if nobody.
    by_side: the side that has brought it about by a rule of its own and no player's, -1 if none.
    Filled in by `go_down`: square, where the player was; is_down, whether they went down;
    had_ball, whether a ball came loose by it; is_ball_safe: it has been put down, and does not
    bounce.
    """

    def __init__(self, player: int, how: str, cause: str, causer: int = -1, test: int = -1) -> None:
        self.player: int = player
        self.how: str = how
        self.cause: str = cause
        self.causer: int = causer
        self.test: int = test
        self.markers: list[int] = []
        self.only_with_ball: bool = False
        self.opponent_chooses: bool = False
        self.by_side: int = -1
        self.pusher: int = -1
        self.square: int = 0
        self.is_down: bool = False
        self.had_ball: bool = False
        self.is_ball_safe: bool = False

    @property
    def risks_injury(self) -> bool:
        """Whether an Armour roll is due once the player is down."""
        return self.is_down and (self.how == FELL_OVER or self.how == KNOCKED_DOWN)
