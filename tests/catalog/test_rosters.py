"""Rosters: the figures against the shared facts, names, and what a bad file is told."""

from __future__ import annotations

import dataclasses
import json
from importlib.resources import files
from typing import Any

import pytest

from blockdice.catalog import load_roster, load_skills, rosters
from blockdice.catalog.loading import parse_document
from blockdice.catalog.rosters import GroupCap, SpecialRule, read_rosters
from blockdice.engine.errors import BadFile, UnknownName
from blockdice.engine.sheet import NO_PA, SkillSheet

PATH = "catalog/bb2020/rosters.json"


def document() -> Any:
    return json.loads(files("blockdice.catalog").joinpath("bb2020/rosters.json").read_text("utf-8"))


def read(data: Any):
    return read_rosters(parse_document(json.dumps(data), PATH, "bb2020"), load_skills("bb2020"))


@pytest.mark.parametrize("name", ["human", "orc"])
def test_the_figures_are_those_of_the_shared_facts(reference, name):
    facts = next(t for t in reference("bb2020_teams.json")["teams"] if t["id"] == name)
    roster = load_roster("bb2020", name)

    assert roster.name == facts["name"]
    assert roster.tier == facts["tier"]
    assert (roster.reroll_cost, roster.reroll_max) == (facts["reroll_cost"], facts["reroll_max"])
    assert roster.has_apothecary == facts["apothecary"]
    assert [rule.id for rule in roster.special_rules] == facts["special_rules"]
    assert not roster.caps
    assert not facts["extra_rules"]
    assert [p.id for p in roster.positions] == [p["id"] for p in facts["positions"]]

    for position, fact in zip(roster.positions, facts["positions"], strict=True):
        assert fact["name"] in (position.name, position.plural)
        for field in ("min", "max", "cost", "ma", "st", "ag", "av"):
            assert getattr(position, field) == fact[field], (position.id, field)
        assert position.pa == (fact["pa"] or NO_PA)
        for field in ("primary", "secondary", "keywords"):
            assert list(getattr(position, field)) == fact[field], (position.id, field)
        assert position.is_lineman == fact["lineman"]
        assert position.is_big_guy == fact["big_guy"]
        assert list(position.skills) == [skill_of(s) for s in fact["skills"]]


def skill_of(fact: Any) -> SkillSheet:
    value = fact["value"] if isinstance(fact["value"], int) else 0
    return SkillSheet(fact["skill"], value, tuple(fact.get("targets", ())))


def test_special_rules_have_the_names_of_the_shared_facts(reference):
    names = {r["id"]: r["name"] for r in reference("bb2020_teams.json")["special_rules"]}
    for roster in rosters("bb2020"):
        for rule in roster.special_rules:
            assert rule.name == names[rule.id]


def test_a_big_un_has_no_passing_ability_and_dislikes_his_own_kind():
    big_un = load_roster("bb2020", "orc").position("big_un_blocker")
    assert big_un.pa == NO_PA
    assert big_un.skills == (SkillSheet("animosity", 0, ("big_un_blocker",)),)


def test_the_linemen_are_where_journeymen_come_from():
    assert [p.id for p in load_roster("bb2020", "human").linemen] == ["human_lineman"]


def test_rosters_are_frozen_and_read_once():
    roster = load_roster("bb2020", "human")
    assert roster is load_roster("bb2020", "Human") is rosters("bb2020")[0]
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


def test_caps_and_choices_of_special_rules_are_read():
    data = document()
    data["rosters"][0]["caps"] = [{"max": 1, "positions": ["ogre", "halfling_hopeful"]}]
    data["rosters"][0]["special_rule_choices"] = [
        {"one_of": ["badlands_brawl", "old_world_classic"]}
    ]
    human = read(data)["human"]
    assert human.caps == (GroupCap(1, ("ogre", "halfling_hopeful")),)
    assert human.special_rule_choices == (
        (
            SpecialRule("badlands_brawl", "Badlands Brawl"),
            SpecialRule("old_world_classic", "Old World Classic"),
        ),
    )


def human(**changes: Any) -> Any:
    data = document()
    data["rosters"][0].update(changes)
    return data


def ogre(**changes: Any) -> Any:
    data = document()
    data["rosters"][0]["positions"][5].update(changes)
    return data


OGRE = "rosters[human].positions[ogre]"


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (human(tier="1"), "rosters[human].tier"),
        (human(tier=True), "rosters[human].tier"),
        (human(apothecary=1), "rosters[human].apothecary"),
        (human(reroll_cots=1), "rosters[human].reroll_cots"),
        (human(special_rules=["made_up"]), "rosters[human].special_rules"),
        (human(caps=[{"max": 1, "positions": ["giant"]}]), "rosters[human].caps"),
        (human(positions={}), "rosters[human].positions"),
        (human(positions=[]), "rosters[human].positions"),
        (human(positions=[7]), "rosters[human].positions[0]"),
        (human(id="Hu man"), "rosters[Hu man].id"),
        (human(id="orc"), "rosters"),
        (ogre(st=0), f"{OGRE}.st"),
        (ogre(st=5.0), f"{OGRE}.st"),
        (ogre(pa=7), f"{OGRE}.pa"),
        (ogre(name=" "), f"{OGRE}.name"),
        (ogre(min=2), f"{OGRE}.min"),
        (ogre(primary=["X"]), f"{OGRE}.primary"),
        (ogre(primary=["Trait"]), f"{OGRE}.primary"),
        (ogre(primary=["S", "S"]), f"{OGRE}.primary"),
        (ogre(secondary=["S"]), f"{OGRE}.secondary"),
        (ogre(keywords=[1]), f"{OGRE}.keywords"),
        (ogre(skills=["block"]), f"{OGRE}.skills[0]"),
        (ogre(skills=[{"id": "blokc"}]), f"{OGRE}.skills[blokc].id"),
        (ogre(skills=[{"id": "loner"}]), f"{OGRE}.skills[loner].value"),
        (ogre(skills=[{"id": "loner", "value": 7}]), f"{OGRE}.skills[loner].value"),
        (ogre(skills=[{"id": "block", "value": 1}]), f"{OGRE}.skills[block].value"),
        (ogre(skills=[{"id": "animosity", "targets": []}]), f"{OGRE}.skills[animosity].targets"),
        (ogre(skills=[{"id": "animosity", "targets": ["orc"]}]), f"{OGRE}.skills"),
        (ogre(skills=[{"id": "block"}, {"id": "block"}]), f"{OGRE}.skills"),
    ],
)
def test_a_fault_is_named_with_file_entry_and_field(data, where):
    with pytest.raises(BadFile) as caught:
        read(data)
    assert (caught.value.path, caught.value.where) == (PATH, where)


@pytest.mark.parametrize("field", ["id", "name", "tier", "positions", "caps", "special_rules"])
def test_a_missing_field_is_named(field):
    data = document()
    del data["rosters"][1][field]
    with pytest.raises(BadFile, match="is missing") as caught:
        read(data)
    assert caught.value.where.endswith(f"].{field}")
