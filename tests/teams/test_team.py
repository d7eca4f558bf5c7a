"""Building the sheet of a team."""

from __future__ import annotations

from collections import Counter

import pytest

import blockdice as bd
from blockdice.catalog import load_roster, ready_teams
from blockdice.engine.errors import UnknownName
from blockdice.engine.sheet import NO_PA, PlayerSheet, SkillSheet
from blockdice.teams import build_team, journeyman, ready_team


def test_a_ready_team_is_a_sheet_with_profiles_and_staff():
    team = ready_team("bb2020", "Human")
    assert (team.roster, team.roster_name, team.edition) == ("human", "Human", "bb2020")
    assert (team.rerolls, team.has_apothecary, team.dedicated_fans) == (2, True, 1)
    assert team.special_rules == ("old_world_classic",)
    assert team.treasury == 0
    ogre = next(p for p in team.players if p.position == "ogre")
    assert ogre == PlayerSheet(
        number=10,
        name="Big Hob",
        position="ogre",
        position_name="Ogre",
        ma=5,
        st=5,
        ag=4,
        pa=5,
        av=10,
        skills=(
            SkillSheet("bone_head"),
            SkillSheet("loner", 4),
            SkillSheet("mighty_blow", 1),
            SkillSheet("thick_skull"),
            SkillSheet("throw_team_mate"),
        ),
        keywords=("big_guy",),
        cost=140_000,
    )


@pytest.mark.parametrize("name", ["human", "orc"])
def test_a_ready_team_can_throw_team_mates(name):
    skills = [{s.id for s in p.skills} for p in ready_team("bb2020", name).players]
    assert any("throw_team_mate" in held for held in skills)
    assert sum("right_stuff" in held for held in skills) >= 1
    assert any("pass" in held for held in skills)


def test_the_ready_orcs_are_of_every_position():
    counts = Counter(p.position for p in ready_team("bb2020", "orc").players)
    assert set(counts) == {p.id for p in load_roster("bb2020", "orc").positions}
    big_un = next(p for p in ready_team("bb2020", "orc").players if p.position == "big_un_blocker")
    assert big_un.pa == NO_PA


def test_a_journeyman_is_a_lineman_without_a_number_and_a_loner():
    (human,) = ready_team("bb2020", "human").journeyman_positions
    assert human.position == "human_lineman"
    assert human.is_journeyman
    assert human.is_lineman
    assert human.number == 0
    assert human.cost == 50_000
    assert human.skills == (SkillSheet("loner", 4),)
    (orc,) = ready_team("bb2020", "orc").journeyman_positions
    assert orc.skills == (SkillSheet("animosity", 0, ("orc_lineman",)), SkillSheet("loner", 4))


def test_a_journeyman_is_no_loner_twice():
    ogre = load_roster("bb2020", "human").position("ogre")
    assert journeyman("bb2020", ogre).skills == ogre.skills


def test_a_team_is_built_from_positions():
    team = build_team("bb2020", "orc", ["Blitzer"] * 4 + ["goblin"], rerolls=3, dedicated_fans=3)
    assert [p.number for p in team.players] == [1, 2, 3, 4, 5]
    assert team.players[4].name == "Goblin 5"
    assert team.name == "Orc team"
    assert team.treasury == 1_000_000 - 4 * 80_000 - 40_000 - 3 * 60_000 - 2 * 10_000


def test_chosen_special_rules_are_added():
    team = build_team("bb2020", "human", [], chosen_rules=["favoured_of_khorne"])
    assert team.special_rules == ("old_world_classic", "favoured_of_khorne")


def test_a_ready_team_has_the_special_rules_of_its_roster_and_its_choice():
    assert ready_team("bb2020", "norse").special_rules == ("old_world_classic",)
    assert ready_team("bb2020", "ogre").special_rules == (
        "badlands_brawl",
        "low_cost_linemen",
        "old_world_classic",
    )


def test_journeymen_come_from_each_lineman_position():
    positions = ready_team("bb2020", "shambling_undead").journeyman_positions
    assert [p.position for p in positions] == ["skeleton_lineman", "zombie_lineman"]


@pytest.mark.parametrize("name", [team.id for team in ready_teams("bb2020")])
def test_every_ready_team_plays(name):
    """A match takes each of them: no skill of theirs is unknown to the rules."""
    game = bd.new_game("bb2020", home=name, away="human", seed=7)
    assert game.decision.actions
    assert game.teams[0] == ready_team("bb2020", name)


def test_unknown_names_are_answered_with_the_nearest():
    with pytest.raises(UnknownName) as caught:
        build_team("bb2020", "orc", ["goblim"])
    assert caught.value.near == ("goblin",)
    with pytest.raises(UnknownName):
        ready_team("bb2020", "zebra")
    with pytest.raises(UnknownName):
        ready_team("lrb4", "human")
