"""Prayers to Nuffle (2020): who prays and how often, duplicates, and when a prayer is in force."""

from __future__ import annotations

from typing import Any

import pytest

import blockdice as bd
from blockdice.engine.effects import END_OF_DRIVE, END_OF_GAME, END_OF_HALF
from blockdice.rules.bb2020.prayers import pray, table
from blockdice.rules.bb2020.tables import PRAYERS
from tests.scenarios.drive import kick_scenario
from tests.scenarios.praying import (
    DICE,
    LEAGUE,
    NUMBERS,
    before_the_match,
    first_turn,
    worth,
)
from tests.scenarios.scenario import Scenario, kick_off_scenario, scenario

DRIVE = (
    *("friends_with_the_ref", "stiletto", "knuckle_dusters", "bad_habits", "greasy_cleats"),
    *("fan_interaction", "necessary_violence", "fouling_frenzy", "throw_a_rock"),
)
HALF = ("treacherous_trapdoor", "moles_under_the_pitch", "under_scrutiny")
GAME = ("iron_man", "blessed_statue_of_nuffle", "perfect_passing", "intensive_training")
DRAWS = ("stiletto: 1", "bad_habits_count: 1", "bad_habits: 1", "greasy_cleats: 1")
CHEERING = "kick_off_event: 3 3"


def teams(gap: int, **options: Any) -> Scenario:
    """Home is worth so much more than away; nothing can be bought."""
    values: dict[str, Any] = {"home": {"current_value": 900_000 + gap}}
    values["away"] = {"current_value": 900_000}
    return kick_off_scenario(dice=[*DICE, "prayer: 2 10 12"], **values, **options)


@pytest.mark.parametrize(("gap", "prayers"), [(50_000, 1), (149_999, 2), (150_000, 3)])
def test_the_underdog_prays_once_for_every_full_50000(gap: int, prayers: int) -> None:
    play = teams(gap, options=LEAGUE)
    for _ in range(prayers):
        play.asks("pray", "away").offers("use prayer", "no").act("use prayer")
    play.expect("step step=prayers", "roll away name=prayer sides=16", "prayer away")
    play.asks("kick_or_receive", "home")
    assert len(play.state.prayers) == prayers


@pytest.mark.parametrize("gap", [0, 49_999])
def test_nobody_prays_where_the_teams_are_too_close(gap: int) -> None:
    teams(gap, options=LEAGUE).asks("kick_or_receive", "home").never("prayer")


def test_nobody_prays_before_an_exhibition_match() -> None:
    teams(500_000).asks("kick_or_receive", "home").never("prayer")


def test_a_coach_need_not_pray() -> None:
    """Text: may roll. Ruling SY1."""
    play = teams(100_000, options=LEAGUE).act("no", "use prayer").expect("prayer away")
    play.asks("kick_or_receive", "home")
    assert len(play.state.prayers) == 1


def test_what_has_been_bought_counts() -> None:
    """Commentary pre-game-inducements-make-the-underdog, pre-game-inducements-in-the-value."""
    ware = bd.engine.sheet.Ware("charm", "Charm", 110_000, 1)
    play = kick_off_scenario(
        dice=[*DICE, "prayer: 2"],
        home={"current_value": 1_000_000},
        away={"current_value": 800_000, "wares": (ware,)},
        options=LEAGUE,
    )
    play.asks("inducements", "away").act("buy charm").asks("pray", "away").act("no")
    play.asks("kick_or_receive", "home")


def test_a_duplicate_is_rolled_again() -> None:
    play = kick_off_scenario(
        dice=[*DICE, "prayer: 10 10 10 12"], options=LEAGUE, **worth("home", 2)
    )
    play.act("use prayer").expect("prayer home result=perfect_passing")
    play.act("use prayer").expect("roll home dice=10", "roll home dice=10", "roll home dice=12")
    assert [play.game.match.names.tokens[token] for _, token in play.state.prayers] == [
        "perfect_passing",
        "necessary_violence",
    ]


def test_the_league_table_has_sixteen_results_and_the_exhibition_table_the_first_eight() -> None:
    assert table(teams(0, options=LEAGUE).game.match) == PRAYERS
    assert table(teams(0).game.match) == PRAYERS[:9]
    assert [PRAYERS[face] for face in NUMBERS.values()] == list(NUMBERS)


def test_prayers_come_into_force_as_the_drive_starts_in_their_order() -> None:
    play = before_the_match("moles_under_the_pitch", "friends_with_the_ref")
    play.expect(
        "kicking_team home",
        "effect_began away what=moles_under_the_pitch until=half",
        "effect_began away what=friends_with_the_ref until=drive",
    )
    play.asks("set_up", "home")
    assert play.state.prayers == []


@pytest.mark.parametrize(("kind", "sides"), [("exhibition", 8), ("league", 16)])
def test_cheering_fans_let_the_winner_pray(kind: str, sides: int) -> None:
    """6: Cheering Fans, in both kinds of play; the result waits for the next drive (SY2)."""
    options = bd.Options(kind=kind)
    play = kick_scenario(CHEERING, "cheering_fans: 2 5", "prayer: 2", options=options)
    play.asks("pray", "away").act("use prayer")
    play.expect(f"roll away name=prayer sides={sides} dice=2", "prayer away")
    play.never("effect_began").asks("activate", "away")
    for _ in range(16):
        play.act("end")
    play.expect("half_started half=2", "effect_began away what=friends_with_the_ref until=drive")


def prays(play: Scenario, side: int, faces: str) -> list[str]:
    """Let the side pray once more, now, with these faces; what it has then still to come."""
    m = play.game.match
    m.dice = bd.ScriptedDice([f"prayer: {faces}"] if faces else [])
    rule = pray(m, side)
    try:
        rule.send(next(rule).choices.singles[0])
    except StopIteration:
        assert not m.dice.left()
        return [m.names.tokens[token] for of, token in m.state.prayers if of == side]
    raise AssertionError("it asks for more")


def test_what_is_in_force_is_rolled_again_and_what_has_expired_is_not() -> None:
    """Cheering Fans: a result that is in effect; one that no longer is may come again."""
    play = first_turn("friends_with_the_ref", "moles_under_the_pitch")
    assert prays(play, 1, "2 9 10") == ["perfect_passing"]
    play = first_turn("friends_with_the_ref", "moles_under_the_pitch")
    play.game.match.expire(END_OF_DRIVE)
    assert prays(play, 1, "9 2") == ["friends_with_the_ref"]


def test_what_the_other_side_has_is_no_duplicate() -> None:
    assert prays(first_turn("friends_with_the_ref"), 0, "2") == ["friends_with_the_ref"]


def test_nobody_prays_for_ever_where_all_are_in_force() -> None:
    """Ruling 58."""
    play = kick_scenario(CHEERING, "cheering_fans: 1 1")
    for face in range(1, 9):
        prays(play, 0, str(face))
    assert [play.game.match.names.tokens[token] for _, token in play.state.prayers] == PRAYERS[1:9]
    play.expect("prayer home")
    prays(play, 0, "")
    play.expect("prayer home result=none").never("roll")


@pytest.mark.parametrize(
    ("prayers", "until", "end"),
    [(DRIVE, "drive", END_OF_DRIVE), (HALF, "half", END_OF_HALF), (GAME, "game", END_OF_GAME)],
)
def test_how_long_each_prayer_lasts(prayers: tuple[str, ...], until: str, end: int) -> None:
    for prayer in prayers:
        dice = tuple(row for row in DRAWS if row.split(":")[0].removesuffix("_count") == prayer)
        if prayer == "intensive_training":
            dice = ("intensive_training: 1",)
        who = {f"A{n}": {"position": "orc_lineman"} for n in range(1, 17)}
        play = before_the_match(prayer, dice=dice, who=who)
        if play.game.decision.kind.startswith("prayer"):
            play.act(play.legal[0])
        play.expect(f"effect_began away effect=rule what={prayer} until={until}").spent()
        m = play.game.match
        for other in (END_OF_DRIVE, END_OF_HALF, END_OF_GAME):
            if other != end:
                m.expire(other)
        play.never(f"effect_ended what={prayer}")
        m.expire(end)
        play.expect(f"effect_ended away effect=rule what={prayer}")
        assert m.state.effects == []


def test_a_prayer_for_the_drive_ends_with_it_and_one_for_the_half_with_that() -> None:
    play = first_turn("friends_with_the_ref", "moles_under_the_pitch", "perfect_passing")
    for _ in range(16):
        play.act("end")
    play.expect(
        "effect_ended away what=friends_with_the_ref",
        "drive_ended",
        "effect_ended away what=moles_under_the_pitch",
        "half_ended half=1",
    )
    play.never("effect_ended what=perfect_passing").asks("set_up", "away")


def test_one_rolled_in_the_last_drive_of_a_half_is_for_the_next_half() -> None:
    """Ruling SY2: the half in which it comes into force."""
    play = kick_scenario(
        *(CHEERING, "cheering_fans: 2 5", "prayer: 9"), options=bd.Options(kind="league")
    )
    play.act("use prayer")
    for _ in range(16):
        play.act("end")
    play.expect("half_ended half=1", "effect_began away what=moles_under_the_pitch until=half")


def test_it_comes_into_force_after_a_touchdown() -> None:
    play = scenario("y    z\n8 H8* .\n10 A1 .", active="home", turn=2)
    token = play.game.match.names.tokens.index("perfect_passing")
    play.state.prayers = [[1, token]]
    play.act("activate H8 move", "move z8").expect(
        "touchdown home", "drive_ended", "effect_began away what=perfect_passing"
    )


@pytest.mark.parametrize("answered", [False, True])
def test_prayers_survive_a_save(answered: bool) -> None:
    """One that waits before the match, and one whose question is asked."""
    play = kick_off_scenario(dice=[*DICE, "prayer: 4 2"], options=LEAGUE, **worth("away", 2)).act(
        "use prayer"
    )
    if answered:
        play.act("use prayer", "kick").asks("prayer_player", "away")
    twin = bd.restore(play.game.dump())
    rest = ["select A7"] if answered else ["use prayer", "kick", "select A7"]
    for game in (play.game, twin):
        for action in rest:
            game.act(action)
    assert twin.match.state.profiles.av == play.state.profiles.av
    assert [effect.dump() for effect in twin.match.state.effects] == [
        effect.dump() for effect in play.state.effects
    ]
    assert len(play.state.effects) == 3
    assert twin.dump() == play.game.dump()
