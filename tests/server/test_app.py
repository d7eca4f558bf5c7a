"""What is served besides the socket."""

from __future__ import annotations

from fastapi.testclient import TestClient

from blockdice.server.app import create_app
from blockdice.server.settings import Settings


def test_the_page_and_what_belongs_to_it(tmp_path):
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>Blockdice</title>")
    (page / "assets" / "a.js").write_text("1")
    with TestClient(create_app(Settings(data=tmp_path / "data", page=page))) as client:
        answer = client.get("/")
        assert (answer.status_code, answer.text) == (200, "<title>Blockdice</title>")
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert client.get("/assets/a.js").text == "1"
        assert client.get("/assets/none.js").status_code == 404
        assert client.get("/../data/matches.sqlite").status_code == 404
        assert client.get("/%2e%2e/data/matches.sqlite").status_code == 404


def test_a_page_that_was_not_built_says_so(tmp_path):
    with TestClient(create_app(Settings(data=tmp_path, page=tmp_path / "page"))) as client:
        answer = client.get("/")
        assert answer.status_code == 503
        assert "has not been built" in answer.text
        assert client.get("/healthz").json()["status"] == "ok"
