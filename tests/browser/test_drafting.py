"""Drafting a team in the page: from nothing to a legal team, kept, saved, loaded and played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from blockdice.teams import check_team_file, format_team, load_team_file, new_team_file
from tests.browser.chromium import DESK, PHONE
from tests.browser.screen import look, open_start
from tests.browser.serving import Served
from tests.browser.test_accessibility import AXE, FINDINGS

ELEVEN = {"human_lineman": 5, "thrower": 1, "catcher": 2, "blitzer": 2, "ogre": 1}


def open_draft(page: Page, served: Served) -> None:
    open_start(page, served.url)
    page.get_by_test_id("to-draft").click()
    is_settled(page, "wrong")


def is_settled(page: Page, state: str) -> None:
    """Wait until the draft as it stands has been checked, and is that."""
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-state", state)


def hire(page: Page, team: dict[str, int]) -> None:
    for position, count in team.items():
        for _ in range(count):
            page.get_by_test_id(f"more-{position}").click()


def cost(page: Page) -> int:
    return int(page.get_by_test_id("cost").inner_text().replace(",", ""))


def codes(page: Page) -> list[str]:
    rows = page.get_by_test_id("findings").locator("li")
    return [row.get_attribute("data-code") or "" for row in rows.all()]


def give(page: Page, picker: str, name: str, text: str | bytes) -> None:
    data = text if isinstance(text, bytes) else text.encode()
    page.get_by_test_id(picker).set_input_files(
        {"name": name, "mimeType": "text/plain", "buffer": data}
    )


def test_from_nothing_to_a_legal_team_and_a_match(served, page, tmp_path):
    open_draft(page, served)
    assert codes(page) == ["too_few_players"]
    hire(page, ELEVEN)
    is_settled(page, "legal")
    players = 5 * 50_000 + 80_000 + 2 * 65_000 + 2 * 85_000 + 140_000
    assert cost(page) == players
    page.get_by_test_id("more-rerolls").click()
    page.get_by_test_id("apothecary").check()
    page.get_by_test_id("more-dedicated_fans").click()
    expect(page.get_by_test_id("cost")).to_have_text(f"{players + 50_000 + 50_000 + 10_000:,}")
    expect(page.get_by_test_id("left")).to_have_text("120,000")
    page.get_by_test_id("team-name").fill('Own "Draft"')
    page.get_by_test_id("name-0").fill("Wat")
    is_settled(page, "legal")
    with page.expect_download() as waiting:
        page.get_by_test_id("save").click()
    assert waiting.value.suggested_filename == "own-draft.toml"
    path = tmp_path / "team.toml"
    waiting.value.save_as(path)
    team = load_team_file(path)
    assert check_team_file(team) == ()
    assert (team.name, team.players[0].name, team.treasury) == ('Own "Draft"', "Wat", 120_000)
    page.get_by_test_id("coach-theirs").select_option("person")
    page.get_by_test_id("play").click()
    look(page)
    expect(page.get_by_test_id("scoreboard")).to_contain_text('Own "Draft"')
    assert "/draft#match=" in page.url


def test_what_is_wrong_is_told_where_it_belongs(served, page):
    open_draft(page, served)
    page.get_by_test_id("take-ready").click()
    is_settled(page, "legal")
    page.get_by_test_id("more-ogre").click()
    is_settled(page, "wrong")
    row = page.get_by_test_id("position-ogre").locator("[data-code=position_over_max]")
    expect(row).to_have_attribute("title", "position_over_max")
    page.get_by_test_id("number-1").fill("1")
    page.get_by_test_id("number-1").blur()
    for place in (0, 1):
        wrong = page.get_by_test_id(f"player-{place}").locator("[data-code=number_doubled]")
        expect(wrong).to_have_count(1)
    expect(page.get_by_test_id("player-2").locator("[data-code]")).to_have_count(0)
    assert "over_budget" in codes(page)
    expect(page.get_by_test_id("play")).to_be_disabled()
    page.get_by_test_id("less-ogre").click()
    page.get_by_test_id("number-1").fill("77")
    page.get_by_test_id("number-1").blur()
    is_settled(page, "legal")
    page.get_by_test_id("team-name").fill("")
    expect(page.locator("#place-team [data-code=text_empty]")).to_be_visible()
    expect(page.get_by_test_id("play")).to_be_disabled()


def test_nothing_is_lost_on_the_way(served, page):
    open_draft(page, served)
    hire(page, {"human_lineman": 2})
    page.get_by_test_id("team-name").fill("Kept")
    page.reload()
    expect(page.get_by_test_id("team-name")).to_have_value("Kept")
    expect(page.get_by_test_id("count-human_lineman")).to_have_text("2")
    page.get_by_test_id("roster").select_option("orc")
    expect(page.get_by_test_id("team-name")).to_have_value("Orc team")
    page.get_by_test_id("roster").select_option("human")
    expect(page.get_by_test_id("team-name")).to_have_value("Kept")
    page.get_by_test_id("take-nobody").click()
    expect(page.get_by_test_id("count-human_lineman")).to_have_text("0")
    page.get_by_test_id("put-back").click()
    expect(page.get_by_test_id("count-human_lineman")).to_have_text("2")
    is_settled(page, "wrong")
    served.kill()
    page.get_by_test_id("more-human_lineman").click()
    expect(page.get_by_test_id("reconnecting")).to_be_visible()
    served.start()
    expect(page.get_by_test_id("cost")).to_have_text("150,000")
    expect(page.get_by_test_id("count-human_lineman")).to_have_text("3")


def test_an_exhibition_team_with_skills_inducements_and_a_star(served, page):
    open_draft(page, served)
    page.get_by_test_id("kind-exhibition").check()
    expect(page.get_by_test_id("of-budget")).to_have_text("1,150,000")
    hire(page, ELEVEN)
    is_settled(page, "legal")
    before = cost(page)
    page.get_by_test_id("learn-5").click()
    page.get_by_test_id("learning-5").get_by_test_id("teach-block").click()
    expect(page.get_by_test_id("spp")).to_have_text("6")
    expect(page.get_by_test_id("player-5")).to_contain_text("Block")
    assert cost(page) == before
    page.get_by_test_id("more-bribes").click()
    expect(page.get_by_test_id("cost")).to_have_text(f"{before + 100_000:,}")
    page.get_by_test_id("star-griff_oberwald").check()
    expect(page.get_by_test_id("cost")).to_have_text(f"{before + 380_000:,}")
    assert codes(page) == []
    page.get_by_test_id("mercenary-position").select_option("human_lineman")
    page.get_by_test_id("mercenary-skill").select_option("block")
    page.get_by_test_id("hire-mercenary").click()
    expect(page.get_by_test_id("cost")).to_have_text(f"{before + 510_000:,}")
    page.get_by_test_id("kind-league").check()
    expect(page.get_by_test_id("cost")).to_have_text(f"{before:,}")
    page.get_by_test_id("kind-exhibition").check()
    expect(page.get_by_test_id("cost")).to_have_text(f"{before + 510_000:,}")
    page.get_by_test_id("star-griff_oberwald").uncheck()
    is_settled(page, "legal")
    page.get_by_test_id("play").click()
    look(page)


def test_a_special_rule_is_chosen(served, page):
    open_draft(page, served)
    page.get_by_test_id("roster").select_option("norse")
    rule = page.get_by_test_id("rule-0")
    rule.select_option("favoured_of_khorne")
    page.get_by_test_id("take-ready").click()
    is_settled(page, "legal")
    rule.select_option("favoured_of_khorne")
    is_settled(page, "legal")
    page.reload()
    expect(rule).to_have_value("favoured_of_khorne")


def test_files_are_loaded_and_told_of(served, page):
    open_draft(page, served)
    orcs = format_team(new_team_file("bb2020", "orc", kind="exhibition"))
    give(page, "picker", "orcs.toml", orcs)
    expect(page.get_by_test_id("loaded")).to_contain_text("orcs.toml is loaded")
    expect(page.get_by_test_id("roster")).to_have_value("orc")
    is_settled(page, "legal")
    for data, code in (
        (b"gold = 5", "format_unknown"),
        (b"\xff\xfe", "file_not_utf8"),
        (b"#" * 70_000, "file_too_large"),
        (orcs.replace('name = "', 'nme = "', 1), "field_unknown"),
    ):
        give(page, "picker", "bad.toml", data)
        expect(page.get_by_test_id("loaded").locator(f"[data-code={code}]")).to_be_visible()
        expect(page.get_by_test_id("loaded")).to_contain_text("your draft is as it was")
        expect(page.get_by_test_id("roster")).to_have_value("orc")
    short = orcs.replace("rerolls = 2", "rerolls = 12")
    give(page, "picker", "short.toml", short)
    expect(page.get_by_test_id("loaded")).to_contain_text("was not legal")
    is_settled(page, "wrong")


def test_a_file_is_dropped_on_the_page(served, page):
    open_draft(page, served)
    text = format_team(new_team_file("bb2020", "dwarf"))
    page.evaluate(
        """(text) => {
          const data = new DataTransfer();
          data.items.add(new File([text], "dwarfs.toml"));
          document.body.dispatchEvent(
            new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
        }""",
        text,
    )
    expect(page.get_by_test_id("roster")).to_have_value("dwarf")
    is_settled(page, "legal")


def test_against_another_file_in_a_league(served, page):
    open_draft(page, served)
    page.get_by_test_id("take-ready").click()
    is_settled(page, "legal")
    bad = format_team(new_team_file("bb2020", "orc", is_empty=True))
    give(page, "their-picker", "nobody.toml", bad)
    expect(page.locator(".play [data-code=too_few_players]")).to_be_visible()
    expect(page.get_by_test_id("play")).to_be_disabled()
    page.get_by_test_id("no-file").click()
    give(page, "their-picker", "snots.toml", format_team(new_team_file("bb2020", "snotling")))
    expect(page.get_by_test_id("match-kind")).to_have_value("league")
    page.get_by_test_id("coach-theirs").select_option("person")
    page.get_by_test_id("play").click()
    assert look(page).kind == "inducements"


def test_a_keyboard_is_enough(served, page):
    open_draft(page, served)
    page.get_by_test_id("more-human_lineman").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    expect(page.get_by_test_id("count-human_lineman")).to_have_text("2")
    finding = page.get_by_test_id("findings").get_by_role("button").first
    finding.focus()
    page.keyboard.press("Enter")
    focused = page.evaluate("document.activeElement.closest('section').id")
    assert focused == "place-squad"


def test_a_league_match_from_the_start_has_a_shop(served, page):
    open_start(page, served.url)
    page.get_by_test_id("team-home").select_option("snotling")
    page.get_by_test_id("match-kind").select_option("league")
    page.get_by_test_id("start").click()
    assert look(page).kind == "inducements"
    expect(page.get_by_test_id("shop")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_no_finding_of_axe_and_nothing_out_of_the_window(served, visit, size):
    page = visit(size=size)
    open_draft(page, served)
    page.get_by_test_id("kind-exhibition").check()
    hire(page, {"thrower": 1, "ogre": 2})
    page.get_by_test_id("learn-0").click()
    page.locator("[data-testid=learning-0] .skill").first.click()
    page.get_by_test_id("number-0").fill("2")
    page.get_by_test_id("number-0").blur()
    give(page, "picker", "bad.toml", "gold = 5")
    expect(page.get_by_test_id("loaded")).to_be_visible()
    is_settled(page, "wrong")
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = {}
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found[scheme] = page.evaluate(FINDINGS)
    assert found == {"light": [], "dark": []}
    assert re.fullmatch(r".* · Blockdice", page.title())
