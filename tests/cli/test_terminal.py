"""What the terminal shows: the pitch, the menu, and how a typed line is read."""

from __future__ import annotations

import pytest

import blockdice as bd
from blockdice.cli.terminal.menu import Menu
from blockdice.cli.terminal.pitch import draw_dugouts, draw_pitch
from blockdice.cli.terminal.reader import read_line
from blockdice.cli.terminal.status import status_line
from blockdice.engine.game import Game
from blockdice.narration import Words
from tests.cli.table import drill


def menu(game: Game, prefix: str = "") -> list[str]:
    return [line.plain for line in Menu(game, game.decision.actions, prefix).lines]


def acted(*actions: str) -> Game:
    game = drill()
    for action in actions:
        game.act(action)
    return game


def test_the_pitch_fits_112_columns_and_shows_who_is_where():
    text = draw_pitch(drill())
    lines = text.plain.splitlines()
    assert len(lines) == 16
    assert max(map(len, lines)) <= 112
    assert lines[7].split() == [
        *("7", ":", *["."] * 8, "H10", "H1*", ".", "A3_", "|"),
        *(".", "A10", *["."] * 10, ":", "7"),
    ]
    assert lines[0].split() == [*"abcdefghijklm", "|", *"nopqrstuvwxyz"]


def test_home_and_away_differ_in_colour_and_the_fallen_from_the_standing():
    text = draw_pitch(drill())
    styles = {text.plain[span.start : span.end].strip(): str(span.style) for span in text.spans}
    assert "blue" in styles["H4"]
    assert "red" in styles["A1"]
    assert styles["A3_"] != styles["A1"]
    assert "bold" in styles["H1*"]


def test_the_widest_of_players_keep_the_columns():
    board = "      j    k\n7     H10!*  .\n8     .   H11"
    lines = draw_pitch(drill(board)).plain.splitlines()
    assert lines[8].index("H11") == lines[0].index("k")
    assert lines[7].index("H10*") == lines[0].index("j")


def test_the_line_above_the_pitch_and_the_dugouts_below():
    game = drill()
    words = Words(game.teams)
    assert "half 1, turns 1 - 0   perfect conditions   ball: H1" in status_line(game, words).plain
    assert "H Millbrook Magpies - reserves: H5 H6" in draw_dugouts(game, words.teams).plain


def test_activations_are_a_line_a_player():
    lines = menu(drill())
    assert len(lines) == 8
    assert lines[0].startswith("   1  activate H1          thrower on k7 with the ball, MA 6 ST 3")
    assert lines[0].endswith(": move, block, blitz x3, pass, handoff, foul x2")
    assert lines[6].split() == ["7", "end", "the", "turn"]


def test_a_move_shows_what_it_needs():
    lines = menu(acted("activate H1 move"))
    assert "   1  move k6              dodge 3+: 67%" in lines
    assert "   3  move l7              dodge 4+ (3+, marked -1): 50%" in lines


def test_passes_are_listed_to_team_mates_and_summed_up_otherwise():
    lines = menu(acted("activate H1 pass"))
    assert "   1  pass l5              H3; pass 3+ (2+, marked -1), catch 3+: 44%" in lines
    (summed,) = (line for line in lines if "pass SQUARE" in line)
    assert "341 squares" in summed
    assert "pass 3+ x36, 4+ x108" in summed
    assert len(lines) < 20


def test_results_of_a_block_are_named():
    game = acted("activate H1 block A1", "no")
    faces = ("player down", "both down", "push back", "stumble", "pow")
    assert all(line.endswith(faces) for line in menu(game))


@pytest.mark.parametrize("seed", range(4))
def test_no_menu_is_long(seed: int):
    game = bd.new_game(seed=seed)
    while not game.is_over:
        actions = game.decision.actions
        assert len(menu(game)) <= 30
        game.act(actions[(seed * 7919 + len(game.events)) % len(actions)])


READ = [
    ("activate H1 move", "activate H1 move"),
    ("ACTIVATE h1 MOVE", "activate H1 move"),
    ("H1 move", "activate H1 move"),
    ("h1 blitz a10", "activate H1 blitz A10"),
    ("end", "end"),
    ("7", "end"),
]


@pytest.mark.parametrize(("line", "action"), READ)
def test_a_line_is_read_as_an_action(line: str, action: str):
    game = drill()
    reading = read_line(line, game, Menu(game, game.decision.actions).entries)
    assert [str(found) for found in reading.actions] == [action]
    assert not reading.is_open


def test_a_beginning_leaves_the_choice_open():
    game = drill()
    reading = read_line("h1 blitz", game, [])
    assert reading.is_open
    assert reading.prefix == "activate H1 blitz"
    assert [action.target for action in reading.actions] == ["A1", "A10", "A11"]


def test_what_is_not_legal_is_left_to_the_match_to_refuse():
    game = acted("activate H4 move")
    (action,) = read_line("z15", game, []).actions
    assert str(action) == "move z15"
    with pytest.raises(bd.IllegalAction):
        game.act(action)


@pytest.mark.parametrize("number", ["0", "9", "123456789"])
def test_a_number_that_is_not_in_the_list(number: str):
    with pytest.raises(bd.NotationError, match="There is no number"):
        read_line(number, drill(), ["end"] * 8)
