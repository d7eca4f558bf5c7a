"""When the server itself fails: nothing is acknowledged that is not kept, and it goes on."""

from __future__ import annotations

import sqlite3
import zlib
from pathlib import Path

import pytest

from blockdice.bots import SimpleBot
from blockdice.new_game import new_game
from blockdice.server import match_room
from blockdice.server.errors import StoreConflict, StoreError
from blockdice.server.store import FILE, Seats, Store, unpack
from blockdice.server.table import PERSON, Table
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


def fail_at_first(monkeypatch, error, times):
    """Have the first savings fail."""
    real, failures = Store.save, [error] * times

    def save(*arguments):
        if failures:
            raise failures.pop()
        return real(*arguments)

    monkeypatch.setattr(Store, "save", save)


def test_a_computer_tries_again_what_could_not_be_saved(tmp_path, monkeypatch):
    monkeypatch.setattr(match_room, "RETRY", 0.01)
    fail_at_first(monkeypatch, StoreError("the disk is full"), times=3)
    with server(tmp_path) as client, tab(client) as page:
        page.start("simple", "simple")
        told = [page.receive() for _ in range(10)]
        assert [message["type"] for message in told] == ["error"] * 3 + ["update"] * 7
        assert {message["code"] for message in told[:3]} == {"server_fault"}


@pytest.mark.parametrize("said", ["refused", "too late", "undo"])
def test_a_message_wakes_a_computer_that_could_not_go_on(tmp_path, monkeypatch, said):
    fail_at_first(monkeypatch, ZeroDivisionError(), times=1)
    with server(tmp_path) as client, tab(client) as page:
        page.start("simple", "simple")
        assert page.receive()["code"] == "server_fault"
        if said == "undo":
            assert page.undo()["code"] == "no_undo"
        elif said == "refused":
            assert page.act("end")["code"] == "not_yours"
        else:
            assert page.act("end", seq=page.seq + 1)["resync"]
        assert page.receive()["type"] == "update"


@pytest.mark.parametrize("found", ["none", "error"])
def test_a_conflict_with_a_match_that_cannot_be_loaded(tmp_path, monkeypatch, found):
    def load(*arguments):
        if found == "error":
            raise StoreError("the disk is gone")

    store, seats, game = Store(tmp_path), Seats((PERSON, PERSON), 1), new_game(seed=7)
    store.add("m", seats, game)
    table = Table("m", game, seats, 1, store)
    before = table.view(None)
    action = str(game.decision.actions[0])
    with monkeypatch.context() as patch:
        fail_at_first(patch, StoreConflict("somebody else"), times=1)
        patch.setattr(Store, "load", load)
        with pytest.raises(StoreError) as raised:
            table.answer(action)
        assert not isinstance(raised.value, StoreConflict)
        assert table.view(None) == before
    assert table.answer(action).seq > before.seq
    kept = store.load("m")
    assert kept is not None
    assert kept[0].match.seq == table.seq
    store.close()


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


def test_a_kept_match_that_is_nested_too_deep():
    with pytest.raises(StoreError, match="cannot be read"):
        unpack(zlib.compress(b"[" * 100_000))


@pytest.mark.parametrize("name", ["q?mode=ro&uri=true", "a%20b", "what?", "a#b", "file:x", "a b"])
def test_a_folder_of_any_name(tmp_path, name):
    store = Store(tmp_path / name)
    store.add("m", Seats((PERSON, PERSON), 1), new_game(seed=7))
    store.close()
    assert (tmp_path / name / FILE).is_file()
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_folder_whose_name_cannot_be():
    with pytest.raises(StoreError, match="cannot be made"):
        Store(Path("nul\0"))
