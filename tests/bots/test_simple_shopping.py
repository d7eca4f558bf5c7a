"""The simple coach in the shop: what a team induces that is worth less than its opponents."""

from __future__ import annotations

from dataclasses import replace

import pytest

import blockdice as bd
from blockdice.bots.simple.coach import SimpleBot
from blockdice.teams import ready_team, with_wares


def bought(roster: str, gap: int) -> list[str]:
    """What a team buys that is worth less by so much."""
    poor = with_wares(ready_team("bb2020", roster))
    rich = with_wares(ready_team("bb2020", "orc"))
    rich = replace(rich, current_value=poor.current_value + gap, treasury=0)
    league = bd.Options(kind="league")
    game = bd.new_game("bb2020", poor, rich, seed=3, options=league)
    bots = [SimpleBot(1, side) for side in (0, 1)]
    found: list[str] = []
    while game.decision.kind in ("inducements", "mercenary_skill"):
        action = bots[game.decision.side].choose(game.fork(seed=1))
        if action.verb == "buy":
            found.append(action.what or "")
        game.act(action)
    return found


def test_the_best_that_there_is_gold_for_comes_first() -> None:
    """A star before anything else, and no two things of one when one is enough."""
    found = bought("human", 400_000)
    assert found[0] in {ware.id for ware in with_wares(ready_team("bb2020", "human")).wares}
    prices = {ware.id: ware.price for ware in with_wares(ready_team("bb2020", "human")).wares}
    assert sum(prices[ware] for ware in found) <= 400_000
    assert prices[found[0]] >= 200_000


def test_secret_weapons_come_with_bribes() -> None:
    assert "bribes" in bought("goblin", 60_000)


@pytest.mark.parametrize("roster", ["halfling", "nurgle", "vampire", "tomb_kings", "amazon"])
def test_no_team_is_at_a_loss(roster: str) -> None:
    assert bought(roster, 100_000)


def test_small_change_is_not_spent_on_nothing() -> None:
    assert bought("human", 10_000) == []
