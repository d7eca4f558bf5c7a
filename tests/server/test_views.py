"""What a page is shown, over whole matches."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import blockdice as bd
from blockdice.bots import make_bot
from blockdice.engine.decisions import Choices, Decision
from blockdice.narration import Words
from blockdice.narration.questions import asked
from blockdice.server.protocol import Board, DecisionView, LogLine, ResultView
from blockdice.server.views import Log, view_board, view_decision, view_result

PEOPLE = ("person", "person")


@pytest.fixture(scope="module", params=[("simple", 1), ("random", 2), ("random", 3)])
def seen(request):
    """Every board and decision of a match, with the game's own word beside them."""
    bot, seed = request.param
    game = bd.new_game(seed=seed)
    words, bots = Words(game.teams), [make_bot(bot, seed, side) for side in (0, 1)]
    log, rows = Log(words), []
    while not game.is_over:
        rows.append(
            {
                "board": view_board(game, PEOPLE, False),
                "decision": view_decision(game, words, True),
                "score": game.score,
                "legal": {str(action) for action in game.decision.actions},
                "log": log.follow(game.events)[0],
            }
        )
        game.act(bots[game.decision.side].choose(game.fork(seed=seed)))
    rows[-1]["log"] += log.follow(game.events)[0]
    return game, words, log, rows


def test_every_view_is_what_the_protocol_says(seen):
    for row in seen[3]:
        for part, type_ in (("board", Board), ("decision", DecisionView)):
            msgspec.json.decode(msgspec.json.encode(row[part]), type=type_, strict=True)


def test_actions_and_grid_are_all_that_is_legal(seen):
    for row in seen[3]:
        view = row["decision"]
        shown = {action.text for action in view.actions}
        if view.grid is not None:
            for square in view.grid.squares:
                heads = [f"{view.grid.verb} {player}" for player in view.grid.players]
                shown |= {f"{head} {square}" for head in heads or [view.grid.verb]}
        assert shown == row["legal"]


def test_every_button_and_prompt_is_in_words(seen):
    for row in seen[3]:
        view = row["decision"]
        texts = [view.prompt, *(action.label for action in view.actions)]
        assert all(text and "_" not in text and "None" not in text for text in texts), texts
        assert view.prompt[0] == view.prompt[0].upper()
        labels = [action.label for action in view.actions if action.verb != "activate"]
        assert len(labels) == len(set(labels)) or view.roll is not None, labels


def test_boards_have_one_ball_and_everybody_in_one_place(seen):
    for row in seen[3]:
        board = row["board"]
        squares = [player.square for player in board.players if player.square]
        assert len(squares) == len(set(squares))
        assert all((p.place == "pitch") == (p.square is not None) for p in board.players)
        carrier = board.ball.carrier
        assert (carrier is not None) == (board.ball.state == "held")
        assert board.score == row["score"]


def test_the_log_told_bit_by_bit_is_the_log_told_at_once(seen):
    game, words, log, rows = seen
    whole = Log(words)
    whole.follow(game.events)
    assert whole.lines == log.lines
    pieces: dict[int, LogLine] = {}
    for row in rows:
        pieces |= {line.seq: line for line in row["log"]}
    assert list(pieces.values()) == log.lines
    assert [line.seq for line in log.lines] == sorted(pieces)


def test_the_result(seen):
    game, words, _, _ = seen
    result = view_result(game, words)
    assert isinstance(result, ResultView)
    assert result.score == game.score
    assert result.winner == game.winner
    assert view_decision(game, words, True) is None
    assert view_result(bd.new_game(seed=1), words) is None


def test_a_computers_decision_is_shown_without_its_answers():
    game = bd.new_game(seed=1)
    view = view_decision(game, Words(game.teams), by_person=False)
    assert view is not None
    assert (view.actions, view.grid) == ([], None)


def test_a_kind_of_decision_that_nobody_knows_still_asks(seen):
    game, words, _, _ = seen
    names = game.match.names
    known = Decision("choose_the_band", 0, -1, Choices([1, 2]), names, False)
    assert asked(known, words) == "choose the band?"
    about = Decision("choose_the_band", 0, 3, Choices([1, 2]), names, False)
    assert names.labels[3] in asked(about, words)


def test_what_only_a_computer_may_know_is_not_told():
    game = bd.new_game(seed=1)
    words = Words(game.teams)
    secret = game.events[Random(1).randrange(20, len(game.events))]
    secret.audience = 1
    for hidden, is_told in ((("away",), False), ((), True)):
        _, rows = Log(words, hidden).follow(game.events)
        assert any(row["seq"] == secret.seq for row in rows) == is_told
