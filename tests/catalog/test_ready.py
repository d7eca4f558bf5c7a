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


def test_no_two_players_bear_the_same_name():
    names = [p.name for team in ready_teams("bb2020") for p in team.players]
    assert len(names) == len(set(names))


def test_an_unknown_team_is_answered_with_the_nearest():
    with pytest.raises(UnknownName) as caught:
        load_ready_team("bb2020", "orcs")
    assert caught.value.near == ("orc",)


def human(**changes: Any) -> Any:
    folder = files("blockdice.catalog")
    data = json.loads(folder.joinpath("bb2020/ready_teams.json").read_text("utf-8"))
    data["teams"][0].update(changes)
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
