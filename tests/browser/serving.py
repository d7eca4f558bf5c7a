"""A server as a process on a folder of its own; its computers do not pause for people to follow.

python -m tests.browser.serving FOLDER PORT
"""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
from pathlib import Path

from blockdice.server.running import serve, set_up_logging
from blockdice.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 60
"""A server that has not said where it is by then is ended."""


class Served:
    """The server of one test: it can be killed, and started again at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, and wait until it listens."""
        command = [sys.executable, "-m", "tests.browser.serving", str(self.data), str(self.port)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        alarm = threading.Timer(SECONDS, self._process.kill)
        alarm.start()
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        alarm.cancel()
        assert self.url in line, f"the server has not started: {line!r}"

    def kill(self) -> None:
        """End it at once, as `kill -9` does."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


if __name__ == "__main__":
    set_up_logging()
    serve(Settings(data=Path(sys.argv[1]), pause=0), port=int(sys.argv[2]))
