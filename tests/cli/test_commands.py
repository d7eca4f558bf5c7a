"""Each command as a user calls it: what it prints, and how it refuses what makes no sense."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import blockdice as bd
from tests.cli.table import run

QUICK = ("--home-bot", "random", "--away-bot", "random")


def test_match_prints_the_log_and_the_box_score():
    result = run("match", "--seed", "7", *QUICK)
    assert result.exit_code == 0
    assert "Half 1" in result.stdout
    assert "Millbrook Magpies, turn 1 of half 1" in result.stdout
    assert re.search(r"\d\+ .*- rolled \d", result.stdout)
    assert re.search(r"Turnovers +\d+ +\d+", result.stdout)
    assert "The final whistle" in result.stdout


def test_a_seed_gives_the_same_match():
    assert run("match", "--seed", "3", *QUICK).stdout == run("match", "--seed", "3", *QUICK).stdout


def test_the_simple_bot_is_the_coach_by_default():
    named = run("match", "--seed", "7", "--home-bot", "simple", "--away-bot", "simple", "--quiet")
    assert run("match", "--seed", "7", "--quiet").stdout == named.stdout


def test_quiet_prints_the_result_alone():
    result = run("match", "--seed", "7", "--quiet", *QUICK)
    assert re.fullmatch(r"Millbrook Magpies \d - \d Rustkettle Rowdies\n", result.stdout)


def test_extra_time_and_kind_are_options_of_the_match(tmp_path: Path):
    path = tmp_path / "match.json"
    run("match", *QUICK, "--kind", "playoff", "--extra-time", "--save", str(path), "-q")
    assert bd.load(path).options == bd.Options(kind="playoff", extra_time=True)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_series_is_summed_up(jobs: str):
    result = run("match", "--games", "3", "--jobs", jobs, "--seed", "5", *QUICK)
    assert result.exit_code == 0
    assert "Millbrook Magpies (random)" in result.stdout
    assert "3 matches, seeds 5 to 7" in result.stdout


def test_a_quiet_series_is_one_line():
    result = run("match", "--games", "2", "--quiet", *QUICK)
    assert re.fullmatch(r"Millbrook .* won \d, Rust.* \d, \d tied\n", result.stdout)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("record") / "match.json"
    assert run("match", "--seed", "7", "--save", str(path), *QUICK).exit_code == 0
    return path


def test_replay_prints_what_match_printed(record: Path):
    played = run("match", "--seed", "7", *QUICK)
    assert run("replay", str(record)).stdout == played.stdout


def test_replay_can_verify(record: Path):
    result = run("replay", str(record), "--verify")
    assert result.exit_code == 0
    assert "are the same" in result.stdout


def test_replay_says_where_a_record_differs(record: Path, tmp_path: Path):
    forged = tmp_path / "forged.json"
    forged.write_text(record.read_text().replace('"fans":', '"beer":', 1))
    result = run("replay", str(forged), "--verify")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "differs at" in result.stderr
    assert "beer" in result.stderr


def test_rosters_are_listed_and_shown():
    assert "orc" in run("rosters").stdout
    assert "Big Un Blockers" in run("rosters", "orc").stdout


def test_version_names_the_build():
    result = run("--version")
    assert result.exit_code == 0
    assert re.fullmatch(r"blockdice \S+ \((plain Python|compiled) engine\)\n", result.stdout)


@pytest.mark.parametrize("command", [(), ("play",), ("match",), ("replay",), ("rosters",)])
def test_help_has_examples(command: tuple[str, ...]):
    result = run(*command, "--help")
    assert result.exit_code == 0
    assert "Usage: " in result.stdout
    assert "Examples:" in result.stdout
    assert " ".join(("blockdice", *command)) in result.stdout


BAD = [
    (
        ("match", "--home", "humen"),
        1,
        "There is no bb2020 team called 'humen'. Did you mean human?",
    ),
    (("match", "--games", "2", "--home", "humen"), 1, "There is no bb2020 team called 'humen'."),
    (("match", "--home", "zebra"), 1, "no bb2020 team called 'zebra'."),
    (("match", "--home-bot", "zebra"), 1, "There are: random, simple."),
    (("match", "--edition", "zebra"), 1, "There is: bb2020."),
    (("match", "--edition", "bb2021"), 1, "There is no edition called 'bb2021'."),
    (("match", "--home-bot", "simpel"), 1, "There is no bot called 'simpel'. Did you mean simple?"),
    (("match", "--games", "2", "--away-bot", "deep"), 1, "There is no bot called 'deep'."),
    (("match", "--kind", "cup"), 1, "A match is one of exhibition"),
    (("match", "--seed", "x"), 2, "Invalid value for '--seed'"),
    (("match", "--games", "0"), 2, "Invalid value for '--games'"),
    (("match", "--frobnicate"), 2, "No such option: --frobnicate"),
    (("match", "--save", "{tmp}/no/match.json"), 1, "there is no such folder"),
    (("match", "--save", "{tmp}"), 1, "is a folder"),
    (("match", "--games", "2", "--save", "{tmp}/m.json"), 1, "one match, not of a series"),
    (("replay",), 2, "Missing argument"),
    (("replay", "{tmp}/missing.json"), 1, "missing.json: cannot be read"),
    (("replay", "{tmp}"), 1, "cannot be read"),
    (("replay", "{tmp}/garbage.json"), 1, "garbage.json"),
    (("replay", "{tmp}/untold.json"), 1, "its events do not tell a match"),
    (("play", "--home", "humen"), 1, "There is no bb2020 team called 'humen'."),
    (("play", "--edition", "bb2021"), 1, "There is no edition called 'bb2021'."),
    (("play", "--bot", "deep"), 1, "There is no bot called 'deep'."),
    (("play", "--side", "left"), 1, "There is no side called 'left'. Did you mean home or away?"),
    (("play", "--resume", "{tmp}/missing.json"), 1, "cannot be read"),
    (("play", "--resume", "{tmp}/garbage.json"), 1, "garbage.json"),
    (("play", "--resume", "{tmp}/damaged.json"), 1, "the saved match is damaged"),
    (("play", "--resume", "{tmp}/hollow.json"), 1, "the saved match is damaged"),
    (("play", "--resume", "{tmp}/untold.json"), 1, "`blockdice replay` shows it"),
    (("play", "--save", "{tmp}/no/match.json"), 1, "there is no such folder"),
    (("rosters", "ork"), 1, "There is no bb2020 roster called 'ork'. Did you mean orc or ogre"),
    (("rosters", "--edition", "bb2021"), 1, "There is no edition called 'bb2021'."),
    (("plya",), 2, "No such command 'plya'."),
]


@pytest.mark.parametrize(("arguments", "status", "message"), BAD)
def test_bad_input_is_one_clear_line(
    arguments: tuple[str, ...], status: int, message: str, tmp_path: Path
):
    (tmp_path / "garbage.json").write_bytes(b"\x00\xff garbage")
    (tmp_path / "damaged.json").write_text('{"saved_match":1,"bots":["","simple"]')
    (tmp_path / "hollow.json").write_text('{"saved_match":1,"bots":["",""],"seed":1,"game":{}}')
    untold = bd.new_game(seed=7).record()
    untold.events[:] = [{"seq": 0, "kind": "declared"}]
    bd.save(untold, tmp_path / "untold.json")
    result = run(*(argument.format(tmp=tmp_path) for argument in arguments))
    assert result.exit_code == status
    lines = result.stderr.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("blockdice: ")
    assert message in lines[0]
    assert "Traceback" not in result.output
