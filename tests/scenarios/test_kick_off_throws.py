"""Throwing a team-mate in the kick-off's Blitz (2020): no turn, so no turnover and no re-roll."""

from __future__ import annotations

from typing import Any

from tests.scenarios.drive import OFF_THE_PITCH, kick_scenario
from tests.scenarios.scenario import Scenario

WHO: dict[str, dict[str, Any]] = {
    "H8": {"st": 5, "skills": "throw_team_mate"},
    "H9": {"st": 5, "skills": "throw_team_mate"},
    "H10": {"st": 2, "skills": "right_stuff"},
}


def blitz(*dice: str, **fields: Any) -> Scenario:
    """Home kicks and has a Blitz of four players; H8 in j7 throws H10 from i6 to k7."""
    fields.setdefault("who", WHO)
    play = kick_scenario(
        "kick_off_event: 5 5", "players: 1", *dice, kick=OFF_THE_PITCH, kicker="H9", **fields
    )
    return play.act("activate H8 throw", "throw H10 k7")


SCATTER = "throw_scatter: 2 7 7"
"""From k7 to k8."""


def test_one_may_throw_and_the_blitz_goes_on() -> None:
    play = blitz("throw: 6", SCATTER, "landing: 6").expect("landed_safely H10 k8")
    play.asks("activate", "home").offers("activate H10 move").refuses("activate H9 throw")


def test_the_throw_counts_among_the_players_who_may_act() -> None:
    """(commentary) D3+3 in all: three are left after it, with the Blitz among them."""
    play = blitz("throw: 6", SCATTER, "landing: 6").offers("activate H4 blitz A1")
    for number in (4, 5, 7):
        play.asks("activate", "home").act(f"activate H{number} move", "end")
    play.asks("touchback", "away").spent()


def test_a_safe_landing_of_a_superb_throw_is_a_completion_here_too() -> None:
    blitz("throw: 6", SCATTER, "landing: 6").expect("spp H8 for=throw_completion")


def test_there_is_no_team_reroll_for_the_throw_or_the_landing() -> None:
    """(commentary) A kick-off Blitz is no team turn."""
    teams = ({"rerolls": 3}, {})
    play = blitz("throw: 3", SCATTER, "landing: 6", teams=teams)
    play.expect("throw_result H8 result=successful").never("reroll_used")
    assert play.state.rerolls[0] == 3


def test_a_thrown_player_who_falls_over_ends_the_blitz_not_a_turn() -> None:
    play = blitz("throw: 6", SCATTER, "landing: 1", "armour H10: 1 1")
    play.expect("fell_over H10", "event_ended home why=fell_over").never("turnover")


def test_a_team_mate_landed_on_ends_the_blitz() -> None:
    dice = ("throw_scatter: 2 7 4", "armour H8: 1 1", "throw_bounce: 4", "armour H10: 1 1")
    play = blitz("throw: 6", *dice).expect("knocked_down H8 j7", "event_ended home")
    play.never("turnover")


def test_a_thrown_player_in_the_crowd_does_not_end_it() -> None:
    """Neither fallen over nor knocked down."""
    who = {**WHO, "H4": {"st": 2, "skills": "right_stuff"}}
    dice = ["kick_off_event: 5 5", "players: 1", "throw: 6", "throw_scatter: 2", "injury H4: 1 1"]
    play = kick_scenario(*dice, kick=OFF_THE_PITCH, who=who, kicker="H9")
    play.act("activate H8 throw", "move j6", "move j5", "move k4", "move l3", "throw H4 l1")
    play.expect("in_crowd H4 l1").never("event_ended").asks("activate", "home")
    assert play.where("H4") == "reserves"
