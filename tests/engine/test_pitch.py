"""The pitch as a value: its lines, zones, trapdoor squares and neighbours (Stadia, 2020)."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import blockdice as bd
from blockdice.engine.pitch import AWAY, DIRECTIONS, HOME, Pitch
from blockdice.rules.bb2020.tables import pitch_2020

PITCH = pitch_2020()


def facts() -> Any:
    folder = os.environ.get("BLOCKDICE_REFERENCE")
    if not folder:
        pytest.skip("BLOCKDICE_REFERENCE is not set")
    return json.loads((Path(folder) / "reference" / "bb2020_tables.json").read_text())


def sq(name: str) -> int:
    return PITCH.square(ord(name[0]) - 97, int(name[1:]) - 1)


def test_the_measures_are_those_of_the_reference() -> None:
    pitch, match = facts()["pitch"], facts()["match"]
    assert (PITCH.length, PITCH.width) == (pitch["length"], pitch["width"])
    assert PITCH.wide == pitch["wide_zone_width"]
    assert PITCH.width - 2 * PITCH.wide == pitch["centre_field_width"]
    assert len(PITCH.trapdoors) == pitch["trapdoors"]
    assert PITCH.players == match["players_on_pitch_max"]
    assert PITCH.line_minimum == match["min_on_line_of_scrimmage"]
    assert PITCH.wide_maximum == match["max_per_wide_zone"]


def test_the_pitch_is_26_squares_long_and_15_wide_halved_by_the_line() -> None:
    assert len(PITCH.squares) == 26 * 15
    assert len(PITCH.halves[HOME]) == len(PITCH.halves[AWAY]) == 13 * 15
    assert PITCH.half_of(sq("m8")) == HOME
    assert PITCH.half_of(sq("n8")) == AWAY


def test_there_is_an_end_zone_of_one_column_at_each_short_end() -> None:
    zones = [[s for s in PITCH.squares if PITCH.is_end_zone(s, side)] for side in (HOME, AWAY)]
    assert [PITCH.name(s) for s in zones[HOME]] == [f"a{n}" for n in range(1, 16)]
    assert [PITCH.name(s) for s in zones[AWAY]] == [f"z{n}" for n in range(1, 16)]


@pytest.mark.parametrize(
    ("square", "zone"),
    [("a1", 0), ("m4", 0), ("z4", 0), ("m5", -1), ("m8", -1), ("m11", -1), ("m12", 1), ("z15", 1)],
)
def test_wide_zones_are_four_rows_and_run_from_end_zone_to_end_zone(square: str, zone: int) -> None:
    assert PITCH.wide_zone(sq(square)) == zone


def test_the_line_of_scrimmage_is_counted_in_the_centre_field_only() -> None:
    assert [PITCH.name(s) for s in PITCH.lines[HOME]] == [f"m{n}" for n in range(5, 12)]
    assert [PITCH.name(s) for s in PITCH.lines[AWAY]] == [f"n{n}" for n in range(5, 12)]


def test_each_half_has_one_trapdoor_in_a_wide_zone() -> None:
    assert sorted(PITCH.half_of(s) for s in PITCH.trapdoors) == [HOME, AWAY]
    assert all(PITCH.wide_zone(s) >= 0 for s in PITCH.trapdoors)
    assert all(PITCH.on[s] for s in PITCH.trapdoors)


def test_a_square_has_eight_neighbours_five_at_the_edge_three_in_a_corner() -> None:
    assert [PITCH.name(s) for s in PITCH.neighbours[sq("m8")]] == [
        *("l7", "m7", "n7", "l8", "n8", "l9", "m9", "n9")
    ]
    assert len(PITCH.neighbours[sq("a8")]) == 5
    assert len(PITCH.neighbours[sq("m15")]) == 5
    for corner in ("a1", "z1", "a15", "z15"):
        assert len(PITCH.neighbours[sq(corner)]) == 3
        assert PITCH.is_corner(sq(corner))
    assert not PITCH.is_corner(sq("b1"))


def test_the_random_direction_template_is_that_of_the_reference() -> None:
    template = facts()["scatter_template"]["directions"]
    assert {str(n + 1): list(way) for n, way in enumerate(DIRECTIONS)} == template


def test_a_step_of_the_template_goes_to_that_neighbour() -> None:
    names = [PITCH.name(sq("m8") + step) for step in PITCH.steps]
    assert names == ["l7", "m7", "n7", "l8", "n8", "l9", "m9", "n9"]


@pytest.mark.parametrize(
    ("origin", "over", "beyond"),
    [
        ("l8", "m8", {"n7", "n8", "n9"}),
        ("m8", "l8", {"k7", "k8", "k9"}),
        ("m8", "m9", {"l10", "m10", "n10"}),
        ("m8", "m7", {"l6", "m6", "n6"}),
        ("l8", "m9", {"n9", "n10", "m10"}),
        ("m8", "l7", {"k7", "k6", "l6"}),
        ("m8", "n7", {"n6", "o6", "o7"}),
        ("m2", "m1", set()),
        ("m2", "n1", {"o1"}),
    ],
)
def test_three_squares_lie_beyond_a_neighbour(origin: str, over: str, beyond: set[str]) -> None:
    found = PITCH.beyond(sq(origin), sq(over))
    assert {PITCH.name(s) for s in found} == beyond


def test_distance_counts_the_squares_of_a_walk() -> None:
    assert PITCH.distance(sq("a1"), sq("z15")) == 25
    assert PITCH.distance(sq("m8"), sq("k13")) == 5
    assert PITCH.is_adjacent(sq("m8"), sq("n9"))
    assert not PITCH.is_adjacent(sq("m8"), sq("m8"))
    assert not PITCH.is_adjacent(sq("m8"), sq("o8"))


@pytest.mark.parametrize("measures", [(25, 15, 4), (2, 15, 4), (28, 15, 4), (26, 8, 4), (26, 0, 0)])
def test_a_pitch_that_cannot_be_is_refused(measures: tuple[int, int, int]) -> None:
    with pytest.raises(bd.BlockdiceError, match="no pitch"):
        Pitch(*measures, players=11, line_minimum=3, wide_maximum=2)


def test_a_small_pitch_has_the_same_lines() -> None:
    small = Pitch(14, 9, 2, 7, 3, 1, trapdoors=((2, 0),))
    assert len(small.squares) == 14 * 9
    assert [small.name(s) for s in small.lines[HOME]] == [f"g{n}" for n in range(3, 8)]
    assert small.is_end_zone(small.square(13, 4), AWAY)
    assert small.trapdoors == [small.square(2, 0)]
