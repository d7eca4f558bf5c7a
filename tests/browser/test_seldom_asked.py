"""Decisions that skills and inducements bring: answered by the mouse and by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import boards
from tests.browser.coach import Keys, Mouse
from tests.browser.prepared import keep
from tests.browser.screen import Sight, look, open_match

HANDS = [Mouse, Keys]

TWO = ("person", "person")


def see(page: Page, served, game, coaches=TWO) -> Sight:
    """Open a match that stands like this."""
    return open_match(page, served.url, keep(served.data, game, coaches))


def pick(sight: Sight, action: str):
    """The option that sends this."""
    return next(option for option in sight.options if option.action == action)


def named(sight: Sight, text: str):
    """The option that says this."""
    return next(option for option in sight.options if text in option.text)


def of_square(sight: Sight, name: str):
    return next(square for square in sight.squares if square.name == name)


@pytest.mark.parametrize("hand", HANDS)
def test_special_actions_are_in_the_menu(served, page, hand):
    see(page, served, boards.armed())
    play = hand(page)
    play.square("l7")
    sight = look(page)
    assert [it.text.split()[-1] for it in sight.options][-3:] == ["Vomit", "Stab", "two"]
    heading = page.get_by_role("group", name="Special").get_by_test_id("option")
    expect(heading).to_have_count(3)
    heading.nth(1).focus()
    expect(page.get_by_test_id("tip")).to_contain_text("armour roll")
    play.option(named(sight, "Stab"))
    targets = look(page)
    assert {it.action for it in targets.options} == {"activate H1 stab A1", "activate H1 stab A2"}
    assert "AV 9+" in targets.options[0].text
    play.square("m7")
    assert "H1: Stab on A1" in " ".join(look(page).log)


@pytest.mark.parametrize("hand", HANDS)
def test_a_gaze_is_declared_then_done(served, page, hand):
    see(page, served, boards.gazing())
    play = hand(page)
    play.square("l7")
    play.option(named(look(page), "Gaze"))
    play.square("m7")
    moving = look(page)
    assert moving.kind == "move"
    assert "gaze against A1" in moving.prompt
    done = named(moving, "Gaze")
    assert "A1" in done.text
    assert "%" in done.text
    assert of_square(moving, "m7").target == "hypnotic_gaze"
    play.square("m7")
    assert look(page).kind in ("reroll", "activate")


@pytest.mark.parametrize("hand", HANDS)
def test_ways_to_turn_are_arrows(served, page, hand):
    asked = see(page, served, boards.whirling())
    assert {it.name: it.lit for it in asked.squares} == {
        "m7": "face",
        "k7": "face",
        "l8": "face",
        "l6": "face",
    }
    assert [it.key for it in asked.options] == ["1", "2", "3", "4", "e"]
    expect(page.locator("[data-way]")).to_have_count(4)
    play = hand(page)
    play.square("k7")
    assert look(page).kind == "ball_and_chain"
    play.option(pick(look(page), "option 2"))
    assert len(
        [line for line in look(page).log if "moves from" in line or "ball and chain" in line]
    )
    play.option(pick(look(page), "end"))
    assert look(page).kind == "activate"


@pytest.mark.parametrize("hand", HANDS)
def test_the_only_player_need_not_be_picked(served, page, hand):
    asked = see(page, served, boards.tricked())
    assert {it.name for it in asked.squares} == {"k6", "l6", "k7", "k8", "l8", "m8"}
    assert "A1 Player 1" in asked.prompt
    hand(page).square("k6")
    assert look(page).tokens["A1"] == "k6"


@pytest.mark.parametrize("hand", HANDS)
def test_who_is_in_the_air_may_turn(served, page, hand):
    asked = see(page, served, boards.swooping())
    assert {it.name for it in asked.squares} == {"n9", "l9", "m10", "m8"}
    expect(page.locator("[data-token=H3]")).to_be_visible()
    hand(page).square("l9")
    assert look(page).kind != "swoop"


def test_a_bomb_in_hand_and_in_the_air(served, page):
    asked = see(page, served, boards.caught())
    assert "H4 Player 4" in asked.prompt
    square = of_square(asked, "m8")
    assert square.lit == "bomb"
    assert "has a bomb" in page.get_by_test_id("square-n8").get_attribute("aria-label")
    page.get_by_test_id("square-m8").hover()
    expect(page.locator(".ways .area")).to_have_count(9)
    page.get_by_test_id("square-t8").click()
    assert look(page).kind != "throw_bomb"


@pytest.mark.parametrize("hand", HANDS)
def test_which_die_is_rolled_again(served, page, hand):
    asked = see(page, served, boards.choosing_a_die())
    assert [it.action for it in asked.options] == ["die 1", "die 2"]
    expect(page.get_by_test_id("option").get_by_role("img")).to_have_count(2)
    hand(page).option(asked.options[1])
    assert look(page).kind != "reroll_die"


def test_both_casualty_results_are_told(served, page):
    asked = see(page, served, boards.hurt())
    assert all(any(letter.isalpha() for letter in it.text) for it in asked.options)
    Mouse(page).option(asked.options[0])
    assert look(page).kind != "casualty_result"


def test_the_apothecary_is_called_for_something(served, page):
    asked = see(page, served, boards.treated())
    assert asked.prompt.startswith("A1 Player 1: ")
    assert not asked.prompt.startswith("A1 Player 1: casualty")
    assert asked.options[0].action == "use apothecary"


def test_a_rush_stands_on_the_arrows(served, page):
    see(page, served, boards.rushing())
    expect(page.locator(".ways .needs").first).to_have_text("2+")
    page.locator("[data-square].open").first.hover()
    expect(page.get_by_test_id("explained")).to_contain_text("rush 2+")


@pytest.mark.parametrize("hand", HANDS)
def test_a_spell_hits_a_player_or_a_square(served, page, hand):
    asked = see(page, served, boards.spelling())
    assert {it.player for it in asked.squares} == {"H1", "H2", "H3", "H4"}
    assert [it.key for it in asked.options] == ["v", "Escape"]
    play = hand(page)
    play.option(named(asked, "Fireball"))
    aiming = look(page)
    assert len(aiming.squares) == 26 * 15
    play.square("l7")
    assert "fireball" in " ".join(look(page).log).lower()


def test_a_frog_is_seen_as_one(served, page):
    see(page, served, boards.enchanted())
    cell = page.get_by_test_id("square-l7")
    assert "is a frog" in cell.get_attribute("aria-label")
    cell.hover()
    card = page.get_by_test_id("player-card")
    expect(card).to_contain_text("is a frog")
    expect(card).to_contain_text("Dodge")
    expect(card).not_to_contain_text("Guard")


def test_those_who_swarm_are_picked_in_the_dugout(served, page):
    asked = see(page, served, boards.swarming())
    assert asked.kind == "swarming"
    assert "H12" in asked.prompt
    page.get_by_test_id("dugout-H14").click()
    assert "H14" in look(page).prompt
    page.get_by_test_id("square-f6").click()
    assert look(page).tokens["H14"] == "f6"


def test_signs_on_tokens_are_told(served, page):
    see(page, served, boards.marked())
    for square, told in (("l7", "rooted"), ("j8", "thirsty"), ("n10", "distracted")):
        cell = page.get_by_test_id(f"square-{square}")
        assert told in cell.get_attribute("aria-label")
        assert told in cell.locator("title").text_content()


def test_skills_are_explained_on_the_card(served, page):
    see(page, served, boards.gazing())
    page.get_by_test_id("square-l7").click()
    skills = page.get_by_test_id("skills").get_by_role("button")
    expect(skills).to_have_text(["Hypnotic Gaze", "Dodge", "Loner (4+)"])
    tip = page.get_by_test_id("skill-tip")
    expect(tip).to_have_count(0)
    skills.nth(2).hover()
    expect(tip).to_contain_text("team re-roll")
    skills.nth(0).focus()
    expect(tip).to_contain_text("tackle zone")


def test_a_card_can_be_kept_in_view(served, page):
    see(page, served, boards.gazing())
    page.get_by_test_id("square-n10").click()
    page.get_by_test_id("square-c3").hover()
    expect(page.get_by_test_id("player-card")).to_contain_text("A4")


@pytest.mark.parametrize("hand", HANDS)
def test_inducements_are_bought_in_a_shop(served, page, hand):
    asked = see(page, served, boards.shopping())
    assert [it.key for it in asked.options] == ["e"]
    expect(page.get_by_test_id("step-inducements")).to_have_attribute("aria-current", "step")
    purse = page.get_by_test_id("purse")
    expect(purse).to_have_text("250,000")
    ware = page.get_by_test_id("buy-bribes")
    if hand is Keys:
        ware.focus()
        page.keyboard.press("Enter")
    else:
        ware.click()
    expect(purse).to_have_text("200,000")
    expect(page.get_by_test_id("shop")).to_contain_text("1 of 3")
    hand(page).option(pick(look(page), "end"))
    assert look(page).side == "away"
    expect(purse).to_be_visible()


def test_what_comes_before_the_match_can_be_skipped(served, page):
    see(page, served, boards.shopping())
    panel = page.get_by_test_id("pre-game")
    expect(panel).to_contain_text("Fan Factor")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.get_by_test_id("show-pre-game").click()
    expect(panel).to_be_visible()
    page.get_by_test_id("skip-pre-game").click()
    expect(panel).to_have_count(0)
    for _ in range(6):
        sight = look(page)
        if sight.kind == "set_up":
            break
        Mouse(page).option(sight.options[0])
    assert look(page).kind == "set_up"
    expect(page.get_by_test_id("show-pre-game")).to_have_count(0)
