"""A page without a browser: one WebSocket, and what it has been told of the match it has open."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient

from blockdice.server.app import create_app
from blockdice.server.protocol import PROTOCOL
from blockdice.server.settings import Settings

_numbers = count(1)


@contextmanager
def server(data: Path, pause: float = 0) -> Iterator[TestClient]:
    """A server on this folder, from its start to its end."""
    with TestClient(create_app(Settings(data=data, page=data / "page", pause=pause))) as client:
        yield client


@contextmanager
def tab(client: TestClient) -> Iterator[Tab]:
    """A page that has said hello."""
    with client.websocket_connect("/ws") as socket:
        yield Tab(socket)


class Tab:
    """What a page knows: `match`, `seq`, `board`, `decision`, `log` (texts by seq), `result`."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.match = ""
        self.seq = -1
        self.board: dict[str, Any] = {}
        self.decision: dict[str, Any] | None = None
        self.thinking: str | None = None
        self.log: dict[int, str] = {}
        self.events: list[dict[str, Any]] = []
        self.result: dict[str, Any] | None = None
        self.welcome = self.hello()

    def hello(self, protocol: int = PROTOCOL) -> dict[str, Any]:
        self.send_text(json.dumps({"type": "hello", "protocol": protocol}))
        return self.receive()

    def send_text(self, text: str) -> None:
        self.socket.send_text(text)

    def receive(self) -> dict[str, Any]:
        """The next message, taken to heart."""
        message: dict[str, Any] = json.loads(self.socket.receive_text())
        if message["type"] == "view":
            self.log = {}
            self.events = []
        if message["type"] in ("view", "update"):
            self.match, self.seq = message["match"], message["seq"]
            self.board, self.decision = message["board"], message["decision"]
            self.thinking, self.result = message["thinking"], message["result"]
            self.log |= {line["seq"]: line["text"] for line in message["log"]}
            self.events += message["events"]
        return message

    def ask(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Send a message, and read up to its answer."""
        fields.setdefault("id", f"message {next(_numbers)}")
        self.send_text(json.dumps({"type": type_, **fields}))
        while True:
            answer = self.receive()
            if answer["type"] == "error" or answer["in_reply_to"] == fields["id"]:
                return answer

    def start(
        self, home: str = "person", away: str = "person", seed: int | None = 7, **more: Any
    ) -> dict[str, Any]:
        """Begin a match of Humans, coached by `home`, against Orcs."""
        seats = {
            "home": {"team": "human", "coach": home},
            "away": {"team": "orc", "coach": away},
        }
        return self.ask("new_match", edition="bb2020", seed=seed, **seats, **more)

    def open(self, match: str) -> dict[str, Any]:
        return self.ask("open", match=match)

    def act(self, action: str, seq: int | None = None, **more: Any) -> dict[str, Any]:
        wanted = self.seq if seq is None else seq
        fields = {"match": self.match, "expected_seq": wanted, "action": action, **more}
        return self.ask("act", **fields)

    def undo(self) -> dict[str, Any]:
        return self.ask("undo", match=self.match, expected_seq=self.seq)

    def first_action(self) -> str:
        """The first of the legal answers."""
        assert self.decision is not None
        grid = self.decision["grid"]
        if grid is None:
            text: str = self.decision["actions"][0]["text"]
            return text
        return " ".join([grid["verb"], *grid["players"][:1], grid["squares"][0]])

    def answer(self, wish: str = "") -> dict[str, Any]:
        """Answer with a wish where it is legal, else with the first action."""
        assert self.decision is not None
        texts = [action["text"] for action in self.decision["actions"]]
        return self.act(wish if wish in texts else self.first_action())

    def wait(self) -> None:
        """Read on until a person is asked or the match is over."""
        while self.result is None and not (self.decision and self.decision["by_person"]):
            self.receive()

    def play_until(self, kind: str, wish: str = "", most: int = 3000) -> None:
        """Play until a person is asked a question of this kind."""
        for _ in range(most):
            self.wait()
            assert self.decision is not None, f"the match ended before any {kind}"
            if self.decision["kind"] == kind:
                return
            answer = self.answer(wish)
            assert answer["type"] == "update", answer
        raise AssertionError(f"nobody was asked {kind}")

    def said(self) -> list[str]:
        """The log from the top."""
        return [self.log[seq] for seq in sorted(self.log)]
