"""The figures of drafting, against the shared facts."""

from __future__ import annotations

import json

import pytest

from blockdice.catalog import load_draft_limits, load_skills
from blockdice.catalog.draft_limits import Purchase, read_draft_limits
from blockdice.catalog.loading import parse_document
from blockdice.engine.errors import BadFile, UnknownName
from blockdice.engine.sheet import SkillSheet


def test_the_figures_are_those_of_the_shared_facts(reference):
    facts = reference("bb2020_tables.json")["draft"]
    limits = load_draft_limits("bb2020")
    assert limits.budget == facts["budget"]
    assert (limits.players_min, limits.players_max) == (facts["players_min"], facts["players_max"])
    assert limits.apothecary_cost == facts["apothecary"]["cost"]
    for name in ("assistant_coaches", "cheerleaders"):
        fact = facts[name]
        assert getattr(limits, name) == Purchase(0, fact["max"], fact["cost"])
    fans = facts["dedicated_fans"]
    assert limits.dedicated_fans == Purchase(fans["start"], fans["max"], fans["cost_each"])


def test_a_journeyman_is_a_loner():
    assert load_draft_limits("bb2020").journeyman_skills == (SkillSheet("loner", 4),)


def test_an_unknown_edition_is_refused():
    with pytest.raises(UnknownName):
        load_draft_limits("bb2021")


def test_a_fault_is_named_with_file_entry_and_field():
    text = json.dumps({"edition": "bb2020", "players": {"min": 12, "max": 11}, "budget": 1})
    with pytest.raises(BadFile) as caught:
        read_draft_limits(parse_document(text, "x.json", "bb2020"), load_skills("bb2020"))
    assert (caught.value.path, caught.value.where) == ("x.json", "players.min")
