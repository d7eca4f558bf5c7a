"""What stands on the page, as a person sees it; all of it read from the page itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

LOOK = """() => {
  const one = (id) => document.querySelector(`[data-testid=${id}]`);
  const strip = one("strip");
  if (!strip || one("reconnecting") || one("thinking")) return null;
  if (strip.getAttribute("aria-busy") === "true") return null;
  const texts = (query) => [...document.querySelectorAll(query)].map((it) => it.textContent.trim());
  const isOver = one("result") !== null;
  if (!isOver && !strip.dataset.kind) return null;
  return {
    kind: isOver ? "over" : strip.dataset.kind,
    side: strip.classList.contains("away") ? "away" : "home",
    is_draft: one("ready") !== null,
    prompt: one("prompt")?.textContent.trim() ?? "",
    options: [...document.querySelectorAll("[data-testid=option]")].map((it) => ({
      action: it.dataset.action, key: it.dataset.key, text: it.textContent.trim(),
    })),
    squares: [...document.querySelectorAll("[data-square].open")].map((it) => ({
      name: it.dataset.square, player: it.dataset.player ?? "", lit: it.dataset.lit ?? "",
      target: it.dataset.target ?? "", words: it.getAttribute("aria-label"),
    })),
    tokens: Object.fromEntries(
      [...document.querySelectorAll("[data-square][data-player]")].map(
        (it) => [it.dataset.player, it.dataset.square],
      ),
    ),
    cursor: one("board").getAttribute("aria-activedescendant").replace("square-", ""),
    score: one("scoreboard").textContent.replace(/\\s+/g, " ").trim(),
    log: texts("[data-testid=log] li"),
    is_half_time: texts("[data-testid=log] li.half_ended").length > 0,
  };
}"""


@dataclass(frozen=True)
class Option:
    """An answer in the strip. action: what it sends, empty if it leads on."""

    action: str
    key: str
    text: str


@dataclass(frozen=True)
class Square:
    """A square that does something when it is clicked."""

    name: str
    player: str
    lit: str
    target: str
    words: str


@dataclass(frozen=True)
class Sight:
    """The page when it waits for a person. kind: of the decision, or `over`.

    is_half_time: whether a half has ended, as far back as the log is shown.
    """

    kind: str
    side: str
    is_draft: bool
    prompt: str
    options: list[Option]
    squares: list[Square]
    tokens: dict[str, str]
    cursor: str
    score: str
    log: list[str]
    is_half_time: bool


def look(page: Page) -> Sight:
    """What the page shows once it waits for a person, or the match is over."""
    found: dict[str, Any] = page.wait_for_function(LOOK, timeout=60_000).json_value()
    options = [Option(**it) for it in found.pop("options")]
    squares = [Square(**it) for it in found.pop("squares")]
    return Sight(options=options, squares=squares, **found)


def open_match(page: Page, url: str, match: str) -> Sight:
    """Go to a kept match by its address."""
    page.goto(f"{url}#match={match}")
    return look(page)


def open_start(page: Page, url: str) -> None:
    """Go to the start."""
    page.goto(url)
    expect(page.get_by_test_id("start")).to_be_visible()


def begin(page: Page, url: str, home: str = "person", away: str = "simple") -> Sight:
    """Choose two coaches at the start and begin, by clicking."""
    open_start(page, url)
    for side, coach in (("home", home), ("away", away)):
        page.get_by_test_id(f"coach-{side}-{coach}").check(force=True)
    page.get_by_test_id("start").click()
    return look(page)
