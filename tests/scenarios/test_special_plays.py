"""Special Plays (2020, Inducements): drawing cards, keeping one, and what the other coach sees."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import blockdice as bd
from blockdice.bots import make_bot
from blockdice.engine.cards import hand
from blockdice.engine.fold import fold
from blockdice.engine.sheet import Ware
from blockdice.narration.cards import CARD_NAMES, DECK_NAMES
from blockdice.narration.cards import CARDS as TEXTS
from blockdice.record import from_bytes, to_bytes
from blockdice.rules.editions import load_edition
from blockdice.skills.cards.decks import CARDS, DECKS
from blockdice.teams import ready_team
from tests.scenarios.dealing import PITCH, PLAY, SPECIAL, dealt, drawing
from tests.scenarios.hired import hires
from tests.scenarios.scenario import Scenario, kick_off_scenario, scenario

TWO_PRONE = """
       j    k    l
4      .    H2_  .
7      .    H3_  A2
"""
BEFORE = ["fair_weather_fans: 1 1", "weather: 3 4"]
COIN = ["coin_toss: 1"]
HIDDEN = ("cards_drawn", "card_kept")


def before_the_match(*dice: str, **fields: Any) -> Scenario:
    """The whole Pre-game Sequence, up to whatever is asked first."""
    return kick_off_scenario(dice=[*BEFORE, *dice], **fields)


def drawn(count: int, *dice: str, side: str = "home") -> Scenario:
    return before_the_match(*dice, **{side: hires(*[PLAY] * count)})


def test_six_decks_of_six_cards_with_words_for_each() -> None:
    assert [len(deck.cards) for deck in DECKS] == [6] * 6
    assert {id: card.name for id, card in CARDS.items()} == CARD_NAMES
    assert {deck.id: deck.name for deck in DECKS} == DECK_NAMES
    assert set(TEXTS) == set(CARDS)
    entries = [skill.id for skill in load_edition("bb2020").skills if skill.category == "C"]
    assert entries == list(CARDS)


def test_two_cards_are_drawn_before_the_match_and_one_is_kept() -> None:
    play = drawn(1, f"{PLAY}: 2", "card: 1 5", *COIN)
    play.expect("roll home name=special_plays dice=2", "cards_drawn home")
    play.asks("keep_card", "home").offers("use tied_laces", "use tattletale").refuses("no")
    play.act("use tattletale").expect(
        "card_kept home card=tattletale", "special_play home deck=foul_means held=1"
    )
    assert names_in_hand(play) == ["tattletale"]
    play.asks("kick_or_receive", "home").spent()


def names_in_hand(play: Scenario, side: int = 0) -> list[str]:
    match = play.game.match
    return [match.names.tokens[token] for token in hand(match, side)]


@pytest.mark.parametrize("face", range(1, 7))
def test_the_die_names_the_deck(face: int) -> None:
    play = drawn(1, f"{PLAY}: {face}", "card: 1 1")
    first, second = DECKS[face - 1].cards[:2]
    play.offers(f"use {first.id}", f"use {second.id}")


def test_a_die_for_each_special_play() -> None:
    play = drawn(2, *drawing("molehill", "heckler"), *COIN)
    play.act("use molehill").asks("keep_card", "home").act("use heckler")
    assert names_in_hand(play) == ["molehill", "heckler"]
    play.asks("kick_or_receive", "home").spent()


def test_a_deck_that_was_drawn_from_may_be_rolled_for_again() -> None:
    play = drawn(2, *drawing("molehill"), f"{PLAY}: 1", f"{PLAY}: 6", "card: 1 1")
    play.act("use molehill").asks("reroll_deck", "home").act("use special_plays")
    play.offers("use gust_of_wind").spent()


def test_the_second_roll_stands_even_if_it_names_the_deck_again() -> None:
    """Four cards are left in it."""
    play = drawn(2, *drawing("molehill"), f"{PLAY}: 1", f"{PLAY}: 1", "card: 1 3")
    play.act("use molehill").act("use special_plays").asks("keep_card", "home")
    play.offers("use break_in_the_clouds", "use bank_of_fog").spent()


def test_the_duplicate_may_also_be_taken() -> None:
    play = drawn(2, *drawing("molehill"), f"{PLAY}: 1", "card: 1 1")
    play.act("use molehill", "no").asks("keep_card", "home").spent()


def test_a_deck_that_only_the_other_coach_has_drawn_from_is_no_duplicate() -> None:
    play = before_the_match(
        *drawing("molehill"), f"{PLAY}: 1", "card: 1 1", home=hires(PLAY), away=hires(PLAY)
    )
    play.act("use molehill").asks("keep_card", "away").offers("use break_in_the_clouds")
    play.refuses("use molehill", "use sudden_squall")


def test_what_was_not_kept_is_shuffled_in_when_fewer_than_two_cards_are_left() -> None:
    """SC2."""
    again = [f"{PLAY}: 1", "card: 1 1"]
    play = drawn(4, *drawing("sudden_squall"), *again, *again, f"{PLAY}: 1", "card: 2 1")
    play.act("use sudden_squall", "no", "use molehill", "no", "use coin_in_the_grass", "no")
    play.asks("keep_card", "home").offers("use stray_dog", "use break_in_the_clouds").spent()


def test_a_deck_that_is_all_kept_makes_room_for_the_next() -> None:
    """SC2."""
    again = [f"{PLAY}: 1", "card: 1 1"]
    dice = [*drawing("sudden_squall"), *again, *again, *again, *again, f"{PLAY}: 1", "card: 1"]
    play = drawn(7, *dice, f"{PLAY}: 1", "card: 1 1")
    kept = ["sudden_squall", "molehill", "coin_in_the_grass", "break_in_the_clouds", "stray_dog"]
    play.act(f"use {kept[0]}")
    for card in kept[1:]:
        play.act("no", f"use {card}")
    play.act("no").expect("card_kept home card=bank_of_fog").act("no")
    play.asks("keep_card", "home").offers("use tied_laces", "use greased_ball")


def test_a_card_that_is_the_only_one_left_stays_secret() -> None:
    again = [f"{PLAY}: 1", "card: 1 1"]
    dice = [*drawing("sudden_squall"), *again, *again, *again, *again, f"{PLAY}: 1", "card: 1"]
    play = before_the_match(*dice, *COIN, home=hires(*[PLAY] * 5), away=hires(PLAY))
    play.act("use sudden_squall")
    while play.game.decision.kind in ("reroll_deck", "keep_card"):
        play.act("no" if "no" in play.legal else play.legal[0])
    (card,) = names_in_hand(play, 1)
    play.expect(f"card_kept away card={card}")
    for event in play.game.events:
        assert event.audience >= 0 or card not in repr(event), event


def test_both_events_that_name_cards_are_for_their_coach_only() -> None:
    play = drawn(1, *drawing("heckler"), *COIN).act("use heckler")
    for event in play.game.events:
        assert (event.audience == 0) == (event.kind in HIDDEN), event
        if event.audience < 0:
            assert "heckler" not in repr(event)


def test_how_many_cards_a_coach_holds_is_no_secret() -> None:
    play = drawn(1, *drawing("heavy_purse"), *COIN, side="away").act("use heavy_purse")
    public = [event for event in play.game.events if event.audience < 0]
    assert fold(public).cards == [0, 1]


def test_off_in_league_play_unless_the_options_say_otherwise() -> None:
    assert not bd.Options(kind="league").has_special_plays
    assert not bd.Options(kind="playoff").has_special_plays
    assert bd.Options(kind="friendly").has_special_plays
    assert bd.Options(kind="league", special_plays=True).has_special_plays
    assert not bd.Options(special_plays=False).has_special_plays


@pytest.mark.parametrize("kind", ["league", "friendly"])
def test_where_they_are_off_the_shop_does_not_sell_them(kind: str) -> None:
    wares = (Ware(PLAY, "Special Plays", 100_000, 5), Ware("bribes", "Bribes", 100_000, 3))
    play = before_the_match(
        home={"wares": wares, "current_value": 1_000_000},
        away={"wares": wares, "current_value": 1_300_000},
        options=bd.Options(kind=kind),
    )
    play.asks("inducements", "home").offers("buy bribes")
    assert (f"buy {PLAY}" in play.legal) == (kind == "friendly")


def test_where_they_are_off_a_team_that_brings_them_draws_nothing() -> None:
    """SC1."""
    play = before_the_match(*COIN, home=hires(PLAY), options=bd.Options(special_plays=False))
    play.asks("kick_or_receive", "home").never("induced", "cards_drawn")


def test_bought_in_a_league_that_allows_them() -> None:
    wares = (Ware(PLAY, "Special Plays", 100_000, 5),)
    play = before_the_match(
        *drawing("heckler"),
        home={"wares": wares, "current_value": 1_000_000},
        away={"current_value": 1_150_000},
        options=bd.Options(kind="league", special_plays=True),
    )
    play.act(f"buy {PLAY}").asks("keep_card", "home")


def test_a_card_is_played_once() -> None:
    play = dealt("coin_in_the_grass").asks("play_card", "home")
    play.act("use coin_in_the_grass").expect("card_played home card=coin_in_the_grass held=0")
    play.asks("activate", "home").act("end", "end").asks("activate", "home")
    assert names_in_hand(play) == []


def test_a_coach_who_declines_is_asked_again_at_the_next_moment() -> None:
    play = dealt("coin_in_the_grass").act("no").asks("activate", "home").never("card_played")
    play.act("end", "end").asks("play_card", "home").act("use coin_in_the_grass")


def test_nobody_is_asked_at_a_moment_when_no_card_can_be_played() -> None:
    dealt("heckler").asks("activate", "home").act("end").asks("activate", "away")


def test_a_hand_is_asked_about_once_and_one_card_is_played_at_a_moment() -> None:
    """SC3."""
    dice = drawing("heavy_purse", "coin_in_the_grass")
    play = scenario(PITCH, home=hires(PLAY, PLAY), active="away", turn=2, dice=dice).act("end")
    play.act("use heavy_purse", "use coin_in_the_grass").asks("play_card", "home")
    play.offers("use heavy_purse", "use coin_in_the_grass", "no").act("use heavy_purse")
    play.asks("activate", "home")
    assert names_in_hand(play) == ["coin_in_the_grass"]


def test_both_coaches_have_their_say_whose_turn_it_is_first() -> None:
    dice = [*drawing("coin_in_the_grass"), *drawing("false_whistle")]
    home = {**hires(PLAY), "rerolls": 1}
    play = scenario(PITCH, home=home, away=hires(PLAY), active="away", turn=2, dice=dice)
    play.act("end")
    play.act("use coin_in_the_grass").asks("play_card", "home").act("use coin_in_the_grass")
    play.asks("keep_card", "away").act("use false_whistle").asks("play_card", "away")


@pytest.mark.parametrize("answered", [0, 1, 2])
def test_a_fork_and_a_save_hold_in_the_middle(answered: int) -> None:
    """While a card is kept, played and aimed."""
    play = scenario(TWO_PRONE, home=hires(PLAY), active="away", turn=2, dice=drawing("up_again"))
    answers = ["end", "use up_again", "use up_again", "select H3"]
    play.act(*answers[: answered + 1])
    assert play.game.decision.kind == ("keep_card", "play_card", "card_target")[answered]
    for game in (play.game.fork(), bd.restore(play.game.dump()), play.game):
        for action in answers[answered + 1 :]:
            game.act(action)
        assert game.decision.kind == "activate"
        assert "H3_" not in game.board
        assert hand(game.match, 0) == []
    assert bd.verify(play.game.record()).is_same


def test_a_record_keeps_whether_special_plays_are_on() -> None:
    game = bd.new_game(seed=1, options=SPECIAL)
    assert from_bytes(to_bytes(game.record())).options == SPECIAL


@pytest.mark.parametrize("seed", range(4))
def test_whole_matches_with_full_hands_can_be_recorded(seed: int) -> None:
    ware = (Ware(PLAY, "Special Plays", 0, 9),)
    teams = [ready_team("bb2020", roster) for roster in ("human", "orc")]
    teams = [replace(team, wares=ware, inducements=(PLAY,) * 5) for team in teams]
    game = bd.new_game("bb2020", home=teams[0], away=teams[1], seed=seed)
    bots = [make_bot(("simple", "random")[(seed + side) % 2], seed, side) for side in (0, 1)]
    while not game.is_over:
        game.act(bots[game.decision.side].choose(game.fork(seed=len(game.chronicle))))
    played = [event.data["card"] for event in game.events if event.kind == "card_played"]
    assert played
    assert len(played) == len(set(played))
    assert bd.verify(game.record()).is_same


def test_the_page_of_cards_lists_them_all() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "special-plays.md").read_text("utf-8")
    for deck in DECKS:
        assert f": {deck.name}\n" in page
        for card in deck.cards:
            does = TEXTS[card.id]
            assert f"| {card.name} | " in page
            assert f" | {does[0].upper()}{does[1:]} |" in page
