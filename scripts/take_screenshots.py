"""Makes docs/screenshots: the main views of the real page in Chromium, the same at every run.

python -m scripts.take_screenshots [NAME ...]    all, or those named
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from blockdice.engine.game import Game
from tests.browser.chromium import DESK, PHONE, fresh_context, launched
from tests.browser.coach import Coach, Mouse
from tests.browser.prepared import asked, keep, played_out, played_until
from tests.browser.screen import begin, open_match, open_start
from tests.browser.serving import ROOT, Served

TARGET = ROOT / "docs" / "screenshots"
MOST_BYTES = 200_000
SEED = 3


def start(page: Page, served: Served) -> None:
    open_start(page, served.url)


def draft(page: Page, served: Served) -> None:
    """A human team for an exhibition, with a skill being chosen."""
    open_start(page, served.url)
    page.get_by_test_id("to-draft").click()
    page.get_by_test_id("kind-exhibition").check()
    page.get_by_test_id("take-ready").click()
    page.get_by_test_id("more-ogre").click()
    page.locator("[data-code=position_over_max]").first.wait_for()


def set_up(page: Page, served: Served) -> None:
    begin(page, served.url)
    Coach(page, Mouse(page)).play_until("set_up")
    page.locator("[data-testid^=formation-]").first.click()
    seats = page.locator("[data-testid=dugout-home] button")
    seats.first.click()


def play(page: Page, served: Served) -> None:
    """In the middle of a blitz: squares with the rolls that they need, and whom to hit."""

    def is_open(game: Game) -> bool:
        if not asked("move", turn=2)(game):
            return False
        verbs = [action.verb for action in game.decision.actions]
        return verbs.count("block") > 0 and verbs.count("move") > 3

    sight = open_match(page, served.url, keep(served.data, played_until(is_open, SEED)))
    target = next(it for it in sight.squares if it.target)
    page.get_by_test_id(f"square-{target.name}").hover()


def block(page: Page, served: Served) -> None:
    def is_choice(game: Game) -> bool:
        return asked("block_die", turn=3)(game) and len(game.decision.actions) > 1

    open_match(page, served.url, keep(served.data, played_until(is_choice, SEED)))


def end(page: Page, served: Served) -> None:
    open_match(page, served.url, keep(served.data, played_out(SEED)))


VIEWS = {
    "start": (start, DESK, "light"),
    "draft": (draft, DESK, "light"),
    "set-up": (set_up, DESK, "light"),
    "play": (play, DESK, "light"),
    "block-dice": (block, DESK, "light"),
    "end": (end, DESK, "light"),
    "dark": (play, DESK, "dark"),
    "phone": (block, PHONE, "light"),
}


def main(names: list[str]) -> int:
    TARGET.mkdir(parents=True, exist_ok=True)
    status = 0
    with launched() as browser:
        for name, (view, size, scheme) in VIEWS.items():
            if names and name not in names:
                continue
            with tempfile.TemporaryDirectory() as folder:
                served = Served(Path(folder))
                try:
                    served.start()
                    page = fresh_context(browser, SEED, size).new_page()
                    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                    view(page, served)
                    path = TARGET / f"{name}.png"
                    page.screenshot(path=path, animations="disabled", caret="hide")
                    page.context.close()
                finally:
                    served.kill()
            size_now = path.stat().st_size
            print(f"{path.relative_to(ROOT)}: {size_now // 1000} kB")
            if size_now > MOST_BYTES:
                print(f"screenshots: {name} is too large", file=sys.stderr)
                status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
