"""Star players as the catalog holds them, against the shared facts, and whom they play for."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from blockdice.catalog import (
    load_skills,
    load_star,
    load_star_choice,
    rosters,
    star_choices,
    stars,
    stars_for,
)
from blockdice.catalog.loading import parse_document
from blockdice.catalog.special_rules import load_special_rules
from blockdice.catalog.star_choices import read_star_choices
from blockdice.engine.errors import BadFile, UnknownName
from blockdice.engine.sheet import NO_PA
from blockdice.teams import build_team

PATH = "catalog/bb2020/stars.json"


def test_there_are_67():
    assert len(stars("bb2020")) == 67
    assert len(star_choices("bb2020")) == 64


def test_they_are_those_of_the_shared_facts(reference):
    facts = reference("bb2020_stars.json")["stars"]
    assert [fact["id"] for fact in facts] == [star.id for star in stars("bb2020")]
    for fact in facts:
        star = load_star("bb2020", fact["id"])
        assert (star.name, star.pair, star.is_mega_star) == (
            fact["name"],
            fact["pair"] or "",
            fact["mega_star"],
        )
        assert load_star_choice("bb2020", star.id).cost == fact["cost"]
        figures = (star.ma, star.st, star.ag, star.pa, star.av)
        assert figures == tuple(fact[key] or NO_PA for key in ("ma", "st", "ag", "pa", "av"))
        assert [(s.id, s.value) for s in star.skills] == [
            (s["skill"], s["value"] or 0) for s in fact["skills"]
        ]
        rule = fact["special_rule"]
        assert (star.rule.id, star.rule.name) == (rule["id"], rule["name"].strip("“”"))
        assert star.rule.description != rule["effect"]


def test_they_play_for_those_of_the_shared_facts(reference):
    rules = load_special_rules("bb2020")
    for fact in reference("bb2020_stars.json")["stars"]:
        told = fact["plays_for"]
        wanted = set()
        for name in told.get("any_of", told.get("none_of", ())):
            favoured = [id for id in rules if id.startswith("favoured_of_")]
            wanted |= set(favoured) if name == "favoured_of" else {name}
        available = load_star("bb2020", fact["id"]).available
        assert set(available.any_of or available.none_of) == wanted
        assert bool(available.none_of) == ("none_of" in told)


ONCE = {
    "half": {
        *("bryce_the_slice_cambuel", "maple_highgrove", "ripper_bolgrot", "rodney_roachbait"),
        *("swiftvine_glimmershard", "zzharg_madeye", "withergrasp_doubledrool"),
    },
    "drive": {"ivar_eriksson", "thorsson_stoutmead"},
    "turn": {"grombrindal_the_white_dwarf", "the_black_gobbo"},
    "activation": {"fungus_the_loon"},
    "": {
        *("akhorne_the_squirrel", "deeproot_strongbranch", "dribl", "drull"),
        *("hthark_the_unstoppable", "lord_borak_the_despoiler"),
        *("grak", "crumbleberry", "lucien_swift", "valen_swift"),
    },
}


def test_how_often_each_rule_can_be_used():
    """As the second reading of the shared facts sums up; once a game for all others."""
    for star in stars("bb2020"):
        often = next((once for once, ids in ONCE.items() if star.id in ids), "game")
        assert star.rule.once_per == often, star.id


def test_a_pair_is_hired_together_at_one_price():
    for name in ("grak", "Crumbleberry", "grak_and_crumbleberry"):
        choice = load_star_choice("bb2020", name)
        assert (choice.id, choice.cost) == ("grak_and_crumbleberry", 250_000)
        assert sum(star.cost for star in choice.stars) == choice.cost


def test_seven_are_mega_stars():
    assert [star.id for star in stars("bb2020") if star.is_mega_star] == [
        "bomber_dribblesnot",
        "cindy_piewhistle",
        "deeproot_strongbranch",
        "griff_oberwald",
        "hakflem_skuttlespike",
        "kreek_the_verminator_rustgouger",
        "morg_n_thorg",
    ]


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("Boa Kon'ssstriktr", "boa_konssstriktr"),
        ("Rashack Backstabber", "rashnak_backstabber"),
        ("Rashnak Backstabber", "rashnak_backstabber"),
        ("morg 'n' thorg", "morg_n_thorg"),
    ],
)
def test_a_star_is_found_by_any_name(name, id):
    assert load_star("bb2020", name).id == id


def test_an_unknown_star_is_answered_with_the_nearest():
    with pytest.raises(UnknownName) as caught:
        load_star("bb2020", "grif_oberwald")
    assert caught.value.near[0] == "griff_oberwald"


def playing(roster: str, *chosen: str) -> set[str]:
    team = build_team("bb2020", roster, [], chosen_rules=chosen)
    return {choice.id for choice in stars_for(team)}


def test_whom_a_team_may_hire():
    assert "griff_oberwald" in playing("human")
    assert "griff_oberwald" not in playing("orc")
    assert "varag_ghoul_chewer" in playing("orc")
    assert "morg_n_thorg" in playing("orc")
    assert "morg_n_thorg" not in playing("shambling_undead")
    assert "max_spleenripper" in playing("chaos_chosen", "favoured_of_khorne")
    assert "max_spleenripper" not in playing("chaos_chosen", "favoured_of_nurgle")
    assert "lord_borak_the_despoiler" in playing("chaos_chosen", "favoured_of_hashut")


def test_every_team_has_stars_to_choose_from():
    for roster in rosters("bb2020"):
        chosen = [choice[0].id for choice in roster.special_rule_choices]
        assert {"akhorne_the_squirrel", "helmut_wulf"} < playing(roster.id, *chosen)


def test_a_star_in_a_match_is_hired_for_it():
    player = load_star("bb2020", "griff_oberwald").as_player(99)
    assert (player.number, player.name, player.pa) == (99, "Griff Oberwald", 3)
    assert player.is_hired_for_match
    assert player.is_star


def changed(**changes: Any) -> Any:
    text = files("blockdice.catalog").joinpath("bb2020/stars.json").read_text("utf-8")
    data = json.loads(text)
    data["stars"] = data["stars"][:1]
    data["stars"][0].update(changes)
    return data


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"ma": 10}, "stars[akhorne_the_squirrel].ma"),
        ({"skills": [{"id": "blok"}]}, "stars[akhorne_the_squirrel].skills[blok].id"),
        ({"skills": [{"id": "loner"}]}, "stars[akhorne_the_squirrel].skills[loner].value"),
        ({"available": {"any_of": ["x"]}}, "stars[akhorne_the_squirrel].available.any_of"),
        ({"pair": "x"}, "stars[akhorne_the_squirrel].pair"),
        ({"pair": "swift_twins", "cost": 5}, "stars[akhorne_the_squirrel].cost"),
        ({"rule": {"id": "x"}}, "stars[akhorne_the_squirrel].rule.name"),
        ({"colour": "red"}, "stars[akhorne_the_squirrel].colour"),
    ],
)
def test_a_fault_is_named_with_file_entry_and_field(changes, where):
    document = parse_document(json.dumps(changed(**changes)), PATH, "bb2020")
    known = [roster.id for roster in rosters("bb2020")]
    with pytest.raises(BadFile) as caught:
        read_star_choices(document, load_skills("bb2020"), load_special_rules("bb2020"), known)
    assert (caught.value.path, caught.value.where) == (PATH, where)


def test_a_pair_has_two():
    data = changed(pair="swift_twins")
    del data["stars"][0]["cost"]
    document = parse_document(json.dumps(data), PATH, "bb2020")
    with pytest.raises(BadFile, match="has 1 stars"):
        read_star_choices(document, load_skills("bb2020"), load_special_rules("bb2020"), [])
