"""Series of matches: what a result tells, and what many come to."""

from __future__ import annotations

import pytest

from blockdice.bots import MatchResult, run_series, summarise
from blockdice.engine.errors import UnknownName


def test_progress_is_told_in_order() -> None:
    seen: list[int] = []
    run_series(
        "bb2020",
        "human",
        "orc",
        ("random", "random"),
        games=3,
        progress=lambda result: seen.append(result.number),
    )
    assert seen == [0, 1, 2]


def test_a_result_counts_what_happened() -> None:
    (result,) = run_series("bb2020", "orc", "human", ("random", "random"), games=1, seed=9)
    assert result.seed == 9
    assert result.decisions > 100
    assert sum(result.turnovers) > 0
    assert result.seconds > 0
    assert result.touchdowns == sum(result.score)


@pytest.mark.parametrize("names", [("nobody", "random"), ("random", "nobody")])
def test_an_unknown_bot_is_refused_before_a_match_begins(names: tuple[str, str]) -> None:
    with pytest.raises(UnknownName):
        run_series("bb2020", "human", "orc", names)


def test_a_summary_averages() -> None:
    results = [
        MatchResult(0, 1, (2, 1), 0, (0, 1), (3, 4), 900, 0.5),
        MatchResult(1, 2, (0, 0), -1, (2, 1), (1, 2), 700, 1.5),
    ]
    summary = summarise(results)
    assert summary.matches == 2
    assert summary.wins == (1, 0)
    assert summary.ties == 1
    assert summary.touchdowns == (1.0, 0.5)
    assert summary.touchdowns_a_match == 1.5
    assert summary.casualties == (1.0, 1.0)
    assert summary.turnovers == (2.0, 3.0)
    assert summary.decisions == 800
    assert summary.seconds == 1.0
    assert summary.win_rate(0) == 0.5


def test_a_summary_of_nothing_is_nothing() -> None:
    assert summarise([]).win_rate(0) == 0.0
