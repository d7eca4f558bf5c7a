"""Throw-in template, range ruler and modifiers against the reference tables (2020)."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from blockdice.engine.pitch import Pitch
from blockdice.engine.tables import BLIZZARD, LONG_BOMB, RANGES, SHORT, WEATHERS
from blockdice.engine.words import ACHIEVEMENTS, BLOCK_FACES, TESTS
from blockdice.rules.bb2020.tables import pitch_2020, tables_2020
from blockdice.rules.common.ball import fly, throw_in_ways

PITCH = pitch_2020()
TABLES = tables_2020()
CORNERS = {
    "top_left": (0, 0),
    "top_right": (25, 0),
    "bottom_right": (25, 14),
    "bottom_left": (0, 14),
}
EDGES = {
    "left_end": [(0, y) for y in range(1, 14)],
    "right_end": [(25, y) for y in range(1, 14)],
    "top_sideline": [(x, 0) for x in range(1, 25)],
    "bottom_sideline": [(x, 14) for x in range(1, 25)],
}


@pytest.fixture
def facts() -> Any:
    folder = os.environ.get("BLOCKDICE_REFERENCE")
    if not folder:
        pytest.skip("BLOCKDICE_REFERENCE is not set")
    return json.loads((Path(folder) / "reference" / "bb2020_tables.json").read_text())


@pytest.mark.parametrize("edge", sorted(EDGES))
def test_the_throw_in_template_at_each_side(edge: str, facts: Any) -> None:
    wanted = [tuple(way) for way in facts["throw_in"]["by_edge"][edge].values()]
    assert list(facts["throw_in"]["by_edge"][edge]) == ["1-2", "3-4", "5-6"]
    for x, y in EDGES[edge]:
        assert throw_in_ways(PITCH, PITCH.square(x, y)) == wanted, (x, y)


@pytest.mark.parametrize("corner", sorted(CORNERS))
def test_the_throw_in_from_each_corner(corner: str, facts: Any) -> None:
    wanted = facts["throw_in"]["corner"]["directions"][corner]
    ways = throw_in_ways(PITCH, PITCH.square(*CORNERS[corner]))
    assert ways == [tuple(wanted[face]) for face in ("1", "2", "3")]


def test_no_throw_in_leaves_at_the_first_step() -> None:
    for square in PITCH.squares:
        if len(PITCH.neighbours[square]) < 8:
            for dx, dy in throw_in_ways(PITCH, square):
                assert PITCH.on[square + dx + dy * PITCH.stride], PITCH.name(square)


def test_flying_stops_at_the_last_square_on_the_pitch() -> None:
    east = 1
    assert fly(PITCH, PITCH.square(20, 7), east, 5) == (PITCH.square(25, 7), True)
    assert fly(PITCH, PITCH.square(20, 7), east, 6) == (PITCH.square(25, 7), False)
    assert fly(PITCH, PITCH.square(25, 7), east, 1) == (PITCH.square(25, 7), False)


def test_the_range_ruler_is_that_of_the_reference(facts: Any) -> None:
    codes = {"T": 0, "Q": 0, "S": 1, "L": 2, "B": 3, ".": -1}
    for dx, row in enumerate(facts["passing_range"]["matrix"]):
        for dy, letter in enumerate(row):
            for sx, sy in ((dx, dy), (dy, dx), (-dx, dy), (dx, -dy), (-dx, -dy)):
                assert TABLES.band(sx, sy) == codes[letter], (sx, sy)


def test_beyond_the_ruler_is_out_of_range() -> None:
    assert TABLES.band(14, 0) == TABLES.band(0, -14) == TABLES.band(25, 14) == -1
    assert TABLES.band(13, 2) == LONG_BOMB
    assert TABLES.band(13, 3) == -1


def test_the_bands_their_modifiers_and_the_weather(facts: Any) -> None:
    modifiers = facts["passing_range"]["modifiers"]
    assert dict(zip(RANGES, TABLES.range_modifiers, strict=True)) == modifiers
    longest = facts["passing_range"]["throw_team_mate_ranges"][-1]
    assert RANGES[TABLES.throw_bands] == longest == "short"
    assert TABLES.weather_ranges[BLIZZARD] == SHORT
    assert all(r == LONG_BOMB for w, r in enumerate(TABLES.weather_ranges) if w != BLIZZARD)
    assert TABLES.ruler_hundredths / 100 == facts["passing_range"]["range_ruler_width_in_squares"]


def test_the_weather_table_and_its_modifiers(facts: Any) -> None:
    tests = {
        "passing_ability": ("pass", "throw", "bomb_pass"),
        "passing_interference": ("interfere", "bomb_interfere"),
        "catch": ("catch", "bomb_catch"),
        "pick_up": ("pick_up",),
        "rush": ("rush",),
    }
    for row in facts["weather"]["results"]:
        number = WEATHERS.index(row["id"])
        assert TABLES.weather[row["min"] : row["max"] + 1] == [number] * (
            row["max"] - row["min"] + 1
        )
        wanted = {t: m["value"] for m in row.get("modifiers", []) for t in tests[m["test"]]}
        given = dict(zip(TESTS, TABLES.weather_modifiers[number], strict=True))
        assert {test: value for test, value in given.items() if value} == wanted, row["id"]


def test_the_modifiers_of_catching_and_interference(facts: Any) -> None:
    catch = facts["modifiers"]["catch"]
    assert TABLES.catch["accurate"] == catch["accurate_pass"]
    assert TABLES.catch["handoff"] == catch["hand_off"]
    assert TABLES.catch["interception"] == catch["interception_from_deflection"]
    assert TABLES.catch["bounce"] == catch["bouncing"]
    assert TABLES.catch["throw_in"] == catch["throw_in"]
    assert TABLES.catch["scatter"] == TABLES.catch["deviate"] == catch["scattered_or_deviated"]
    interference = dict(facts["modifiers"]["passing_interference"])
    del interference["marked"]
    assert TABLES.interference == interference


def test_the_star_player_points(facts: Any) -> None:
    awards = facts["spp"]["awards"]
    names = {"completion": "passing_completion", "throw_completion": "throwing_completion"}
    *known, bonus = zip(ACHIEVEMENTS, TABLES.spp, strict=True)
    assert bonus == ("bonus", 1)
    for name, points in known:
        assert points == awards[names.get(name, name)], name


def test_rushing_and_standing_up(facts: Any) -> None:
    rush, stand = facts["rush"], facts["standing_up"]
    assert (TABLES.rushes, TABLES.rush_target) == (rush["extra_squares"], rush["success_min"])
    assert TABLES.stand_cost == stand["ma_cost"]
    assert TABLES.stand_target == min(stand["ma_2_or_less_success_on"])


def test_the_limits_of_the_characteristics(facts: Any) -> None:
    limits = facts["characteristics"]["limits"]
    wanted = [(limits[c]["worst"], limits[c]["best"]) for c in ("ma", "st", "ag", "pa", "av")]
    assert TABLES.characteristic_limits == wanted == [(1, 9), (1, 8), (6, 1), (6, 1), (3, 11)]


def test_the_six_faces_of_a_block_die(facts: Any) -> None:
    wanted = {face["id"]: face["count"] for face in facts["block"]["faces"]}
    faces = list(BLOCK_FACES.values())
    assert {name: faces.count(name) for name in faces} == wanted
    assert sorted(BLOCK_FACES) == [1, 2, 3, 4, 5, 6]


def test_a_corner_of_a_small_pitch_throws_in_too() -> None:
    small = Pitch(14, 9, 2, 7, 3, 1)
    assert throw_in_ways(small, small.square(13, 8)) == [(-1, 0), (-1, -1), (0, -1)]
