"""When Blockdice itself breaks down: a line, the record, status 70."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

import blockdice as bd
from blockdice.bots import RandomBot
from blockdice.cli import match
from blockdice.cli.app import app
from blockdice.engine.actions import Action
from blockdice.engine.game import Game
from tests.cli.table import run


class Broken(RandomBot):
    """A bot that breaks down in the middle of a match."""

    left = 40

    def choose(self, game: Game) -> Action:
        self.left -= 1
        if not self.left:
            raise ZeroDivisionError("the sky is falling")
        return super().choose(game)


@pytest.fixture
def _broken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(match, "make_bot", lambda name, seed, side: Broken(seed, side))
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("_broken")
def test_a_fault_is_a_line_and_the_record_of_the_match(tmp_path: Path):
    result = run("match", "--seed", "7")
    assert result.exit_code == 70
    assert len(result.stderr.splitlines()) == 1
    assert "this is a fault of Blockdice (ZeroDivisionError: the sky is falling)" in result.stderr
    (path,) = tmp_path.glob("blockdice-fault-*.json")
    assert path.name in result.stderr
    assert len(bd.load(path).decisions) > 30


@pytest.mark.usefixtures("_broken")
def test_the_traceback_is_shown_on_demand():
    result = CliRunner(env={"BLOCKDICE_TRACEBACK": "1"}).invoke(app, ["match"])
    assert result.exit_code == 70
    assert "Traceback" in result.stderr
    assert "the sky is falling" in result.stderr.splitlines()[-1]


def test_a_broken_invariant_is_a_fault_too(monkeypatch: pytest.MonkeyPatch):
    def play_match(*_: object) -> None:
        raise bd.BrokenInvariant("two balls")

    monkeypatch.setattr(match, "play_match", play_match)
    monkeypatch.setattr("blockdice.cli.faults._save_record", lambda: None)
    result = run("match")
    assert result.exit_code == 70
    assert "two balls" in result.stderr


def test_ctrl_c_stops_a_match_with_a_word(monkeypatch: pytest.MonkeyPatch):
    def play_match(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(match, "play_match", play_match)
    result = run("match")
    assert result.exit_code == 130
    assert result.stderr == "blockdice: stopped\n"
