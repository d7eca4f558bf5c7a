"""The Chromium of this machine, driven without a window.

python -m tests.browser.chromium    says where it is; status 1 if there is none
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

MISSING = (
    "There is no Chromium here (looked for " + ", ".join(NAMES) + "). On Debian: apt-get install "
    "chromium fonts-dejavu-core; elsewhere take it from the system's packages."
)

QUIET = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

DESK = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}

SEEDED = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const message = JSON.parse(text);
  if (message.type === "new_match") message.seed = SEED;
  return send.call(this, JSON.stringify(message));
};
"""
"""Has the page ask for matches with a seed, which its start does not offer."""


def find_chromium() -> str | None:
    """The path of the browser, None if there is none."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


@contextmanager
def launched() -> Iterator[Browser]:
    """The browser."""
    path = find_chromium()
    assert path is not None, MISSING
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = [*QUIET, *(["--no-sandbox"] if is_root else [])]  # root has no sandbox there
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        yield browser
        browser.close()


def fresh_context(browser: Browser, seed: int, size: dict[str, int] = DESK) -> BrowserContext:
    """A visitor whom the browser does not know yet; their matches begin with the seed."""
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        locale="en-GB",
        timezone_id="UTC",
        color_scheme="light",
        reduced_motion="reduce",
    )
    context.set_default_timeout(20_000)
    context.add_init_script(SEEDED.replace("SEED", str(seed)))
    return context


def watch(page: Page) -> list[str]:
    """A list that grows by every error of the page that is no lost connection."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on(
        "console",
        lambda said: (
            errors.append(said.text)
            if said.type in ("error", "warning") and "WebSocket connection" not in said.text
            else None
        ),
    )
    return errors


if __name__ == "__main__":
    print(find_chromium() or MISSING)
    sys.exit(find_chromium() is None)
