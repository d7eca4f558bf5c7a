"""Throwing or kicking a team-mate: the last resort of a small carrier with a big friend."""

from __future__ import annotations

from collections.abc import Iterator

from blockdice.bots.simple.chances import acts_chance, chance_of
from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.sight import Sight
from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.actions import THROW_TO, encode
from blockdice.engine.words import STANDING, THROW_ACTION
from blockdice.rules.common.declaring import can_be_thrown

LANDS = 0.5
"""What is reckoned for scattering and landing on the feet."""
KICK = "kick_team_mate"


def plan_throw(sight: Sight, legal: set[int]) -> Plan | None:
    """Send the carrier through the air so far that they can walk in, if somebody next to them can
    and they have not been activated yet, or land them beyond the line."""
    state = sight.state
    flier = sight.carrier
    if flier not in sight.ready or state.posture[flier] != STANDING:
        return None
    if not can_be_thrown(sight.m, flier):
        return None
    best, best_chance = None, 0.0
    for thrower, kind in _throwers(sight, flier):
        plan = Plan(thrower, kind.number)
        if plan.opening not in legal:
            continue
        square = _landing_square(sight, thrower)
        if sight.to_goal(square) > sight.allowance(flier):
            continue
        chance = chance_of(sight.m.rules.throw_test(sight.m, thrower, square)) * LANDS
        plan.chance = chance * acts_chance(sight, thrower, kind.number)
        if plan.chance > best_chance:
            plan.finish = encode(THROW_TO, flier, square=square)
            best, best_chance = plan, plan.chance
    return best


def _throwers(sight: Sight, flier: int) -> Iterator[tuple[int, ActionKind]]:
    """Who is next to the carrier and can throw or kick, and how."""
    state = sight.state
    kinds = [sight.m.actions.numbered(THROW_ACTION)]
    kick = sight.special(KICK)
    if kick is not None:
        kinds.append(kick)
    for thrower in state.neighbours_of(state.square[flier], sight.side):
        if state.posture[thrower] == STANDING and state.profiles.pa[thrower]:
            yield from ((thrower, kind) for kind in kinds)


def _landing_square(sight: Sight, thrower: int) -> int:
    """The square in range that is nearest to the end zone and has the fewest foes around."""
    pitch, tables, state = sight.pitch, sight.m.tables, sight.state
    x, y = pitch.x(state.square[thrower]), pitch.y(state.square[thrower])

    def worth(square: int) -> float:
        value = -sight.to_goal(square) - 1.5 * sight.danger(square)
        from_edge = min(pitch.y(square), pitch.width - 1 - pitch.y(square))
        return value - 1.5 * max(3 - from_edge, 0) - (2.0 if not sight.to_goal(square) else 0.0)

    near = [
        square
        for square in pitch.squares
        if 0 <= tables.band(pitch.x(square) - x, pitch.y(square) - y) <= tables.throw_bands
        and state.occupant(square) < 0
    ]
    return max(near, key=worth, default=state.square[thrower])
