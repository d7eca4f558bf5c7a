"""What cannot be had is refused in words, and nothing is lost by it."""

from playwright.sync_api import expect

from tests.browser.coach import Coach, Mouse
from tests.browser.prepared import asked, keep, played_until
from tests.browser.screen import begin, look, open_match


def place(page, player, square):
    page.get_by_test_id(f"dugout-{player}").click()
    page.get_by_test_id(f"square-{square}").click()


def test_a_refused_set_up_names_every_broken_constraint(served, page):
    begin(page, served.url, away="person")
    sight = Coach(page, Mouse(page)).play_until("set_up")
    squares = ["a", "b", "c"] if sight.side == "home" else ["z", "y", "x"]
    for number, column in enumerate(squares, 1):
        place(page, f"{sight.side[0].upper()}{number}", f"{column}1")
    page.get_by_test_id("ready").click()
    fault = page.get_by_test_id("fault")
    expect(fault).to_have_attribute("data-code", "illegal_action")
    expect(fault.get_by_role("listitem")).to_have_count(3)
    told = fault.inner_text()
    for part in ("11", "line", "wide"):
        assert part in told, told
    assert len(look(page).tokens) == 3  # the draft is as it was
    page.locator("[data-testid^=formation-]").first.click()
    page.get_by_test_id("ready").click()
    expect(fault).to_have_count(0)
    assert look(page).side != sight.side


def test_nobody_placed_is_no_set_up(served, page):
    begin(page, served.url)
    Coach(page, Mouse(page)).play_until("set_up")
    expect(page.get_by_test_id("ready")).to_be_disabled()
    page.keyboard.press("e")
    page.locator("[data-testid^=formation-]").first.click()
    expect(page.get_by_test_id("ready")).to_be_enabled()
    assert page.get_by_test_id("fault").count() == 0


def test_players_are_dragged_onto_the_pitch_and_off_it(served, page):
    begin(page, served.url, away="person")
    sight = Coach(page, Mouse(page)).play_until("set_up")
    label, square = ("H4", "m8") if sight.side == "home" else ("A4", "n8")
    player = page.get_by_test_id(f"dugout-{label}")
    player.drag_to(page.get_by_test_id(f"square-{square}"))
    assert look(page).tokens == {label: square}
    page.get_by_test_id(f"square-{square}").drag_to(page.get_by_test_id(f"dugout-{sight.side}"))
    assert look(page).tokens == {}
    expect(player).to_be_visible()


def test_an_unknown_match_in_the_address(served, page):
    page.goto(f"{served.url}#match=nosuchmatch")
    expect(page.get_by_test_id("fault")).to_have_attribute("data-code", "unknown_match")
    expect(page.get_by_test_id("fault")).to_contain_text("nosuchmatch")
    expect(page.get_by_test_id("start")).to_be_visible()
    assert "#" not in page.url


def test_undo_until_a_die_has_fallen(served, page):
    match = keep(served.data, played_until(asked("activate", turn=2), seed=3))
    before = open_match(page, served.url, match)
    undo = page.get_by_test_id("undo")
    expect(undo).to_be_disabled()
    for walker in [it for it in before.squares if it.player]:
        page.get_by_test_id(f"square-{walker.name}").click()
        walks = [it for it in look(page).squares if not (it.player or it.lit)]
        if walks:
            break
    page.get_by_test_id(f"square-{walks[-1].name}").click()
    walked = look(page)
    assert walked.kind == "move"
    assert walked.tokens == before.tokens | {walker.player: walks[-1].name}
    while undo.is_enabled():
        undo.click()
        now = look(page)
    assert (now.kind, now.tokens, now.options) == (before.kind, before.tokens, before.options)
    assert now.log[: len(before.log)] == before.log
    assert "taken back" in now.log[-1]
