"""Matches from the start to the result: computers alone, and two people at one screen."""

from playwright.sync_api import expect

from tests.browser.coach import Coach, Mouse
from tests.browser.prepared import asked, keep, played_until
from tests.browser.screen import begin, look, open_match


def test_the_computer_against_the_computer(served, page):
    sight = begin(page, served.url, home="simple", away="random")
    assert sight.kind == "over"
    result = page.get_by_test_id("result")
    expect(result).to_be_visible()
    told = result.inner_text()
    page.reload()
    expect(result).to_have_text(told)
    page.get_by_role("button", name="Back to the start", exact=True).click()
    expect(page.get_by_test_id("matches").get_by_role("listitem")).to_have_count(1)
    page.locator("[data-testid^=continue-]").click()
    expect(result).to_have_text(told)


def test_two_people_at_one_screen(served, page):
    begin(page, served.url, away="person")
    coach = Coach(page, Mouse(page))
    sides = set()
    while len(sides) < 6:
        sight = look(page)
        assert sight.kind != "over"
        if sight.kind in ("set_up", "activate", "move"):
            sides.add((sight.kind, sight.side))
        coach.answer(sight)
    assert "place_kick" in coach.answered
    assert page.get_by_test_id("thinking").count() == 0


def test_the_last_turn_leads_to_the_result(served, page):
    def is_near_the_end(game):
        return asked("activate", turn=8)(game) and game.match.state.half == 2

    match = keep(served.data, played_until(is_near_the_end, seed=3))
    open_match(page, served.url, match)
    Coach(page, Mouse(page)).play_until("over")
    expect(page.get_by_test_id("result")).to_be_visible()
