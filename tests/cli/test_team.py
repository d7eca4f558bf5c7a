"""`blockdice team`, `inducements` and `stars` as a user calls them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import blockdice as bd
from blockdice.catalog import rosters
from tests.cli.table import run

BAD = Path(__file__).parents[1] / "teams" / "bad"
QUICK = ("--home-bot", "random", "--away-bot", "random", "--quiet")


@pytest.fixture
def magpies(tmp_path: Path) -> Path:
    path = tmp_path / "magpies.toml"
    assert run("team", "new", "human", "-o", str(path)).exit_code == 0
    return path


def test_a_new_team_is_printed_or_written(magpies: Path):
    assert run("team", "new", "human").stdout == magpies.read_text("utf-8")


def test_a_file_that_is_there_is_kept(magpies: Path):
    before = magpies.read_text()
    refused = run("team", "new", "orc", "-o", str(magpies))
    assert refused.exit_code == 1
    assert "is there already" in refused.stderr
    assert magpies.read_text() == before
    assert run("team", "new", "orc", "-o", str(magpies), "--force").exit_code == 0
    assert 'roster = "orc"' in magpies.read_text()


def test_an_empty_team_and_one_for_an_exhibition():
    assert "players" not in run("team", "new", "human", "--empty").stdout
    text = run("team", "new", "human", "--kind", "exhibition").stdout
    assert 'kind = "exhibition"' in text
    assert "dedicated_fans = 0" in text


def test_a_legal_team_is_told_in_a_line(magpies: Path):
    result = run("team", "check", str(magpies))
    assert result.exit_code == 0
    assert result.stdout == (
        f"{magpies}: legal. Millbrook Magpies, Human, 12 players, "
        "1,000,000 of 1,000,000 gold pieces.\n"
    )
    other = run("team", "check", str(magpies), "--kind", "exhibition", "--budget", "1200000")
    assert "1,010,000 of 1,200,000" in other.stdout


@pytest.mark.parametrize("path", sorted(BAD.glob("*.toml")), ids=lambda path: path.stem)
def test_a_bad_team_is_told_by_code_with_status_1(path: Path):
    options = ["--no-mega-stars"] if path.stem == "mega_star_not_allowed" else []
    result = run("team", "check", str(path), *options)
    assert result.exit_code == 1
    assert re.search(rf"^{path.stem} ", result.stdout, flags=re.M)
    assert result.stderr == ""


def test_options_that_make_no_sense_are_refused(magpies: Path):
    assert run("team", "check", str(magpies), "--budget", "-5").exit_code == 2
    assert run("team", "check", str(magpies), "--kind", "cup").exit_code == 1
    assert run("team", "new", "humen").exit_code == 1
    assert "cannot be read" in run("team", "check", str(magpies.parent)).stderr


def test_the_value_of_a_team(magpies: Path):
    result = run("team", "value", str(magpies))
    assert result.exit_code == 0
    assert re.search(r"Team Value +1,000,000 +1,000,000", result.stdout)
    assert re.search(r"Re-rolls +100,000 +100,000", result.stdout)


def test_low_cost_linemen_are_worth_nothing_in_a_league(tmp_path: Path):
    path = tmp_path / "team.toml"
    run("team", "new", "snotling", "-o", str(path))
    line = next(
        line
        for line in run("team", "value", str(path)).stdout.splitlines()
        if line.startswith("Team Value")
    )
    league, exhibition = (int(number.replace(",", "")) for number in line.split()[-2:])
    assert league < exhibition


def test_a_value_without_those_who_miss_the_match(magpies: Path):
    text = magpies.read_text().replace("games = 0", "games = 1")
    magpies.write_text(text.replace("number = 1\n", "number = 1\nmisses_match = true\n"))
    result = run("team", "value", str(magpies))
    assert "1 who cannot play the next match" in result.stdout
    assert run("team", "value", str(BAD / "position_unknown.toml")).exit_code == 1


def test_a_match_between_files(magpies: Path, tmp_path: Path):
    record = tmp_path / "match.json"
    magpies.write_text(magpies.read_text().replace("Millbrook Magpies", "Filed Ones"))
    result = run("match", "--home", str(magpies), "--seed", "7", "--save", str(record), *QUICK)
    assert result.exit_code == 0
    assert result.stdout.startswith("Filed Ones ")
    assert bd.load(record).teams[0].name == "Filed Ones"
    series = run("match", "--home", str(magpies), "--games", "2", *QUICK)
    assert series.stdout.startswith("Filed Ones won")
    refused = run("match", "--home", str(BAD / "too_few_players.toml"), *QUICK)
    assert refused.exit_code == 1
    assert "needs 11 players" in refused.stderr


@pytest.mark.parametrize("roster", [roster.id for roster in rosters("bb2020")])
def test_inducements_of_a_roster(roster: str):
    result = run("inducements", roster)
    assert result.exit_code == 0
    assert all(name in result.stdout for name in ("Weather Mage", "Bribes", "Mercenaries"))


def test_inducements_by_the_rule_that_is_chosen():
    nurgle = run("inducements", "chaos_chosen", "--rule", "favoured_of_nurgle")
    assert "Plague Doctor" in nurgle.stdout
    assert "Plague Doctor" not in run("inducements", "chaos_chosen").stdout
    refused = run("inducements", "human", "--rule", "favoured_of_nurgle")
    assert refused.exit_code == 1
    assert "no special rule to choose for Human" in refused.stderr


def test_stars_are_listed_and_shown():
    everyone = run("stars").stdout
    assert "Griff" in everyone
    assert "Varag" in everyone
    orcs = run("stars", "--roster", "orc").stdout
    assert "Varag" in orcs
    assert "Griff" not in orcs
    one = run("stars", "Griff Oberwald").stdout
    assert "Consummate Professional (once a game)" in one
    assert re.search(r"Plays for: .*Human", one)
    pair = run("stars", "grak").stdout
    assert "Crumbleberry" in pair
    assert run("stars", "grif").exit_code == 1


@pytest.mark.parametrize(
    "command", ["team", "team new", "team check", "team value", "inducements", "stars"]
)
def test_help_has_examples(command: str):
    result = run(*command.split(), "--help")
    assert result.exit_code == 0
    assert "Examples:" in result.stdout
