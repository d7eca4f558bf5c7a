"""A match that is being played, and the pages that have it open."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Protocol, TypeVar

import structlog
from msgspec.structs import replace

from blockdice.server.computers import Computers
from blockdice.server.errors import Refusal, StoreConflict, StoreError, problem
from blockdice.server.protocol import Act, ServerMessage, Undo, Update
from blockdice.server.table import Table

REMEMBERED = 1000
"""Of so many messages a room knows the ids, not to obey one twice."""

PLACING = 0.25
"""Of a pause is enough between players who are set up one by one."""

RETRY = 1.0
"""Seconds until a computer tries again after its answer could not be saved; doubled each time."""

RETRY_MOST = 30.0

_log = structlog.get_logger()
_T = TypeVar("_T")


class Viewer(Protocol):
    """A page, as far as a room knows it."""

    def send(self, message: ServerMessage) -> None:
        """Have the message sent, without waiting for it."""
        ...


class MatchRoom:
    """A table, one change at a time, and whoever watches; computers play in the background."""

    def __init__(self, table: Table, thinkers: Executor, pause: float) -> None:
        self.id = table.match
        self._table = table
        self._pause = pause
        self._computers = Computers(table.seats, thinkers)
        self._viewers: set[Viewer] = set()
        self._entering = 0
        self._lock = asyncio.Lock()
        self._seen: dict[str, None] = {}
        self._playing: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches and no computer plays."""
        is_playing = self._playing is not None and not self._playing.done()
        return not (self._viewers or self._entering or is_playing)

    # Pages.

    async def enter(self, viewer: Viewer, reply_to: str | None) -> None:
        """Show the match to a page, and all that comes after."""
        self._entering += 1
        async with self._lock:
            self._entering -= 1
            self._viewers.add(viewer)
            viewer.send(self._table.view(reply_to))
        self._wake()

    def leave(self, viewer: Viewer) -> None:
        """The page does not want to know more."""
        self._viewers.discard(viewer)

    async def act(self, viewer: Viewer, message: Act) -> None:
        """Answer the pending decision for a page. Raises Refusal and as `Table.answer`."""
        await _whole(self._take(viewer, message, lambda: self._table.answer(message.action)))

    async def undo(self, viewer: Viewer, message: Undo) -> None:
        """Take the last answer back for a page. Raises Refusal and as `Table.undo`."""
        await _whole(self._take(viewer, message, self._table.undo))

    async def _take(
        self, viewer: Viewer, message: Act | Undo, change: Callable[[], Update]
    ) -> None:
        try:
            await self._obey(viewer, message, change)
        finally:
            self._wake()

    async def _obey(
        self, viewer: Viewer, message: Act | Undo, change: Callable[[], Update]
    ) -> None:
        async with self._lock:
            table = self._table
            if message.id in self._seen or message.expected_seq != table.seq:
                is_known = message.id in self._seen
                viewer.send(table.view(message.id, resync=not is_known))
                return
            if isinstance(message, Undo):
                refusal = table.undo_refusal()
                if refusal:
                    raise Refusal("no_undo", refusal)
                self._computers.forget()
            elif table.game.is_over:
                raise Refusal("match_over", "The match is over: there is nothing left to decide.")
            elif table.computer is not None:
                raise Refusal("not_yours", "This is for the computer to decide.")
            if await self._make(change, viewer, message.id):
                self._seen[message.id] = None
                if len(self._seen) > REMEMBERED:
                    del self._seen[next(iter(self._seen))]

    async def _make(
        self, change: Callable[[], Update], viewer: Viewer | None = None, reply_to: str = ""
    ) -> bool:
        """Make a change, off the event loop, and tell every page; False if it was too late."""
        try:
            update = await asyncio.to_thread(change)
        except StoreConflict:
            _log.warning("another server has gone on with the match", match=self.id)
            for page in list(self._viewers):
                page.send(self._table.view(reply_to if page is viewer else None, resync=True))
            return False
        for page in list(self._viewers):
            page.send(update if page is not viewer else replace(update, in_reply_to=reply_to))
        return True

    # Computers.

    def _wake(self) -> None:
        """Let a computer play if it is its turn."""
        if self._table.computer is None or self._closing.is_set():
            return
        if self._playing is None or self._playing.done():
            self._playing = asyncio.create_task(self._play())

    async def _play(self) -> None:
        """Let computers answer as long as it is their turn.

        What cannot be saved is tried again while anybody watches; else `enter` wakes them.
        """
        retry = RETRY
        while not self._closing.is_set():
            try:
                if not await self._play_one():
                    return
                retry = RETRY
            except Exception as error:
                _log.error("a computer cannot go on", match=self.id, exc_info=error)
                for page in list(self._viewers):
                    page.send(problem(error, self.id))
                is_watched = self._viewers or self._entering
                if not isinstance(error, StoreError) or not is_watched:
                    return
                self._computers.forget()
                await self._wait(retry)
                retry = min(2 * retry, RETRY_MOST)

    async def _play_one(self) -> bool:
        """Let the computer answer once; False if it is not for a computer to decide."""
        clock = asyncio.get_running_loop().time
        began = clock()
        async with self._lock:
            if self._table.computer is None:
                return False
            seq, game = self._table.seq, self._table.game
            pause = self._pause * (PLACING if game.decision.kind == "set_up" else 1)
            ahead = await asyncio.to_thread(self._computers.ahead, game)
        action = await self._computers.choose(ahead)
        await self._wait(pause - (clock() - began))
        async with self._lock:
            if self._table.seq == seq and not self._closing.is_set():
                await self._make(lambda: self._table.answer(action))
        return True

    async def _wait(self, seconds: float) -> None:
        if seconds > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), seconds)

    async def close(self) -> None:
        """Let the computers come to an end; what was answered is kept already."""
        self._closing.set()
        if self._playing is not None:
            await asyncio.gather(self._playing, return_exceptions=True)


async def _whole(work: Coroutine[None, None, _T]) -> _T:
    """Do the work to its end even if the page that asked for it goes away."""
    return await asyncio.shield(asyncio.ensure_future(work))
