"""Drawing a skill at random: the table against the shared facts, and what a bad one is told."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from blockdice.catalog import load_skills
from blockdice.catalog.loading import parse_document
from blockdice.catalog.skills import read_skills
from blockdice.engine.errors import BadFile

PATH = "catalog/bb2020/skills.json"
FACES = range(1, 7)


def test_every_roll_is_that_of_the_shared_facts(reference):
    rolls = load_skills("bb2020").random_rolls
    rows = reference("bb2020_skills.json")["random_skill_table"]
    assert len(rows) == 12
    for row in rows:
        for first in row["first_d6"]:
            for category in "AGMPS":
                assert rolls.skill(category, first, row["second_d6"]) == row[category]


@pytest.mark.parametrize("category", "AGMPS")
def test_every_skill_of_a_category_is_rolled_three_times_in_thirty_six(category):
    book = load_skills("bb2020")
    rolled = [book.random_rolls.skill(category, a, b) for a in FACES for b in FACES]
    own = [skill.id for skill in book.skills.values() if skill.category == category]
    assert sorted(rolled) == sorted(own * 3)


@pytest.mark.parametrize(("first", "second"), [(0, 1), (7, 1), (1, 0), (1, 7)])
def test_what_is_no_face_is_refused(first, second):
    with pytest.raises(ValueError, match="no faces"):
        load_skills("bb2020").random_rolls.skill("A", first, second)


def test_traits_are_not_rolled():
    with pytest.raises(KeyError):
        load_skills("bb2020").random_rolls.skill("Trait", 1, 1)


def agility(**changes: Any) -> Any:
    data = json.loads(files("blockdice.catalog").joinpath("bb2020/skills.json").read_text("utf-8"))
    data["random_rolls"][0].update(changes)
    return data


LOW = ["catch", "diving_catch", "diving_tackle", "dodge", "defensive", "jump_up"]


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (agility(low=LOW[:5]), "random_rolls[A].low"),
        (agility(low=[*LOW[:5], "block"]), "random_rolls[A].low"),
        (agility(low=[*LOW[:5], "catch"]), "random_rolls[A].low"),
        (agility(high=LOW), "random_rolls[A].high"),
        (agility(middle=LOW), "random_rolls[A].middle"),
        (agility(id="Trait"), "random_rolls[Trait].id"),
        (agility(id="G"), "random_rolls"),
    ],
)
def test_a_fault_is_named_with_file_entry_and_field(data, where):
    with pytest.raises(BadFile) as caught:
        read_skills(parse_document(json.dumps(data), PATH, "bb2020"))
    assert (caught.value.path, caught.value.where) == (PATH, where)


def test_a_skill_that_no_roll_leads_to_is_named():
    data = agility()
    data["skills"].append({**data["skills"][0], "id": "cartwheel"})
    with pytest.raises(BadFile, match="cartwheel"):
        read_skills(parse_document(json.dumps(data), PATH, "bb2020"))
