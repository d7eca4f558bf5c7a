"""Prayers to Nuffle (2020) that are rules for a side while they last.

They are put in force for a side throughout, as a special rule; when they begin and end,
`test_prayers` has.
"""

from __future__ import annotations

from typing import Any

import pytest

from blockdice.engine.fold import fold
from blockdice.engine.invariants import fold_findings
from blockdice.engine.words import STUNNED
from tests.scenarios.scenario import Scenario, scenario


def praying(
    text: str, *dice: str, home: str = "", away: str = "", teams: Any = None, **fields: Any
) -> Scenario:
    """A position in which these prayers are in force for a side; teams: what else is changed."""
    changed = teams or {}
    sides = {
        side: {"special_rules": tuple(prayers.split()), **changed.get(side, {})}
        for side, prayers in (("home", home), ("away", away))
    }
    return scenario(text, dice=list(dice), **sides, **fields)


def earned(play: Scenario, label: str) -> list[tuple[str, int]]:
    """What has earned a player points so far, and how many."""
    return [
        (event.as_dict()["for"], event.as_dict()["spp"])
        for event in play.game.events
        if event.kind == "spp" and event.player == label
    ]


FOUL = "f    g    h\n8 H1   A1_  .\n9 .    .    H2"
SEEN = ("armour: 1 1",)


# Friends with the Ref.


@pytest.mark.parametrize(
    ("face", "verdict"),
    [(1, "ejected"), (2, "unmoved"), (4, "unmoved"), (5, "persuaded"), (6, "persuaded")],
)
def test_friends_with_the_ref_are_heard_on_a_5(face: int, verdict: str) -> None:
    play = praying(FOUL, *SEEN, f"argue_the_call: {face}", home="friends_with_the_ref")
    play.act("activate H1 foul A1", "foul A1", "use argue").expect(f"argued H1 verdict={verdict}")
    assert play.where("H1") == ("f8" if face > 4 else "sent_off")


def test_the_opponents_friend_is_no_friend() -> None:
    play = praying(FOUL, *SEEN, "argue_the_call: 5", away="friends_with_the_ref")
    play.act("activate H1 foul A1", "foul A1", "use argue").expect("argued verdict=unmoved")


# Under Scrutiny.


def test_under_scrutiny_every_foul_is_seen() -> None:
    play = praying(FOUL, "armour: 1 2", away="under_scrutiny")
    play.act("activate H1 foul A1", "foul A1").expect("caught H1").asks("argue_the_call", "home")


def test_under_scrutiny_a_sneaky_git_is_seen_as_well() -> None:
    """Ruling SY8."""
    who = {"H1": {"skills": "sneaky_git"}}
    play = praying(FOUL, "armour: 1 1", away="under_scrutiny", who=who)
    play.act("activate H1 foul A1", "foul A1").expect("caught H1")


def test_the_team_that_prayed_is_not_watched() -> None:
    play = praying(FOUL, "armour: 1 2", home="under_scrutiny")
    play.act("activate H1 foul A1", "foul A1").never("caught")


# Moles under the Pitch.


@pytest.mark.parametrize(
    ("home", "away", "needed"),
    [("", "", 2), ("moles", "", 3), ("", "moles", 3), ("moles", "moles", 4)],
)
@pytest.mark.parametrize("active", ["home", "away"])
def test_moles_trouble_whoever_rushes(home: str, away: str, needed: int, active: str) -> None:
    """-1 for each side that has prayed for them."""
    rule = "moles_under_the_pitch"
    label = f"{active[0].upper()}1"
    play = praying(
        f"f g h\n8 {label} . .",
        f"rush: {needed - 1}",
        "armour: 1 1",
        home=home and rule,
        away=away and rule,
        active=active,
        who={label: {"ma": 0}},
    )
    play.act(f"activate {label} move").needs("move g8", f"rush {needed}+")
    play.act("move g8").expect(f"roll {label} name=rush passed=False")


# Perfect Passing.

PASS = "f    g    h    i    j\n8 H1*  .    .    H2   ."


def test_perfect_passing_earns_two_points_a_completion() -> None:
    play = praying(PASS, "pass: 6", "catch: 6", home="perfect_passing")
    play.act("activate H1 pass", "pass i8")
    assert earned(play, "H1") == [("completion", 1), ("bonus", 1)]


def test_not_for_the_opponents_nor_for_a_hired_player() -> None:
    play = praying(PASS, "pass: 6", "catch: 6", away="perfect_passing")
    play.act("activate H1 pass", "pass i8")
    assert earned(play, "H1") == [("completion", 1)]
    who = {"H1": {"is_hired_for_match": True}}
    play = praying(PASS, "pass: 6", "catch: 6", home="perfect_passing", who=who)
    play.act("activate H1 pass", "pass i8")
    assert earned(play, "H1") == []


def test_perfect_passing_is_not_about_throwing_team_mates() -> None:
    """Ruling SY6."""
    who = {"H1": {"skills": "throw_team_mate", "st": 5}, "H2": {"skills": "right_stuff", "st": 2}}
    play = praying(
        "c d e f g h\n8 . H1 H2 . . .",
        *("throw: 6", "throw_scatter: 4 5 5", "landing: 6"),
        home="perfect_passing",
        who=who,
    )
    play.act("activate H1 throw", "throw H2 f8")
    assert earned(play, "H1") == [("throw_completion", 1)]


# Casualties: Necessary Violence, Fouling Frenzy, Fan Interaction.

BLOCK = "f    g    h\n8 H1   A1   .\n9 .    .    H2"
DEAD = ("armour: 6 6", "injury: 6 6", "casualty: 16")


def test_necessary_violence_earns_three_points_a_casualty() -> None:
    play = praying(BLOCK, "block: pow pow", *DEAD, home="necessary_violence")
    play.act("activate H1 block A1", "push h8", "stay")
    assert earned(play, "H1") == [("casualty", 2), ("bonus", 1)]


def test_necessary_violence_is_not_for_what_earns_nothing() -> None:
    """A foul, or the crowd; ruling SY7."""
    play = praying(FOUL, "armour: 6 5", "injury: 6 5", "casualty: 16", home="necessary_violence")
    play.act("activate H1 foul A1", "foul A1")
    assert earned(play, "H1") == []


@pytest.mark.parametrize(
    ("prayers", "points"),
    [
        ("", []),
        ("fouling_frenzy", [("casualty", 2)]),
        ("fouling_frenzy necessary_violence", [("casualty", 2), ("bonus", 1)]),
    ],
)
def test_fouling_frenzy(prayers: str, points: list[tuple[str, int]]) -> None:
    """A casualty by a Foul counts as one by a Block (SY7), also in the record."""
    play = praying(FOUL, "armour: 6 5", "injury: 6 5", "casualty: 16", home=prayers)
    play.act("activate H1 foul A1", "foul A1").expect("casualty A1 result=dead by=foul causer=H1")
    assert earned(play, "H1") == points
    assert play.state.casualties[-1][-1] == int(bool(points))


def test_fouling_frenzy_is_not_for_the_opponents_fouls() -> None:
    play = praying(FOUL, "armour: 6 5", "injury: 6 5", "casualty: 16", away="fouling_frenzy")
    play.act("activate H1 foul A1", "foul A1")
    assert earned(play, "H1") == []


CROWD = "f    g    h\n1 .    A1   .\n2 .    H1   ."
LOST = ("block: push_back", "injury: 6 6", "casualty: 1")


@pytest.mark.parametrize(
    ("prayers", "points"),
    [
        ("", []),
        ("fan_interaction", [("casualty", 2)]),
        ("fan_interaction necessary_violence", [("casualty", 2), ("bonus", 1)]),
    ],
)
def test_fan_interaction(prayers: str, points: list[tuple[str, int]]) -> None:
    play = praying(CROWD, *LOST, home=prayers).act("activate H1 block A1", "stay")
    causer = "causer=H1" if points else "by=crowd"
    play.expect(f"casualty A1 result=badly_hurt by=crowd {causer}").spent()
    assert earned(play, "H1") == points


def test_fan_interaction_at_the_end_of_a_chain() -> None:
    """Who pushed is whose Block it was."""
    play = praying(
        "e    f    g    h\n1 .    A2   A3   A4\n2 .    .    A1   .\n3 .    .    H1   .",
        *LOST,
        home="fan_interaction",
    )
    play.act("activate H1 block A1", "push g1", "stay").expect("casualty A3 causer=H1")
    assert earned(play, "H1") == [("casualty", 2)]


def test_fan_interaction_is_not_for_team_mates_nor_for_the_opponents() -> None:
    play = praying(
        "e    f    g    h\n1 .    A2   H3   A4\n2 .    .    A1   .\n3 .    .    H1   .",
        *LOST,
        home="fan_interaction",
    )
    play.act("activate H1 block A1", "push g1", "stay").expect("casualty H3 by=crowd")
    assert earned(play, "H1") == []
    play = praying(CROWD, *LOST, away="fan_interaction").act("activate H1 block A1", "stay")
    assert earned(play, "H1") == []


def test_an_injury_less_than_a_casualty_earns_nothing() -> None:
    play = praying(CROWD, "block: push_back", "injury: 4 4", home="fan_interaction")
    play.act("activate H1 block A1", "stay")
    assert earned(play, "H1") == []


def test_the_points_are_in_the_result_of_the_match() -> None:
    """And in what the events of the match add up to."""
    play = praying(
        BLOCK, "block: pow pow", *DEAD, "mvp: 2 2", home="necessary_violence", turn=8, half=2
    )
    play.act("activate H1 block A1", "push h8", "stay")
    m = play.game.match
    assert fold_findings(m, fold(play.game.events)) == []
    play.act("end")
    while not play.game.is_over:
        play.act("end")
    result = play.game.result.player("H1")
    assert (result.achievements, result.spp) == ({"casualty": 1, "bonus": 1}, 3)
    assert play.game.result.home.casualties_caused == 1


# Throw a Rock.

STALLS = "x    y    z\n8 H1*  .    .\n14 A1   .    ."


def stalling(*dice: str, **fields: Any) -> Scenario:
    """Home could score without a die, and ends the turn."""
    return praying(STALLS, *dice, away="throw_a_rock", **fields).act("end")


@pytest.mark.parametrize("face", [4, 5])
def test_a_rock_hits_who_stalls_on_a_5(face: int) -> None:
    dice = ("armour: 1 1", "bounce: 7") if face == 5 else ()
    play = stalling(f"throw_a_rock: {face}", *dice)
    play.expect("stalled H1").asks("use_skill", "away", "H1").offers("use throw_a_rock", "no")
    play.act("use throw_a_rock")
    if face == 5:
        play.expect("knocked_down H1 by=rock", "roll H1 name=armour", "ball_ground", "turn_ended")
    else:
        play.never("knocked_down").asks("activate", "away")
    play.spent()


def test_a_coach_need_not_throw() -> None:
    stalling().act("no").never("roll").asks("activate", "away")


def test_who_is_stunned_by_it_stays_so() -> None:
    """In their own team turn (ruling 69)."""
    play = stalling("throw_a_rock: 6", "armour: 6 6", "injury: 1 1", "bounce: 7")
    play.act("use throw_a_rock").expect("posture H1 posture=stunned", "turn_ended home")
    player = play.game.match.names.players["H1"]
    assert play.state.posture[player] == STUNNED


def test_nobody_throws_at_their_own_nor_where_nobody_has_stalled() -> None:
    play = praying(STALLS, home="throw_a_rock").act("end").expect("stalled H1")
    play.never("roll").asks("activate", "away")
    play = praying("k l m\n8 H1* . .\n9 . . A1", away="throw_a_rock").act("end")
    play.asks("activate", "away")


def test_nobody_throws_at_who_has_scored() -> None:
    play = praying(STALLS, away="throw_a_rock")
    play.act("activate H1 move", "move y8", "move z8").expect("touchdown home")
    play.never("stalled").asks("set_up", "home")


def test_a_rock_is_thrown_at_a_player_on_the_pitch_only() -> None:
    """Ruling SY9: H5 has stalled, and has left the pitch before the turn was over."""
    play = praying(STALLS, away="throw_a_rock")
    play.state.stalling = play.game.match.names.players["H5"]
    play.act("end").expect("stalled H5").never("roll").asks("activate", "away")
