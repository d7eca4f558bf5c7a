"""Halfling Master Chef (2020, Inducements)."""

from __future__ import annotations

from typing import Any

from tests.scenarios.drive import AWAY, HOME, LANDS, kick_scenario, line_up
from tests.scenarios.hired import hires
from tests.scenarios.scenario import Scenario, scenario

COOK = "halfling_master_chef"
REF = ["kick_off_event: 1 1"]


def served(*dice: str, home: dict[str, Any] | None = None, **away: Any) -> Scenario:
    """The first kick-off, with a chef in the home dugout; Get the Ref follows."""
    teams = ({"rerolls": 2, **hires(COOK), **(home or {})}, {"rerolls": 2, **away})
    return kick_scenario(*dice, *REF, kick=LANDS, teams=teams)


def test_each_four_gives_a_reroll_and_takes_one() -> None:
    play = served(f"{COOK}: 3 4 6")
    play.expect(
        "kick_placed",
        f"roll home name={COOK} dice=3",
        "rerolls home left=4",
        "rerolls away left=0",
        "kick_off_event",
    ).spent()


def test_nothing_on_less() -> None:
    play = served(f"{COOK}: 3 2 1")
    assert play.state.rerolls == [2, 2]


def test_who_has_none_left_loses_none() -> None:
    play = served(f"{COOK}: 4 5 6", rerolls=1)
    assert play.state.rerolls == [5, 0]


def test_both_teams_cook_the_receiving_team_first() -> None:
    """SN11."""
    play = served(f"{COOK}: 4 4 1", f"{COOK}: 4 4 4", **hires(COOK))
    assert play.state.rerolls == [0 + 3, 4 - 3]


def test_the_reroll_of_a_leader_cannot_be_lost() -> None:
    """Leader: unlike the others."""
    play = kick_scenario(
        f"{COOK}: 4 5 6",
        *REF,
        kick=LANDS,
        teams=({**hires(COOK)}, {"rerolls": 1}),
        who={"A1": {"skills": "leader"}},
    )
    assert (play.state.rerolls, play.state.skill_rerolls) == ([3, 0], [0, 1])


def test_at_the_first_kick_off_of_a_half_only() -> None:
    """SN11."""
    team = {"rerolls": 1, **hires(COOK)}
    play = scenario(
        "y    z\n8 H8* .\n10 A1 .", home=team, dice=[*LANDS[:2], *REF, "bounce: 7"], turn=2
    )
    play.act("activate H8 move", "move z8", "formation wall", "formation wall")
    play.act("kicker H11", "aim u7").never(f"roll name={COOK}").expect("kick_off_event")


def test_in_the_second_half_again_and_what_it_gave_is_gone() -> None:
    team = {"rerolls": 1, **hires(COOK)}
    dice = [*LANDS[:2], f"{COOK}: 6 1 1", *REF, "bounce: 2"]
    play = scenario("k\n7 H1\n8 A1", home=team, away={"rerolls": 3}, dice=dice, turn=8)
    play.state.rerolls[0] = 5
    play.act("end", "end", line_up(HOME), line_up(AWAY), "kicker H8", "aim u6")
    play.expect(
        "half_started half=2",
        "rerolls home left=1",
        "rerolls away left=3",
        f"roll name={COOK}",
        "rerolls home left=2",
        "rerolls away left=2",
    )
