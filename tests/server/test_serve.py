"""The command `blockdice serve` as a process."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager

import pytest
from websockets.sync.client import connect

from blockdice.server import running
from blockdice.server.errors import ServerError
from tests.server.tab import Tab


def serve(data, *arguments):
    return subprocess.Popen(
        [sys.executable, "-m", "blockdice", "serve", "--no-open", "--data", str(data), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def get(url):
    for _ in range(100):
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                return answer.read().decode()
        except urllib.error.URLError:
            time.sleep(0.1)
    raise AssertionError(f"{url} does not answer")


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is no signal there")
def test_it_says_where_it_is_and_ends_cleanly_by_ctrl_c(tmp_path):
    port = free_port()
    process = serve(tmp_path, "--port", str(port))
    try:
        first = process.stdout.readline()
        assert f"http://127.0.0.1:{port}/" in first
        assert '"ok"' in get(f"http://127.0.0.1:{port}/healthz")
        disguised = urllib.request.Request(
            f"http://127.0.0.1:{port}/healthz", headers={"Host": f"elsewhere.example:{port}"}
        )
        with pytest.raises(urllib.error.HTTPError, match="400"):
            urllib.request.urlopen(disguised, timeout=5)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 0, err
    assert out.endswith("Stopped.\n")
    assert err == ""


class Wire:
    """A real socket, as a `Tab` takes it."""

    def __init__(self, connection):
        self.send_text = connection.send
        self.receive_text = connection.recv


@contextmanager
def served(data, port):
    """A server as a process, and a page on it."""
    process = serve(data, "--port", str(port))
    try:
        get(f"http://127.0.0.1:{port}/healthz")
        with connect(f"ws://127.0.0.1:{port}/ws") as connection:
            yield process, Tab(Wire(connection))
    finally:
        process.kill()
        process.communicate()


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is no signal there")
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_server_that_ends_in_the_middle_of_a_turn_goes_on_from_there(tmp_path, end):
    with served(tmp_path, free_port()) as (process, page):
        page.start(away="simple")
        page.wait()
        while page.decision["kind"] != "move":
            page.answer("formation wall")
            page.wait()
        asked, told, match = page.decision, page.said(), page.match
        began = time.monotonic()
        process.send_signal(end)
        process.wait(timeout=20)
        assert time.monotonic() - began < 5
        if end == signal.SIGINT:
            assert process.returncode == 0
    with served(tmp_path, free_port()) as (process, page):
        page.open(match)
        assert (page.decision, page.said()) == (asked, told)
        assert page.answer()["type"] == "update"


def test_a_port_in_use_is_a_clear_error(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        process = serve(tmp_path, "--port", str(port))
        out, err = process.communicate(timeout=20)
    assert process.returncode == 1
    assert out == ""
    assert re.fullmatch(rf"blockdice: port {port} is in use; [^\n]*\n", err)


def test_the_next_free_port_is_taken_and_said(tmp_path, monkeypatch):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        monkeypatch.setattr(running, "PORT", taken)
        with running.listen("127.0.0.1", None) as listener:
            assert taken < listener.getsockname()[1] < taken + running.TRIED
        monkeypatch.setattr(running, "TRIED", 1)
        with pytest.raises(ServerError, match="no port"):
            running.listen("127.0.0.1", None)


def test_a_host_that_is_not_here():
    with pytest.raises(ServerError, match="cannot listen on"):
        running.listen("203.0.113.9", 8000)
    with pytest.raises(ServerError, match="cannot listen on"):
        running.listen("no such host", 8000)


def test_a_folder_that_cannot_be_used(tmp_path):
    (tmp_path / "file").write_text("")
    process = serve(tmp_path / "file")
    _, err = process.communicate(timeout=20)
    assert process.returncode == 1
    assert re.fullmatch(r"blockdice: [^\n]*cannot be made[^\n]*\n", err)
