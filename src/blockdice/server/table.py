"""A match on the table: the game with its log and its place in the store, kept in step.

Its methods block, and one is called at a time: a room sees to both.
"""

from __future__ import annotations

from collections.abc import Callable

from blockdice.engine.game import Game
from blockdice.engine.words import SIDES
from blockdice.narration import Words
from blockdice.server.errors import StoreConflict, StoreError, is_fault
from blockdice.server.protocol import Side, Update, View
from blockdice.server.store import Seats, Store, pack, unpack
from blockdice.server.views import (
    Log,
    side_name,
    view_board,
    view_decision,
    view_glossary,
    view_result,
)
from blockdice.server.views.board import PERSON


class Table:
    """One match. Every change is in the store before the method that makes it returns."""

    def __init__(self, match: str, game: Game, seats: Seats, revision: int, store: Store) -> None:
        self.match = match
        self.seats = seats
        self._store = store
        self._words = Words(game.teams)
        self._sit_down(game, revision)

    def _sit_down(self, game: Game, revision: int) -> None:
        """Begin with a match as it is kept."""
        kept = pack(game)
        log = Log(self._words, hidden=self._with_secrets())
        log.follow(game.events)
        self.game, self._revision, self._kept, self._log = game, revision, kept, log

    # Who, and how far.

    @property
    def seq(self) -> int:
        """The number of the next event."""
        return self.game.match.seq

    @property
    def computer(self) -> str | None:
        """The bot whose decision is pending, None for a person's or after the end."""
        if self.game.is_over:
            return None
        coach = self.seats.coaches[self.game.decision.side]
        return coach if coach != PERSON else None

    @property
    def can_undo(self) -> bool:
        """Whether the last answer may be taken back."""
        return not self.undo_refusal()

    def undo_refusal(self) -> str:
        """Why it may not, empty if it may: only a person's is ever taken back."""
        people = self._people()
        if not people:
            return "Only computers play here."
        return self.game.undo_refusal(by=people[0] if len(people) == 1 else None)

    def _people(self) -> list[str]:
        """The sides that people play."""
        seats = zip(SIDES, self.seats.coaches, strict=True)
        return [side for side, coach in seats if coach == PERSON]

    def _with_secrets(self) -> list[str]:
        """The sides whose secrets no page may show: not those of the one person who plays."""
        people = self._people()
        return [side for side in SIDES if [side] != people]

    # Changes.

    def answer(self, action: str) -> Update:
        """Answer the pending decision; what is new then. Raises as `Game.act` and `Store.save`."""
        return self._change(lambda game: game.act(action))

    def undo(self) -> Update:
        """Take the last answer back; what is new then. Raises as `Game.undo` and `Store.save`."""
        return self._change(lambda game: game.undo())

    def _change(self, change: Callable[[Game], None]) -> Update:
        try:
            change(self.game)
            kept = self._store.save(self.match, self.game, self._revision)
        except Exception as error:
            if is_fault(error):
                self._sit_down(unpack(self._kept), self._revision)
            if isinstance(error, StoreConflict):
                self.reload()
            raise
        self._revision += 1
        self._kept = kept
        return self._update()

    def reload(self) -> None:
        """Go on from what the store holds. Raises StoreError, and changes nothing, if it cannot."""
        found = self._store.load(self.match)
        if found is None:
            raise StoreError("it is no longer in the store")
        self._sit_down(found[0], found[2])

    # What pages are shown.

    def _update(self) -> Update:
        lines, events = self._log.follow(self.game.events)
        return Update(
            match=self.match,
            seq=self.seq,
            in_reply_to=None,
            board=view_board(self.game, self.seats.coaches, self.can_undo),
            decision=view_decision(self.game, self._words, self.computer is None),
            thinking=self._thinking(),
            log=lines,
            events=events,
            result=view_result(self.game, self._words),
        )

    def view(self, reply_to: str | None, resync: bool = False) -> View:
        """The match as it stands, with its whole log."""
        return View(
            match=self.match,
            seq=self.seq,
            in_reply_to=reply_to,
            resync=resync,
            board=view_board(self.game, self.seats.coaches, self.can_undo),
            decision=view_decision(self.game, self._words, self.computer is None),
            thinking=self._thinking(),
            log=self._log.lines,
            events=[],
            result=view_result(self.game, self._words),
            glossary=view_glossary(self.game.edition),
        )

    def _thinking(self) -> Side | None:
        return side_name(self.game.decision.side) if self.computer is not None else None
