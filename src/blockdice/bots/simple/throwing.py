"""Throwing a team-mate: the last resort of a small carrier with a big friend."""

from __future__ import annotations

from blockdice.bots.simple.chances import chance_of
from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import THROW_TO, encode
from blockdice.engine.words import STANDING, THROW_ACTION

LANDS = 0.5
"""What is reckoned for scattering and landing on the feet."""


def plan_throw(sight: Sight, legal: set[int]) -> Plan | None:
    """Throw the carrier so far that they can walk in, if somebody next to them can."""
    m, state = sight.m, sight.state
    flier = sight.carrier
    if flier not in sight.ready or state.posture[flier] != STANDING:
        return None
    if not any(m.can_use(flier, hook) and hook.speak(m, hook, flier) for hook in m.hooks.flies):
        return None
    for thrower in state.neighbours_of(state.square[flier], sight.side):
        plan = Plan(thrower, THROW_ACTION)
        if plan.opening in legal and state.posture[thrower] == STANDING:
            square = _landing_square(sight, thrower)
            if sight.to_goal(square) <= state.profiles.ma[flier]:
                plan.finish = encode(THROW_TO, flier, square=square)
                plan.chance = chance_of(m.rules.throw_test(m, thrower, square)) * LANDS
                return plan
    return None


def _landing_square(sight: Sight, thrower: int) -> int:
    """The square in range that is nearest to the end zone and has the fewest foes around."""
    pitch, tables, state = sight.pitch, sight.m.tables, sight.state
    x, y = pitch.x(state.square[thrower]), pitch.y(state.square[thrower])

    def worth(square: int) -> float:
        return -sight.to_goal(square) - 1.5 * sight.danger(square)

    near = [
        square
        for square in pitch.squares
        if 0 <= tables.band(pitch.x(square) - x, pitch.y(square) - y) <= tables.throw_bands
        and state.occupant(square) < 0
    ]
    return max(near, key=worth, default=state.square[thrower])
