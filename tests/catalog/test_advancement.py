"""The figures of advancement, against the shared facts."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from blockdice.catalog import load_advancement
from blockdice.catalog.advancement import read_advancement
from blockdice.catalog.loading import parse_document
from blockdice.engine.errors import BadFile, UnknownName

TABLE = load_advancement("bb2020")
_NAMES = {"characteristic": "random_characteristic"}


def test_costs_and_values_are_those_of_the_shared_facts(reference):
    facts = reference("bb2020_tables.json")
    rows = facts["spp"]["advancements"]
    assert len(rows) == TABLE.most
    for row in rows:
        for way in TABLE.costs:
            assert TABLE.cost(way, row["number"] - 1) == row[_NAMES.get(way, way)]
    assert dict(TABLE.skill_values) == facts["value_increase"]["skills"]
    values = {c.id: c.value for c in TABLE.characteristics.values()}
    assert values == facts["value_increase"]["characteristics"]


def test_limits_and_injuries_are_those_of_the_shared_facts(reference):
    facts = reference("bb2020_tables.json")
    assert TABLE.improvements_max == facts["characteristics"]["max_improvements_each"]
    limits = {c.id: {"best": c.best, "worst": c.worst} for c in TABLE.characteristics.values()}
    assert limits == facts["characteristics"]["limits"]
    steps = {c.id: -c.step for c in TABLE.characteristics.values()}
    assert steps == facts["lasting_injury"]["step"]
    injuries = {row["id"]: row["characteristic"] for row in facts["lasting_injury"]["results"]}
    assert {i.id: i.characteristic for i in TABLE.injuries.values()} == injuries


def test_nobody_pays_beyond_the_last():
    assert TABLE.cost("characteristic", 9) == 50


def test_an_unknown_edition_is_refused():
    with pytest.raises(UnknownName):
        load_advancement("bb2021")


def faulty(field: str, value: Any) -> Any:
    text = files("blockdice.catalog").joinpath("bb2020/advancement.json").read_text("utf-8")
    data = json.loads(text)
    data[field] = value
    return data


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("costs", {**faulty("x", 1)["costs"], "characteristic": [1]}),
        ("costs", {**faulty("x", 1)["costs"], "characteristic": []}),
        ("costs", {**faulty("x", 1)["costs"], "characteristic": ["1"]}),
        ("characteristics", []),
        ("improvements_max", -1),
        ("injuries", [{"id": "x", "name": "X", "characteristic": "wits"}]),
        ("x", 1),
    ],
)
def test_a_fault_is_named_with_file_and_field(field, value):
    document = parse_document(json.dumps(faulty(field, value)), "x.json", "bb2020")
    with pytest.raises(BadFile) as caught:
        read_advancement(document)
    assert caught.value.where.startswith(field)
