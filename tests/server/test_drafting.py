"""Drafting over the socket: the book, live checks, files read, and matches with drafted teams."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from blockdice.catalog import rosters
from blockdice.server.protocol import MESSAGE_LIMIT
from blockdice.server.protocol.drafting import TEAM_LIMIT
from blockdice.teams import Induced, format_team, new_team_file
from blockdice.teams.reading import LIMIT
from tests.server.tab import Tab, server, tab

BAD = Path(__file__).parents[1] / "teams" / "bad"
ROSTERS = [roster.id for roster in rosters("bb2020")]


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with server(tmp_path_factory.mktemp("matches")) as client:
        yield client


@pytest.fixture
def page(client):
    with tab(client) as page:
        yield page


def new(page: Tab, roster: str = "human", kind: str = "league", is_empty: bool = False) -> Any:
    fields = {"edition": "bb2020", "roster": roster, "kind": kind, "is_empty": is_empty}
    return page.ask("new_team", **fields)["team"]


def check(page: Tab, team: Any) -> Any:
    answer = page.ask("check_team", team=team)
    assert answer["type"] == "checked", answer
    return answer["draft"]


def codes(told: Any) -> list[str]:
    return [finding["code"] for finding in told["findings"]]


def seat(**more: Any) -> dict[str, Any]:
    return {"team": "orc", "coach": "person", **more}


def begin(page: Tab, home: Any, away: Any, **more: Any) -> Any:
    return page.ask("new_match", edition="bb2020", seed=7, home=home, away=away, **more)


def text_of(roster: str = "human", kind: str = "league", **changes: Any) -> str:
    return format_team(replace(new_team_file("bb2020", roster, kind=kind), **changes))


# What a page drafts with.


def test_the_book_has_all_that_a_draft_names(page):
    book = page.ask("open_book", edition="bb2020")["book"]
    assert [roster["id"] for roster in book["rosters"]] == ROSTERS
    assert all(skill["text"] for skill in book["skills"].values())
    for roster in book["rosters"]:
        for position in roster["positions"]:
            assert set(position["terms"]) <= book["skills"].keys()
            assert len(position["terms"]) == len(position["skills"])
    draft = check(page, new(page, kind="exhibition"))
    assert {offer["id"] for offer in draft["inducements"]} <= book["inducements"].keys()
    assert {offer["id"] for offer in draft["stars"]} <= book["stars"].keys()


@pytest.mark.parametrize("kind", ["league", "exhibition"])
@pytest.mark.parametrize("roster", ROSTERS)
def test_a_ready_made_team_is_legal_and_its_file_reads_as_the_same(page, roster, kind):
    team = new(page, roster, kind)
    draft = check(page, team)
    assert draft["findings"] == []
    assert 0 <= draft["left"] == draft["budget"] - draft["cost"]
    read = page.ask("read_team", text=draft["text"])
    assert (read["team"], read["findings"]) == (team, [])


def test_a_team_is_drafted_from_nothing(page):
    team = new(page, is_empty=True)
    assert codes(check(page, team)) == ["too_few_players"]
    for number in range(1, 12):
        player = {"number": number, "name": f"Player {number}", "position": "human_lineman"}
        nothing = {"advancements": [], "spp": 0, "niggling": 0, "injuries": []}
        team["players"].append({**player, **nothing, "misses_match": False, "retired": False})
    draft = check(page, team)
    assert (draft["findings"], draft["cost"], draft["left"]) == ([], 550_000, 450_000)
    assert "treasury = 450000" in draft["text"]
    assert draft["players"][0]["value"] == 50_000
    team["rerolls"] = 9
    draft = check(page, team)
    assert codes(draft) == ["rerolls_out_of_range"]
    assert draft["cost"] == 550_000 + 9 * 50_000
    team["cheerleaders"], team["assistant_coaches"] = 5, 6
    assert check(page, team)["left"] == -110_000


def test_an_exhibition_team_learns_and_induces(page):
    team = new(page, kind="exhibition")
    before = check(page, team)
    thrower = next(at for at, p in enumerate(team["players"]) if p["position"] == "thrower")
    seen = before["players"][thrower]
    assert "block" in seen["primary"]
    assert "dodge" in seen["secondary"]
    assert before["free_spp"] == 36
    team["players"][thrower]["advancements"] = [
        {"way": "chosen_primary", "skill": "block", "characteristic": ""}
    ]
    team["inducements"] = [{"id": "bribes", "count": 1}]
    after = check(page, team)
    assert after["findings"] == []
    assert after["spp_spent"] == seen["next"]["chosen_primary"]
    assert "Block" in after["players"][thrower]["skills"]
    assert "block" not in after["players"][thrower]["primary"]
    price = next(offer["price"] for offer in before["inducements"] if offer["id"] == "bribes")
    assert after["cost"] == before["cost"] + price


def test_what_cannot_stand_in_a_file_is_found_in_a_draft(page):
    team = new(page)
    team["name"] = " "
    team["players"][2]["name"] = "a\u202eb"
    found = check(page, team)["findings"]
    assert {(f["code"], f["subject"]) for f in found} == {
        ("text_empty", "name"),
        ("text_bad_character", "players[3].name"),
    }


@pytest.mark.parametrize("path", sorted(BAD.glob("*.toml")), ids=lambda path: path.stem)
def test_a_bad_file_is_read_with_its_finding_and_never_played(page, path):
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        return  # such a file cannot be sent at all
    read = page.ask("read_team", text=text)
    assert read["type"] == "team"
    if path.stem == "mega_star_not_allowed":
        return  # that is for organisers to say
    assert path.stem in codes(read)
    answer = begin(page, seat(team="", file=text), seat())
    assert answer["code"] == "bad_team"
    assert codes(answer) == codes(read)
    if read["team"] is not None:
        assert page.ask("check_team", team=read["team"])["type"] == "checked"


# Hostile ones.


def draft_with(page: Tab, **changes: Any) -> dict[str, Any]:
    return {**new(page), **changes}


@pytest.mark.parametrize(
    "changes",
    [
        {"players": "all"},
        {"players": [7]},
        {"players": [{}]},
        {"players": [[]] * 101},
        {"rerolls": "2"},
        {"rerolls": 1.5},
        {"rerolls": True},
        {"rerolls": 10**30},
        {"apothecary": 1},
        {"name": None},
        {"name": "x" * 10_000},
        {"kind": "war"},
        {"stars": [1]},
        {"stars": ["x"] * 101},
        {"inducements": [{"id": "bribes"}]},
        {"gold": 5},
    ],
    ids=str,
)
def test_a_draft_that_cannot_be_read(page, changes):
    answer = page.ask("check_team", team=draft_with(page, **changes))
    assert (answer["type"], answer["code"]) == ("error", "bad_message")
    assert new(page)["roster"] == "human"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"roster": "elf_lords"}, "unknown_name"),
        ({"roster": "../human"}, "unknown_name"),
        ({"edition": "bb1066"}, "unknown_name"),
        ({"edition": ""}, "unknown_name"),
    ],
)
def test_a_draft_of_what_there_is_not(page, changes, code):
    assert page.ask("check_team", team=draft_with(page, **changes))["code"] == code
    fields = {"edition": "bb2020", "roster": "human", "kind": "league", "is_empty": True}
    assert page.ask("new_team", **{**fields, **changes})["code"] == code


def test_nonsense_in_a_draft_is_found_not_fallen_over(page):
    team = draft_with(page, special_rules=["x"], rerolls=-5, dedicated_fans=-(2**31), games=-1)
    team["players"][0] |= {"position": "dragon", "number": -7, "injuries": ["hurt"], "spp": -1}
    team["players"][1]["advancements"] = [{"way": "a", "skill": "b", "characteristic": "c"}] * 100
    team["mercenaries"] = [{"position": "x", "skill": "y"}] * 100
    team["inducements"] = [{"id": "", "count": -(2**31)}]
    assert len(codes(check(page, team))) > 8
    team["kind"] = "exhibition"
    assert len(codes(check(page, team))) > 8


def test_a_draft_too_large_for_a_file(page):
    team = new(page)
    bad = [{"way": "w" * 30, "skill": "s" * 30, "characteristic": ""}] * 100
    for player in team["players"]:
        player["advancements"] = bad
    assert page.ask("check_team", team=team)["code"] == "bad_message"


def test_a_file_too_large(page):
    answer = page.ask("read_team", text="#" * (TEAM_LIMIT + 1))
    assert answer["code"] == "bad_message"
    answer = page.ask("read_team", text="\u20ac" * (LIMIT // 2))
    assert codes(answer) == ["file_too_large"]
    answer = begin(page, seat(team="", file="#" * (TEAM_LIMIT + 1)), seat())
    assert answer["code"] == "bad_message"
    page.send_text(json.dumps({"type": "read_team", "id": "x", "text": "#" * MESSAGE_LIMIT}))
    assert page.receive()["code"] == "bad_message"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "magpies.toml",
        "/etc/passwd",
        "../human.toml",
        "[" * 5000,
        "a.b = 1",
        "\x00",
        "format = 1",
    ],
)
def test_a_file_that_is_none(page, text):
    answer = begin(page, seat(team="", file=text), seat())
    assert answer["code"] == "bad_team"
    assert codes(answer)
    assert "passwd:" not in answer["message"]


# Matches.


@pytest.mark.parametrize("kind", ["league", "exhibition"])
def test_a_match_with_a_drafted_team(page, kind):
    mine = text_of(kind=kind, name="Own Draft")
    assert begin(page, seat(team="", file=mine), seat(), kind=kind)["type"] == "view"
    assert page.board["kind"] == kind
    assert [page.board["teams"][side]["name"] for side in ("home", "away")] == [
        "Own Draft",
        "Rustkettle Rowdies",
    ]


def test_a_match_of_two_files_that_brings_what_was_induced(page):
    mine = text_of(kind="exhibition", inducements=(Induced("bribes", 1),), budget=1_300_000)
    theirs = text_of("orc", "league")
    assert begin(page, seat(team="", file=mine), seat(team="", file=theirs))["type"] == "view"
    for _ in range(20):
        if page.board["teams"]["home"]["bribes"]:
            break
        page.answer()
    assert page.board["teams"]["home"]["bribes"] == 1


def test_all_findings_of_both_teams_are_told(page):
    short = text_of(players=new_team_file("bb2020", "human").players[:9], rerolls=9)
    answer = begin(page, seat(team="", file=short), seat(team="", file="gold = 1"))
    assert answer["code"] == "bad_team"
    told = {(finding["side"], finding["code"]) for finding in answer["findings"]}
    assert told >= {
        ("home", "too_few_players"),
        ("home", "rerolls_out_of_range"),
        ("away", "format_unknown"),
    }
    assert begin(page, seat(), seat())["type"] == "view"


def test_an_exhibition_team_plays_no_league(page):
    file = text_of(kind="exhibition")
    answer = begin(page, seat(team="", file=file), seat(), kind="league")
    assert (answer["code"], codes(answer)) == ("bad_team", ["kind_differs"])


@pytest.mark.parametrize(
    ("home", "code"),
    [
        (seat(file=text_of()), "bad_message"),
        ({"team": "", "coach": "person", "file": 7}, "bad_message"),
        ({"team": "", "coach": "person", "file": {"path": "x"}}, "bad_message"),
        ({"team": "", "coach": "person"}, "unknown_name"),
        ({"team": "", "coach": "nobody", "file": text_of()}, "unknown_name"),
    ],
)
def test_a_seat_that_cannot_be(page, home, code):
    assert begin(page, home, seat())["code"] == code
    assert begin(page, seat(), seat())["type"] == "view"


def test_a_league_match_of_ready_made_teams_has_a_shop(page):
    begin(page, seat(team="snotling"), seat(team="human"), kind="league")
    assert page.decision["kind"] == "inducements"
    assert page.decision["coach"] == "home"
    assert any(ware["can_buy"] for ware in page.decision["shop"]["wares"])
    begin(page, seat(team="snotling"), seat(team="human"), kind="exhibition")
    assert page.decision["kind"] != "inducements"
