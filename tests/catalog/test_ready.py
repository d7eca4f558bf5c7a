"""Ready-made teams as the catalog holds them; that they are legal is tested with the teams."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from blockdice.catalog import load_draft_limits, load_ready_team, ready_teams, rosters
from blockdice.catalog.loading import parse_document
from blockdice.catalog.ready import read_ready_teams
from blockdice.engine.errors import BadFile, UnknownName

PATH = "catalog/bb2020/ready_teams.json"


def test_every_roster_has_one():
    assert {t.roster for t in ready_teams("bb2020")} == {r.id for r in rosters("bb2020")}


def test_its_id_is_that_of_the_roster():
    teams = ready_teams("bb2020")
    assert [team.id for team in teams] == [roster.id for roster in rosters("bb2020")]
    assert len({team.name for team in teams}) == 29


def test_what_is_left_to_choice_is_chosen():
    chosen = {team.id: team.chosen_rules for team in ready_teams("bb2020") if team.chosen_rules}
    assert chosen == {
        "chaos_chosen": ("favoured_of_chaos_undivided",),
        "chaos_renegades": ("favoured_of_chaos_undivided",),
        "norse": ("old_world_classic",),
    }


def test_no_two_players_bear_the_same_name():
    names = [p.name for team in ready_teams("bb2020") for p in team.players]
    assert len(names) == len(set(names))


def test_an_unknown_team_is_answered_with_the_nearest():
    with pytest.raises(UnknownName) as caught:
        load_ready_team("bb2020", "orcs")
    assert caught.value.near[0] == "orc"


def human(**changes: Any) -> Any:
    folder = files("blockdice.catalog")
    data = json.loads(folder.joinpath("bb2020/ready_teams.json").read_text("utf-8"))
    return changed(data, "human", changes)


def norse(**changes: Any) -> Any:
    folder = files("blockdice.catalog")
    data = json.loads(folder.joinpath("bb2020/ready_teams.json").read_text("utf-8"))
    return changed(data, "norse", changes)


def changed(data: Any, id: str, changes: dict[str, Any]) -> Any:
    team = next(team for team in data["teams"] if team["id"] == id)
    team.update(changes)
    data["teams"] = [team]
    return data


def players(**changes: Any) -> Any:
    player = {"number": 1, "name": "Wat", "position": "ogre"}
    return human(players=[{**player, **changes}])


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (human(roster="humans"), "teams[human].roster"),
        (human(rerolls=9), "teams[human].rerolls"),
        (human(cheerleaders=13), "teams[human].cheerleaders"),
        (human(dedicated_fans=0), "teams[human].dedicated_fans"),
        (human(treasury=5), "teams[human].treasury"),
        (human(chosen_rules=["favoured_of_khorne"]), "teams[human].chosen_rules"),
        (norse(chosen_rules=[]), "teams[norse].chosen_rules"),
        (norse(chosen_rules=["favoured_of_nurgle"]), "teams[norse].chosen_rules"),
        (
            norse(chosen_rules=["old_world_classic", "favoured_of_khorne"]),
            "teams[norse].chosen_rules",
        ),
        (players(position="goblin"), "teams[human].players[1].position"),
        (players(number=0), "teams[human].players[0].number"),
        (players(name=None), "teams[human].players[1].name"),
        (human(players=players()["teams"][0]["players"] * 2), "teams[human].players"),
    ],
)
def test_a_fault_is_named_with_file_entry_and_field(data, where):
    by_id = {roster.id: roster for roster in rosters("bb2020")}
    document = parse_document(json.dumps(data), PATH, "bb2020")
    with pytest.raises(BadFile) as caught:
        read_ready_teams(document, by_id, load_draft_limits("bb2020"))
    assert (caught.value.path, caught.value.where) == (PATH, where)
