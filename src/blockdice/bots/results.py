"""What came of matches between bots: one small value a match, and the sum of many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

Pair = tuple[int, int]
"""One number for home and one for away."""


@dataclass(frozen=True)
class MatchResult:
    """The result of one match; pairs are home and away.

    winner: 0 home, 1 away, -1 for a tie. casualties: suffered; turnovers: own.
    decisions: answered by either side. seconds: by the clock, so never compared.
    """

    number: int
    seed: int
    score: Pair
    winner: int
    casualties: Pair
    turnovers: Pair
    decisions: int
    seconds: float

    @property
    def touchdowns(self) -> int:
        """Touchdowns of both sides."""
        return sum(self.score)

    @property
    def outcome(self) -> tuple[int, int, Pair, int, Pair, Pair, int]:
        """All but the time it took: the same for the same seed, whoever plays it."""
        return (
            self.number,
            self.seed,
            self.score,
            self.winner,
            self.casualties,
            self.turnovers,
            self.decisions,
        )


@dataclass(frozen=True)
class Summary:
    """Many matches summed up; averages are per match, pairs home and away."""

    matches: int
    wins: Pair
    ties: int
    touchdowns: tuple[float, float]
    casualties: tuple[float, float]
    turnovers: tuple[float, float]
    decisions: float
    seconds: float

    @property
    def touchdowns_a_match(self) -> float:
        """Touchdowns of both sides in an average match."""
        return sum(self.touchdowns)

    def win_rate(self, side: int) -> float:
        """The share of matches that the side won."""
        return self.wins[side] / self.matches if self.matches else 0.0


def summarise(results: Sequence[MatchResult]) -> Summary:
    """Sum up the results of a series.

    >>> summarise([MatchResult(0, 7, (2, 1), 0, (0, 1), (3, 4), 900, 0.5)]).wins
    (1, 0)
    """
    return Summary(
        matches=len(results),
        wins=(_won(results, 0), _won(results, 1)),
        ties=_won(results, -1),
        touchdowns=_averages([result.score for result in results]),
        casualties=_averages([result.casualties for result in results]),
        turnovers=_averages([result.turnovers for result in results]),
        decisions=_average([result.decisions for result in results]),
        seconds=_average([result.seconds for result in results]),
    )


def _won(results: Sequence[MatchResult], side: int) -> int:
    return sum(1 for result in results if result.winner == side)


def _averages(pairs: Sequence[Pair]) -> tuple[float, float]:
    return _average([home for home, _ in pairs]), _average([away for _, away in pairs])


def _average(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
