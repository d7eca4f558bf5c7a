"""Cheerleaders, coaches and re-rolls for one match (2020, Inducements)."""

from __future__ import annotations

import blockdice as bd
from tests.scenarios.drive import LANDS, kick_scenario, set_up_scenario
from tests.scenarios.hired import hires
from tests.scenarios.scenario import Scenario, scenario

CHEERING = "kick_off_event: 2 4"
COACHING = "kick_off_event: 3 4"


def cheering(
    *dice: str, home: dict[str, object], away: dict[str, object] | None = None
) -> Scenario:
    """Cheering Fans, with these teams."""
    return kick_scenario(CHEERING, *dice, kick=LANDS[:2], teams=(home, away or {}))


def test_temp_agency_cheerleaders_count_when_the_fans_cheer() -> None:
    teams = hires("temp_agency_cheerleaders", "temp_agency_cheerleaders")
    play = cheering("cheering_fans: 3 5", home={"cheerleaders": 1, **teams})
    play.expect("rolled_off name=cheering_fans totals=6,5").asks("pray", "home")


def test_without_them_they_do_not() -> None:
    play = cheering("cheering_fans: 3 5", home={"cheerleaders": 1})
    play.expect("rolled_off name=cheering_fans totals=4,5").asks("pray", "away")


def test_sixteen_cheerleaders_at_most() -> None:
    teams = hires(*["temp_agency_cheerleaders"] * 4)
    play = cheering("cheering_fans: 1 1", home={"cheerleaders": 14, **teams})
    play.expect("rolled_off totals=17,1")


def test_part_time_assistant_coaches_advise() -> None:
    coaches = hires("part_time_assistant_coaches")
    play = kick_scenario(
        COACHING, "brilliant_coaching: 2 3", teams=({"assistant_coaches": 1, **coaches}, {})
    )
    play.expect("rolled_off name=brilliant_coaching totals=4,3", "rerolls home drive=1")


def test_nine_assistant_coaches_at_most() -> None:
    coaches = hires(*["part_time_assistant_coaches"] * 3)
    play = kick_scenario(
        COACHING, "brilliant_coaching: 1 2", teams=({"assistant_coaches": 8, **coaches}, {})
    )
    play.expect("rolled_off totals=10,2")


def test_an_extra_team_training_is_a_reroll_in_each_half() -> None:
    team = {"rerolls": 2, **hires("extra_team_training", "extra_team_training")}
    play = set_up_scenario(home=team, away={"rerolls": 2})
    play.expect("half_started half=1", "rerolls home left=4", "rerolls away left=2")


def test_in_the_second_half_again() -> None:
    team = {"rerolls": 1, **hires("extra_team_training")}
    play = scenario("k\n7 H1\n8 A1", turn=8, home=team).act("end", "end")
    play.expect("half_started half=2", "rerolls home left=2")


def test_in_extra_time_none_comes_back() -> None:
    """Extra Time: what is left is carried over."""
    options = bd.Options(extra_time=True)
    team = {"rerolls": 1, **hires("extra_team_training")}
    play = scenario(
        "k\n7 H1\n8 A1", half=2, turn=8, home=team, options=options, dice=["coin_toss: 1"]
    )
    play.act("end", "kick").expect("half_started half=3", "rerolls home left=1")
