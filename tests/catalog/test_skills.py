"""Skills and traits as facts: against the shared facts, and how a profile writes them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from blockdice.catalog import load_roster, load_skill, load_skills
from blockdice.catalog.loading import parse_document
from blockdice.catalog.skills import read_skills
from blockdice.engine.errors import BadFile, UnknownName
from blockdice.engine.sheet import SkillSheet

PATH = "catalog/test/skills.json"
BURDENS = ("drunkard", "my_ball")
"""Not marked in the shared facts, though nobody would choose to be bound by them (SE8)."""


def test_the_facts_are_those_of_the_shared_facts(reference):
    shared = reference("bb2020_skills.json")
    facts = {s["id"]: s for s in shared["skills"]}
    book = load_skills("bb2020")
    assert dict(book.categories) == {c["id"]: c["name"] for c in shared["categories"]}
    for skill in book.skills.values():
        fact = facts[skill.id]
        assert skill.name == fact["name"]
        assert skill.category == fact["category"]
        is_burden = skill.id in BURDENS
        assert skill.is_compulsory == (fact["compulsory"] or is_burden)
        assert skill.parameter == (fact["parameter"]["kind"] if fact["parameter"] else "")


def test_all_skills_of_the_shared_facts_are_there_in_their_order(reference):
    shared = reference("bb2020_skills.json")["skills"]
    assert list(load_skills("bb2020").skills) == [skill["id"] for skill in shared]
    assert len(shared) == 95


def test_conflicts_are_those_of_the_shared_facts(reference):
    book = load_skills("bb2020")
    for fact in reference("bb2020_skills.json")["skills"]:
        skill = book.skills[fact["id"]]
        assert list(skill.conflicts) == fact["cannot_combine_with"], skill.id
        assert list(skill.requires) == fact["requires"], skill.id


def test_every_description_is_one_sentence():
    for skill in load_skills("bb2020").skills.values():
        assert skill.description.endswith("."), skill.id
        assert ". " not in skill.description, skill.id


@pytest.mark.parametrize(
    ("sheet", "text"),
    [
        (SkillSheet("block"), "Block"),
        (SkillSheet("loner", 4), "Loner (4+)"),
        (SkillSheet("mighty_blow", 1), "Mighty Blow (+1)"),
        (SkillSheet("animosity", 0, ("*",)), "Animosity (all team-mates)"),
        (SkillSheet("animosity", 0, ("goblin", "thrower")), "Animosity (Goblins, Throwers)"),
    ],
)
def test_a_skill_is_written_as_on_a_profile(sheet, text):
    orc = load_roster("bb2020", "orc")
    skill = load_skill("bb2020", sheet.id)
    assert skill.format(sheet, lambda target: orc.position(target).plural) == text


def test_a_trait_is_never_learnt():
    assert load_skill("bb2020", "stunty").is_trait
    assert not load_skill("bb2020", "dodge").is_trait


def test_an_unknown_skill_is_answered_with_the_nearest():
    with pytest.raises(UnknownName) as caught:
        load_skill("bb2020", "Doge")
    assert caught.value.near[0] == "dodge"


def test_the_book_cannot_be_changed():
    with pytest.raises(TypeError):
        load_skills("bb2020").skills["leap"] = None  # type: ignore[index]


def skill(**changes: Any) -> dict[str, Any]:
    facts = {
        "id": "leap",
        "name": "Leap",
        "category": "A",
        "compulsory": False,
        "parameter": None,
        "description": "Jumps.",
    }
    return {**facts, **changes}


OTHERS = [skill(id="sprint")]


@pytest.mark.parametrize(
    ("facts", "where"),
    [
        (skill(category="Q"), "skills[leap].category"),
        (skill(compulsory=None), "skills[leap].compulsory"),
        (skill(parameter="number"), "skills[leap].parameter"),
        (skill(description=""), "skills[leap].description"),
        (skill(colour="red"), "skills[leap].colour"),
        ("leap", "skills[0]"),
        (skill(conflicts="sprint"), "skills[leap].conflicts"),
        (skill(conflicts=["sprnt"]), "skills[leap].conflicts"),
        (skill(conflicts=["leap"]), "skills[leap].conflicts"),
        (skill(conflicts=["sprint"]), "skills[leap].conflicts"),
        (skill(requires=["wings"]), "skills[leap].requires"),
        (skill(useless_with=["wings"]), "skills[leap].useless_with"),
        (skill(useless_up_to_av=12), "skills[leap].useless_up_to_av"),
        (skill(), "random_rolls"),
    ],
)
def test_a_fault_is_named_with_file_entry_and_field(facts, where):
    data = {
        "edition": "test",
        "categories": [{"id": "A", "name": "Agility"}],
        "random_rolls": [],
        "skills": [facts, *OTHERS],
    }
    with pytest.raises(BadFile) as caught:
        read_skills(parse_document(json.dumps(data), PATH, "test"))
    assert (caught.value.path, caught.value.where) == (PATH, where)
