"""What a file of rosters with a fault in it is told: file, entry and field."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from blockdice.catalog import load_skills
from blockdice.catalog.loading import parse_document
from blockdice.catalog.rosters import GroupCap, read_rosters
from blockdice.catalog.special_rules import SpecialRule
from blockdice.engine.errors import BadFile

PATH = "catalog/bb2020/rosters.json"


def document() -> Any:
    return json.loads(files("blockdice.catalog").joinpath("bb2020/rosters.json").read_text("utf-8"))


def read(data: Any):
    return read_rosters(parse_document(json.dumps(data), PATH, "bb2020"), load_skills("bb2020"))


def of(data: Any, id: str) -> Any:
    return next(roster for roster in data["rosters"] if roster["id"] == id)


def human(**changes: Any) -> Any:
    data = document()
    of(data, "human").update(changes)
    return data


def ogre(**changes: Any) -> Any:
    data = document()
    of(data, "human")["positions"][5].update(changes)
    return data


def rule(**changes: Any) -> Any:
    data = document()
    data["special_rules"][0].update(changes)
    return data


def choice(*rules: str) -> Any:
    return human(special_rule_choices=[{"one_of": list(rules)}])


def test_caps_and_choices_of_special_rules_are_read():
    data = human(
        caps=[{"max": 1, "positions": ["ogre", "halfling_hopeful"]}],
        special_rules=[],
        special_rule_choices=[{"one_of": ["badlands_brawl", "old_world_classic"]}],
    )
    roster = read(data)["human"]
    assert roster.caps == (GroupCap(1, ("ogre", "halfling_hopeful")),)
    assert roster.special_rule_choices == (
        (
            SpecialRule("badlands_brawl", "Badlands Brawl", "regional"),
            SpecialRule("old_world_classic", "Old World Classic", "regional"),
        ),
    )


OGRE = "rosters[human].positions[ogre]"


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (human(tier="1"), "rosters[human].tier"),
        (human(tier=True), "rosters[human].tier"),
        (human(apothecary=1), "rosters[human].apothecary"),
        (human(reroll_cots=1), "rosters[human].reroll_cots"),
        (human(special_rules=["made_up"]), "rosters[human].special_rules"),
        (human(caps=[{"max": 1, "positions": ["giant"]}]), "rosters[human].caps[0].positions"),
        (human(caps=[{"max": 0, "positions": ["ogre"]}]), "rosters[human].caps[0].max"),
        (choice("badlands_brawl", "red"), "rosters[human].special_rule_choices[0].one_of"),
        (choice("badlands_brawl"), "rosters[human].special_rule_choices[0].one_of"),
        (choice("badlands_brawl", "old_world_classic"), "rosters[human].special_rules"),
        (rule(kind="national"), "special_rules[badlands_brawl].kind"),
        (rule(name=""), "special_rules[badlands_brawl].name"),
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
    del of(data, "orc")[field]
    with pytest.raises(BadFile, match="is missing") as caught:
        read(data)
    assert caught.value.where.endswith(f"].{field}")
