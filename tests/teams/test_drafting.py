"""Checks of drafting: each finding by its code, and that the ready-made teams have none."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from blockdice.catalog import load_draft_limits, load_roster, ready_teams
from blockdice.catalog.rosters import GroupCap, Roster
from blockdice.catalog.special_rules import SpecialRule
from blockdice.engine.errors import UnknownName
from blockdice.engine.sheet import SkillSheet, TeamSheet
from blockdice.teams import build_team, check_draft, draft_cost, journeyman, ready_team
from blockdice.teams.drafting import check_players, check_staff

LINEMEN = ["human_lineman"] * 11
READY = [team.id for team in ready_teams("bb2020")]


def human(positions: list[str] = LINEMEN, **staff: Any) -> TeamSheet:
    return build_team("bb2020", "human", positions, **staff)


def codes(team: TeamSheet, budget: int | None = None) -> list[str]:
    return [finding.code for finding in check_draft(team, budget)]


@pytest.mark.parametrize("name", READY)
def test_ready_teams_are_legal(name):
    """As drafted for a league, so for an exhibition as well."""
    team = ready_team("bb2020", name)
    assert check_draft(team) == ()
    assert 11 <= len(team.players) <= 16
    assert 2 <= team.rerolls <= 4
    assert draft_cost(team) + team.treasury == 1_000_000
    assert team.treasury < 10_000


def test_ready_chaos_chosen_are_legal_where_one_big_guy_is_the_limit():
    team = ready_team("bb2020", "chaos_chosen")
    big = [player for player in team.players if "big_guy" in player.keywords]
    assert len(big) <= 1


@pytest.mark.parametrize(
    ("team", "expected"),
    [
        (human(), []),
        (human(LINEMEN[:10]), ["too_few_players"]),
        (human(["human_lineman"] * 16), []),
        (human(["human_lineman"] * 13 + ["halfling_hopeful"] * 3), []),
        (
            human(["human_lineman"] * 14 + ["halfling_hopeful"] * 3),
            ["too_many_players"],
        ),
        (human([*LINEMEN, "ogre", "ogre"]), ["position_over_max"]),
        (human(["human_lineman"] * 17), ["too_many_players", "position_over_max"]),
        (human(rerolls=8), []),
        (human(rerolls=9), ["rerolls_out_of_range"]),
        (human(rerolls=-1), ["rerolls_out_of_range"]),
        (human(assistant_coaches=6, cheerleaders=12), []),
        (human(assistant_coaches=7), ["assistant_coaches_out_of_range"]),
        (human(cheerleaders=13), ["cheerleaders_out_of_range"]),
        (human(dedicated_fans=6), []),
        (human(dedicated_fans=7), ["dedicated_fans_out_of_range"]),
        (human(dedicated_fans=0), ["dedicated_fans_out_of_range"]),
        (human(["human_lineman"] * 16, rerolls=4), []),
        (human(["human_lineman"] * 16, rerolls=4, dedicated_fans=2), ["over_budget"]),
        (human(chosen_rules=["badlands_brawl"]), ["special_rules_wrong"]),
        (replace(human(), special_rules=()), ["special_rules_wrong"]),
        (replace(human(), treasury=450_001), ["treasury_out_of_range"]),
        (replace(human(), treasury=-1), ["treasury_out_of_range"]),
        (replace(human(), treasury=0), []),
    ],
)
def test_a_team_is_found_to_be(team, expected):
    assert codes(team) == expected


def first(**changes: Any) -> TeamSheet:
    """Eleven linemen of whom the first differs."""
    team = human()
    return replace(team, players=(replace(team.players[0], **changes), *team.players[1:]))


@pytest.mark.parametrize(
    ("team", "expected"),
    [
        (first(name="Wat"), []),
        (first(number=99), []),
        (first(number=100), ["number_invalid"]),
        (first(number=0), ["number_invalid"]),
        (first(number=2), ["number_doubled"]),
        (first(position="goblin"), ["position_unknown"]),
        (first(ma=7), ["profile_differs"]),
        (first(cost=0), ["profile_differs"]),
        (first(skills=(SkillSheet("block"),)), ["profile_differs"]),
        (first(spp=6), ["profile_differs"]),
        (first(is_journeyman=True), ["not_hired"]),
        (first(is_hired_for_match=True), ["not_hired"]),
    ],
)
def test_a_player_is_found_to_be(team, expected):
    assert codes(team) == expected


def test_a_finding_names_what_it_is_about():
    (finding,) = check_draft(human([*LINEMEN, "ogre", "ogre"]))
    assert finding.subject == "ogre"
    assert str(finding) == "At most one Ogre is allowed, not 2."


def test_an_exhibition_may_have_a_higher_budget():
    team = human(["human_lineman"] * 16, rerolls=7)
    assert codes(team) == ["over_budget"]
    assert codes(team, budget=1_150_000) == []


def test_a_journeyman_is_not_hired():
    lineman = load_roster("bb2020", "human").position("human_lineman")
    team = human()
    loner = replace(journeyman("bb2020", lineman), number=12)
    assert codes(replace(team, players=(*team.players, loner))) == ["not_hired"]


def test_what_the_catalog_does_not_know_cannot_be_checked():
    with pytest.raises(UnknownName):
        check_draft(replace(human(), roster="humen"))
    with pytest.raises(UnknownName):
        check_draft(replace(human(), edition="lrb4"))


RULES = (SpecialRule("red", "Red", "team"), SpecialRule("blue", "Blue", "team"))


def strict_roster() -> Roster:
    """A roster with what those of the catalog lack: caps, a choice, a minimum, no apothecary."""
    roster = load_roster("bb2020", "human")
    positions = tuple(replace(p, min=1) if p.id == "thrower" else p for p in roster.positions)
    return replace(
        roster,
        positions=positions,
        has_apothecary=False,
        special_rule_choices=(RULES,),
        caps=(GroupCap(1, ("ogre", "halfling_hopeful")),),
    )


@pytest.mark.parametrize(
    ("extra", "staff", "expected"),
    [
        (["thrower", "ogre"], {"chosen_rules": ["red"]}, []),
        (["ogre"], {"chosen_rules": ["red"]}, ["position_under_min"]),
        (["thrower", "ogre", "halfling_hopeful"], {"chosen_rules": ["red"]}, ["group_over_max"]),
        (["thrower"], {}, ["special_rules_wrong"]),
        (["thrower"], {"chosen_rules": ["red", "blue"]}, ["special_rules_wrong"]),
        (
            ["thrower"],
            {"chosen_rules": ["blue"], "has_apothecary": True},
            ["apothecary_not_allowed"],
        ),
    ],
)
def test_a_stricter_roster_is_kept_to(extra, staff, expected):
    team = human([*LINEMEN, *extra], **staff)
    against = (strict_roster(), load_draft_limits("bb2020"))
    findings = (*check_players(team, *against), *check_staff(team, *against))
    assert [finding.code for finding in findings] == expected
