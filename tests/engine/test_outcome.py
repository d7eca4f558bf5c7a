"""The final result of a match, as a league needs it."""

from __future__ import annotations

import dataclasses
import json

import pytest

import blockdice as bd
from blockdice.engine.fold import fold
from blockdice.engine.invariants import check_fold
from blockdice.engine.outcome import Casualty
from tests.scenarios.drive import set_up_scenario
from tests.scenarios.scenario import Scenario, scenario

BOARD = """
       x    y    z
7      .    H1*  .
8      H2   .    .
9      A2   A1   .
15     A3_  H3   .
"""
LAST = {"half": 2, "turn": 8, "active": "home"}


def finished(*actions: str, dice: list[str] | None = None, **fields: object) -> bd.MatchResult:
    """The result of a match whose last turn these actions begin."""
    play = scenario(BOARD, dice=[*(dice or []), "mvp: 4 5"], **{**LAST, **fields})
    play.act(*actions)
    return result(play)


def result(play: Scenario) -> bd.MatchResult:
    """The result, once both coaches have let the rest of the match go by."""
    while not play.game.is_over:
        play.act("end")
    found = play.game.result
    assert found is not None
    return found


def test_there_is_none_while_the_match_is_played() -> None:
    assert scenario(BOARD).game.result is None


def test_score_and_winner_at_full_time() -> None:
    found = finished("activate H1 move", "move z7")
    assert (found.score, found.winner, found.ending, found.halves) == (
        (1, 0),
        "home",
        "full_time",
        2,
    )
    assert (found.home.outcome, found.away.outcome) == ("won", "lost")
    assert (found.home.touchdowns, found.away.touchdowns) == (1, 0)
    assert found.edition == "bb2020"


def test_a_draw() -> None:
    found = finished("end")
    assert found.winner is None
    assert (found.home.outcome, found.away.outcome) == ("drew", "drew")


def test_points_of_a_player_by_cause() -> None:
    found = finished("activate H1 move", "move z7")
    scorer = found.player("H1")
    assert (scorer.achievements, scorer.spp) == ({"touchdown": 1}, 3)
    assert (found.player("H4").achievements, found.player("H4").spp) == ({"mvp": 1}, 4)
    assert found.player("H2").achievements == {}
    assert (found.home.mvp, found.away.mvp) == ("H4", "A5")
    with pytest.raises(KeyError):
        found.player("H99")


def test_casualties_and_which_of_them_count() -> None:
    dice = ["block: pow pow", "armour A2: 6 6", "injury A2: 6 6", "casualty A2: 14"]
    dice += ["lasting_injury A2: 5"]
    found = finished("activate H2 block A2", "push w10", "stay", "end", dice=dice)
    assert found.casualties == (Casualty("A2", "lasting_injury", "ag", "H2", True),)
    assert found.home.casualties_caused == 1
    assert found.player("A2").casualties == found.casualties
    assert found.player("A2").place == "casualty"


def test_a_casualty_that_the_apothecary_heals_is_none_of_the_result() -> None:
    dice = ["block: pow pow", "armour A2: 6 6", "injury A2: 6 6", "casualty A2: 16 1"]
    play = scenario(BOARD, dice=[*dice, "mvp: 4 5"], away={"has_apothecary": True}, **LAST)
    play.act("activate H2 block A2", "push w10", "stay", "use apothecary", "die 2")
    play.expect("casualty A2 result=badly_hurt", "boxed A2")
    check_fold(play.game.match, fold(play.game.events))
    found = result(play)
    assert (found.casualties, found.home.casualties_caused) == ((), 1)
    assert (found.player("A2").casualties, found.player("A2").place) == ((), "reserves")


def test_a_fouled_player_is_a_casualty_that_does_not_count() -> None:
    dice = ["armour A3: 6 6", "injury A3: 6 5", "casualty A3: 16", "argue_the_call: 2"]
    found = finished("activate H3 foul A3", "foul A3", "use argue", dice=dice)
    (casualty,) = found.casualties
    assert (casualty.result, casualty.causer, casualty.counts) == ("dead", "H3", False)
    assert found.home.casualties_caused == 0
    assert found.home.sent_off == ("H3",)
    assert found.player("H3").is_sent_off
    assert found.away.sent_off == ()


def test_attendance_and_what_fans_depend_on() -> None:
    teams = {"home": {"dedicated_fans": 4}, "away": {"dedicated_fans": 2}}
    play = set_up_scenario("mvp: 1 1", home={**teams["home"], "players": 3}, away=teams["away"])
    found = result(play.act("concede"))
    assert (found.home.dedicated_fans, found.home.fan_factor) == (4, 5)
    assert (found.away.dedicated_fans, found.away.fan_factor) == (2, 3)
    assert found.fan_attendance == 8


def test_a_concession_with_its_penalty() -> None:
    play = scenario(BOARD, dice=["mvp: 5"])
    play.state.score = [2, 1]
    found = result(play.act("concede"))
    assert (found.ending, found.winner, found.score) == ("concession", "away", (0, 4))
    assert (found.home.has_conceded, found.home.is_penalised, found.home.mvp) == (True, True, None)
    assert (found.away.has_conceded, found.away.mvp) == (False, "A5")


def test_a_concession_without_penalty_may_lose_from_the_lead() -> None:
    play = set_up_scenario("mvp: 1 1", home={"players": 2})
    play.state.score = [1, 0]
    found = result(play.act("concede"))
    assert (found.ending, found.winner) == ("concession_without_penalty", "away")
    assert found.home.outcome == "lost"
    assert not found.home.is_penalised
    assert found.home.mvp == "H1"


def test_extra_time_and_sudden_death() -> None:
    dice = ["coin_toss: 1", "kick_off_deviation: 7", "kick_off_deviation_distance: 3", "bounce: 7"]
    dice += ["kick_off_event: 3 4", "brilliant_coaching: 1 1"]
    moves = ["end", "kick", "formation wall", "formation wall", "kicker H11", "aim u7"]
    extra = bd.Options(extra_time=True)
    dead = [*dice, "sudden_death: 6 1 6 1 6 1 1 6 1 6"]
    found = finished(*moves, dice=dead, options=extra)
    assert (found.ending, found.winner, found.halves) == ("sudden_death", "home", 3)
    assert (found.home.roll_offs_won, found.away.roll_offs_won) == (3, 2)
    play = scenario(BOARD, dice=[*dice, "mvp: 1 1"], options=extra, **LAST).act(*moves)
    play.state.score = [0, 1]
    assert result(play).ending == "extra_time"


def test_what_was_left_of_the_staff() -> None:
    play = scenario(BOARD, dice=["mvp: 4 5"], home={"rerolls": 3}, **LAST)
    play.state.rerolls[0] = 2
    play.state.bribes[1] = 1
    found = result(play)
    assert (found.home.rerolls_left, found.away.bribes_left) == (2, 1)


def test_who_was_a_journeyman_or_missed_the_match() -> None:
    who = {
        "H5": {"is_journeyman": True},
        "H6": {"is_hired_for_match": True},
        "H7": {"misses_match": True},
    }
    found = finished("end", who=who)
    assert found.player("H5").is_journeyman
    assert not found.player("H6").is_journeyman
    assert found.player("H6").is_hired
    assert found.player("H7").place == "absent"
    assert (found.player("H7").number, found.player("H7").position) == (7, "lineman")


def test_it_is_plain_data() -> None:
    found = finished("activate H1 move", "move z7")
    row = json.loads(json.dumps(dataclasses.asdict(found)))
    assert row["home"]["players"][0]["achievements"] == {"touchdown": 1}


def test_a_whole_match_adds_up() -> None:
    """The points of the result are those that the events tell of."""
    game = bd.new_game(seed=11, options=bd.Options(kind="league"))
    while not game.is_over:
        actions = game.decision.actions
        game.act(actions[(len(game.events) * 7) % len(actions)])
    found = game.result
    assert found is not None
    assert found.winner == game.winner
    assert found.score == game.score
    told = {}
    for event in game.events:
        if event.kind == "spp":
            told[event.player] = told.get(event.player, 0) + event.data["spp"]
    players = found.home.players + found.away.players
    assert {p.label: p.spp for p in players if p.spp} == told
