"""Ending the Game, Conceding (2020): with a penalty, or without before a set-up."""

from __future__ import annotations

import pytest

import blockdice as bd
from tests.scenarios.drive import AWAY, kick_scenario, line_up, set_up_scenario
from tests.scenarios.scenario import Scenario, scenario

BOARD = "k    l\n7 H1 .\n9 . A1"
LEAGUE = bd.Options(kind="league")


def at_the_start(*dice: str, score: tuple[int, int] = (0, 0), **fields: bd.Options) -> Scenario:
    """Home's turn, at some score."""
    play = scenario(BOARD, dice=[*dice, "mvp: 1"], **fields)
    play.state.score = list(score)
    return play


def test_it_is_offered_at_the_start_of_the_own_turn() -> None:
    """Conceding: not once a player has been activated."""
    at_the_start().offers("concede").act("activate H1 move").refuses("concede")


@pytest.mark.parametrize("coach", ["home", "away"])
def test_either_coach_in_their_own_turn(coach: str) -> None:
    """Conceding: at the start of any of one's team turns."""
    play = at_the_start()
    if coach == "away":
        play.act("end")
    play.asks("activate", coach).act("concede").expect(f"conceded {coach} penalty=True")
    assert play.game.is_over
    assert play.game.winner == {"home": "away", "away": "home"}[coach]


@pytest.mark.parametrize(
    ("before", "after"), [((0, 0), (0, 1)), ((3, 1), (0, 5)), ((0, 2), (0, 3))]
)
def test_the_opposition_is_awarded_touchdowns(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    """Conceding: one, and all those that the conceding team has scored."""
    play = at_the_start(score=before).act("concede")
    assert play.game.score == after


def test_no_mvp_for_who_concedes() -> None:
    """Conceding: unable to award an MVP; the winner does."""
    play = at_the_start().act("concede").never("selected home", "spp home")
    play.expect("selected A1 name=mvp", "spp A1 for=mvp", "match_ended").spent()


def test_the_match_is_over_at_once() -> None:
    """Conceding (commentary): they immediately lose the game; no half or drive follows."""
    play = at_the_start().act("concede").never("turn_started", "half_started", "roll name=recovery")
    assert play.game.is_over


def test_the_winner_allocates_the_touchdowns_in_a_league() -> None:
    """Earning Star Player Points, Touchdown: each to a player of choice."""
    play = at_the_start(score=(2, 0), options=LEAGUE).act("concede")
    play.asks("allocate_touchdown", "away").offers("select A1", "select A16", "no")
    play.refuses("select H1").act("select A5", "select A5", "select A7")
    play.expect(
        "spp A5 for=touchdown", "spp A5 for=touchdown", "spp A7 for=touchdown", "match_ended"
    )
    assert play.game.is_over


def test_the_winner_may_leave_touchdowns_unallocated() -> None:
    """Earning Star Player Points, Touchdown: they may be allocated."""
    play = at_the_start(score=(2, 0), options=LEAGUE).act("concede", "select A5", "no")
    assert play.game.is_over
    play.expect("spp A5 for=touchdown").spent()


def test_hired_players_get_none() -> None:
    """Recording Star Player Points: Star Players and Mercenaries earn none."""
    play = scenario(
        BOARD,
        dice=["mvp: 1"],
        options=LEAGUE,
        who={"A5": {"is_hired_for_match": True}, "A6": {"misses_match": True}},
    )
    play.act("concede").refuses("select A5", "select A6").offers("select A7")


def test_nothing_is_allocated_in_exhibition_play() -> None:
    """League and Exhibition Play (ruling)."""
    play = at_the_start(score=(2, 0)).act("concede")
    assert play.game.is_over


def three(count: int = 3) -> Scenario:
    """The home team, which kicks, has so few players."""
    return set_up_scenario("mvp: 1 1", home={"players": count})


@pytest.mark.parametrize("count", [1, 2, 3])
def test_three_or_fewer_may_concede_before_the_set_up(count: int) -> None:
    """Set-up: without penalty; the score stands, the game is lost."""
    play = three(count).offers("concede").act("concede")
    play.expect("conceded home penalty=False", "selected H1 name=mvp", "selected A1 name=mvp")
    assert play.game.is_over
    assert play.game.score == (0, 0)
    assert play.game.winner == "away"


def test_four_may_not() -> None:
    """Set-up: three players or fewer."""
    three(4).refuses("concede")


def test_not_once_the_set_up_has_begun() -> None:
    """Set-up: before setting-up."""
    three().act("place H1 m8").refuses("concede")


def test_the_receiving_team_may_too() -> None:
    """Set-up: before its own set-up."""
    play = set_up_scenario("mvp: 1 1", away={"players": 2}).act("formation wall")
    play.asks("set_up", "away").act("concede").expect("conceded away penalty=False")
    assert play.game.winner == "home"


def test_a_short_team_may_play_on() -> None:
    """Set-up: should you wish to play on."""
    three().act("formation wall", line_up(AWAY)).asks("nominate_kicker", "home")


def test_a_concession_in_the_second_half_ends_the_match_too() -> None:
    """Conceding."""
    play = scenario(BOARD, half=2, turn=5, dice=["mvp: 1"]).act("concede").expect("match_ended")
    assert play.game.is_over


def test_there_is_no_conceding_in_a_kick_off_event() -> None:
    """Conceding: at the start of a team turn, which a Blitz is not."""
    kick_scenario("kick_off_event: 5 5", "players: 1").refuses("concede")
