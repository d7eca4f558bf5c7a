"""Bad input: a dump that is cut off, damaged or of other rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import blockdice as bd

BOARD = """
       k    l    m
7      .    H1*  A1
9      H2   .    A2
"""


def dump(is_resting: bool = True) -> dict[str, Any]:
    """A dump through JSON: at a rest point, or in the middle of a block."""
    labels = [f"{side}{number}" for side in "HA" for number in range(1, 13)]
    dice = bd.ScriptedDice(["block: pow", "armour A1: 1 2"], labels)
    game = bd.from_board(BOARD, dice=dice)
    if not is_resting:
        game.act("activate H1 block A1")
    found: dict[str, Any] = json.loads(json.dumps(game.dump()))
    return found


@pytest.mark.parametrize("is_resting", [True, False])
def test_a_sound_dump_is_gone_on_with(is_resting: bool) -> None:
    game = bd.restore(dump(is_resting))
    if is_resting:
        game.act("activate H1 block A1")
    game.act("no")
    game.act("push n7")
    game.act("stay")
    assert game.decision.kind == "activate"


@pytest.mark.parametrize("data", [None, [], "dump", {}, {"edition": 2020}, {"edition": None}])
def test_what_is_no_dump_at_all(data: Any) -> None:
    with pytest.raises(bd.BadFile, match="no dump of a match"):
        bd.restore(data)


@pytest.mark.parametrize("part", [part for part in dump() if part != "edition"])
def test_a_dump_cut_off(part: str) -> None:
    data = dump()
    del data[part]
    with pytest.raises(bd.BadFile) as found:
        bd.restore(data)
    assert found.value.where == part
    assert "missing" in str(found.value)


@pytest.mark.parametrize("name", list(dump()["state"]))
def test_a_state_cut_off(name: str) -> None:
    data = dump()
    del data["state"][name]
    with pytest.raises(bd.BadFile, match=f"'{name}' is missing"):
        bd.restore(data)


@pytest.mark.parametrize(
    "name", ["square", "posture", "tokens", "board", "turn", "rerolls", "cursors", "achievements"]
)
def test_a_list_cut_short(name: str) -> None:
    data = dump()
    data["state"][name].pop()
    with pytest.raises(bd.BadFile, match=f"dump at state, {name}: there should be"):
        bd.restore(data)


def test_a_profile_cut_short() -> None:
    data = dump()
    data["state"]["profiles"]["av"].pop()
    with pytest.raises(bd.BadFile, match="state, av"):
        bd.restore(data)


def _move_player(data: dict[str, Any]) -> None:
    data["state"]["square"][0] += 1


def _off_the_pitch(data: dict[str, Any]) -> None:
    data["state"]["square"][0] = 5000


def _two_in_a_square(data: dict[str, Any]) -> None:
    data["state"]["square"][1] = data["state"]["square"][0]


def _carrier(data: dict[str, Any]) -> None:
    data["state"]["carrier"] = 99


def _text(data: dict[str, Any]) -> None:
    data["state"]["half"] = "first"


def _window(data: dict[str, Any]) -> None:
    data["state"]["windows"] = []


def _activation(data: dict[str, Any]) -> None:
    data["state"]["windows"][0]["activation"] = [0]


@pytest.mark.parametrize(
    "damage",
    [_move_player, _off_the_pitch, _two_in_a_square, _carrier, _text, _window, _activation],
)
def test_a_state_that_cannot_be(damage: Callable[[dict[str, Any]], None]) -> None:
    data = dump()
    damage(data)
    with pytest.raises(bd.BadFile) as found:
        bd.restore(data)
    assert found.value.where.startswith("state")


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("options", {"kind": "cup", "extra_time": False, "undo": "none", "rulings": []}),
        ("teams", []),
        ("teams", [{"name": "Nobody"}, {}]),
        ("dice", {"kind": "loaded"}),
        ("dice", {"kind": "fast"}),
        ("events", [[1, 2, 3]]),
    ],
)
def test_a_part_that_cannot_be_read(part: str, value: Any) -> None:
    data = dump()
    data[part] = value
    with pytest.raises(bd.BadFile) as found:
        bd.restore(data)
    assert found.value.where == part


def test_answers_that_do_not_belong_to_it() -> None:
    data = dump(is_resting=False)
    data["since"][0]["code"] = 1
    with pytest.raises(bd.BadFile, match="dump at since"):
        bd.restore(data)
    data = dump(is_resting=False)
    del data["since"][0]["side"]
    with pytest.raises(bd.BadFile, match="'side' is missing"):
        bd.restore(data)


def test_a_dump_of_another_edition() -> None:
    with pytest.raises(bd.UnknownName, match="no edition called 'bb2099'"):
        bd.restore({**dump(), "edition": "bb2099"})


def test_a_dump_of_another_revision() -> None:
    data = dump()
    with pytest.raises(bd.EditionMismatch, match="bb2020 revision 999, not of bb2020 revision"):
        bd.restore({**data, "revision": 999})


def test_a_dump_of_another_format() -> None:
    with pytest.raises(bd.EditionMismatch, match="format 999"):
        bd.restore({**dump(), "format": 999})


def test_a_team_in_the_dump_with_a_skill_that_there_is_not() -> None:
    data = dump()
    data["teams"][0]["players"][0]["skills"] = [{"id": "doge", "value": 0, "targets": []}]
    with pytest.raises(bd.BadFile, match="no skill called 'doge'"):
        bd.restore(data)
