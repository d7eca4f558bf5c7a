"""The web application: the page, its WebSocket, a health check."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.middleware.trustedhost import TrustedHostMiddleware
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles

from blockdice.server.connection import Connection
from blockdice.server.rooms import Rooms
from blockdice.server.settings import Settings
from blockdice.server.store import Store

NOT_BUILT = """\
Blockdice is running, but the page has not been built.

From a checkout:    scripts/play    builds it (Node.js is taken from the machine, or from the
package registry), and so does any installation of the package.
"""

_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application over the store in `settings.data`. Raises StoreError if there can be none."""
    settings = settings or Settings()
    store = Store(settings.data)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        rooms = Rooms(store, settings)
        app.state.rooms = rooms
        yield
        await rooms.close()
        store.close()

    app = FastAPI(
        title="Blockdice", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None
    )

    app.add_middleware(TrustedHostMiddleware, allowed_hosts=list(settings.hosts))

    @app.middleware("http")
    async def add_headers(
        request: Request, call_next: Callable[[Request], Awaitable[Response]]
    ) -> Response:
        response = await call_next(request)
        for name, value in _HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    @app.get("/healthz")
    async def healthz() -> JSONResponse:
        return JSONResponse({"status": "ok", "version": version("blockdice")})

    @app.websocket("/ws")
    async def ws(socket: WebSocket) -> None:
        if is_foreign(socket):
            await socket.close()  # before it is accepted: the answer is 403
            return
        await Connection(socket, app.state.rooms).serve()

    @app.get("/")
    @app.get("/draft")
    async def index() -> Response:
        path = settings.page / "index.html"
        if not path.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        return FileResponse(path, headers={"Cache-Control": "no-cache"})

    if settings.page.is_dir():
        app.mount("/", StaticFiles(directory=settings.page))
    return app


def is_foreign(socket: WebSocket) -> bool:
    """Whether a page of another site has opened the socket: it could play in a coach's name."""
    origin = socket.headers.get("origin")
    try:
        return origin is not None and urlsplit(origin).netloc != socket.headers.get("host", "")
    except ValueError:  # no address at all
        return True
