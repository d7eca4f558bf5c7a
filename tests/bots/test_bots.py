"""How bots behave towards a match, and how the simple one copes with what others leave it."""

from __future__ import annotations

from random import Random

import pytest

import blockdice as bd
from blockdice.bots import Bot, bot_names, make_bot, run_series


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_keeps_the_protocol(name: str) -> None:
    bot = make_bot(name, 7, 0)
    assert isinstance(bot, Bot)
    assert bot.name == name


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_leaves_the_match_alone_and_answers_with_what_is_offered(name: str) -> None:
    game = bd.new_game(seed=5)
    bots = [make_bot(name, 5, side) for side in (0, 1)]
    for _ in range(150):
        before = game.dump()
        action = bots[game.decision.side].choose(game.fork(seed=1))
        assert game.dump() == before
        assert action in game.decision.actions
        game.act(action)


def test_seeds_and_sides_draw_differently() -> None:
    game = bd.new_game(seed=1)

    def draws(seed: int, side: int) -> tuple[str, ...]:
        bot = make_bot("random", seed, side)
        return tuple(str(bot.choose(game.fork(seed=0))) for _ in range(16))

    assert len({draws(seed, side) for seed in (1, 2) for side in (0, 1)}) == 4


@pytest.mark.parametrize("seed", range(4))
def test_simple_copes_with_a_match_that_is_not_of_its_making(seed: int) -> None:
    """Every third answer is random: its plans must fall in with whatever they find."""
    random = Random(seed)
    game = bd.new_game(seed=seed, keep_diary=False)
    bots = [make_bot("simple", seed, side) for side in (0, 1)]
    strays = [make_bot("random", seed, side) for side in (0, 1)]
    while not game.is_over:
        coaches = strays if random.random() < 1 / 3 else bots
        game.act(coaches[game.decision.side].choose(game.fork(seed=0)))


def test_simple_beats_random_from_either_side() -> None:
    home = run_series("bb2020", "human", "orc", ("simple", "random"), games=10)
    away = run_series("bb2020", "human", "orc", ("random", "simple"), games=10, seed=100)
    assert sum(r.winner == 0 for r in home) + sum(r.winner == 1 for r in away) >= 19
    assert sum(result.touchdowns for result in home + away) >= 40
