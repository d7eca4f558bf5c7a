"""Checks of team files: a bad file for each finding, and what is just allowed."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import blockdice as bd
from blockdice.catalog import rosters
from blockdice.teams import (
    Advancement,
    Finding,
    Induced,
    Mercenary,
    TeamFile,
    TeamPlayer,
    check_team_file,
    file_sheet,
    format_team,
    match_sheet,
    new_team_file,
    parse_team,
    spending,
)
from blockdice.teams.reading import LIMIT

BAD = Path(__file__).parent / "bad"
DOCS = (Path(__file__).parents[2] / "docs" / "team-files.md").read_text("utf-8")
LISTED = re.findall(r"^\| `(\w+)` \|", DOCS, flags=re.M)
WITHOUT_FILE = {"file_too_large", "position_under_min"}
"""The one is made on the spot; for the other there is no roster."""


def findings_of(data: bytes, **options: Any) -> tuple[Finding, ...]:
    reading = parse_team(data)
    if reading.team is None:
        return reading.findings
    return check_team_file(reading.team, **options)


@pytest.mark.parametrize("path", sorted(BAD.glob("*.toml")), ids=lambda path: path.stem)
def test_a_bad_file_has_its_finding_and_no_other(path):
    options = {"allow_mega_stars": path.stem != "mega_star_not_allowed"}
    codes = {finding.code for finding in findings_of(path.read_bytes(), **options)}
    beside = {"inducement_kind_over_max": {"inducement_over_max"}}.get(path.stem, set())
    assert codes - beside == {path.stem}


def test_every_code_is_listed_once_and_has_a_bad_file():
    assert len(LISTED) == len(set(LISTED))
    assert {path.stem for path in BAD.glob("*.toml")} == set(LISTED) - WITHOUT_FILE


def test_too_large_a_file_is_not_read():
    (finding,) = findings_of(b" " * (LIMIT + 1))
    assert finding.code == "file_too_large"


def test_the_example_in_the_documentation_is_legal():
    example = re.search(r"```toml\n(.*?)```", DOCS, flags=re.S)
    assert example is not None
    assert findings_of(example[1].encode()) == ()


def test_all_findings_come_at_once():
    text = format_team(human(rerolls=9, cheerleaders=13, treasury=-1))
    codes = [f.code for f in findings_of(text.replace("number = 2\n", "number = 1\n").encode())]
    assert codes == [
        "number_doubled",
        "rerolls_out_of_range",
        "cheerleaders_out_of_range",
        "over_budget",
        "treasury_out_of_range",
    ]


@pytest.mark.parametrize("roster", [roster.id for roster in rosters("bb2020")])
def test_new_teams_are_legal_in_both_kinds(roster):
    for kind in ("league", "exhibition"):
        team = new_team_file("bb2020", roster, kind=kind)
        assert check_team_file(team) == ()
        empty = new_team_file("bb2020", roster, True, kind)
        assert [f.code for f in check_team_file(empty)] == ["too_few_players"]


def test_a_league_team_can_be_checked_as_one_for_an_exhibition():
    team = new_team_file("bb2020", "human")
    assert check_team_file(team, "exhibition") == ()
    assert [f.code for f in check_team_file(team, "exhibition", budget=1_000_000)] == [
        "over_budget"
    ]


# --------------------------------------------------------------- helpers


def lineman(number: int, **fields: Any) -> TeamPlayer:
    return TeamPlayer(number, f"Player {number}", "human_lineman", **fields)


def human(*players: TeamPlayer, count: int = 11, **fields: Any) -> TeamFile:
    rest = tuple(lineman(number) for number in range(len(players) + 1, count + 1))
    return TeamFile("bb2020", "human", "Test", players=(*players, *rest), **fields)


def exhibition(*players: TeamPlayer, **fields: Any) -> TeamFile:
    return replace(human(*players, **fields), kind="exhibition", dedicated_fans=0)


def codes(team: TeamFile, **options: Any) -> list[str]:
    return [finding.code for finding in check_team_file(team, **options)]


def skill(name: str, way: str = "chosen_primary") -> Advancement:
    return Advancement(way, skill=name)


def better(name: str) -> Advancement:
    return Advancement("characteristic", characteristic=name)


# ----------------------------------------------------------------- league


def test_a_new_league_team_keeps_what_it_has_not_spent():
    team = human()
    assert spending(team, file_sheet(team, match_sheet(team).players)) == 550_000
    assert codes(replace(team, treasury=450_000)) == []
    assert codes(replace(team, treasury=450_001)) == ["treasury_out_of_range"]


def test_dedicated_fans_are_paid_from_the_second():
    team = human(dedicated_fans=6)
    assert codes(replace(team, treasury=400_000)) == []
    assert codes(replace(team, treasury=400_001)) == ["treasury_out_of_range"]


def test_a_team_that_has_played_may_be_short_and_rich():
    team = human(count=9, games=3, treasury=700_000, dedicated_fans=7, rerolls=8, cheerleaders=12)
    assert codes(team) == []
    assert codes(replace(team, dedicated_fans=8)) == ["dedicated_fans_out_of_range"]
    assert codes(replace(team, dedicated_fans=0)) == ["dedicated_fans_out_of_range"]
    assert codes(replace(team, treasury=-1)) == ["treasury_out_of_range"]


COSTS = {
    "random_primary": [3, 4, 6, 8, 10, 15],
    "chosen_primary": [6, 8, 12, 16, 20, 30],
}
SKILLS = ("block", "kick", "fend", "pro", "tackle", "wrestle")


@pytest.mark.parametrize("way", COSTS)
@pytest.mark.parametrize("count", range(1, 7))
def test_each_further_advancement_costs_more(way, count):
    cost = sum(COSTS[way][:count])
    made = tuple(skill(name, way) for name in SKILLS[:count])
    assert codes(human(lineman(1, advancements=made, spp=cost), games=9)) == []
    short = human(lineman(1, advancements=made, spp=cost - 1), games=9)
    assert codes(short) == ["spp_overspent"]


def test_points_must_be_spent_once_a_characteristic_could_be_had():
    assert codes(human(lineman(1, spp=17), games=9)) == []
    assert codes(human(lineman(1, spp=18), games=9)) == ["spp_must_be_spent"]
    made = (skill("block"),)
    assert codes(human(lineman(1, advancements=made, spp=25), games=9)) == []
    assert codes(human(lineman(1, advancements=made, spp=26), games=9)) == ["spp_must_be_spent"]
    legend = tuple(skill(name) for name in SKILLS)
    assert codes(human(lineman(1, advancements=legend, spp=500), games=9)) == []


def test_a_new_league_team_has_rookies():
    for fields in (
        {"niggling": 1},
        {"injuries": ("broken_arm",)},
        {"misses_match": True},
        {"is_retired": True},
        {"spp": 1},
    ):
        assert codes(human(lineman(1, **fields))) == ["not_a_rookie"]
        assert codes(human(lineman(1, **fields), games=1)) == []


def test_a_legal_team_has_figures_that_a_match_takes():
    hurt = human(lineman(1, niggling=99), games=9)
    assert codes(hurt) == []
    assert bd.new_game(home=match_sheet(hurt)).teams[0].players[0].niggling == 99
    assert codes(human(lineman(1, niggling=100), games=9)) == ["niggling_invalid"]


def test_whoever_misses_the_match_still_takes_a_place():
    players = [lineman(n, misses_match=True) for n in range(1, 17)]
    assert codes(human(*players, games=1)) == []
    hopefuls = [TeamPlayer(n, f"H{n}", "halfling_hopeful") for n in (17,)]
    assert codes(human(*players, *hopefuls, games=1)) == ["too_many_players"]


# ------------------------------------------------------------- exhibition


def test_an_exhibition_budget_is_1150000_unless_agreed():
    team = exhibition(count=16, rerolls=7)
    assert codes(team) == []
    assert codes(replace(team, rerolls=8)) == ["over_budget"]
    assert codes(replace(team, rerolls=8, budget=1_200_000)) == []
    assert codes(replace(team, rerolls=8, budget=1_200_000), budget=1_190_000) == ["over_budget"]


def test_unspent_gold_is_lost_in_an_exhibition():
    assert codes(exhibition(treasury=10_000)) == ["treasury_out_of_range"]


def test_every_fan_is_paid_in_an_exhibition():
    team = replace(exhibition(count=16, rerolls=7), dedicated_fans=1)
    assert codes(team) == ["over_budget"]
    assert codes(replace(exhibition(), dedicated_fans=6)) == []
    assert codes(replace(exhibition(), dedicated_fans=7)) == ["dedicated_fans_out_of_range"]


def test_free_points_are_for_all_players_together():
    six = [lineman(n, advancements=(skill("block"),)) for n in range(1, 7)]
    assert codes(exhibition(*six)) == []
    seven = [lineman(n, advancements=(skill("block"),)) for n in range(1, 8)]
    assert codes(exhibition(*seven)) == ["free_spp_overspent"]
    assert codes(exhibition(*seven), free_spp=42) == []
    both = exhibition(lineman(1, advancements=(skill("block"), skill("fend"))), free_spp=14)
    assert codes(both) == []
    assert codes(replace(both, free_spp=13)) == ["free_spp_overspent"]


def test_advancements_cost_no_gold_in_an_exhibition():
    team = exhibition(count=16, rerolls=7)
    learnt = replace(team.players[0], advancements=(skill("block"),))
    assert codes(replace(team, players=(learnt, *team.players[1:]))) == []


# ------------------------------------------------------------ inducements


def test_inducements_are_paid_from_the_budget():
    team = exhibition(inducements=(Induced("bribes", 3), Induced("halfling_master_chef")))
    assert codes(team) == []
    assert codes(replace(team, rerolls=1)) == ["over_budget"]


def test_reduced_prices_are_for_those_who_have_them():
    base = new_team_file("bb2020", "goblin", kind="exhibition")
    rich = replace(base, inducements=(Induced("bribes", 3), Induced("biased_referee")))
    spent = [
        spending(team, file_sheet(team, match_sheet(replace(team, players=base.players)).players))
        for team in (base, rich)
    ]
    assert spent[1] - spent[0] == 3 * 50_000 + 80_000


def test_two_stars_of_which_a_pair_is_one():
    team = exhibition(stars=("grak", "helmut_wulf"), budget=1_500_000)
    assert codes(team) == []
    third = replace(team, stars=("grak", "helmut_wulf", "akhorne_the_squirrel"))
    assert codes(third) == ["stars_over_max"]


def test_a_pair_takes_two_places():
    team = exhibition(count=14, stars=("grak_and_crumbleberry",), budget=1_500_000)
    assert codes(team) == []
    full = exhibition(count=15, stars=("grak_and_crumbleberry",), budget=1_500_000)
    assert codes(full) == ["too_many_players_hired"]


def test_stars_do_not_count_towards_eleven():
    team = exhibition(count=10, stars=("helmut_wulf",))
    assert codes(team) == ["too_few_players"]


def test_mercenaries_count_for_their_position_and_cost_more():
    ogre = TeamPlayer(1, "Bo", "ogre")
    assert codes(exhibition(ogre, mercenaries=(Mercenary("ogre"),))) == ["position_over_max"]
    team = exhibition(mercenaries=(Mercenary("ogre", "guard"),), budget=770_000)
    assert codes(team) == []
    assert codes(replace(team, budget=769_999)) == ["over_budget"]


def test_a_mercenary_learns_nothing_that_he_has():
    team = exhibition(mercenaries=(Mercenary("ogre", "mighty_blow"),))
    assert codes(team) == ["mercenary_skill_not_allowed"]
    assert codes(exhibition(mercenaries=(Mercenary("ogre", "blok"),))) == ["skill_unknown"]


# ------------------------------------------------------------- properties

IDS = st.sampled_from(["", "block", "dodge", "loner", "ogre", "thrower", "griff_oberwald", "x"])
COUNTS = st.integers(-3, 20)
PLAYERS = st.builds(
    TeamPlayer,
    COUNTS,
    st.just("Wat"),
    st.sampled_from(["human_lineman", "ogre", "thrower", "x"]),
    st.lists(
        st.builds(
            Advancement,
            st.sampled_from(["chosen_primary", "random_secondary", "characteristic", "x"]),
            IDS,
            st.sampled_from(["", "ma", "pa", "av", "x"]),
        ),
        max_size=8,
    ).map(tuple),
    COUNTS,
    COUNTS,
    st.lists(st.sampled_from(["broken_arm", "head_injury", "x"]), max_size=9).map(tuple),
    st.booleans(),
    st.booleans(),
)
TEAMS = st.builds(
    TeamFile,
    edition=st.just("bb2020"),
    roster=st.sampled_from(["human", "norse", "nurgle"]),
    name=st.just("Test"),
    kind=st.sampled_from(["league", "exhibition"]),
    special_rules=st.lists(st.sampled_from(["old_world_classic", "x"]), max_size=2).map(tuple),
    rerolls=COUNTS,
    has_apothecary=st.booleans(),
    dedicated_fans=COUNTS,
    treasury=st.integers(-(10**9), 10**9),
    games=COUNTS,
    budget=st.none() | st.integers(-(10**9), 10**9),
    free_spp=st.none() | COUNTS,
    stars=st.lists(IDS, max_size=4).map(tuple),
    inducements=st.lists(
        st.builds(Induced, st.sampled_from(["bribes", "wizard", "x"]), COUNTS), max_size=4
    ).map(tuple),
    mercenaries=st.lists(st.builds(Mercenary, IDS, IDS), max_size=4).map(tuple),
    players=st.lists(PLAYERS, max_size=18).map(tuple),
)


@given(TEAMS)
def test_any_team_is_legal_or_has_findings_that_are_listed(team):
    assert {finding.code for finding in check_team_file(team)} <= set(LISTED)
