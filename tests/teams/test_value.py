"""Team Value and Current Team Value."""

from __future__ import annotations

from dataclasses import replace

import pytest

from blockdice.teams import build_team, current_team_value, draft_cost, ready_team, team_value


@pytest.mark.parametrize("name", ["human", "orc"])
def test_a_ready_team_is_worth_what_it_cost(name):
    team = ready_team("bb2020", name)
    assert team_value(team) == current_team_value(team) == draft_cost(team) == 1_000_000


def test_staff_counts_but_fans_and_treasury_do_not():
    team = build_team(
        "bb2020",
        "orc",
        ["goblin"],
        rerolls=2,
        has_apothecary=True,
        assistant_coaches=3,
        cheerleaders=4,
        dedicated_fans=5,
    )
    assert team.treasury > 0
    assert team_value(team) == 40_000 + 120_000 + 50_000 + 30_000 + 40_000
    assert draft_cost(team) == team_value(team) + 40_000


def test_current_value_leaves_out_who_misses_the_match_and_counts_journeymen():
    team = ready_team("bb2020", "human")
    injured = replace(team.players[3], misses_match=True)
    players = (*team.players[:3], injured, *team.players[4:], *team.journeyman_positions)
    team = replace(team, players=players)
    assert team_value(team) == 1_000_000
    assert current_team_value(team) == 1_000_000 - 85_000 + 50_000


def test_low_cost_linemen_add_nothing_in_a_league():
    """Low Cost Linemen: in league play, but not in an exhibition, their fee is not included."""
    team = build_team("bb2020", "snotling", ["snotling_lineman"] * 10 + ["pump_wagon"])
    assert team_value(team) == current_team_value(team) == 105_000
    assert team_value(team, "friendly") == team_value(team, "playoff") == 105_000
    assert team_value(team, "exhibition") == current_team_value(team, "exhibition") == 255_000


def test_what_a_low_cost_lineman_has_learnt_counts():
    """Low Cost Linemen: only the Hiring Fee is left out of the Current Value."""
    team = build_team("bb2020", "ogre", ["gnoblar_lineman"] * 2)
    learned = replace(team.players[0], cost=15_000 + 20_000)
    team = replace(team, players=(learned, team.players[1]))
    assert team_value(team) == current_team_value(team) == 20_000


def test_journeymen_of_low_cost_linemen_are_worth_nothing():
    """Low Cost Linemen (commentary): Journeymen do not increase the Current Team Value."""
    team = build_team("bb2020", "ogre", ["ogre_blocker"])
    journeyman = replace(team.journeyman_positions[0], number=2)
    team = replace(team, players=(*team.players, journeyman))
    assert current_team_value(team) == team_value(team) == 140_000
    assert current_team_value(team, "exhibition") == 155_000


def test_players_hired_for_the_match_add_nothing():
    team = ready_team("bb2020", "human")
    star = replace(team.players[0], number=13, cost=280_000, is_hired_for_match=True)
    team = replace(team, players=(*team.players, star))
    assert team_value(team) == current_team_value(team) == 1_000_000
