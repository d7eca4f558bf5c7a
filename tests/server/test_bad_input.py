"""What must not harm a match: bad messages, answers out of turn, many at once."""

from __future__ import annotations

import json
import threading

import pytest
from starlette.websockets import WebSocketDisconnect

from blockdice.server.protocol import MESSAGE_LIMIT
from tests.server.tab import Tab, server, tab
from tests.server.test_playing import play_to_prompt


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with server(tmp_path_factory.mktemp("matches")) as client:
        yield client


@pytest.fixture
def page(client):
    with tab(client) as page:
        page.start()
        yield page


def is_unharmed(page: Tab) -> bool:
    """Whether the match stands as the page knows it, and goes on."""
    seq, decision, board = page.seq, page.decision, page.board
    page.open(page.match)
    return (page.seq, page.decision, page.board) == (seq, decision, board) and (
        page.answer()["type"] == "update"
    )


def act(**changes):
    row = {"type": "act", "id": "an id", "match": "m", "expected_seq": 0, "action": "end"}
    return {key: value for key, value in {**row, **changes}.items() if value is not None}


BAD = {
    "no JSON": "{",
    "no text": "",
    "no object": "[1]",
    "a number": "1",
    "not closed": '{"type": "hello"',
    "deep": "[" * 10_000,
    "no type": "{}",
    "unknown type": '{"type": "cheat"}',
    "server's type": '{"type": "update"}',
    "text for a number": json.dumps(act(expected_seq="7")),
    "fraction": json.dumps(act(expected_seq=1.5)),
    "negative": json.dumps(act(expected_seq=-1)),
    "huge": json.dumps(act(expected_seq=10**30)),
    "true": json.dumps(act(expected_seq=True)),
    "number for a text": json.dumps(act(action=7)),
    "empty action": json.dumps(act(action="")),
    "long action": json.dumps(act(action="end " * 300)),
    "empty id": json.dumps(act(id="")),
    "long id": json.dumps(act(id="x" * 65)),
    "no id": json.dumps({"type": "open", "match": "m"}),
    "unknown field": json.dumps(act(cheat=True)),
    "list": json.dumps(act(match=["m"])),
    "too large": json.dumps(act(action="x" * MESSAGE_LIMIT)),
    "too large in bytes": '"' + "\u20ac" * (MESSAGE_LIMIT // 2) + '"',
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
def test_a_message_that_cannot_be_read(page, text):
    page.send_text(text)
    answer = page.receive()
    assert (answer["type"], answer["code"]) == ("error", "bad_message")
    assert answer["message"]
    assert is_unharmed(page)


def test_bytes_are_no_message(page):
    page.socket.send_bytes(b'{"type": "hello", "protocol": 1}')
    assert page.receive()["code"] == "bad_message"
    assert is_unharmed(page)


def test_what_cannot_be_read_is_still_answered_by_its_id(page):
    page.send_text(json.dumps(act(expected_seq="7")))
    assert page.receive()["in_reply_to"] == "an id"


def test_hello_comes_first(client):
    with client.websocket_connect("/ws") as socket:
        socket.send_text(json.dumps(act()))
        assert json.loads(socket.receive_text())["code"] == "bad_message"
        socket.send_text('{"type": "hello", "protocol": 99}')
        assert json.loads(socket.receive_text())["code"] == "wrong_protocol"
        assert Tab(socket).welcome["type"] == "welcome"


def test_an_unknown_match(page):
    assert page.ask("open", match="nowhere")["code"] == "unknown_match"
    assert page.act("end", match="nowhere")["code"] == "unknown_match"
    assert is_unharmed(page)


def test_a_match_that_the_page_has_not_opened(client, page):
    with tab(client) as other:
        other.start()
        assert other.act("kick", match=page.match)["code"] == "unknown_match"
    assert is_unharmed(page)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"edition": "bb1066"}, "unknown_name"),
        ({"home": {"team": "humans", "coach": "person"}}, "unknown_name"),
        ({"home": {"team": "human", "coach": "me"}}, "unknown_name"),
        ({"edition": "BB2020"}, "unknown_name"),
        ({"home": {"team": "../../etc/passwd", "coach": "person"}}, "unknown_name"),
        ({"home": {"team": "../human", "coach": "person"}}, "unknown_name"),
        ({"away": {"team": "HUMAN", "coach": "person"}}, "unknown_name"),
        ({"away": {"team": " human", "coach": "person"}}, "unknown_name"),
        ({"home": {"team": "human"}}, "bad_message"),
        ({"kind": "war"}, "bad_message"),
        ({"seed": -1}, "bad_message"),
        ({"seed": 2**40}, "bad_message"),
    ],
)
def test_a_match_that_cannot_be(page, changes, code):
    seat = {"team": "orc", "coach": "person"}
    match = {"edition": "bb2020", "home": seat, "away": seat, **changes}
    assert page.ask("new_match", **match)["code"] == code
    assert is_unharmed(page)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("end", "illegal_action"),
        ("activate H1 move", "illegal_action"),
        ("die 1", "illegal_action"),
        ("setup H1=m7", "illegal_action"),
        ("kick off", "bad_notation"),
        ("cheat", "bad_notation"),
        ("   ", "bad_notation"),
        ("move z99", "bad_notation"),
        ("activate H77 move", "unknown_name"),
        ("reroll luck", "unknown_name"),
    ],
)
def test_an_action_that_is_not_legal(page, action, code):
    answer = page.act(action)
    assert (answer["type"], answer["code"]) == ("error", code)
    assert answer["match"] == page.match
    if code == "illegal_action":
        assert set(answer["legal"]) <= {"kick", "receive"}
    assert is_unharmed(page)


def test_an_answer_for_the_computer(client):
    with tab(client) as page:
        page.start("person", "simple", seed=1)
        assert page.decision["coach"] == "home"
    with server_with_pause(client) as slow, tab(slow) as page:
        page.start("simple", "simple")
        answer = page.act("kick")
        assert answer["code"] == "not_yours"
        assert page.open(page.match)["decision"] == page.decision


def server_with_pause(client):
    return server(client.app.state.rooms._store.path.parent, pause=30)


def test_an_answer_to_a_decision_already_answered(page):
    seq = page.seq
    page.answer()
    board, decision = page.board, page.decision
    answer = page.act("kick", seq=seq)
    assert answer["type"] == "view"
    assert answer["resync"]
    assert (page.board, page.decision) == (board, decision)
    assert page.act("kick", seq=page.seq + 5)["resync"]
    assert is_unharmed(page)


def test_the_same_message_twice_acts_once(page):
    play_to_prompt(page, "set_up")
    seq, action = page.seq, page.first_action()
    page.act(action, id="twice")
    after = page.seq, page.decision
    answer = page.act(action, seq=seq, id="twice")
    assert answer["type"] == "view"
    assert not answer["resync"]
    assert (page.seq, page.decision) == after
    assert is_unharmed(page)


def test_the_same_new_match_twice_begins_one(client):
    with tab(client) as page:
        page.start(id="begin once")
        first = page.match
        page.start(id="begin once")
        assert page.match == first


def test_a_second_tab_gets_every_update(client, page):
    with tab(client) as second:
        second.open(page.match)
        for _ in range(30):
            page.answer()
            second.receive()
            assert (second.seq, second.decision, second.board) == (
                page.seq,
                page.decision,
                page.board,
            )
        assert second.said() == page.said()
        second.answer()
        page.receive()
        assert (second.seq, second.decision) == (page.seq, page.decision)


def test_a_page_that_has_left_gets_nothing_more(client, page):
    with tab(client) as second:
        second.open(page.match)
        second.hello()
        page.answer()
        assert second.hello()["type"] == "welcome"


def test_many_answers_at_once_from_two_tabs(client, page):
    play_to_prompt(page, "set_up")
    with tab(client) as second:
        second.open(page.match)
        seq, tries = page.seq, 20
        grid = page.decision["grid"]
        squares = grid["squares"][:tries]

        def fire(who: Tab, name: str) -> None:
            for n, square in enumerate(squares):
                text = f"place {grid['players'][0]} {square}"
                row = act(id=f"{name} {n}", match=page.match, expected_seq=seq, action=text)
                who.send_text(json.dumps(row))

        threads = [
            threading.Thread(target=fire, args=pair) for pair in ((page, "a"), (second, "b"))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        answers = [take_answers(page, "a", tries), take_answers(second, "b", tries)]
        done = [one for one in answers[0] + answers[1] if one["type"] == "update"]
        assert len(done) == 1
        assert all(one["resync"] for one in answers[0] + answers[1] if one["type"] == "view")
        page.open(page.match)
        second.open(page.match)
        assert (page.seq, page.decision) == (second.seq, second.decision)
        placed = [player for player in page.board["players"] if player["square"]]
        assert len([player for player in placed if player["label"] == grid["players"][0]]) == 1
    assert is_unharmed(page)


def take_answers(page: Tab, name: str, wanted: int) -> list[dict]:
    answers = []
    while len(answers) < wanted:
        message = page.receive()
        if (message["in_reply_to"] or "").startswith(name + " "):
            answers.append(message)
    return answers


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "", "http://["])
def test_another_site_may_not_open_the_socket(client, origin):
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/ws", headers={"origin": origin}),
    ):
        pass


def test_the_page_itself_may_open_the_socket(client):
    with client.websocket_connect("/ws", headers={"origin": "http://testserver"}) as socket:
        assert Tab(socket).welcome["type"] == "welcome"
