"""Matches over the socket: whole ones, and ones that are left and taken up again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from blockdice.catalog import ready_teams
from tests.server.tab import Tab, server, tab


def test_welcome_offers_editions_teams_and_coaches(tmp_path):
    with server(tmp_path) as client, tab(client) as page:
        welcome = page.welcome
        assert welcome["type"] == "welcome"
        assert [edition["id"] for edition in welcome["editions"]] == ["bb2020"]
        teams = {team["id"]: team for team in welcome["editions"][0]["teams"]}
        assert set(teams) == {team.id for team in ready_teams("bb2020")}
        assert (teams["snotling"]["roster_name"], teams["snotling"]["tier"]) == ("Snotling", 3)
        assert welcome["coaches"] == ["person", "simple", "random"]
        assert welcome["matches"] == []


@pytest.mark.parametrize("bot", ["simple", "random"])
def test_a_person_plays_a_computer_to_the_end(tmp_path, bot):
    with server(tmp_path) as client, tab(client) as page:
        assert page.start(away=bot)["type"] == "view"
        while page.result is None:
            page.wait()
            if page.decision is not None:
                answer = page.answer("end")
                assert answer["type"] == "update", answer
        assert page.decision is None
        assert page.thinking is None
        assert page.board["half"] == 2
        assert page.result["text"]
        told = page.said()
        seqs = [event["seq"] for event in page.events]
        assert seqs == sorted(set(seqs))
        again = page.open(page.match)
        assert [line["text"] for line in again["log"]] == told
        assert page.act("end")["code"] == "match_over"
        kept = page.hello()["matches"][0]
        assert kept["is_over"]
        assert kept["score"] == page.board["score"]


def test_two_computers_play_while_a_page_watches(tmp_path):
    with server(tmp_path) as client, tab(client) as page:
        page.start("simple", "random")
        assert page.decision is not None
        assert page.decision["actions"] == []
        assert page.thinking == page.decision["coach"]
        for _ in range(100):
            page.receive()
        assert page.board["half"] >= 1
        assert not page.board["can_undo"]


def test_the_computers_turn_does_not_hold_up_another_match(tmp_path):
    with server(tmp_path, pause=30) as client, tab(client) as one, tab(client) as two:
        one.start("simple", "simple")
        two.start()
        two.answer()
        assert one.thinking is not None
        assert one.match != two.match


def test_secure_dice_without_a_seed(tmp_path):
    with server(tmp_path) as client, tab(client) as page:
        rolled = []
        for _ in range(2):
            page.start(seed=None)
            page.play_until("move")
            rolled.append(page.said())
        assert rolled[0] != rolled[1]


def test_a_seed_gives_the_match_again(tmp_path):
    with server(tmp_path) as client, tab(client) as page:
        told = []
        for _ in range(2):
            page.start(away="simple", seed=11)
            page.play_until("activate")
            told.append((page.seq, page.said()))
        assert told[0] == told[1]


def test_moves_of_one_activation_are_one_line_that_grows(tmp_path):
    with server(tmp_path) as client, tab(client) as page:
        page.start()
        page.play_until("move")
        before = len(page.log)
        page.answer()
        grown = page.answer()
        assert len(page.log) <= before + 2
        assert len(grown["log"]) >= 1
        assert page.open(page.match)["log"][-1]["text"] == page.said()[-1]


def test_a_set_up_as_a_whole_is_refused_with_every_broken_constraint(tmp_path):
    with server(tmp_path) as client, tab(client) as page:
        page.start()
        page.play_until("set_up")
        side = page.decision["coach"]
        letter, column = ("H", "f") if side == "home" else ("A", "u")
        squares = [f"{letter}{n}={column}{n}" for n in range(1, 12)]
        refused = page.act("setup " + " ".join(squares))
        assert refused["code"] == "illegal_action"
        assert "line of scrimmage" in refused["message"].lower()
        assert ";" in refused["message"]
        seq = page.seq
        assert page.act("formation wall")["type"] == "update"
        assert page.seq > seq


@pytest.mark.parametrize("kind", ["reroll", "push", "block_die"])
def test_a_reload_in_the_middle_of_a_prompt(tmp_path, kind):
    with server(tmp_path) as client:
        with tab(client) as page:
            page.start()
            play_to_prompt(page, kind)
            asked, board, told = page.decision, page.board, page.said()
        with tab(client) as page:
            assert page.welcome["matches"][0]["match"]
            page.open(page.welcome["matches"][0]["match"])
            assert (page.decision, page.board, page.said()) == (asked, board, told)
            assert page.answer()["type"] == "update"


@pytest.mark.parametrize("kind", ["set_up", "activate", "move", "reroll", "push", "block_die"])
def test_a_restart_of_the_server_at_any_decision(tmp_path, kind):
    with server(tmp_path) as client, tab(client) as page:
        page.start()
        play_to_prompt(page, kind)
        asked, board, told, seq = page.decision, page.board, page.said(), page.seq
        match = page.match
    with server(tmp_path) as client, tab(client) as page:
        page.open(match)
        board["can_undo"] = page.board["can_undo"]
        assert (page.decision, page.board, page.said()) == (asked, board, told)
        assert page.seq == seq
        assert page.answer()["type"] == "update"


def test_a_restart_while_the_computer_has_the_turn(tmp_path):
    with server(tmp_path, pause=30) as client, tab(client) as page:
        page.start("simple", "simple")
        match, seq = page.match, page.seq
    with server(tmp_path) as client, tab(client) as page:
        page.open(match)
        for _ in range(30):
            assert page.receive()["type"] == "update"
        assert page.seq > seq


def test_a_killed_server_has_lost_nothing_that_it_acknowledged(tmp_path):
    """No goodbye: another server on the same folder while the first still stands."""
    with server(tmp_path) as first, tab(first) as page:
        page.start()
        play_to_prompt(page, "move")
        with server(tmp_path) as second, tab(second) as other:
            other.open(page.match)
            assert (other.seq, other.decision) == (page.seq, page.decision)


def test_a_match_that_another_server_has_gone_on_with_is_shown_anew(tmp_path):
    with (
        server(tmp_path) as first,
        server(tmp_path) as second,
        tab(first) as page,
        tab(second) as other,
    ):
        page.start()
        other.open(page.match)
        other.answer()
        answer = page.answer()
        assert answer["type"] == "view"
        assert answer["resync"]
        assert (page.seq, page.decision) == (other.seq, other.decision)
        assert page.answer()["type"] == "update"


def test_two_matches_at_once(tmp_path):
    def play(seed: int) -> list[str]:
        with tab(client) as page:
            page.start(away="random", seed=seed)
            for _ in range(60):
                page.wait()
                page.answer()
            return page.said()

    with server(tmp_path) as client:
        with ThreadPoolExecutor(2) as pool:
            together = list(pool.map(play, (3, 4)))
        apart = [play(seed) for seed in (3, 4)]
    assert together == apart
    assert together[0] != together[1]


def test_what_is_kept_survives_a_folder_that_is_moved(tmp_path):
    with server(tmp_path / "here") as client, tab(client) as page:
        page.start()
        match = page.match
    Path(tmp_path / "here").rename(tmp_path / "there")
    with server(tmp_path / "there") as client, tab(client) as page:
        assert page.open(match)["type"] == "view"


def play_to_prompt(page: Tab, kind: str) -> None:
    """Play, blocking whenever that can be done, until somebody is asked."""
    for _ in range(2000):
        assert page.decision is not None
        if page.decision["kind"] == kind:
            return
        texts = [action["text"] for action in page.decision["actions"]]
        wanted = [text for text in texts if " block " in text or text == "formation wall"]
        if page.decision["kind"] == "activate" and not wanted and kind != "move":
            wanted = ["end"]
        answer = page.act(wanted[0] if wanted else page.first_action())
        assert answer["type"] == "update", answer
    raise AssertionError(f"nobody was asked {kind}")
