"""When the server itself fails: nothing is acknowledged that is not kept, and it goes on."""

from __future__ import annotations

import sqlite3

import pytest

from blockdice.bots import SimpleBot
from blockdice.server.errors import StoreError
from blockdice.server.store import FILE, Store
from tests.server.tab import server, tab
from tests.server.test_playing import play_to_prompt


def test_an_answer_that_cannot_be_saved_is_not_given(tmp_path, monkeypatch):
    def fail(*arguments):
        raise StoreError("the disk is full")

    with server(tmp_path) as client, tab(client) as page:
        page.start()
        play_to_prompt(page, "move")
        asked, board, seq = page.decision, page.board, page.seq
        with monkeypatch.context() as patch:
            patch.setattr(Store, "save", fail)
            answer = page.answer()
            assert answer["code"] == "server_fault"
            assert "disk is full" in answer["message"]
        page.open(page.match)
        assert (page.seq, page.decision) == (seq, asked)
        assert page.board == {**board, "can_undo": page.board["can_undo"]}
        assert page.answer()["type"] == "update"


def test_a_fault_after_the_answer_leaves_the_match_as_it_was(tmp_path, monkeypatch):
    def fail(*arguments):
        raise ZeroDivisionError

    with server(tmp_path) as client, tab(client) as page:
        page.start()
        play_to_prompt(page, "set_up")
        seq, asked = page.seq, page.decision
        with monkeypatch.context() as patch:
            patch.setattr(Store, "save", fail)
            answer = page.answer()
        assert answer["code"] == "server_fault"
        assert "ZeroDivision" not in answer["message"]
        page.open(page.match)
        assert (page.seq, page.decision) == (seq, asked)
        assert page.answer()["type"] == "update"


@pytest.mark.parametrize("fault", ["raises", "cheats"])
def test_a_bot_that_fails_is_stood_in_for(tmp_path, monkeypatch, fault):
    real, calls = SimpleBot.choose, []

    def choose(bot, game):
        calls.append(game.decision.kind)
        if fault == "raises":
            raise ZeroDivisionError
        action = real(bot, game)
        game.act(action)
        return action

    monkeypatch.setattr(SimpleBot, "choose", choose)
    with server(tmp_path) as client, tab(client) as page:
        page.start("simple", "simple")
        for _ in range(20):
            page.receive()
        assert page.result is None
        assert len(calls) >= 20


def test_a_store_of_a_later_version(tmp_path):
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("update schema_version set version = 99")
    connection.close()
    with pytest.raises(StoreError, match="version 99"):
        Store(tmp_path)


def test_a_store_that_is_no_database(tmp_path):
    (tmp_path / FILE).write_text("no database at all, but long enough to be looked at " * 20)
    with pytest.raises(StoreError, match=r"matches\.sqlite"):
        Store(tmp_path)


def test_a_folder_that_cannot_be(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be made"):
        Store(tmp_path / "file" / "folder")


def test_a_kept_match_that_is_damaged(tmp_path):
    with server(tmp_path) as client, tab(client) as page:
        page.start()
        match = page.match
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("update matches set game = x'00'")
    connection.close()
    with server(tmp_path) as client, tab(client) as page:
        assert page.ask("open", match=match)["code"] == "server_fault"
        assert page.start()["type"] == "view"
