"""One browser for all tests of a process; a server, a folder and a visitor for each test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import hatch_client
from tests.browser.chromium import MISSING, find_chromium, fresh_context, launched, watch
from tests.browser.serving import ROOT, Served

HERE = Path(__file__).parent
SEED = 11

Visit = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if find_chromium() is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    assert hatch_client.is_page_built(ROOT), "the page is not that of web/: python hatch_client.py"
    with launched() as found:
        yield found


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server that has started."""
    server = Served(tmp_path / "matches")
    try:
        server.start()
        yield server
    finally:
        server.kill()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Makes a visitor's page: `visit()`, or with other settings of `fresh_context`.

    A page that has an error of its own fails the test.
    """
    contexts = []
    errors: list[list[str]] = []

    def make(seed: int = SEED, **more: dict[str, int]) -> Page:
        context = fresh_context(browser, seed, **more)
        contexts.append(context)
        page = context.new_page()
        errors.append(watch(page))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not any(errors), errors


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit()
