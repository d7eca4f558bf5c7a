"""Josef Bugman joins in (2020, (In)Famous Coaching Staff)."""

from __future__ import annotations

from typing import Any

import blockdice as bd
from blockdice.catalog.inducements import load_inducement
from blockdice.engine.words import KNOCKED_OUT, TOUCHDOWN
from blockdice.rules.common.end_of_drive import can_be_mvp
from blockdice.rules.common.joining import join
from blockdice.skills.inducements.josef_bugman import BUGMAN
from tests.scenarios.hired import hires
from tests.scenarios.scenario import Scenario, scenario

SCORING = """
       x    y    z
7      .    H1*  .
9      A1   .    .
"""
BUGMANS = {"players": 10, **hires("josef_bugman")}


def score(*dice: str, **fields: Any) -> Scenario:
    """Home, a team of ten, scores and is about to set up again."""
    play = scenario(SCORING, dice=list(dice), **{"home": BUGMANS, **fields})
    return play.act("activate H1 move", "move z7")


def test_he_is_asked_where_eleven_cannot_be_set_up() -> None:
    play = score().asks("josef_bugman", "home").offers("use josef_bugman", "no")
    play.act("use josef_bugman").expect("joined H11 position=josef_bugman").asks("set_up", "home")
    play.act("formation wall").expect("set_up home players=11")


def test_he_may_stay_out() -> None:
    score().act("no").never("joined").act("formation wall").expect("set_up home players=10")


def test_not_where_eleven_can() -> None:
    score(home={"players": 11, **hires("josef_bugman")}).asks("set_up", "home")


def test_a_free_concession_counts_him() -> None:
    """SN10: with him they are four."""
    team = {"players": 3, **hires("josef_bugman")}
    score(home=team).act("no").offers("concede")
    score(home=team).act("use josef_bugman").refuses("concede")


def test_nobody_else_is_asked() -> None:
    score(home={"players": 10}).asks("set_up", "home")


def test_he_brings_his_own_name() -> None:
    play = score().act("use josef_bugman")
    m = play.game.match
    sheet = m.players[m.names.players["H11"]]
    assert (sheet.name, sheet.is_hired_for_match) == ("Josef Bugman", True)


def last_drive(*dice: str, **fields: Any) -> Scenario:
    """He joins for the last drive of the half, in which only away has a turn left."""
    kick = ["kick_off_deviation: 7", "kick_off_deviation_distance: 3", "kick_off_event: 1 1"]
    play = score(*kick, "bounce: 7", *dice, turn=8, **fields)
    play.act("use josef_bugman", "formation wall", "formation wall", "kicker H11", "aim u7")
    return play.asks("activate", "away")


def test_when_the_drive_ends_he_is_sent_off_for_good() -> None:
    """SN10: no arguing, no bribe (Get the Ref has given one): he cannot be used again."""
    play = (
        last_drive().act("end").expect("boxed H11 place=sent_off why=josef_bugman", "drive_ended")
    )
    play.never("argued", "bribe").asks("set_up", "home").refuses("place H11 m8")
    assert play.state.bribes == [1, 1]


def test_knocked_out_he_does_not_recover_for_a_later_drive() -> None:
    play = last_drive()
    m = play.game.match
    m.remove(m.names.players["H11"], KNOCKED_OUT, "test")
    play.act("end").expect("boxed H11 place=sent_off").never("roll H11 name=recovery")


def test_his_ale_stays_when_he_has_gone() -> None:
    play = last_drive("recovery H9: 1", "recovery H9: 4")
    m = play.game.match
    m.remove(m.names.players["H9"], KNOCKED_OUT, "test")
    play.act("end").spent()
    assert (play.where("H11"), play.where("H9")) == ("sent_off", "reserves")


def test_he_is_never_the_mvp_and_earns_no_points() -> None:
    """(post-game-staff-mvp, commentary) Staff are no players, though they may think so."""
    m = scenario(SCORING, home=BUGMANS).game.match
    bugman = join(m, 0, BUGMAN)
    assert not can_be_mvp(m, bugman)
    m.award(bugman, TOUCHDOWN)
    assert m.state.achievements[bugman] == 0


def test_the_catalog_shows_the_same_man() -> None:
    found = load_inducement("bb2020", "josef_bugman").player
    assert found is not None
    figures = (found.ma, found.st, found.ag, found.pa, found.av)
    assert figures == (BUGMAN.ma, BUGMAN.st, BUGMAN.ag, BUGMAN.pa, BUGMAN.av)
    assert found.skills == BUGMAN.skills


def test_it_goes_on_from_a_save() -> None:
    play = score()
    twin = bd.restore(play.game.dump())
    for game in (play.game, twin):
        game.act("use josef_bugman")
    assert twin.match.names.labels == play.game.match.names.labels
    assert twin.fork().decision.kind == "set_up"
