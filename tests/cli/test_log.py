"""The log by turn and activation, and the box score."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from blockdice.cli.box_score import BoxScore, print_box_score
from blockdice.engine.game import Game
from blockdice.narration import Row, Words, standing_events, tell
from tests.cli.table import drill


def rows(game: Game) -> list[Row]:
    return [event.as_dict() for event in game.events]


def log(game: Game) -> list[str]:
    return [str(line) for line in tell(rows(game), Words(game.teams))]


def played(*actions: str, undo: str = "until_dice", seed: int = 7) -> Game:
    game = drill(undo=undo, seed=seed)
    for action in actions:
        game.act(action)
    return game


def test_steps_are_one_line_within_their_activation():
    game = played("activate H4 move", "move i6", "move h6", "end", "activate H3 move", "move k5")
    assert log(game)[-5:] == [
        "  Millbrook Magpies, turn 1 of half 1",
        "    H4: move",
        "      H4 moves from j6 to i6, h6",
        "    H3: move",
        "      H3 moves from l5 to k5",
    ]


def test_a_turn_begins_further_out():
    game = played("activate H4 move", "end", "end")
    assert log(game)[-2:] == ["    H4: move", "  Rustkettle Rowdies, turn 1 of half 1"]


def test_what_was_said_already_is_not_said_again():
    text = "\n".join(log(played("activate H1 move", "move l7", "no", seed=2)))
    assert "H1 falls over on l7 (dodge)" in text
    assert "H1 is prone" not in text


def test_events_taken_back_do_not_count():
    game = played("activate H1 block A1", undo="free")
    game.undo()
    kinds = [row["kind"] for row in standing_events(rows(game))]
    assert "declared" not in kinds
    assert "block" not in kinds
    assert kinds[-1] == "turn_started"
    assert BoxScore(standing_events(rows(game))).teams["home"]["blocks"] == 0
    assert BoxScore(rows(game)).teams["home"]["blocks"] == 1


def test_the_box_score_counts_for_teams_and_players():
    events: list[Row] = [
        {"kind": "touchdown", "coach": "home", "player": "H2", "to": "z4", "score": [1, 0]},
        {"kind": "spp", "coach": "home", "player": "H2", "for": "touchdown", "spp": 3},
        {"kind": "spp", "coach": "home", "player": "H2", "for": "casualty", "spp": 2},
        {"kind": "casualty", "coach": "away", "player": "A1", "result": "dead", "by": "block"},
        {"kind": "boxed", "coach": "away", "player": "A2", "place": "sent_off", "why": "foul"},
        {"kind": "roll", "coach": "away", "name": "dodge", "dice": [1], "passed": False},
    ]
    score = BoxScore(events)
    assert score.score == [1, 0]
    assert score.teams["home"]["touchdowns"] == 1
    assert score.teams["home"]["casualties caused"] == 1
    assert score.teams["home"]["star player points"] == 5
    assert score.teams["away"] == {"casualties suffered": 1, "sent off": 1, "tests failed": 1}
    out = StringIO()
    sheets = drill().teams
    print_box_score(events, sheets, Words(sheets), Console(file=out, width=100))
    assert "Millbrook Magpies 1 - 0 Rustkettle Rowdies" in out.getvalue()
    assert "touchdown, casualty" in out.getvalue()
