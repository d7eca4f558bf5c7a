"""No finding of axe-core in any view, by light and by dark."""

import pytest
from playwright.sync_api import expect

from tests.browser import boards
from tests.browser.chromium import DESK, PHONE
from tests.browser.coach import Coach, Mouse
from tests.browser.prepared import asked, keep, played_out, played_until
from tests.browser.screen import begin, open_match, open_start
from tests.browser.serving import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

FINDINGS = """async () => {
  const found = await axe.run(document, {resultTypes: ["violations"]});
  return found.violations.map((it) =>
    `${it.id}: ${it.help}: ` + it.nodes.slice(0, 3).map((node) => node.html.slice(0, 160) +
      " " + node.any.map((one) => one.message).join("; ").slice(0, 200)).join(" | "));
}"""


def at_start(page, served):
    keep(served.data, played_until(asked("activate"), seed=3))
    open_start(page, served.url)


def at_an_unknown_match(page, served):
    page.goto(f"{served.url}#match=nosuchmatch")
    expect(page.get_by_test_id("fault")).to_be_visible()


def in_set_up(page, served):
    begin(page, served.url)
    Coach(page, Mouse(page)).play_until("set_up")
    page.locator("button[data-testid^=dugout-H]").first.click()
    page.get_by_test_id("square-a1").click()
    page.get_by_test_id("ready").click()
    expect(page.get_by_test_id("fault")).to_be_visible()


def in_play(page, served):
    match = keep(served.data, played_until(asked("activate", turn=3), seed=3))
    open_match(page, served.url, match)
    page.locator("[data-square][data-player^=H].open").first.click()


def while_moving(page, served):
    match = keep(served.data, played_until(asked("move", turn=3), seed=3))
    open_match(page, served.url, match)


def at_a_prompt(page, served):
    match = keep(served.data, played_until(asked("block_die", turn=2), seed=3))
    open_match(page, served.url, match)


def in_the_help(page, served):
    in_play(page, served)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def at_the_result(page, served):
    open_match(page, served.url, keep(served.data, played_out(seed=3)))


def in_the_shop(page, served):
    open_match(page, served.url, keep(served.data, boards.shopping(), ("person", "person")))
    expect(page.get_by_test_id("shop")).to_be_visible()


def at_the_arrows(page, served):
    open_match(page, served.url, keep(served.data, boards.whirling(), ("person", "person")))
    page.get_by_test_id("square-m7").hover()


def with_special_actions(page, served):
    """And signs on tokens, a tip in the strip, a skill explained on the card."""
    open_match(page, served.url, keep(served.data, boards.marked(), ("person", "person")))
    page.get_by_test_id("square-l7").click()
    page.get_by_test_id("skills").get_by_role("button").first.focus()
    expect(page.get_by_test_id("skill-tip")).to_be_visible()


def with_somebody_to_pick_in_the_dugout(page, served):
    open_match(page, served.url, keep(served.data, boards.swarming(), ("person", "person")))


VIEWS = [
    at_start,
    at_an_unknown_match,
    in_set_up,
    in_play,
    while_moving,
    at_a_prompt,
    in_the_help,
    at_the_result,
    in_the_shop,
    at_the_arrows,
    with_special_actions,
    with_somebody_to_pick_in_the_dugout,
]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("view", VIEWS, ids=lambda view: view.__name__)
def test_no_finding(served, visit, view, size):
    page = visit(size=size)
    view(page, served)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = {}
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found[scheme] = page.evaluate(FINDINGS)
    assert found == {"light": [], "dark": []}
