"""Rosters: the figures against the shared facts, names, and what a bad file is told."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from blockdice.catalog import load_roster, load_skills, rosters
from blockdice.catalog.rosters import GroupCap
from blockdice.engine.errors import UnknownName
from blockdice.engine.sheet import NO_PA, SkillSheet

IDS = [roster.id for roster in rosters("bb2020")]


def test_there_are_those_of_the_shared_facts_by_name(reference):
    facts = reference("bb2020_teams.json")["teams"]
    assert set(IDS) == {fact["id"] for fact in facts}
    assert len(IDS) == 29
    names = [roster.name for roster in rosters("bb2020")]
    assert names == sorted(names)


@pytest.mark.parametrize("name", IDS)
def test_the_figures_are_those_of_the_shared_facts(reference, name):
    facts = next(t for t in reference("bb2020_teams.json")["teams"] if t["id"] == name)
    roster = load_roster("bb2020", name)
    fixed = [rule for rule in facts["special_rules"] if isinstance(rule, str)]
    choices = [rule["choose"] for rule in facts["special_rules"] if not isinstance(rule, str)]

    assert roster.name == facts["name"]
    assert roster.tier == facts["tier"]
    assert (roster.reroll_cost, roster.reroll_max) == (facts["reroll_cost"], facts["reroll_max"])
    assert roster.has_apothecary == facts["apothecary"]
    assert [rule.id for rule in roster.special_rules] == fixed
    assert [[rule.id for rule in choice] for choice in roster.special_rule_choices] == choices
    caps = [GroupCap(cap["max"], tuple(cap["positions"])) for cap in facts["extra_rules"]]
    assert list(roster.caps) == caps
    assert [p.id for p in roster.positions] == [p["id"] for p in facts["positions"]]

    for position, fact in zip(roster.positions, facts["positions"], strict=True):
        assert fact["name"].replace("‘", "'") in (position.name, position.plural)
        for field in ("min", "max", "cost", "ma", "st", "ag", "av"):
            assert getattr(position, field) == fact[field], (position.id, field)
        assert position.pa == (fact["pa"] or NO_PA)
        for field in ("primary", "secondary", "keywords"):
            assert list(getattr(position, field)) == fact[field], (position.id, field)
        assert position.is_lineman == fact["lineman"]
        assert position.is_big_guy == fact["big_guy"]
        assert list(position.skills) == [skill_of(s) for s in fact["skills"]]


@pytest.mark.parametrize("name", IDS)
def test_a_roster_is_consistent(name):
    """What holds of every roster, whatever its figures."""
    roster = load_roster("bb2020", name)
    facts = load_skills("bb2020").skills
    for position in roster.positions:
        held = {skill.id for skill in position.skills}
        assert all(held.isdisjoint(facts[id].conflicts) for id in held), position.id
        assert all(held.issuperset(facts[id].requires) for id in held), position.id
    assert all(lineman.max in (12, 16) for lineman in roster.linemen)
    regional = [rule for rule in roster.special_rules if rule.is_regional]
    assert regional or roster.special_rule_choices or name in ("khorne", "nurgle")
    names = [n for p in roster.positions for n in {p.name, p.plural}]
    assert len(names) == len(set(names))


def skill_of(fact: Any) -> SkillSheet:
    value = fact["value"] if isinstance(fact["value"], int) else 0
    return SkillSheet(fact["skill"], value, tuple(fact.get("targets", ())))


def test_special_rules_are_those_of_the_shared_facts(reference):
    facts = {
        r["id"]: (r["name"], r["kind"]) for r in reference("bb2020_teams.json")["special_rules"]
    }
    found = {
        rule.id: (rule.name, rule.kind)
        for roster in rosters("bb2020")
        for rules in (roster.special_rules, *roster.special_rule_choices)
        for rule in rules
    }
    assert found == facts


def test_the_text_says_nothing_of_a_cap_for_chaos_chosen():
    """Others have one Big Guy in all; the Team Rosters here say: no additional rules."""
    assert load_roster("bb2020", "chaos_chosen").caps == ()


def test_who_may_choose_their_god():
    choosing = {
        r.id: len(r.special_rule_choices[0]) for r in rosters("bb2020") if r.special_rule_choices
    }
    assert choosing == {"chaos_chosen": 6, "chaos_renegades": 6, "norse": 3}


def test_targets_are_named_by_kind_where_a_whole_kind_is_meant():
    alliance = load_roster("bb2020", "old_world_alliance")
    (animosity,) = alliance.position("old_world_halfling_hopeful").skills[:1]
    assert alliance.name_targets(animosity.targets) == ("Human team-mates", "Dwarf team-mates")
    runner = ("old_world_dwarf_runner", "old_world_halfling_hopeful")
    assert alliance.name_targets(runner) == ("Halfling team-mates", "Old World Dwarf Runners")
    assert alliance.name_targets(("*",)) == ("*",)
    goblins = ("underworld_goblin_lineman",)
    underworld = load_roster("bb2020", "underworld_denizens")
    assert underworld.name_targets(goblins) == ("Underworld Goblin Linemen",)


def test_a_big_un_has_no_passing_ability_and_dislikes_his_own_kind():
    big_un = load_roster("bb2020", "orc").position("big_un_blocker")
    assert big_un.pa == NO_PA
    assert big_un.skills == (SkillSheet("animosity", 0, ("big_un_blocker",)),)


def test_the_linemen_are_where_journeymen_come_from():
    assert [p.id for p in load_roster("bb2020", "human").linemen] == ["human_lineman"]
    two = [r.id for r in rosters("bb2020") if len(r.linemen) > 1]
    assert two == ["shambling_undead"]


def test_rosters_are_frozen_and_read_once():
    roster = load_roster("bb2020", "amazon")
    assert roster is load_roster("bb2020", "Amazon") is rosters("bb2020")[0]
    with pytest.raises(dataclasses.FrozenInstanceError):
        roster.tier = 2  # type: ignore[misc]


@pytest.mark.parametrize("name", ["Human", "HUMAN", " human ", "human"])
def test_a_roster_is_found_however_it_is_spelt(name):
    assert load_roster("bb2020", name).id == "human"


def test_an_unknown_roster_is_answered_with_the_nearest():
    with pytest.raises(
        UnknownName, match=r"no bb2020 roster called 'humen'.*mean human\?"
    ) as caught:
        load_roster("bb2020", "humen")
    assert caught.value.near == ("human",)
    with pytest.raises(UnknownName) as caught:
        load_roster("bb2020", "")
    assert caught.value.near == ()


@pytest.mark.parametrize("edition", ["bb2002", "..", "../catalog", "", "__pycache__"])
def test_an_unknown_edition_is_no_folder_to_look_in(edition):
    with pytest.raises(UnknownName) as caught:
        rosters(edition)
    assert caught.value.kind == "edition"


def test_an_unknown_position_is_answered_with_the_nearest():
    with pytest.raises(UnknownName, match="Human roster") as caught:
        load_roster("bb2020", "human").position("blizter")
    assert caught.value.near == ("blitzer",)
