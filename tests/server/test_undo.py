"""What may be taken back, and by whom."""

from __future__ import annotations

from tests.server.tab import server, tab
from tests.server.test_playing import play_to_prompt


def test_an_answer_is_taken_back_until_a_die_falls(tmp_path):
    with server(tmp_path) as client, tab(client) as page:
        page.start()
        play_to_prompt(page, "activate")
        assert not page.board["can_undo"]
        asked = page.decision
        page.answer()
        assert page.decision["kind"] == "move"
        assert page.board["can_undo"]
        seq = page.seq
        assert page.undo()["type"] == "update"
        assert page.decision == asked
        assert page.seq > seq
        assert "taken back" in page.said()[-1]


def test_several_answers_are_taken_back_one_after_the_other(tmp_path):
    with server(tmp_path) as client, tab(client) as page:
        page.start()
        play_to_prompt(page, "set_up")
        asked = page.decision
        page.act(page.first_action())
        page.act(page.first_action())
        page.undo()
        page.undo()
        assert page.decision == asked


def test_not_across_a_die(tmp_path):
    with server(tmp_path) as client, tab(client) as page:
        page.start()
        play_to_prompt(page, "block_die")
        assert not page.board["can_undo"]
        refused = page.undo()
        assert refused["code"] == "no_undo"
        assert "dice" in refused["message"].lower()
        assert page.answer()["type"] == "update"


def test_not_across_the_computer(tmp_path):
    with server(tmp_path) as client, tab(client) as page:
        page.start(away="simple")
        page.wait()
        play_until_computer_has_answered(page)
        assert not page.board["can_undo"]
        assert page.undo()["code"] == "no_undo"


def test_nothing_to_take_back(tmp_path):
    with server(tmp_path) as client, tab(client) as page:
        page.start()
        assert page.undo()["code"] == "no_undo"


def test_undo_is_kept(tmp_path):
    with server(tmp_path) as client, tab(client) as page:
        page.start()
        play_to_prompt(page, "activate")
        page.answer()
        page.undo()
        asked, told, match = page.decision, page.said(), page.match
    with server(tmp_path) as client, tab(client) as page:
        page.open(match)
        assert (page.decision, page.said()) == (asked, told)
        assert page.answer()["type"] == "update"


def play_until_computer_has_answered(page):
    """Play until the event before a person's decision is not this person's own doing."""
    for _ in range(200):
        seq = page.seq
        page.answer("end")
        page.wait()
        own = [event for event in page.events if event["seq"] >= seq]
        if any(event.get("coach") == "away" and event["kind"] == "declared" for event in own):
            return
    raise AssertionError("the computer has done nothing")
