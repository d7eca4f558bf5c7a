"""Ending the Game (2020): full time, Extra Time, Sudden Death."""

from __future__ import annotations

from typing import Any

import pytest

import blockdice as bd
from tests.scenarios.scenario import Scenario, scenario

BOARD = """
       x    y    z
7      .    H1*  .
8      H2   .    .
9      .    A1   .
"""
EXTRA = bd.Options(extra_time=True)
KICK = ["kick_off_deviation: 7", "kick_off_deviation_distance: 3", "bounce: 7"]
EVENT = ["kick_off_event: 3 4", "brilliant_coaching: 3 3"]
TO_KICK = ["formation wall", "formation wall", "kicker H11", "aim u7"]


def last_turn(*dice: str, options: bd.Options = EXTRA, **fields: Any) -> Scenario:
    """The last turn of the second half, home's."""
    return scenario(
        BOARD, half=2, turn=8, active="home", dice=list(dice), options=options, **fields
    )


def extra_time(*dice: str, **fields: Any) -> Scenario:
    """Extra time, in which home kicks, up to the first turn, away's."""
    play = last_turn("coin_toss: 1", *KICK, *EVENT, *dice, **fields)
    return play.act("end", "kick", *TO_KICK)


def test_the_game_ends_after_the_second_half() -> None:
    """Winning the Game: the most touchdowns."""
    play = last_turn("mvp: 1 1").act("activate H1 move", "move z7")
    play.expect("touchdown home", "half_ended half=2", "match_ended")
    assert play.game.is_over
    assert play.game.winner == "home"


def test_a_tie_without_extra_time_is_a_draw() -> None:
    """Winning the Game: extra time may be played; it is an option of the match."""
    play = last_turn("mvp: 1 1", options=bd.Options()).act("end")
    assert play.game.is_over
    assert play.game.winner is None


def test_no_extra_time_with_a_winner() -> None:
    """Extra Time: if the score is tied."""
    play = last_turn("mvp: 1 1").act("activate H1 move", "move z7")
    assert play.game.is_over
    assert play.state.half == 2


def test_extra_time_begins_with_the_coin() -> None:
    """Extra Time: who kicks is determined anew, and the winner chooses."""
    play = last_turn("coin_toss: 2").act("end")
    play.expect("half_ended half=2", "toss_won away").asks("kick_or_receive", "away")
    play.act("receive").expect("half_started half=3").asks("set_up", "home")


def test_the_end_of_the_drive_comes_first() -> None:
    """Extra Time: once the End of Drive sequence is resolved."""
    play = last_turn("coin_toss: 2", "sweltering_heat: 1 1", weather="sweltering_heat").act("end")
    play.expect("roll name=sweltering_heat", "drive_ended", "half_ended", "roll name=coin_toss")


@pytest.mark.parametrize("left", [0, 1, 3])
def test_unused_rerolls_carry_over_and_none_come_back(left: int) -> None:
    """Extra Time: neither replenished nor lost."""
    play = last_turn("coin_toss: 1", home={"rerolls": 3})
    play.state.rerolls[0] = left
    play.act("end", "kick").expect("half_started half=3", f"rerolls home left={left}")


def test_extra_time_has_eight_turns_each() -> None:
    """Extra Time (commentary)."""
    play = extra_time("sudden_death: 6 1 6 1 6 1 6 1 6 1", "mvp: 1 1")
    for turn in range(16):
        play.asks("activate", ("away", "home")[turn % 2]).act("end")
    play.expect("turn_started home turn=8", "half_ended half=3", "match_ended")


def play_out(play: Scenario) -> Scenario:
    """Both coaches let the rest of the half go by."""
    while not play.game.is_over:
        play.act("end")
    return play


def test_a_touchdown_in_extra_time_wins_after_all_its_turns() -> None:
    """Extra Time: played exactly like a normal half; there is no golden goal."""
    play = extra_time("mvp: 1 1")
    play.state.score[1] = 1
    play_out(play).never("sudden_death").expect("half_ended half=3", "match_ended score=0,1")
    assert play.game.winner == "away"
    assert play.state.turn == [8, 8]


def test_sudden_death_is_five_roll_offs() -> None:
    """Sudden Death: most won wins; all five are made."""
    play = play_out(extra_time("sudden_death: 6 1 1 6 2 5 5 2 3 4", "mvp: 1 1"))
    play.expect(
        "roll home name=sudden_death", "roll away name=sudden_death", "sudden_death won=2,3"
    )
    play.spent()
    assert play.game.winner == "away"
    assert play.game.score == (0, 0)


def test_tied_roll_offs_are_rolled_again() -> None:
    """Sudden Death."""
    play = play_out(extra_time("sudden_death: 3 3 6 6 6 1 6 1 6 1 6 1 6 1", "mvp: 1 1"))
    play.expect("sudden_death won=5,0").spent()
    assert play.game.winner == "home"
