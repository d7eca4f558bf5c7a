"""A team turn: whom to activate next, and for what.

Safe things first, risky ones last; but the ball before those who are to gather round it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from blockdice.bots.simple.attack import best_blitz, best_block
from blockdice.bots.simple.ball import plan_carry, plan_pick_up, plan_score
from blockdice.bots.simple.bombing import plan_bomb
from blockdice.bots.simple.fouling import plan_foul
from blockdice.bots.simple.gazing import plan_gaze
from blockdice.bots.simple.pairs import plan_two
from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.relay import plan_hail_mary, plan_relay
from blockdice.bots.simple.sight import Sight
from blockdice.bots.simple.stations import is_threatened, plan_station
from blockdice.bots.simple.throwing import plan_throw
from blockdice.bots.simple.whirling import plan_whirl
from blockdice.engine.words import BLITZ_ACTION, BLITZ_EVENT, FOUL_ACTION, PRONE

# The chance of a touchdown, or of picking the ball up, that is good enough to be tried.
SURE = 0.97
PATIENT = 0.5
LIKELY = 0.3
DESPERATE = 0.08
# The most risk of going down in a Block, early in the turn and late.
SAFE_BLOCK = 0.06
COVERED_BLOCK = 0.12
FAIR_BLOCK = 0.17
BOLD_BLOCK = 0.32
# The least that two Blocks at once must be worth, and a Blitz, by what it is for.
GOOD_PAIR = 1.3
FREEING_BLITZ = 0.45
SACKING_BLITZ = 0.1
CLEARING_BLITZ = 0.4
EVENT_BLITZ = 0.2
DULL = "really_stupid"
"""Who needs somebody beside them to understand, and so goes before others have gone away."""
FOUL_APPETITE = 0.25
"""In what share of the turns a Foul is thought about at all."""


class TurnPlanner:
    """Plans team turns, activation by activation, from the state alone.

    All that it remembers is who is to stay put for the rest of the turn, so that nobody is
    thought about twice, and whether the coach feels like a Foul in it.
    """

    def __init__(self, random: Random) -> None:
        self._random = random
        self._turn: tuple[int, int, int, int] = (0, 0, 0, 0)
        self._settled: set[int] = set()
        self._fouls = False

    def next_plan(self, sight: Sight, legal: set[int]) -> Plan | None:
        """What to do next, None to end the turn. legal: the activations on offer."""
        self._turn_over(sight)
        for plan in self._ideas(sight, legal):
            if plan is not None and plan.opening in legal:
                return plan
        return None

    def _turn_over(self, sight: Sight) -> None:
        """Forget what was settled when a new turn has begun."""
        state = sight.state
        turn = (state.half, state.turn[sight.side], sum(state.score), state.event_count)
        if turn != self._turn:
            self._turn = turn
            self._settled = set()
            self._fouls = self._random.random() < FOUL_APPETITE

    def _ideas(self, sight: Sight, legal: set[int]) -> Iterator[Plan | None]:
        """Plans in the order in which a sensible coach would think of them."""
        if sight.m.window.kind == BLITZ_EVENT:
            yield from self._stations(sight, -1)
            yield self._blitz(sight, EVENT_BLITZ)
        elif sight.has_ball:
            yield from self._with_ball(sight, legal)
        elif sight.foe_has_ball:
            yield from self._against_ball(sight, legal)
        else:
            yield from self._loose_ball(sight, legal)
        yield plan_whirl(sight, legal)

    def _with_ball(self, sight: Sight, legal: set[int]) -> Iterator[Plan | None]:
        score = plan_score(sight)
        if score is not None and score.chance >= SURE:
            yield score
        yield plan_gaze(sight, legal)
        yield plan_two(sight, legal, GOOD_PAIR)
        yield best_block(sight, legal, self._safe(sight))
        yield self._blitz(sight, FREEING_BLITZ)
        least = self._boldness(sight)
        if score is not None and score.chance >= least:
            yield score
        relay = plan_relay(sight, legal, least)
        if score is None or (relay is not None and relay.chance > score.chance):
            yield relay
        if sight.turns_after == 0:
            yield score
            yield plan_throw(sight, legal)
            yield plan_hail_mary(sight, legal)
        if sight.carrier in sight.ready:
            yield plan_carry(sight)
        yield from self._stations(sight, sight.carrier)
        yield best_block(sight, legal, FAIR_BLOCK)
        yield plan_bomb(sight, legal)
        yield self._foul(sight, legal)
        yield best_block(sight, legal, BOLD_BLOCK)

    def _boldness(self, sight: Sight) -> float:
        """The chance of a touchdown that is good enough: any at the end of a half, a fair one
        with foes around the carrier, a good one with time to wait for better."""
        if sight.turns_after == 0:
            return DESPERATE
        square = sight.state.square[sight.carrier]
        return LIKELY if sight.turns_after < 2 or is_threatened(sight, square) else PATIENT

    def _against_ball(self, sight: Sight, legal: set[int]) -> Iterator[Plan | None]:
        yield plan_gaze(sight, legal)
        yield plan_two(sight, legal, GOOD_PAIR)
        yield best_block(sight, legal, self._safe(sight))
        blitz = self._blitz(sight, SACKING_BLITZ)
        yield from self._stations(sight, blitz.player if blitz is not None else -1)
        yield blitz
        yield best_block(sight, legal, FAIR_BLOCK)
        yield plan_bomb(sight, legal)
        yield self._foul(sight, legal)
        yield best_block(sight, legal, BOLD_BLOCK)

    def _loose_ball(self, sight: Sight, legal: set[int]) -> Iterator[Plan | None]:
        yield plan_two(sight, legal, GOOD_PAIR)
        yield best_block(sight, legal, SAFE_BLOCK)
        pick_up = plan_pick_up(sight, legal) if sight.is_loose else None
        if pick_up is not None and pick_up.chance >= LIKELY:
            yield pick_up
        picker = pick_up.player if pick_up is not None else -1
        yield best_block(sight, legal, self._safe(sight))
        yield self._blitz(sight, CLEARING_BLITZ, picker)
        yield from self._stations(sight, picker)
        yield pick_up
        yield best_block(sight, legal, FAIR_BLOCK)
        yield plan_bomb(sight, legal)
        yield self._foul(sight, legal)
        yield best_block(sight, legal, BOLD_BLOCK)

    def _safe(self, sight: Sight) -> float:
        """How risky a Block may be that is made early: more so with a re-roll at hand."""
        return COVERED_BLOCK if sight.state.rerolls[sight.side] else SAFE_BLOCK

    def _stations(self, sight: Sight, reserved: int) -> Iterator[Plan | None]:
        """Safe moves, those who lie and those nearest to the ball first."""
        state = sight.state
        waiting = [p for p in sight.ready if p != reserved and p not in self._settled]
        waiting.sort(
            key=lambda p: (
                state.posture[p] != PRONE,
                not sight.has(p, DULL),
                sight.distance(p, sight.ball),
            )
        )
        for player in waiting:
            plan = plan_station(sight, player)
            if plan is None:
                self._settled.add(player)
            yield plan

    def _blitz(self, sight: Sight, least: float, reserved: int = -1) -> Plan | None:
        if sight.m.window.used >> BLITZ_ACTION & 1:
            return None
        return best_blitz(sight, least, reserved)

    def _foul(self, sight: Sight, legal: set[int]) -> Plan | None:
        if sight.m.window.used >> FOUL_ACTION & 1:
            return None
        return plan_foul(sight, legal, only_rogues=not self._fouls)
