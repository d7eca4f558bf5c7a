"""A person plays with the mouse alone."""

from tests.browser.coach import Coach, Mouse
from tests.browser.screen import begin


def test_a_half_against_the_computer(served, page):
    begin(page, served.url)
    coach = Coach(page, Mouse(page))
    sight = coach.play_half()
    assert sight.kind == "set_up"
    assert "turn 8 of half 1" in " ".join(sight.log)
    assert {"set_up", "activate", "move", "block_die", "push"} <= coach.answered
    assert page.get_by_test_id("fault").count() == 0
