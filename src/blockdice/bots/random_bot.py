"""The bot that does anything: uniform over what is legal."""

from __future__ import annotations

from random import Random

from blockdice.engine.actions import CONCEDE, FORMATION, Action, verb_of
from blockdice.engine.game import Game


class RandomBot:
    """Picks any legal action, each as likely, but never concedes.

    With a named formation on offer it takes one half the time: square by square its set-ups
    are all over the place.
    """

    name = "random"

    def __init__(self, seed: int, side: int) -> None:
        self._random = Random(f"{self.name} {seed} {side}")

    def choose(self, game: Game) -> Action:
        """Answer with any legal action."""
        decision = game.decision
        choices = decision.choices
        formations = [code for code in choices.singles if verb_of(code) == FORMATION]
        if formations and self._random.random() < 0.5:
            return Action(self._random.choice(formations), decision.names)
        while True:
            code = choices.at(self._random.randrange(choices.count()))
            if verb_of(code) != CONCEDE:
                return Action(code, decision.names)
