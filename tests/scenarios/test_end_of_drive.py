"""The End of a Drive (2020): its sequence, Knocked-out players, the heat, half time."""

from __future__ import annotations

from typing import Any

import pytest

import blockdice as bd
from blockdice.engine.words import KNOCKED_OUT
from tests.scenarios.scenario import Scenario, scenario

SCORING = """
       x    y    z
7      .    H1*  .
8      H2   .    H3_
9      A1   A2~  A3
"""


def score(*knocked_out: str, dice: list[str] | None = None, **fields: Any) -> Scenario:
    """Home scores, with these players in the Knocked-out box."""
    play = scenario(SCORING, dice=dice or [], **fields)
    match = play.game.match
    for label in knocked_out:
        match.remove(match.names.players[label], KNOCKED_OUT, "test")
    play.heard = len(play.game.events)
    return play.act("activate H1 move", "move z7")


@pytest.mark.parametrize(("die", "box"), [(1, "knocked_out"), (3, "knocked_out"), (4, "reserves")])
def test_a_knocked_out_player_recovers_on_four(die: int, box: str) -> None:
    """Recover Knocked-out Players: on 4+ into the Reserves box, on 1-3 not."""
    play = score("H9", dice=[f"recovery H9: {die}"])
    assert play.where("H9") == box


def test_each_of_both_teams_rolls() -> None:
    """Recover Knocked-out Players: a D6 for each player; there is no re-roll."""
    dice = ["recovery H8: 1", "recovery H9: 6", "recovery A7: 5"]
    play = score("A7", "H9", "H8", dice=dice, home={"rerolls": 3}, away={"rerolls": 3})
    play.expect("roll H8 name=recovery", "roll H9 name=recovery", "roll A7 name=recovery").spent()
    assert [play.where(label) for label in ("H8", "H9", "A7")] == ["knocked_out", *["reserves"] * 2]


def test_who_has_recovered_may_be_set_up() -> None:
    """Recover Knocked-out Players: ready for the next drive."""
    play = score("H8", "H9", dice=["recovery H8: 2", "recovery H9: 4"]).asks("set_up", "home")
    play.offers("place H9 m8").refuses("place H8 m8")


def test_a_carrier_who_faints_at_the_end_of_a_half_holds_no_ball() -> None:
    """Sweltering Heat: nobody takes the ball along into a box."""
    last = {"half": 1, "turn": 8, "weather": "sweltering_heat"}
    play = scenario("y z\n7 H1* .\n15 A1 .", dice=["sweltering_heat: 3"], **last)
    play.act("activate H1 move", "move z7").expect("boxed H1 place=reserves why=sweltering_heat")
    assert play.state.carrier == -1


LAST = """
       e    f    g
5      H1   A1   .
"""


@pytest.mark.parametrize("weather", ["perfect_conditions", "sweltering_heat"])
def test_after_the_last_whistle_nobody_recovers_or_faints(weather: str) -> None:
    """End of Drive Sequence: it is run only if a drive can follow."""
    dice = ["block: pow", "armour A1: 6 6", "injury A1: 4 4", "mvp: 1 1"]
    play = scenario(LAST, dice=dice, half=2, turn=8, weather=weather)
    play.act("activate H1 block A1", "push g5", "stay")
    play.never("roll name=recovery", "roll name=sweltering_heat").expect("match_ended").spent()
    assert play.where("A1") == "knocked_out"


def test_before_extra_time_they_do() -> None:
    """Extra Time: once the End of Drive sequence is resolved, it begins."""
    dice = ["block: pow", "armour A1: 6 6", "injury A1: 4 4", "recovery A1: 4", "coin_toss: 1"]
    options = bd.Options(extra_time=True)
    play = scenario(LAST, dice=dice, half=2, turn=8, options=options)
    play.act("activate H1 block A1", "push g5", "stay")
    play.expect("roll A1 name=recovery passed=True").asks("kick_or_receive", "home").spent()


def test_the_sequence_in_its_order() -> None:
    """End of Drive Sequence: recovery, then the heat, then the drive ends."""
    dice = ["recovery H9: 4", "sweltering_heat: 1 1 1"]
    play = score("H9", dice=dice, weather="sweltering_heat")
    play.expect(
        "touchdown home",
        "turn_ended home",
        "roll H9 name=recovery",
        "roll name=sweltering_heat",
        "drive_ended",
    )
    play.asks("set_up", "home")


def test_everybody_leaves_the_pitch_between_drives() -> None:
    """Restarting the Game: both teams set up again, the ball is taken away."""
    play = score()
    assert {play.where(label) for label in ("H1", "H2", "H3", "A1", "A2", "A3")} == {"reserves"}
    play.expect("ball_none").shows("z\n7 .").offers("place H3 m8")


def test_a_stunned_player_stands_in_the_next_drive() -> None:
    """Restarting the Game."""
    play = score().act("formation wall", "formation wall")
    assert not [cell for cell in play.game.board.split() if cell.endswith(("~", "_"))]


HEAT = {"weather": "sweltering_heat"}


def test_the_heat_takes_d3_players_of_each_team() -> None:
    """Sweltering Heat (commentary): one D3 for both; of those on the pitch, also if they lie."""
    play = score(dice=["sweltering_heat: 2 2 1 3 1"], **HEAT)
    play.expect(
        "roll name=sweltering_heat dice=2",
        "selected H2 among=3",
        "selected H1 among=2",
        "selected A3 among=3",
        "selected A1 among=2",
    ).spent()
    play.asks("set_up", "home").refuses("place H1 m8", "place H2 m8").offers("place H3 m8")


def test_the_heat_takes_no_more_than_there_are() -> None:
    """Sweltering Heat: three of two are two."""
    play = scenario("y z\n7 H1* .\n15 A1 .", dice=["sweltering_heat: 3"], **HEAT)
    play.act("activate H1 move", "move z7").expect("selected H1 among=1", "selected A1 among=1")


def test_a_fainted_player_misses_one_drive_only() -> None:
    """Sweltering Heat: they must miss the next drive, and are back for the one after."""
    play = scenario(
        "y z\n7 H1* .\n15 A1 .",
        turn=8,
        dice=[
            *("sweltering_heat: 1", "kick_off_deviation: 7", "kick_off_deviation_distance: 3"),
            *("kick_off_event: 4 4", "weather: 1 2", "bounce: 7"),
        ],
        **HEAT,
    )
    play.act("activate H1 move", "move z7").refuses("place H1 m8").act("formation wall")
    play.refuses("place A1 n8").act("formation wall", "kicker H12", "aim u7", "end")
    play.expect("half_ended half=1").asks("set_up", "home").offers("place H1 m8")


def test_other_weather_takes_nobody() -> None:
    """The Weather."""
    score(weather="blizzard").never("roll name=sweltering_heat").offers("place H1 m8")


def test_the_heat_counts_at_half_time_too() -> None:
    """Sweltering Heat: whenever a drive ends."""
    play = scenario(SCORING, turn=8, dice=["sweltering_heat: 1 1 1"], **HEAT)
    play.act("end", "end").expect("roll name=sweltering_heat", "half_ended half=1")
    play.asks("set_up", "home").refuses("place H1 m8")


def test_recovery_is_rolled_at_half_time_too() -> None:
    """End of Drive Sequence: at the end of the final turn of a half."""
    play = scenario(SCORING, turn=8, dice=["recovery A9: 4"])
    match = play.game.match
    match.remove(match.names.players["A9"], KNOCKED_OUT, "test")
    play.act("end", "end").expect("roll A9 name=recovery", "half_ended half=1")


def test_team_rerolls_come_back_at_half_time() -> None:
    """Team Re-rolls (commentary): in full, however many were used, and none is saved."""
    for left in (0, 1, 3):
        play = scenario(SCORING, turn=8, home={"rerolls": 3}, away={"rerolls": 1})
        play.state.rerolls[0] = left
        play.act("end", "end")
        play.expect("half_started half=2", "rerolls home left=3", "rerolls away left=1")


def test_team_rerolls_do_not_come_back_between_drives() -> None:
    """Team Re-rolls: only at the start of the second half."""
    play = scenario(SCORING, home={"rerolls": 3})
    play.state.rerolls[0] = 1
    play.act("activate H1 move", "move z7").asks("set_up", "home")
    assert play.state.rerolls == [1, 0]


def test_turn_markers_go_back_at_half_time() -> None:
    """A Game of Two Halves: eight turns again."""
    play = scenario(SCORING, turn=8).act("end", "end")
    assert play.state.turn == [0, 0]


def test_the_score_stands_at_half_time() -> None:
    """A Game of Two Halves."""
    play = scenario(SCORING, turn=8).act("activate H1 move", "move z7")
    assert play.game.score == (1, 0)
