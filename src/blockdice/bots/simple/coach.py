"""The simple coach: one answer to every kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from blockdice.bots.simple import (
    answers,
    bombing,
    cards,
    choosing,
    flying,
    kick_off,
    nimble,
    rerolls,
    set_up,
    shopping,
    skills,
    spells,
    thirst,
)
from blockdice.bots.simple.activation import next_step
from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.sight import Sight
from blockdice.bots.simple.turn import TurnPlanner
from blockdice.bots.simple.whirling import whirl
from blockdice.engine.actions import CONCEDE, END, FORMATION, NO, RECEIVE, Action, encode, verb_of
from blockdice.engine.decisions import Decision
from blockdice.engine.game import Game

Answer = Callable[[Sight, Decision], int]
FORMATION_APPETITE = 0.2
"""How often a named formation is taken instead of an own set-up."""


class SimpleBot:
    """Sets up, gets the ball, protects it and runs it in; blocks when the odds are good."""

    name = "simple"

    def __init__(self, seed: int, side: int) -> None:
        self._random = Random(f"{self.name} {seed} {side}")
        self._planner = TurnPlanner(self._random)
        self._plan: Plan | None = None
        self._answers: dict[str, Answer] = {
            "kick_or_receive": lambda sight, decision: encode(RECEIVE),
            "set_up": self._set_up,
            "nominate_kicker": lambda sight, d: kick_off.nominate(sight, d.choices),
            "place_kick": lambda sight, d: kick_off.aim(sight, d.choices),
            "solid_defence": lambda sight, d: set_up.stand_firm(sight, d.choices),
            "high_kick": lambda sight, d: kick_off.stand_under(sight, d.choices),
            "quick_snap": lambda sight, d: kick_off.snap(sight, d.choices),
            "touchback": lambda sight, d: kick_off.give_ball(sight, d.choices),
            "activate": self._activate,
            "move": self._move,
            "reroll": rerolls.reroll,
            "reroll_die": rerolls.reroll_die,
            "block_die": rerolls.block_die,
            "use_skill": skills.use_skill,
            "push": answers.push,
            "follow_up": answers.follow_up,
            "strike": choosing.strike,
            "second_target": choosing.second_target,
            "choose_player": choosing.choose_player,
            "lash_out": choosing.lash_out,
            "ball_and_chain": whirl,
            "change_to_move": lambda sight, d: thirst.change_to_move(sight, d, self._plan),
            "bite": thirst.bite,
            "trickster": nimble.trickster,
            "hit_and_run": nimble.hit_and_run,
            "interfere": answers.interfere,
            "reach_for_ball": choosing.reach_for_ball,
            "place_ball": nimble.place_ball,
            "on_the_ball": nimble.on_the_ball,
            "swarming": nimble.swarm,
            "dump_off": flying.dump_off,
            "hail_mary": flying.hail_mary,
            "swoop": flying.swoop,
            "throw_bomb": bombing.throw_bomb,
            "wizard": spells.cast,
            "weather_mage": shopping.weather_mage,
            "weather": spells.weather,
            "josef_bugman": _first,
            "keep_card": cards.keep,
            "play_card": cards.play,
            "card_target": cards.target,
            "apothecary": answers.apothecary,
            "casualty_result": answers.casualty_result,
            "argue_the_call": _first,
            "bribe": _first,
            "journeyman": _first,
            "inducements": shopping.induce,
            "mercenary_skill": shopping.mercenary_skill,
            "pray": _first,
            "prayer_player": choosing.blessed,
            "prayer_skill": shopping.best_skill,
            "choose_skill": shopping.best_skill,
        }

    def choose(self, game: Game) -> Action:
        """Answer the pending decision; what it has no answer for, it answers with something."""
        decision = game.decision
        sight = Sight(game.match, decision.side)
        code = self._answers.get(decision.kind, self._anything)(sight, decision)
        if not decision.choices.has(code):
            code = self._anything(sight, decision)
        return Action(code, decision.names)

    def _set_up(self, sight: Sight, decision: Decision) -> int:
        """A named formation now and then, else a layout of its own."""
        formations = [c for c in decision.choices.singles if verb_of(c) == FORMATION]
        if formations and self._random.random() < FORMATION_APPETITE:
            return self._random.choice(formations)
        return set_up.place_next(sight, decision.choices)

    def _activate(self, sight: Sight, decision: Decision) -> int:
        """Declare the next plan of the turn, or end it."""
        self._plan = self._planner.next_plan(sight, set(decision.choices.singles))
        return self._plan.opening if self._plan is not None else encode(END)

    def _move(self, sight: Sight, decision: Decision) -> int:
        """Go on with the plan of the activation."""
        code, self._plan = next_step(sight, decision.choices, self._plan)
        return code

    def _anything(self, sight: Sight, decision: Decision) -> int:
        """To decline or to stop where that is offered, else anything but to concede."""
        choices = decision.choices
        for code in (encode(NO), encode(END)):
            if choices.has(code):
                return code
        while True:
            code = choices.at(self._random.randrange(choices.count()))
            if verb_of(code) != CONCEDE:
                return code


def _first(sight: Sight, decision: Decision) -> int:
    """The first answer: to use what can be used."""
    return decision.choices.at(0)
