"""Swarming (2020): more than eleven, between the kick and its event."""

from __future__ import annotations

from typing import Any

import pytest

from blockdice.engine import invariants
from tests.scenarios.drive import AWAY, HOME, kick_scenario
from tests.scenarios.scenario import Scenario

LANDING = ["bounce: 7"]


def swarmers(*labels: str) -> dict[str, dict[str, Any]]:
    """Those who have the trait."""
    return {label: {"skills": "swarming"} for label in labels}


def kick(*dice: str, who: dict[str, Any], event: str = "kick_off_event: 3 4") -> Scenario:
    """Up to what is asked after the kick: the dice of the swarm, and an event of no account."""
    kicked = ["kick_off_deviation: 7", "kick_off_deviation_distance: 3"]
    script = [*dice, event, "brilliant_coaching: 1 1", *LANDING]
    return kick_scenario(*script, kick=kicked, who=who)


OURS = swarmers("H4", "H5", "H6", "H12", "H13", "H14", "H15")


def test_up_to_d3_come_from_the_reserves() -> None:
    play = kick("swarming: 2", who=OURS).asks("swarming", "home")
    play.offers("place H12 l8", "end").act("place H12 l8", "place H13 l9")
    play.expect("roll home name=swarming", "placed H12 l8", "placed H13 l9", "kick_off_event")
    assert len(play.state.on_pitch(0)) == 13
    invariants.check(play.game.match)


def test_they_come_after_the_kick_and_before_its_event() -> None:
    """After step 2, before step 3."""
    play = kick("swarming: 1", who=OURS).never("kick_off_event").act("place H12 l8")
    play.expect("kick_placed", "roll name=kick_off_deviation", "placed H12", "kick_off_event")


def test_the_coach_may_stop_early() -> None:
    """May (ruling SI8)."""
    play = kick("swarming: 3", who=OURS).act("place H12 l8", "end").expect("kick_off_event")
    assert len(play.state.on_pitch(0)) == 12


def test_no_more_than_had_been_set_up() -> None:
    """(odd combination 84) Two are on the pitch: two may come, of three."""
    who = swarmers("H4", "H5", "H12", "H13", "H14")
    play = kick("swarming: 3", who=who).act("place H12 l8", "place H13 l9")
    play.expect("kick_off_event")
    play = kick("swarming: 1", who=who).act("place H12 l8").expect("kick_off_event")


def test_nobody_comes_where_none_was_set_up_or_none_is_left() -> None:
    for who in (swarmers("H12", "H13"), swarmers("H4", "H5")):
        kick(who=who).never("roll name=swarming").expect("kick_off_event")


def test_only_players_with_the_trait() -> None:
    kick("swarming: 2", who=swarmers("H4", "H5", "H12", "H13")).refuses("place H14 l8")


@pytest.mark.parametrize("square", ["m8", "m4", "l2", "l14", "n8", "p8"])
def test_neither_on_the_line_nor_in_a_wide_zone_nor_beyond_the_own_half(square: str) -> None:
    """In the centre field of their own half."""
    play = kick("swarming: 1", who=OURS)
    if square == "m4":
        play.refuses("place H12 m5")
    play.refuses(f"place H12 {square}")


def test_the_receiving_team_may_swarm_too_and_goes_first() -> None:
    who = {**OURS, **swarmers("A4", "A12", "A13")}
    play = kick("swarming: 1 1", who=who).asks("swarming", "away").act("place A12 q5")
    play.asks("swarming", "home").act("place H12 l8").expect("kick_off_event")


def test_nobody_is_sent_off_for_it_and_there_is_no_fourteenth() -> None:
    """(commentary set-up-swarming-too-many; odd combination 84) Up to the raised limit."""
    play = kick("swarming: 2", who=OURS).act("place H12 l8", "place H13 l9")
    play.never("boxed").expect("kick_off_event")
    assert not [text for text in play.legal if text.startswith("place")]
    assert len(play.state.on_pitch(0)) == 13


def test_solid_defence_moves_them_by_the_usual_rules() -> None:
    """(odd combination 84)"""
    kicked = ["kick_off_deviation: 7", "kick_off_deviation_distance: 3"]
    play = kick_scenario(
        "swarming: 1", "kick_off_event: 2 2", "players: 1", "bounce: 7", kick=kicked, who=OURS
    )
    play.act("place H12 l8").asks("solid_defence", "home").act("select H12", "end")
    play.offers("place H12 m6").act("place H12 j6")
    assert play.where("H12") == "j6"


def test_the_next_drive_begins_with_eleven_again() -> None:
    """For the duration of the drive."""
    play = kick("swarming: 2", who=OURS).act("place H12 l8", "place H13 l9")
    match = play.game.match
    for label in ("H12", "H13"):
        assert match.state.tokens[match.names.players[label]] & 1024
        match.remove(match.names.players[label], 0, "test")
        assert not match.state.tokens[match.names.players[label]] & 1024


def test_no_swarm_without_the_trait() -> None:
    assert HOME
    assert AWAY
    kick(who={}).never("roll name=swarming")
