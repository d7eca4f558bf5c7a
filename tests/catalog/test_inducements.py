"""Inducements as the catalog holds them, against the shared facts, and who is offered them."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from blockdice.catalog import load_inducement, load_inducements, load_skills, rosters
from blockdice.catalog.availability import EVERYBODY
from blockdice.catalog.inducements import inducements_for, read_inducements
from blockdice.catalog.loading import parse_document
from blockdice.catalog.special_rules import load_special_rules
from blockdice.engine.errors import BadFile, UnknownName
from blockdice.engine.sheet import SkillSheet
from blockdice.teams import build_team, ready_team

BOOK = load_inducements("bb2020")
PATH = "catalog/bb2020/inducements.json"


def test_they_are_those_of_the_shared_facts(reference):
    facts = reference("bb2020_inducements.json")
    common = [fact for fact in facts["inducements"] if fact["cost"] is not None]
    wanted = {fact["id"]: fact for fact in (*common, *facts["named"])}
    assert set(BOOK.inducements) == set(wanted)
    for id, fact in wanted.items():
        found = BOOK.inducements[id]
        assert (found.name, found.cost, found.max) == (fact["name"], fact["cost"], fact["max"])
        told = fact["available_to"]
        assert found.available.any_of == tuple(told.get("any_of", ()))
        assert found.available.needs_apothecary == ("team_can_hire_apothecary" in told)
        reduced = fact["reduced_cost"]
        assert found.reduced_cost == (reduced["cost"] if reduced else fact["cost"])
        if reduced:
            assert found.reduced_for.any_of == tuple(reduced.get("any_of", ()))
            assert found.reduced_for.rosters == tuple(reduced.get("teams", ()))


def test_the_limits_of_kinds_are_those_of_the_shared_facts(reference):
    kinds = {fact["id"]: fact for fact in reference("bb2020_inducements.json")["inducements"]}
    assert BOOK.stars_max == kinds["star_players"]["max"]
    for kind in BOOK.kinds.values():
        if kind.is_limited:
            assert kind.max == kinds[kind.id]["max"]
    terms = kinds["mercenary_players"]["figures"]
    assert BOOK.mercenaries.surcharge == terms["surcharge_over_position_cost"]
    assert BOOK.mercenaries.skill_cost == terms["extra_primary_skill_cost"]
    assert BOOK.mercenaries.skills == (SkillSheet("loner", 4),)


def test_bugman_may_play(reference):
    named = reference("bb2020_inducements.json")["named"]
    profile = next(fact for fact in named if fact["id"] == "josef_bugman")["figures"]["profile"]
    bugman = BOOK.inducements["josef_bugman"].player
    assert bugman is not None
    for figure in ("ma", "st", "ag", "pa", "av"):
        assert getattr(bugman, figure) == profile[figure]
    assert [s.id for s in bugman.skills] == [s["skill"] for s in profile["skills"]]
    assert bugman.skills[0].value == 5


def test_every_one_is_described():
    for found in BOOK.inducements.values():
        assert 20 < len(found.description) < 160
        assert found.description.endswith(".")


def offered(roster: str, *chosen: str) -> dict[str, int]:
    team = build_team("bb2020", roster, [], chosen_rules=chosen)
    return {offer.inducement.id: offer.cost for offer in inducements_for(team)}


def test_who_is_offered_what_at_which_price():
    human, goblin, halfling = offered("human"), offered("goblin"), offered("halfling")
    assert human["bribes"] == 100_000
    assert goblin["bribes"] == 50_000
    assert (human["biased_referee"], goblin["biased_referee"]) == (120_000, 80_000)
    assert (human["halfling_master_chef"], halfling["halfling_master_chef"]) == (300_000, 100_000)
    assert offered("gnome")["halfling_master_chef"] == 300_000


@pytest.mark.parametrize(
    ("id", "with_it", "without"),
    [
        ("wandering_apothecaries", "human", "nurgle"),
        ("mortuary_assistant", "shambling_undead", "human"),
        ("plague_doctor", "nurgle", "human"),
        ("riotous_rookies", "snotling", "human"),
    ],
)
def test_some_are_for_some_only(id, with_it, without):
    assert id in offered(with_it)
    assert id not in offered(without)


def test_the_rule_that_was_chosen_decides():
    assert "plague_doctor" in offered("chaos_chosen", "favoured_of_nurgle")
    assert "plague_doctor" not in offered("chaos_chosen", "favoured_of_khorne")


def test_every_team_is_offered_the_common_ones():
    common = {id for id, found in BOOK.inducements.items() if found.available == EVERYBODY}
    for roster in rosters("bb2020"):
        team = ready_team("bb2020", roster.id)
        assert common <= {offer.inducement.id for offer in inducements_for(team)}


def test_an_unknown_one_is_answered_with_the_nearest():
    with pytest.raises(UnknownName) as caught:
        load_inducement("bb2020", "bribe")
    assert caught.value.near[0] == "bribes"


def changed(**changes: Any) -> Any:
    text = files("blockdice.catalog").joinpath("bb2020/inducements.json").read_text("utf-8")
    data = json.loads(text)
    data["inducements"] = data["inducements"][:1]
    data["inducements"][0].update(changes)
    return data


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"cost": -1}, ".cost"),
        ({"max": 0}, ".max"),
        ({"kind": "staf"}, ".kind"),
        ({"available": {"any_of": ["lustria"]}}, ".available.any_of"),
        ({"available": {"rosters": ["humans"]}}, ".available.rosters"),
        ({"available": {}}, ".available"),
        ({"reduced": {"cost": 30_000, "for": {"rosters": ["human"]}}}, ".reduced.cost"),
        ({"colour": "red"}, ".colour"),
    ],
)
def test_a_fault_is_named_with_file_entry_and_field(changes, field):
    document = parse_document(json.dumps(changed(**changes)), PATH, "bb2020")
    known = [roster.id for roster in rosters("bb2020")]
    with pytest.raises(BadFile) as caught:
        read_inducements(document, load_skills("bb2020"), load_special_rules("bb2020"), known)
    assert caught.value.where == f"inducements[temp_agency_cheerleaders]{field}"
