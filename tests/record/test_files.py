"""Records as files: what is written is read, and what is no record is refused with its place."""

import gzip
import json

import pytest

import blockdice as bd
from blockdice.record import files, from_bytes, to_bytes


@pytest.fixture(scope="module")
def record():
    game = bd.new_game(seed=7)
    for _ in range(60):
        actions = game.decision.actions
        game.act(actions[len(actions) // 2])
    return game.record()


@pytest.fixture
def row(record):
    return json.loads(to_bytes(record))


def read(row):
    return from_bytes(json.dumps(row).encode(), "match.json")


def same(one, other):
    return to_bytes(one) == to_bytes(other)


@pytest.mark.parametrize("name", ["match.json", "match.json.gz"])
def test_saving_and_loading(record, tmp_path, name):
    path = tmp_path / name
    bd.save(record, path)
    loaded = bd.load(path)
    assert same(loaded, record)
    assert loaded.teams == record.teams
    assert loaded.options == record.options
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_only_the_name_says_whether_to_compress(record, tmp_path):
    bd.save(record, tmp_path / "small.gz")
    bd.save(record, str(tmp_path / "large"))
    small, large = ((tmp_path / name).read_bytes() for name in ("small.gz", "large"))
    assert large.startswith(b"{")
    assert gzip.decompress(small) == large
    assert len(small) < len(large) / 5


def test_the_same_record_gives_the_same_bytes(record):
    assert to_bytes(record, is_compressed=True) == to_bytes(record, is_compressed=True)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(bd.BadFile, match="cannot be read") as caught:
        bd.load(tmp_path / "nothing.json")
    assert caught.value.path.endswith("nothing.json")


def test_a_place_where_nothing_can_be_written(record, tmp_path):
    with pytest.raises(bd.BadFile, match="cannot be written"):
        bd.save(record, tmp_path / "no" / "such" / "folder.json")


@pytest.mark.parametrize("is_compressed", [False, True])
def test_a_truncated_file_is_refused_wherever_it_ends(record, is_compressed):
    data = to_bytes(record, is_compressed)
    for end in range(0, len(data) - 1, len(data) // 50):
        with pytest.raises(bd.BadFile) as caught:
            from_bytes(data[:end], "match.json")
        assert "too early" in str(caught.value)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "ends too early"),
        (b"hello", "malformed"),
        (b"null", "expected object, got null"),
        (b"[]", "expected object, got array"),
        (b"{}", "missing required field format"),
        (b'{"format": "1"}', "at format: expected int, got str"),
        (b'{"format": 2}', "at format: this is a record of format 2; this program reads 1"),
        (b'{"format": 1}', "missing required field edition"),
        (b'{"format": 1, "edition": "\xff"}', "this is no"),
        (b'{"format": 1} more', "malformed"),
        (b"[" * 100_000, "match.json"),
        (b'{"format": 1, "events": ' + b"[" * 100_000, "match.json"),
        (b"\x1f\x8b\x08 no gzip at all", "damaged"),
    ],
)
def test_what_is_no_record(data, message):
    with pytest.raises(bd.BadFile) as caught:
        from_bytes(data, "match.json")
    assert message in str(caught.value)
    assert str(caught.value).startswith("match.json")


def test_data_after_the_end(record):
    with pytest.raises(bd.BadFile, match="something follows"):
        from_bytes(to_bytes(record, is_compressed=True) + b"x")


def test_a_damaged_compressed_file(record):
    data = bytearray(to_bytes(record, is_compressed=True))
    data[len(data) // 2] ^= 255
    with pytest.raises(bd.BadFile):
        from_bytes(bytes(data))


@pytest.mark.parametrize("is_compressed", [False, True])
def test_a_huge_file_is_refused(record, tmp_path, monkeypatch, is_compressed):
    monkeypatch.setattr(files, "LIMIT", 1000)
    path = tmp_path / "huge"
    path.write_bytes(to_bytes(record, is_compressed))
    with pytest.raises(bd.BadFile, match=r"larger than the limit|ends too early"):
        bd.load(path)


def test_a_file_that_unpacks_to_more_than_the_limit():
    bomb = gzip.compress(b" " * (files.LIMIT + 10))
    with pytest.raises(bd.BadFile, match="larger than the limit of 64 MiB"):
        from_bytes(bomb)


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (["decisions", 3], ["move c5"], "decisions[3]"),
        (["decisions", 3, 1], "two", "decisions[3][1]"),
        (["decisions", 3, 1], -1, "decisions[3][1]"),
        (["dice", 2], 0, "dice[2]"),
        (["dice", 2], 3.5, "dice[2]"),
        (["dice"], None, "dice"),
        (["teams"], [], "teams"),
        (["teams", 0, "players", 1, "ma"], "six", "teams[0].players[1].ma"),
        (["teams", 1, "players", 0, "skills"], {}, "teams[1].players[0].skills"),
        (["teams", 1, "rerolls"], True, "teams[1].rerolls"),
        (["teams", 0, "name"], "x" * 1000, "teams[0].name"),
        (["options", "kind"], "war", "options"),
        (["options", "undo"], "always", "options"),
        (["opening"], 10**30, "opening"),
        (["events", 4, "seq"], 5, "events[4]"),
        (["events", 4, "kind"], None, "events[4]"),
        (["events", 4], "moved", "events[4]"),
        (["revision"], "one", "revision"),
    ],
)
def test_a_wrong_value_is_refused_with_its_place(row, path, value, where):
    target = row
    for step in path[:-1]:
        target = target[step]
    target[path[-1]] = value
    with pytest.raises(bd.BadFile) as caught:
        read(row)
    found = caught.value.where.replace("[...]", "")
    assert found
    for name in (word for word in path if isinstance(word, str)):
        assert name in found or found == where
    assert str(caught.value).startswith("match.json at ")


@pytest.mark.parametrize("name", ["format", "edition", "teams", "decisions", "dice", "events"])
def test_a_missing_field_is_named(row, name):
    del row[name]
    with pytest.raises(bd.BadFile, match=f"missing required field {name}"):
        read(row)


def test_two_players_with_one_number(row):
    row["teams"][1]["players"][1]["number"] = row["teams"][1]["players"][0]["number"]
    with pytest.raises(bd.BadFile, match="several players wear the number"):
        read(row)


def test_dice_that_do_not_add_up(row):
    row["dice"].pop()
    with pytest.raises(bd.BadRecord, match=r"it holds \d+ dice, but says that \d+ were rolled"):
        read(row)


def test_unknown_fields_are_passed_over(row, record):
    row["remark"] = "a fine match"
    assert same(read(row), record)
