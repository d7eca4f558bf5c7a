"""From a team file into a match: the sheet, what it can induce, and where files are taken."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import blockdice as bd
from blockdice.engine.errors import BadFile, BadTeam, UnknownName
from blockdice.engine.sheet import SkillSheet
from blockdice.teams import (
    Advancement,
    Induced,
    Mercenary,
    TeamPlayer,
    find_team,
    match_sheet,
    new_team_file,
    ready_team,
    save_team_file,
    team_value,
    wares_for,
)

MAGPIES = new_team_file("bb2020", "human")


def test_the_ready_made_team_comes_out_as_it_is():
    sheet = match_sheet(MAGPIES)
    ready = ready_team("bb2020", "human")
    assert replace(sheet, current_value=0, wares=()) == replace(ready, current_value=0, wares=())
    assert sheet.current_value == 1_000_000


def test_a_player_brings_what_has_become_of_him():
    veteran = TeamPlayer(
        40, "Old Tam", "ogre", (Advancement("chosen_primary", "guard"),), spp=9, niggling=1
    )
    sheet = match_sheet(replace(MAGPIES, games=3, players=(*MAGPIES.players, veteran)))
    player = sheet.players[-1]
    assert (player.number, player.name, player.spp, player.niggling) == (40, "Old Tam", 3, 1)
    assert player.cost == 160_000
    assert player.skills[-1] == SkillSheet("guard")


def test_who_misses_the_match_is_not_in_the_current_value():
    first = replace(MAGPIES.players[0], misses_match=True)
    sheet = match_sheet(replace(MAGPIES, games=1, players=(first, *MAGPIES.players[1:])))
    assert team_value(sheet) == 1_000_000
    assert sheet.current_value == 1_000_000 - sheet.players[0].cost


def test_a_league_team_may_induce_all_that_there_is_for_it():
    sheet = match_sheet(MAGPIES)
    assert sheet.wares == wares_for(sheet)
    assert sheet.inducements == ()
    by_id = {ware.id: ware for ware in sheet.wares}
    assert len(by_id) == len(sheet.wares)
    assert "plague_doctor" not in by_id
    assert "varag_ghoul_chewer" not in by_id
    griff = by_id["griff_oberwald"]
    assert (griff.price, griff.limit, griff.group, griff.group_limit) == (
        280_000,
        1,
        "star_player",
        2,
    )
    assert griff.players[0].is_star
    pair = by_id["grak_and_crumbleberry"]
    assert (pair.price, len(pair.players)) == (250_000, 2)
    assert by_id["josef_bugman"].is_named
    assert not by_id["hireling_sports_wizard"].is_named


def test_mercenaries_are_what_the_roster_leaves_room_for():
    by_id = {ware.id: ware for ware in wares_for(match_sheet(MAGPIES))}
    lineman = by_id["mercenary_human_lineman"]
    hired = sum(player.position == "human_lineman" for player in MAGPIES.players)
    assert (lineman.price, lineman.limit) == (80_000, 16 - hired)
    assert lineman.players[0].skills == (SkillSheet("loner", 4),)
    assert SkillSheet("tackle") in lineman.skills
    assert SkillSheet("dodge") not in lineman.skills
    assert lineman.skill_price == 50_000


def test_big_guys_of_a_roster_share_their_limit():
    renegades = match_sheet(new_team_file("bb2020", "chaos_renegades"))
    big = [ware for ware in wares_for(renegades) if ware.group.startswith("mercenaries_")]
    had = sum("big_guy" in player.keywords for player in renegades.players)
    assert {ware.group_limit for ware in big} == {3 - had}


EXHIBITION = replace(
    new_team_file("bb2020", "human", kind="exhibition"),
    budget=1_800_000,
    stars=("griff_oberwald",),
    inducements=(Induced("bribes", 2),),
    mercenaries=(Mercenary("human_lineman", "tackle"),),
)


def test_an_exhibition_team_comes_with_what_it_has_induced():
    sheet = match_sheet(EXHIBITION)
    merc = "mercenary_human_lineman_with_tackle"
    assert sheet.inducements == ("bribes", "bribes", "griff_oberwald", merc)
    assert {ware.id for ware in sheet.wares} == {"bribes", "griff_oberwald", merc}
    assert sheet.wares[-1].players[0].skills == (SkillSheet("loner", 4), SkillSheet("tackle"))
    assert sheet.wares[-1].price == 130_000


def test_its_players_are_worth_no_more_for_their_skills():
    first = replace(MAGPIES.players[0], advancements=(Advancement("chosen_primary", "block"),))
    team = replace(EXHIBITION, players=(first, *EXHIBITION.players[1:]))
    assert match_sheet(team).players[0].cost == match_sheet(EXHIBITION).players[0].cost


def test_what_there_is_not_makes_no_sheet():
    stray = replace(MAGPIES.players[0], position="goblin")
    with pytest.raises(BadTeam, match="no 'goblin'"):
        match_sheet(replace(MAGPIES, players=(stray,)))
    with pytest.raises(UnknownName):
        match_sheet(replace(EXHIBITION, stars=("grif",)))
    with pytest.raises(UnknownName):
        match_sheet(replace(EXHIBITION, inducements=(Induced("bribe"),)))
    with pytest.raises(UnknownName):
        match_sheet(replace(MAGPIES, roster="humen"))


def test_a_count_beyond_all_measure_is_cut():
    sheet = match_sheet(replace(EXHIBITION, inducements=(Induced("bribes", 10**9),)))
    assert sheet.inducements.count("bribes") == 3


def test_a_match_takes_a_file_where_it_takes_a_roster(tmp_path: Path):
    path = tmp_path / "magpies.toml"
    save_team_file(replace(MAGPIES, name="File Team"), path)
    for team in (path, str(path)):
        game = bd.new_game(home=team, seed=7)
        assert [sheet.name for sheet in game.teams] == ["File Team", "Rustkettle Rowdies"]
    assert find_team("bb2020", "human").name == "Millbrook Magpies"


def test_an_illegal_team_plays_no_match(tmp_path: Path):
    path = tmp_path / "magpies.toml"
    save_team_file(replace(MAGPIES, rerolls=9), path)
    with pytest.raises(BadTeam) as caught:
        bd.new_game(home=path)
    assert caught.value.path == str(path)
    assert len(caught.value.findings) == 2
    with pytest.raises(BadFile, match="cannot be read"):
        bd.new_game(home=tmp_path / "no.toml")
    with pytest.raises(UnknownName):
        bd.new_game(home="magpies")


def test_an_exhibition_is_played_with_all_hired_ones(tmp_path: Path):
    path = tmp_path / "team.toml"
    save_team_file(EXHIBITION, path)
    game = bd.new_game(home=path, seed=3)
    hired = [p.name for p in game.match.players if p.is_hired_for_match]
    assert "Griff Oberwald" in hired
    assert len(hired) == 2
