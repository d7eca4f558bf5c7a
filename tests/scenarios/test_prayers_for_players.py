"""Prayers to Nuffle (2020) that are about players: who, what they get, what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from blockdice.catalog import load_skills
from tests.scenarios.praying import (
    before_the_match,
    figures,
    first_turn,
    skills_in_force,
    value_of,
)

LONERS = {f"A{n}": {"skills": "loner 4"} for n in range(1, 17)}


def all_but(*labels: str, **changes: Any) -> dict[str, dict[str, Any]]:
    """Everybody of away has Loner but these, who have the changes."""
    kept: dict[str, dict[str, Any]] = dict.fromkeys(labels, changes)
    return {**LONERS, **kept}


def test_stiletto_gives_one_player_drawn_by_lot_a_knife_for_the_drive() -> None:
    play = first_turn("stiletto", dice=("stiletto: 8", "armour: 1 1"))
    play.expect(
        "selected A8 name=stiletto among=16",
        "effect_began A8 effect=skill what=stab source=stiletto until=drive",
        "effect_began away effect=rule what=stiletto until=drive",
    )
    assert skills_in_force(play, "stab") == ["A8"]
    play.refuses("activate A1 stab H1")
    for _ in range(16):
        play.act("end")
    play.expect("effect_ended A8 what=stab")
    assert skills_in_force(play, "stab") == []


def test_the_knife_is_used_as_any_other() -> None:
    play = first_turn("stiletto", dice=("stiletto: 1", "armour: 6 6", "injury: 1 1"))
    play.offers("activate A1 stab H1").act("activate A1 stab H1").expect("injury H1")


def test_stiletto_passes_loners_by() -> None:
    play = before_the_match("stiletto", who=all_but("A5", "A9"), dice=("stiletto: 2",))
    play.expect("selected A9 among=2").spent()


@pytest.mark.parametrize(
    "prayer",
    [
        *("stiletto", "iron_man", "knuckle_dusters", "blessed_statue_of_nuffle"),
        "intensive_training",
    ],
)
def test_it_is_wasted_where_everybody_is_a_loner(prayer: str) -> None:
    """Ruling 58."""
    play = before_the_match(prayer, who=LONERS)
    play.expect(f"prayer_wasted away result={prayer}").never("effect_began", "selected")
    play.asks("set_up", "home").spent()


def test_bad_habits_are_wasted_on_a_team_of_loners() -> None:
    play = before_the_match("bad_habits", side="home", who=LONERS)
    play.expect("prayer_wasted home result=bad_habits").never("roll name=bad_habits_count").spent()


def test_a_knife_is_wasted_on_who_has_one() -> None:
    """Ruling SY4."""
    play = before_the_match("stiletto", who=all_but("A3", skills="stab"))
    play.expect("selected A3", "prayer_wasted away result=stiletto").never("effect_began")


def test_only_who_is_available_for_the_drive_is_drawn() -> None:
    """Neither those who miss the match; the injured and Sent-off are not in the Reserves either."""
    who = {f"A{n}": {"misses_match": True} for n in range(3, 17)}
    away = {"journeyman_positions": ()}
    play = before_the_match("stiletto", who=who, away=away, dice=("stiletto: 2",))
    play.expect("selected A2 among=2").spent()


def test_iron_man_has_better_armour_until_the_end_of_the_game() -> None:
    """And the coach chooses: not who is a Loner, nor who has 11+."""
    who = {"A2": {"skills": "loner 4"}, "A3": {"av": 11}, "A4": {"av": 10}}
    play = before_the_match("iron_man", who=who)
    play.asks("prayer_player", "away").offers("select A4", "select A16")
    play.refuses("select A2", "select A3", "select H1", "no").act("select A4")
    play.expect("effect_began A4 effect=characteristic what=av value=1 until=game")
    assert figures(play, "A4") == (6, 11)
    assert figures(play, "A1") == (6, 9)


def test_iron_man_lasts_into_the_second_half() -> None:
    play = first_turn("iron_man", answers=("select A1",))
    for _ in range(16):
        play.act("end")
    play.asks("set_up", "away")
    assert figures(play, "A1") == (6, 10)


def test_iron_man_is_wasted_where_nobody_can_be_harder() -> None:
    """Ruling SY4."""
    who = {f"A{n}": {"av": 11} for n in range(1, 17)}
    before_the_match("iron_man", who=who).expect("prayer_wasted away").asks("set_up", "home")


def test_knuckle_dusters_give_mighty_blow_for_the_drive() -> None:
    who = {"A7": {"skills": "mighty_blow 2"}}
    play = before_the_match("knuckle_dusters", who=who)
    play.refuses("select A7").act("select A1")
    play.expect("effect_began A1 effect=skill what=mighty_blow value=1 until=drive")
    assert (value_of(play, "A1", "mighty_blow"), value_of(play, "A7", "mighty_blow")) == (1, 2)


def test_knuckle_dusters_break_armour() -> None:
    dice = ("block: pow", "armour: 4 4", "injury: 1 1")
    play = first_turn("knuckle_dusters", answers=("select A1",), dice=dice)
    play.act("activate A1 block H1", "push l7", "stay").asks("use_skill", "away", "A1").act(
        "use mighty_blow"
    )
    play.expect("armour_broken H1")


@pytest.mark.parametrize(("count", "picks"), [(1, "4"), (2, "4 4"), (3, "4 4 4")])
def test_bad_habits_make_loners_of_d3_opponents(count: int, picks: str) -> None:
    dice = (f"bad_habits_count: {count}", f"bad_habits: {picks}")
    play = before_the_match("bad_habits", side="home", dice=dice)
    expected = [f"A{n}" for n in range(4, 4 + count)]
    play.expect(*(f"selected {label} among={16 - n}" for n, label in enumerate(expected)))
    assert skills_in_force(play, "loner") == expected
    assert all(value_of(play, label, "loner") == 2 for label in expected)
    play.spent()


def test_bad_habits_pass_by_who_has_them_already() -> None:
    play = before_the_match(
        "bad_habits", side="home", who=all_but("A2"), dice=("bad_habits_count: 3",)
    )
    play.expect("selected A2 among=1", "effect_began A2 what=loner value=2 until=drive")
    assert value_of(play, "A1", "loner") == 4


def test_greasy_cleats_slow_one_opponent_down_for_the_drive() -> None:
    """Drawn by lot, and Loners are not safe from it."""
    play = first_turn("greasy_cleats", side="home", who=LONERS, dice=("greasy_cleats: 6",))
    play.expect("selected A6 among=16", "effect_began A6 what=ma value=-1 until=drive")
    assert (figures(play, "A6"), figures(play, "A5")) == ((5, 9), (6, 9))
    for _ in range(16):
        play.act("end")
    assert figures(play, "A6") == (6, 9)


def test_a_blessed_player_has_pro_until_the_end_of_the_game() -> None:
    who = {"A2": {"skills": "pro"}}
    play = first_turn("blessed_statue_of_nuffle", answers=("select A3",), who=who)
    play.expect("effect_began A3 effect=skill what=pro until=game")
    for _ in range(16):
        play.act("end")
    assert skills_in_force(play, "pro") == ["A2", "A3"]


def test_who_has_pro_is_not_blessed() -> None:
    before_the_match("blessed_statue_of_nuffle", who={"A2": {"skills": "pro"}}).refuses("select A2")


def training(position: str, skills: str = "") -> Any:
    """Away trains: A5, who is of that position, is the only one who can be drawn."""
    return before_the_match(
        "intensive_training", who=all_but("A5", position=position, skills=skills)
    )


def test_intensive_training_offers_all_primary_skills_of_the_position() -> None:
    """Ruling SY5: those of the roster's position."""
    play = training("orc_lineman").asks("prayer_skill", "away", "A5")
    skills = load_skills("bb2020").skills.values()
    general = [f"use {facts.id}" for facts in skills if facts.category == "G"]
    assert play.legal == general
    play.act("use tackle").expect("effect_began A5 effect=skill what=tackle until=game")
    assert skills_in_force(play, "tackle") == ["A5"]


def test_what_the_player_has_or_cannot_have_is_not_offered() -> None:
    play = training("blitzer", "block, grab")
    play.refuses("use block", "use grab", "use frenzy", "use catch").offers("use guard")


def test_a_skill_with_a_value_is_learnt_as_by_anybody() -> None:
    play = training("blitzer").act("use mighty_blow")
    assert value_of(play, "A5", "mighty_blow") == 1


def test_a_strong_arm_needs_somebody_to_throw() -> None:
    training("untrained_troll").refuses("use strong_arm")
    training("untrained_troll", "throw_team_mate").offers("use strong_arm")


def test_training_is_wasted_on_a_position_that_the_roster_does_not_know() -> None:
    """Ruling SY5."""
    play = training("nobody").expect("selected A5", "prayer_wasted away result=intensive_training")
    play.asks("set_up", "home")
