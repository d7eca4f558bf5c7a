"""A page that is connected: what it sends is read and obeyed, what it is sent waits in line."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec
import structlog
from fastapi import WebSocket, WebSocketDisconnect

from blockdice.server.drafting import drafted
from blockdice.server.errors import Refusal, is_fault, problem
from blockdice.server.match_room import MatchRoom
from blockdice.server.protocol import (
    MESSAGE_LIMIT,
    PROTOCOL,
    Act,
    DraftingMessage,
    Hello,
    NewMatch,
    Open,
    PageMessage,
    ServerMessage,
    Undo,
    Welcome,
)

LINE = 500
"""A page that is so many messages behind is let go; it may come back and start from a view."""

TRY_AGAIN_LATER = 1013

_log = structlog.get_logger()
_decoder = msgspec.json.Decoder(PageMessage)
_encoder = msgspec.json.Encoder()


class Host(Protocol):
    """What a page asks for matches."""

    async def welcome(self) -> Welcome:
        """What a page is told at its start."""
        ...

    async def start(self, message: NewMatch) -> MatchRoom:
        """The room of a new match."""
        ...

    async def find(self, match: str) -> MatchRoom:
        """The room of a kept match."""
        ...


class _Envelope(msgspec.Struct):
    """The little that is read of a message that cannot be read."""

    id: str | None = None
    match: str | None = None


class Connection:
    """One page, from the first message to the last."""

    def __init__(self, socket: WebSocket, host: Host) -> None:
        self._socket = socket
        self._host = host
        self._line: asyncio.Queue[str | None] = asyncio.Queue(LINE)
        self._has_said_hello = False
        self._room: MatchRoom | None = None

    async def serve(self) -> None:
        """Talk with the page until it goes."""
        await self._socket.accept()
        writer = asyncio.create_task(self._write())
        try:
            while (received := await self._socket.receive())["type"] != "websocket.disconnect":
                await self._take(received.get("text"))
        finally:
            self._leave()
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    def send(self, message: ServerMessage | str) -> None:
        """Put a message, encoded or not, in the line for this page."""
        text = message if isinstance(message, str) else encode(message)
        if self._line.full():
            _log.warning("page is too far behind and let go")
            self._leave()
            while not self._line.empty():
                self._line.get_nowait()
            self._line.put_nowait(None)
            return
        self._line.put_nowait(text)

    async def _write(self) -> None:
        while True:
            text = await self._line.get()
            if text is None:
                await self._socket.close(TRY_AGAIN_LATER)
                return
            try:
                await self._socket.send_text(text)
            except (WebSocketDisconnect, RuntimeError):  # gone: `serve` will be told, too
                return

    async def _take(self, text: str | None) -> None:
        """Obey one message, or say why not."""
        if text is None or len(text) > MESSAGE_LIMIT or len(text.encode()) > MESSAGE_LIMIT:
            reason = f"A message is a text of {MESSAGE_LIMIT} bytes at most."
            self.send(problem(Refusal("bad_message", reason)))
            return
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            known = _envelope(text)
            refusal = Refusal("bad_message", f"This message cannot be read: {error}")
            self.send(problem(refusal, known.match, known.id))
            return
        reply_to = None if isinstance(message, Hello) else message.id
        match = message.match if isinstance(message, Open | Act | Undo) else None
        try:
            await self._obey(message)
        except Exception as error:
            if is_fault(error):
                _log.error("a message led to a fault", match=match, exc_info=error)
            self.send(problem(error, match, reply_to))

    async def _obey(self, message: PageMessage) -> None:
        if isinstance(message, Hello):
            await self._greet(message)
            return
        if not self._has_said_hello:
            raise Refusal("bad_message", "The first message is `hello`.")
        if isinstance(message, NewMatch):
            await self._enter(await self._host.start(message), message.id)
        elif isinstance(message, Open):
            await self._enter(await self._host.find(message.match), message.id)
        elif isinstance(message, DraftingMessage):
            self.send(await asyncio.to_thread(drafted, message))
        else:
            room = self._room
            if room is None or room.id != message.match:
                await self._host.find(message.match)
                raise Refusal("unknown_match", "This page has not opened that match.")
            if isinstance(message, Act):
                await room.act(self, message)
            else:
                await room.undo(self, message)

    async def _greet(self, message: Hello) -> None:
        if message.protocol != PROTOCOL:
            raise Refusal(
                "wrong_protocol",
                f"The page speaks protocol {message.protocol}, the server {PROTOCOL}: "
                "load the page again.",
            )
        self._leave()
        self._has_said_hello = True
        self.send(await self._host.welcome())

    async def _enter(self, room: MatchRoom, reply_to: str) -> None:
        self._leave()
        self._room = room
        await room.enter(self, reply_to)

    def _leave(self) -> None:
        if self._room is not None:
            self._room.leave(self)
            self._room = None


def encode(message: ServerMessage) -> str:
    """A message as the text that is sent."""
    return _encoder.encode(message).decode()


def _envelope(text: str) -> _Envelope:
    try:
        return msgspec.json.decode(text, type=_Envelope)
    except (msgspec.DecodeError, RecursionError):
        return _Envelope()
