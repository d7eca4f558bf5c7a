"""A match goes on where it was: after a reload, after a restart of the server, in a second tab."""

import pytest
from playwright.sync_api import expect

from tests.browser.coach import Coach, Mouse
from tests.browser.prepared import asked, keep, played_until
from tests.browser.screen import begin, look, open_match


@pytest.mark.parametrize("kind", ["reroll", "block_die", "push", "follow_up"])
def test_a_question_stands_again_after_a_reload(served, page, kind):
    match = keep(served.data, played_until(asked(kind, turn=2), seed=3))
    before = open_match(page, served.url, match)
    assert before.kind == kind
    assert before.options
    page.reload()
    assert look(page) == before
    page.get_by_test_id("option").first.click()
    after = look(page)
    assert after.log[: len(before.log) - 1] == before.log[:-1]  # the last line may grow
    assert after != before


def test_a_draft_of_a_set_up_stands_again_after_a_reload(served, page):
    begin(page, served.url)
    Coach(page, Mouse(page)).play_until("set_up")
    page.locator("[data-testid^=formation-]").first.click()
    drafted = look(page).tokens
    assert len(drafted) >= 11
    page.reload()
    assert look(page).tokens == drafted


def test_the_server_is_killed_in_the_middle_of_a_turn(served, page):
    begin(page, served.url)
    coach = Coach(page, Mouse(page))
    before = coach.play_until("move")
    served.kill()
    expect(page.get_by_test_id("reconnecting")).to_be_visible()
    served.start()
    expect(page.get_by_test_id("reconnecting")).to_have_count(0, timeout=20_000)
    assert look(page) == before
    coach.answer(before)
    assert look(page) != before
    coach.play_until("set_up", "block_die", "reroll")


def test_a_click_while_the_server_is_away_does_nothing(served, page):
    begin(page, served.url)
    before = Coach(page, Mouse(page)).play_until("activate")
    served.kill()
    expect(page.get_by_test_id("reconnecting")).to_be_visible()
    page.get_by_test_id("option").first.click()
    served.start()
    assert look(page) == before
    page.get_by_test_id("option").first.click()
    assert look(page) != before


def test_two_tabs_show_the_same(served, page, visit):
    match = keep(served.data, played_until(asked("activate", turn=2), seed=3))
    other = visit()
    open_match(page, served.url, match)
    open_match(other, served.url, match)
    for mine, yours in [(page, other), (other, page), (page, other)]:
        Coach(mine, Mouse(mine)).play_until("move")
        expect(yours.get_by_test_id("strip")).to_have_attribute("data-kind", "move")
        before = look(mine)
        assert same(before, look(yours))
        mine.get_by_test_id("option").and_(mine.locator("[data-action=end]")).click()
        expect(yours.get_by_test_id("strip")).not_to_have_attribute("data-kind", "move")
        assert same(look(mine), look(yours))


def same(one, other):
    """Whether two pages show the same; each has a cursor of its own."""
    return [one.kind, one.options, one.squares, one.tokens, one.score, one.log] == [
        *[other.kind, other.options, other.squares, other.tokens, other.score, other.log]
    ]


def test_a_tab_that_was_behind_is_set_right(served, page, visit):
    match = keep(served.data, played_until(asked("activate", turn=2), seed=3))
    behind = visit()
    hold_back = """
        const receive = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
        Object.defineProperty(WebSocket.prototype, "onmessage", {
          set(handler) {
            receive.set.call(this, (event) => {
              const message = JSON.parse(event.data);
              if (!(window.isBehind && message.type === "update")) handler(event);
            });
          },
        });
    """
    behind.add_init_script(hold_back)
    open_match(behind, served.url, match)
    behind.evaluate("window.isBehind = true")
    open_match(page, served.url, match)
    Coach(page, Mouse(page)).play_until("move")
    assert look(behind).kind == "activate"
    Coach(behind, Mouse(behind)).choose(look(behind), "end")
    expect(behind.get_by_test_id("strip")).to_have_attribute("data-kind", "move")
    assert same(look(page), look(behind))
