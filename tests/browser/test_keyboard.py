"""A person plays with the keyboard alone."""

from tests.browser.coach import Coach, Keys
from tests.browser.prepared import asked, keep, played_until
from tests.browser.screen import look, open_match, open_start


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
    assert page.get_by_test_id("team-home").input_value() == "lizardmen"
    page.keyboard.type("Orc")
    assert page.get_by_test_id("team-home").input_value() == "orc"
    tab_to(page, "coach-away")
    tab_to(page, "start")
    page.keyboard.press("Enter")
    look(page)
    coach = Coach(page, Keys(page))
    sight = coach.play_half()
    assert sight.kind == "set_up"
    assert "turn 8 of half 1" in " ".join(sight.log)
    assert {"set_up", "activate", "move", "block_die", "push"} <= coach.answered
    assert page.get_by_test_id("fault").count() == 0


def test_tab_goes_from_player_to_player_and_off_the_pitch(served, page):
    match = keep(served.data, played_until(asked("activate", turn=2), seed=3))
    sight = open_match(page, served.url, match)
    able = {it.name for it in sight.squares if it.player}
    for _ in range(9):
        page.keyboard.press("ArrowUp")
    assert focused(page) == "board"
    assert look(page).cursor not in able
    met = set()
    for _ in range(30):
        page.keyboard.press("Tab")
        if focused(page) != "board":
            break
        met.add(look(page).cursor)
    assert met == able
    assert focused(page) != "board"


def test_a_letter_declares_and_escape_takes_it_back(served, page):
    match = keep(served.data, played_until(asked("activate", turn=2), seed=3))
    sight = open_match(page, served.url, match)
    Keys(page).square(next(it.name for it in sight.squares if it.player))
    keys = [it.key for it in look(page).options]
    assert "m" in keys
    assert "z" in keys
    page.keyboard.press("z")
    picked = look(page)
    assert all(it.action.startswith("activate") for it in picked.options)
    page.keyboard.press("Escape")
    assert [it.key for it in look(page).options] == keys
    page.keyboard.press("Escape")
    assert look(page).options == sight.options
    Keys(page).square(next(it.name for it in sight.squares if it.player))
    page.keyboard.press("m")
    assert look(page).kind == "move"
