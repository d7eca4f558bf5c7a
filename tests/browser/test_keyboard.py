"""A person plays with the keyboard alone."""

from tests.browser.coach import Coach, Keys
from tests.browser.screen import look, open_start


def focused(page):
    return page.evaluate("document.activeElement?.dataset.testid ?? ''")


def tab_to(page, prefix):
    for _ in range(40):
        if focused(page).startswith(prefix):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {prefix}")


def test_a_half_against_the_computer(served, page):
    open_start(page, served.url)
    tab_to(page, "team-home")
    page.keyboard.press("ArrowDown")
    assert focused(page) == "team-home-orc"
    tab_to(page, "coach-away")
    tab_to(page, "start")
    page.keyboard.press("Enter")
    look(page)
    coach = Coach(page, Keys(page))
    sight = coach.play_half()
    assert sight.kind == "set_up"
    assert "turn 8 of half 1" in " ".join(sight.log)
    assert {"set_up", "place_kick", "activate", "move", "block_die", "push"} <= coach.answered
    assert page.get_by_test_id("fault").count() == 0
