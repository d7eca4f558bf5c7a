"""What every bot keeps: legal answers, no concession, the same match from the same seed."""

from __future__ import annotations

import pytest

import blockdice as bd
from blockdice.bots import bot_names, make_bot
from blockdice.bots.arena import play_match, run_series


def played(name: str, seed: int, other: str = "random") -> bd.Game:
    game = bd.new_game("bb2020", seed=seed, options=bd.Options(extra_time=True))
    return play_match(game, make_bot(name, seed, 0), make_bot(other, seed, 1))


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_plays_whole_matches_and_never_concedes(name: str) -> None:
    for seed in range(3):
        game = played(name, seed)
        assert game.is_over
        assert not [event for event in game.events if event.kind == "conceded"]


@pytest.mark.parametrize("name", bot_names())
def test_a_seed_gives_the_same_match(name: str) -> None:
    first, second = (played(name, 5, name) for _ in range(2))
    assert [repr(event) for event in first.events] == [repr(event) for event in second.events]


def test_a_bot_sees_a_fork_with_other_dice() -> None:
    """None can see the future: what it rolls ahead is not what the match will roll."""

    class Peeping:
        def __init__(self) -> None:
            self.name = "peeping"
            self.seen: list[tuple[int, ...]] = []

        def choose(self, game: bd.Game) -> bd.Action:
            assert game.events == []
            self.seen.append(tuple(game.match.die(6, "any") for _ in range(12)))
            return game.decision.actions[0]

    bot = Peeping()
    game = bd.new_game("bb2020", seed=1)
    real: list[tuple[int, ...]] = []

    def watch(match: bd.Game, _: bd.Action) -> None:
        real.append(tuple(match.match.dice.copy().die(6, "any", -1) for _ in range(12)))

    play_match(game, bot, make_bot("random", 1, 1), watch)
    assert bot.seen
    assert not set(bot.seen) & set(real)


def test_unknown_bots_have_near_names() -> None:
    with pytest.raises(bd.UnknownName, match="simple"):
        make_bot("simpel", 1, 0)


def test_a_series_is_the_same_on_one_process_and_on_two() -> None:
    one, two = (run_series("bb2020", "human", "orc", ("random",) * 2, 6, jobs) for jobs in (1, 2))
    assert [(r.seed, r.score, r.decisions) for r in one] == [
        (r.seed, r.score, r.decisions) for r in two
    ]


def test_simple_scores_and_beats_random() -> None:
    results = run_series("bb2020", "human", "orc", ("simple", "random"), 12, jobs=1)
    won = sum(result.winner == 0 for result in results)
    lost = sum(result.winner == 1 for result in results)
    assert won >= 9
    assert lost == 0


def test_simple_sets_up_legally_and_picks_the_ball_up() -> None:
    """Every set-up is accepted, and over a few matches it holds the ball and scores with it."""
    held = scored = 0
    for seed in range(6):
        game = played("simple", seed, "simple")
        held += sum(event.kind == "ball_held" for event in game.events)
        scored += sum(event.kind == "touchdown" for event in game.events)
    assert held >= 30
    assert scored >= 4
