"""The Team Turn (2020): whose it is, who may be activated, its end, the turn markers."""

from __future__ import annotations

import pytest

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from tests.scenarios.drive import kick_scenario
from tests.scenarios.scenario import scenario

COACHING = ["kick_off_event: 3 4", "brilliant_coaching: 3 3"]
BOARD = """
       k    l    m
7      H1   .    .
8      .    H2_  H3~
9      A1   .    .
"""


def test_the_receiving_team_takes_the_first_turn_then_they_alternate() -> None:
    """Team Turns."""
    play = kick_scenario(*COACHING).asks("activate", "away").act("end", "end", "end")
    play.expect(
        "turn_started away turn=1",
        "turn_ended away",
        "turn_started home turn=1",
        "turn_ended home",
        "turn_started away turn=2",
        "turn_ended away",
        "turn_started home turn=2",
    )


def test_a_half_has_eight_turns_for_each_team() -> None:
    """A Game of Two Halves: sixteen turns a half."""
    play = kick_scenario(*COACHING)
    for turn in range(16):
        play.asks("activate", ("away", "home")[turn % 2]).act("end")
    play.expect("turn_started home turn=8", "half_ended half=1", "half_started half=2")


def test_the_second_half_is_played_in_reverse() -> None:
    """Team Turns: who received at the start of the game now kicks."""
    play = kick_scenario(*COACHING).act(*["end"] * 16)
    play.asks("set_up", "away").act("formation wall").asks("set_up", "home")


def test_who_kicks_in_the_second_half_does_not_depend_on_touchdowns() -> None:
    """Team Turns: away kicked at the start of the game and scored last, yet home kicks now."""
    play = scenario("a b c\n7 . A1* .\n15 H1 . .", active="home", turn=8).act("end")
    play.act("activate A1 move", "move a7").expect("touchdown away A1", "half_ended half=1")
    play.asks("set_up", "home")


def test_standing_and_prone_players_may_be_activated() -> None:
    """Player Activations: Stunned ones cannot."""
    play = scenario(BOARD).offers("activate H1 move", "activate H2 move")
    play.refuses("activate H3 move", "activate A1 move", "activate H4 move")


def test_each_player_is_activated_once() -> None:
    """Player Activations: one action each, even one of no squares."""
    play = scenario(BOARD).act("activate H1 move", "end").refuses("activate H1 move")
    play.offers("activate H2 move")


def test_the_turn_may_be_ended_before_all_have_acted() -> None:
    """Declaring Actions (commentary)."""
    scenario(BOARD).act("end").expect("turn_ended home").asks("activate", "away")


def test_the_turn_ends_when_all_have_acted() -> None:
    """Team Turns: once all eligible players have been activated; nothing is asked then."""
    play = scenario("k\n7 H1\n9 A1").act("activate H1 move", "end")
    play.expect("automatic decision=activate action=end", "turn_ended home").asks(
        "activate", "away"
    )


def test_everybody_may_act_again_in_the_next_turn() -> None:
    """Activated Players: all are turned around at the start of the turn."""
    play = scenario(BOARD).act("activate H1 move", "end", "end", "end").offers("activate H1 move")
    play.asks("activate", "home")


def test_a_prone_player_stays_prone_until_activated() -> None:
    """Standing Up: not activated, remains Prone."""
    play = scenario(BOARD).act("end", "end")
    play.shows("l\n8 H2_").offers("activate H2 move")


def test_a_stunned_player_may_act_in_the_turn_after_rolling_over() -> None:
    """Prone and Stunned Players."""
    scenario(BOARD).act("end", "end").offers("activate H3 move").shows("m\n8 H3_")


def test_the_turn_marker_moves_at_the_start_of_a_turn() -> None:
    """Moving the Turn Marker."""
    play = scenario(BOARD, turn=3)
    assert play.state.turn == [3, 2]
    play.act("end")
    assert play.state.turn == [3, 3]


def test_at_the_end_of_a_turn_its_coach_is_first() -> None:
    """(closing question of the commentary) What happens there is done by the coach whose turn it
    was, then by the opponent."""
    heard: list[tuple[int, int]] = []

    def speak(m: Match, hook: Hook, side: int) -> Rule[None]:
        heard.append((m.window.side, side))
        yield from ()

    play = scenario(BOARD)
    rule = Skill("probe", "Probe", "T", {"end_of_turn": speak})
    play.game.match.hooks.end_of_turn.append(Hook(rule, -1, 0, "end_of_turn"))
    play.act("end", "end")
    assert heard == [(0, 0), (0, 1), (1, 1), (1, 0)]


def test_a_lost_tackle_zone_returns_with_the_next_activation() -> None:
    """Activated Players: until the player's next activation begins, not the next turn."""
    play = scenario("k    l\n7 H1! A1\n8 H2 .").act("activate H2 move", "end")
    play.shows("k\n7 H1!").act("activate H1 move").shows("k\n7 H1")


@pytest.mark.parametrize("turn", [1, 7])
def test_time_runs_out_only_after_the_last_turn_of_both(turn: int) -> None:
    """Team Turns."""
    play = scenario(BOARD, turn=turn).act("end", "end").never("half_ended")
    play.asks("activate", "home")


def test_the_half_ends_when_the_next_team_has_no_turn_left() -> None:
    """Team Turns: the end of a half ends the drive."""
    play = scenario(BOARD, turn=8).act("end").asks("activate", "away").act("end")
    play.expect("turn_ended away turn=8", "drive_ended", "half_ended half=1").asks("set_up", "home")
