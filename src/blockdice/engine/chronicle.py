"""The record of a match as a value: everything needed to watch it and to play it again."""

from __future__ import annotations

from typing import Any

from blockdice.engine.options import Options
from blockdice.engine.sheet import TeamSheet


class Record:
    """A match so far.

    edition, revision: the rules it was played under. options, teams: as they stood.
    decisions: pairs of notation and the number of dice that followed the answer; an undo
    stands among them as `undo N`, N being how many decisions were left standing. opening:
    the dice before the first decision. dice: every face in order. events: as dictionaries.
    start: None from the first step on; for a match put together in the middle, the words
    that `blockdice.from_board` was given (`board`, `active`, `half`, `turn`, `weather`).

    >>> import blockdice as bd
    >>> game = bd.new_game(seed=7)
    >>> game.act("receive")
    >>> game.record().decisions
    [('receive', 0)]
    """

    def __init__(
        self,
        edition: str,
        revision: int,
        options: Options,
        teams: tuple[TeamSheet, TeamSheet],
        opening: int,
        decisions: list[tuple[str, int]],
        dice: list[int],
        events: list[dict[str, Any]],
        start: dict[str, Any] | None = None,
    ) -> None:
        self.edition: str = edition
        self.revision: int = revision
        self.options: Options = options
        self.teams: tuple[TeamSheet, TeamSheet] = teams
        self.opening: int = opening
        self.decisions: list[tuple[str, int]] = decisions
        self.dice: list[int] = dice
        self.events: list[dict[str, Any]] = events
        self.start: dict[str, Any] | None = start
