"""Running the server: a port, the address said, a browser, a clean end."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace

import structlog
import uvicorn

from blockdice.server.app import create_app
from blockdice.server.errors import ServerError
from blockdice.server.protocol import MESSAGE_LIMIT
from blockdice.server.settings import Settings

PORT = 8000
"""The first port to try where none is asked for; the next ones follow."""

LOOPBACK = ("127.0.0.1", "localhost")
"""Listening here, the server is asked under these names only, whatever a name server may say."""

TRIED = 100
HIGHEST = 65535
GRACE = 3
"""Seconds that a page has to go when the server stops."""


def serve(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int | None = None,
    is_open: bool = False,
    say: Callable[[str], None] = print,
) -> None:
    """Serve until Ctrl-C. Raises ServerError where the store or the port cannot be had.

    port: this one or none; without it PORT or the next that is free. is_open: show the page in a
    browser, if there is one. say: is given what the user should read.
    """
    with listen(host, port) as listener:
        if host in LOOPBACK:
            settings = replace(settings, hosts=LOOPBACK)
        app = create_app(settings)
        bound = listener.getsockname()[1]
        url = f"http://{_url_host(host)}:{bound}/"
        if port is None and bound != PORT:
            say(f"Port {PORT} is in use, so this is on the next free one.")
        say(f"Blockdice is at {url}")
        say("Ctrl-C ends it; matches are kept.")
        if is_open:
            threading.Thread(target=open_browser, args=(url,), daemon=True).start()
        config = uvicorn.Config(
            app,
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            ws_max_size=2 * MESSAGE_LIMIT,
            timeout_graceful_shutdown=GRACE,
        )
        with contextlib.suppress(KeyboardInterrupt):
            uvicorn.Server(config).run(sockets=[listener])
        say("Stopped.")


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens. Raises ServerError for a port in use, or a host that is not here."""
    if port is not None:
        return _bind(host, port)
    for candidate in range(PORT, PORT + TRIED):
        try:
            return _bind(host, candidate)
        except PortInUse:
            continue
    raise ServerError(f"no port from {PORT} to {PORT + TRIED - 1} is free; name one with --port")


class PortInUse(ServerError):
    """Something else listens on the port."""


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        if os.name == "posix":  # elsewhere it would share the port with who has it
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(128)
    except OSError as error:
        listener.close()
        if error.errno in _IN_USE:
            raise PortInUse(f"port {port} is in use; name another with --port") from error
        reason = error.strerror or str(error)
        raise ServerError(f"cannot listen on {host}, port {port}: {reason}") from error
    return listener


_IN_USE = (98, 48, 10048)
"""EADDRINUSE on Linux, macOS and Windows."""


def _url_host(host: str) -> str:
    """The host as a browser on this machine asks for it."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def open_browser(url: str) -> bool:
    """Show the address in a browser if there is one with a window; whether that was done."""
    has_screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    try:
        return has_screen and webbrowser.open(url)
    except webbrowser.Error:
        return False


def set_up_logging(level: int = logging.WARNING) -> None:
    """Log to stderr, in colours where it is a terminal."""
    logging.basicConfig(level=level, format="%(levelname)s %(name)s: %(message)s")
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
