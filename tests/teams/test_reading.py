"""Team files read and written: nothing that stands in one ends in a traceback."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blockdice.catalog import rosters
from blockdice.engine.errors import BadFile, BadTeam
from blockdice.teams import (
    Advancement,
    Induced,
    Mercenary,
    TeamFile,
    TeamPlayer,
    format_team,
    load_team_file,
    new_team_file,
    parse_team,
    save_team_file,
)
from blockdice.teams.reading import LIMIT

FULL = TeamFile(
    edition="bb2020",
    roster="human",
    name='Quoted "Team" \\ Ärger',
    kind="exhibition",
    coach="Maud",
    special_rules=("old_world_classic",),
    rerolls=3,
    has_apothecary=True,
    assistant_coaches=1,
    cheerleaders=2,
    dedicated_fans=0,
    treasury=-5,
    games=9,
    budget=1_200_000,
    free_spp=24,
    stars=("griff_oberwald",),
    inducements=(Induced("bribes", 2),),
    mercenaries=(Mercenary("ogre", "guard"), Mercenary("thrower")),
    players=(
        TeamPlayer(
            number=7,
            name="Wat",
            position="thrower",
            advancements=(
                Advancement("chosen_primary", skill="block"),
                Advancement("characteristic", characteristic="ma"),
            ),
            spp=30,
            niggling=1,
            injuries=("broken_arm",),
            misses_match=True,
            is_retired=True,
        ),
        TeamPlayer(8, "Bo", "ogre"),
    ),
)


def codes(text: str | bytes) -> list[str]:
    data = text.encode() if isinstance(text, str) else text
    return [finding.code for finding in parse_team(data).findings]


def test_what_is_written_is_read_again():
    assert parse_team(format_team(FULL).encode()).team == FULL


@pytest.mark.parametrize("roster", [roster.id for roster in rosters("bb2020")])
def test_every_new_team_is_read_again(roster):
    for is_empty in (False, True):
        for kind in ("league", "exhibition"):
            team = new_team_file("bb2020", roster, is_empty, kind)
            assert parse_team(format_team(team).encode()).team == team


def test_a_file_is_saved_whole_and_loaded(tmp_path: Path):
    path = tmp_path / "team.toml"
    save_team_file(FULL, path)
    assert load_team_file(path) == FULL
    assert [p.name for p in tmp_path.iterdir()] == ["team.toml"]


def test_a_byte_order_mark_and_other_line_ends_are_read():
    text = format_team(FULL).replace("\n", "\r\n")
    assert parse_team(b"\xef\xbb\xbf" + text.encode()).team == FULL


def test_what_cannot_be_written_or_read_is_a_bad_file(tmp_path: Path):
    with pytest.raises(BadFile, match="cannot be written"):
        save_team_file(FULL, tmp_path / "no" / "team.toml")
    for path in (tmp_path, tmp_path / "no.toml", "a\0b"):
        with pytest.raises(BadFile, match="cannot be read"):
            load_team_file(path)


def test_all_faults_of_a_file_are_told_at_once(tmp_path: Path):
    path = tmp_path / "team.toml"
    path.write_text(
        'format = 1\nedition = "bb2020"\nroster = "orcs"\nname = ""\ncolour = "red"\n'
        'dedicated_fans = 1.5\n[[players]]\nnumber = true\nname = 5\nposition = "troll"\n'
    )
    with pytest.raises(BadTeam) as caught:
        load_team_file(path)
    assert caught.value.path == str(path)
    assert caught.value.findings == (
        "roster: There is no roster 'orcs'. Did you mean orc or norse?",
        "name: name is empty.",
        "dedicated_fans: dedicated_fans must be a whole number, not a number.",
        "players[1].number: number must be a whole number, not true or false.",
        "players[1].name: name must be a text, not a whole number.",
        "colour: 'colour' is not a field here.",
    )


HEAD = 'format = 1\nedition = "bb2020"\nroster = "orc"\nname = "A"\ndedicated_fans = 1\n'


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (HEAD, []),
        ("", ["format_unknown"]),
        ("format = 0", ["format_unknown"]),
        ("format = -1", ["format_unknown"]),
        ("format = true", ["format_unknown"]),
        ("format = nan", ["format_unknown"]),
        ("format = 2020-01-01", ["format_unknown"]),
        ("format = 99999", ["format_newer"]),
        ("format = 2\nwhat = 5", ["format_newer"]),
        (HEAD + "treasury = inf", ["field_type"]),
        (HEAD + "treasury = 1.0", ["field_type"]),
        (HEAD + "treasury = '5'", ["field_type"]),
        (HEAD + "treasury = []", ["field_type"]),
        (HEAD + "treasury = 07:32:00", ["field_type"]),
        (HEAD + "treasury = -1_000_000_001", ["number_too_large"]),
        (HEAD + "treasury = 0x" + "f" * 5000, ["number_too_large"]),
        (HEAD + "treasury = " + "9" * 5000, ["file_not_toml"]),
        (HEAD + "apothecary = 1", ["field_type"]),
        (HEAD + "players = 5", ["field_type"]),
        (HEAD + "players = [5]", ["field_type"]),
        (HEAD + "stars = [5]", ["field_type"]),
        (HEAD + "[players]\nnumber = 1", ["field_type"]),
        (HEAD + 'coach = ""', []),
        (HEAD + 'coach = "a\\tb"', ["text_bad_character"]),
        (HEAD + 'coach = "a\\u202Eb"', ["text_bad_character"]),
        (HEAD + 'coach = "a\\u2028b"', ["text_bad_character"]),
        (HEAD + 'coach = "a\\uD800b"', ["file_not_toml"]),
        (HEAD + '"\\u001b[2J" = 1', ["field_unknown"]),
        (HEAD + "[[players]]", ["field_missing"] * 3),
        (HEAD + "name = 'B'", ["file_not_toml"]),
        (HEAD.replace('"A"', '"\\u3164 \\u2800"'), ["text_empty"]),
        (HEAD.replace('"A"', '"\\u0301"'), ["text_empty"]),
        (HEAD.replace('"A"', '"\\u00a1"'), []),
        ("a = " + "[" * 5000, ["file_not_toml"]),
        ("a = " + "{a=" * 5000, ["file_not_toml"]),
        ("\0" * 10, ["file_not_toml"]),
        (b"\xff\xfe", ["file_not_utf8"]),
        (b"#" * (LIMIT + 1), ["file_too_large"]),
        (b"#" * LIMIT, ["format_unknown"]),
    ],
)
def test_hostile_files_are_findings(text, expected):
    assert codes(text) == expected


def test_no_message_passes_on_control_characters():
    data = (HEAD + '"\\u001b[2J" = 1\ncoach = "\\u0007"\nkind = "\\u001b[1m"').encode()
    findings = parse_team(data).findings
    assert len(findings) >= 3
    assert all(f.message.isprintable() and f.subject.isprintable() for f in findings)


@pytest.mark.parametrize(
    "data",
    [
        b"a" + b".a" * 30_000 + b" = 1",
        b"[a" + b".a" * 30_000 + b"]",
        b"format = 1\n" + b"".join(b"k%d = 1\n" % n for n in range(6_000)),
        b"format = 1\nplayers = [" + b"{}," * 20_000 + b"]",
        b"".join(b"[a%d.b.c]\n" % n for n in range(5_000)),
    ],
)
def test_no_file_keeps_the_reader_busy(data):
    begun = perf_counter()
    findings = parse_team(data).findings
    assert perf_counter() - begun < 5
    assert 1 <= len(findings) <= 100


@given(st.binary(max_size=200))
def test_any_bytes_are_a_team_or_findings(data):
    reading = parse_team(b"format = 1\n" + data)
    assert (reading.team is None) == bool(reading.findings)


VALUES = st.one_of(
    st.integers(-(10**20), 10**20),
    st.booleans(),
    st.floats(),
    st.sampled_from(['"x"', "[]", "[1]", '["x"]', "{}", "[{}]", "[[1]]", '"\\u0000"']),
)
FIELDS = [line.split(" = ")[0] for line in format_team(FULL).splitlines() if " = " in line]


@given(st.dictionaries(st.sampled_from(FIELDS), VALUES))
def test_any_values_are_a_team_or_findings(values):
    lines = [f"{field} = {str(value).lower()}" for field, value in values.items()]
    reading = parse_team("\n".join(["format = 1", *lines]).encode())
    assert (reading.team is None) == bool(reading.findings)
