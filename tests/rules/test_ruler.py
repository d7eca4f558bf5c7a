"""Which squares lie between two others and beneath the range ruler (Passing Interference)."""

from __future__ import annotations

import pytest

from blockdice.rules.bb2020.ruler import between
from tests.scenarios.scenario import scenario

EMPTY = "    a\n1   .\n"


def under(origin: str, landing: str) -> set[str]:
    """Every square of the pitch that the ruler covers between the two."""
    match = scenario(EMPTY).game.match
    names, pitch = match.names.squares, match.pitch
    start, end = names.index(origin), names.index(landing)
    return {names[s] for s in pitch.squares if between(match, start, end, s)}


def test_straight_the_ruler_covers_the_row_and_a_strip_of_those_beside_it() -> None:
    assert under("e8", "h8") == {"f7", "f8", "f9", "g7", "g8", "g9"}


def test_neither_end_nor_what_lies_beyond_or_abreast_of_it_counts() -> None:
    found = under("e8", "h8")
    assert not found & {"e8", "h8", "i8", "d8", "e7", "e9", "h7", "h9"}


def test_two_rows_off_is_clear_of_the_ruler() -> None:
    assert not under("e8", "m8") & {f"{c}{r}" for c in "efghijklm" for r in (6, 10)}


def test_diagonally() -> None:
    assert under("e5", "h8") == {
        "f5",
        "g5",
        "e6",
        "f6",
        "g6",
        "h6",
        "e7",
        "f7",
        "g7",
        "h7",
        "f8",
        "g8",
    }


def test_between_neighbours_by_a_side_there_is_nobody() -> None:
    assert under("e8", "f8") == set()


def test_between_neighbours_by_a_corner_are_the_two_squares_beside() -> None:
    assert under("e8", "f9") == {"e9", "f8"}


def test_from_a_square_to_itself_there_is_nothing() -> None:
    assert under("e8", "e8") == set()


@pytest.mark.parametrize(("origin", "landing"), [("e8", "n4"), ("c3", "d11"), ("k2", "h13")])
def test_the_ruler_is_the_same_from_both_ends(origin: str, landing: str) -> None:
    assert under(origin, landing) == under(landing, origin)


def test_slanting_a_square_is_in_by_one_corner_and_out_by_none() -> None:
    """Six along and three down: worked out by hand, in squares from the line's middle."""
    found = under("e8", "k11")
    assert {"h9", "h10", "e9", "k10", "f7", "f10", "h8", "j12"} <= found
    assert not found & {"g7", "g11", "h7", "i8", "i12", "e10", "d8", "l11"}
