"""What the simple coach answers in a situation."""

from __future__ import annotations

from blockdice.bots.simple.coach import SimpleBot
from tests.scenarios.scenario import Scenario


def answer(play: Scenario, bot: SimpleBot | None = None) -> str:
    """The coach's answer to the pending decision, in notation."""
    return str((bot or SimpleBot(1, 1)).choose(play.game.fork(seed=1)))


def turn(play: Scenario, most: int = 60) -> list[str]:
    """Play on with one coach until the turn passes or a die is missing; what was answered."""
    bot = SimpleBot(1, 1)
    coach = play.game.decision.coach
    said: list[str] = []
    while len(said) < most and play.game.decision.coach == coach:
        action = answer(play, bot)
        said.append(action)
        if action == "end" and play.game.decision.kind == "activate":
            break
        play.act(action)
    return said
