"""`blockdice play`: whole sittings typed in, with what is refused, taken back and gone on with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import blockdice as bd
from blockdice.cli.terminal.saving import Table, save_match
from tests.cli.table import HOT_SEAT, at_table, drill, run

OPENING = "1\nformation wall\nformation wall\n1\naim s8\n"


def test_a_sitting_at_one_keyboard():
    result = run("play", "--hot-seat", "--seed", "4", typed=OPENING + "?\nboard\nlog\nquit\n")
    assert result.exit_code == 0
    assert result.stdout.startswith("Seed 4. Type ? for help.\n")
    assert "the toss is yours: kick or receive?" in result.stdout
    assert "Kick-off event:" in result.stdout
    assert "Answer with a number of the list" in result.stdout
    assert result.stdout.endswith("The match is left, and not saved.\n")


def test_without_a_seed_there_is_a_random_one_and_it_is_told():
    seeds = [run("play", typed="").stdout.split()[1] for _ in range(2)]
    assert all(re.fullmatch(r"\d+\.", seed) for seed in seeds)
    assert seeds[0] != seeds[1]


def test_the_end_of_input_ends_the_sitting_cleanly():
    result = run("play", "--seed", "4", typed="1")
    assert result.exit_code == 0
    assert "not saved" in result.stdout


def test_the_computer_answers_for_its_side():
    result = run("play", "--bot", "random", "--seed", "4", typed="receive\nquit\n")
    assert "Rustkettle Rowdies>" not in result.stdout
    assert "11 players stand for Rustkettle Rowdies" in result.stdout
    away = run("play", "--side", "away", "--bot", "random", "--seed", "4", typed="")
    assert "Millbrook Magpies>" not in away.stdout
    assert "Rustkettle Rowdies>" in away.stdout


MISTAKES = [
    ("frobnicate", "No action is called 'frobnicate'"),
    ("activate", "activate H1 "),
    ("H9", "Nothing that can be done now begins with 'H9'"),
    ("H2 k7", "Nothing that can be done now begins with 'H2 k7'"),
    ("blok A1", "did you mean block?"),
    ("activate H77 move", "There is no player called 'H77'"),
    ("activate H1 dance", "There is no action called 'dance'"),
    ("move z99", "There is no square 'z99' on this pitch (column 6)"),
    ("move l7", "'move l7' is not legal: home is asked to activate."),
    ("kick", "'kick' is not legal"),
    ("99", "There is no number 99: the list holds 1 to 8"),
    ("setup H1", "'H1' is not like 'H7=m8'"),
    ("undo", "There is no answer to take back."),
    ("save", "Save where?"),
    ("save /nowhere/at/all", "/nowhere/at/all: cannot be written"),
    ("[bold]", "No action is called '[bold]'"),
]


@pytest.mark.parametrize(("line", "message"), MISTAKES)
def test_a_mistake_is_told_and_asked_again(
    line: str, message: str, monkeypatch: pytest.MonkeyPatch
):
    game = drill()
    before = game.dump()
    session, shown = at_table(game, [line, "board"], monkeypatch)
    assert message in shown
    assert shown.count("Millbrook Magpies> ") == 3
    assert session.game.dump() == before


def test_an_answer_without_dice_can_be_taken_back(monkeypatch: pytest.MonkeyPatch):
    game = drill()
    before = game.board
    _, shown = at_table(game, ["H4 move", "i6", "undo", "undo"], monkeypatch)
    assert game.board == before
    assert game.decision.kind == "activate"
    assert "The last answer is taken back" in shown


def test_an_answer_with_dice_cannot(monkeypatch: pytest.MonkeyPatch):
    game = drill()
    _, shown = at_table(game, ["H1 block A1", "undo"], monkeypatch)
    assert game.decision.kind == "reroll"
    assert "Dice have been rolled since" in shown


def test_what_the_computer_has_answered_stands(monkeypatch: pytest.MonkeyPatch):
    game = bd.new_game(seed=4)
    table = Table(("", "random"), 4)
    _, shown = at_table(game, ["receive", "undo"], monkeypatch, table)
    assert "The computer has answered since" in shown


def test_a_path_is_walked_until_something_happens(monkeypatch: pytest.MonkeyPatch):
    game = drill()
    at_table(game, ["H4 move", "i6 h6 g6"], monkeypatch)
    assert game.match.names.squares[game.match.state.square[3]] == "g6"
    game = drill()
    at_table(game, ["H1 move", "l7 m7 m6"], monkeypatch)
    assert game.match.names.squares[game.match.state.square[0]] == "l7"


def test_the_beginning_of_an_action_lists_the_rest(monkeypatch: pytest.MonkeyPatch):
    game = drill()
    _, shown = at_table(game, ["H1", "2"], monkeypatch)
    assert "2  activate H1 block A1  2 dice" in shown
    assert game.decision.kind == "reroll"


def test_a_match_is_saved_and_gone_on_with(tmp_path: Path):
    path = tmp_path / "match.json"
    first = run("play", "--hot-seat", "--seed", "4", "--save", str(path), typed=OPENING)
    assert first.exit_code == 0
    assert first.stdout.endswith(f"Saved: blockdice play --resume {path}\n")
    again = run("play", "--resume", str(path), typed="end\nend\nquit\n")
    whole = run("play", "--hot-seat", "--seed", "4", typed=OPENING + "end\nend\nquit\n")
    assert "Going on with the match" in again.stdout
    assert again.stdout.splitlines()[-30:] == whole.stdout.splitlines()[-30:]
    replayed = run("replay", str(path))
    assert "Kick-off event:" in replayed.stdout
    assert run("replay", str(path), "--verify").exit_code == 0


def test_a_match_left_as_it_was_saved_is_not_called_unsaved(tmp_path: Path):
    path = tmp_path / "match.json"
    saved = run("play", "--hot-seat", "--seed", "4", typed=f"1\nsave {path}\nquit\n")
    assert saved.stdout.endswith("The match is left, as it was saved.\n")
    again = run("play", "--resume", str(path), typed="quit\n")
    assert again.stdout.endswith("The match is left, as it was saved.\n")
    typed = f"1\nsave {path}\nformation wall\nquit\n"
    after = run("play", "--hot-seat", "--seed", "4", typed=typed)
    assert after.stdout.endswith("The match is left, and not saved.\n")


def test_the_computer_plays_on_in_a_resumed_match(tmp_path: Path):
    path = tmp_path / "match.json"
    typed = f"receive\nsave {path}\nquit\n"
    run("play", "--bot", "random", "--seed", "4", typed=typed)
    again = run("play", "--resume", str(path), typed="formation cage\nquit\n")
    assert again.exit_code == 0
    assert "Rustkettle Rowdies>" not in again.stdout
    assert "11 players stand for Millbrook Magpies" in again.stdout


def test_ctrl_c_ends_the_sitting_and_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    path = tmp_path / "match.json"
    result = run("play", "--seed", "4", "--save", str(path))
    assert result.exit_code == 0
    assert path.exists()


def test_a_match_played_to_its_end_leaves_a_record(tmp_path: Path):
    path = tmp_path / "match.json"
    game = bd.new_game(seed=4)
    while game.decision.actions[-1].verb != "concede":
        game.act(game.decision.actions[-1])
    save_match(game, HOT_SEAT, path)
    result = run("play", "--resume", str(path), "--save", str(path), typed="concede\n")
    assert "The final whistle" in result.stdout
    assert "Touchdowns" in result.stdout
    assert result.stdout.endswith(f"Saved: blockdice replay {path}\n")
    assert bd.verify(bd.load(path)).is_same
    assert run("replay", str(path)).exit_code == 0
    assert "is a record" in run("play", "--resume", str(path)).stderr
