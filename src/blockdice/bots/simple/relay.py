"""Giving the ball to somebody better placed: the hand-off, the pass, and who can then score."""

from __future__ import annotations

from collections.abc import Iterator

from blockdice.bots.simple.chances import catch_chance, pass_chance
from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.routes import Routes, find_routes
from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import HAND_OFF, PASS_TO, encode
from blockdice.engine.pitch import NOBODY
from blockdice.engine.window import Activation
from blockdice.engine.words import HAND_OFF_ACTION, PASS_ACTION, STANDING

SCORING_FLOOR = 0.08
"""The lowest chance of a touchdown that is thought about."""
WALKING_FLOOR = 0.5
RECEIVERS = 3


def best_goal(sight: Sight, routes: Routes) -> int:
    """The square of the end zone that is reached most safely, 0 if none is within reach."""
    best, best_chance = 0, 0.0
    for square, chance in routes.chance.items():
        if chance > best_chance and sight.to_goal(square) == 0:
            best, best_chance = square, chance
    return best


def receivers(sight: Sight) -> list[int]:
    """The few best of the mates who may still act and are within reach of the end zone."""
    state = sight.state
    able = [
        p
        for p in sight.ready
        if p != sight.carrier
        and state.posture[p] == STANDING
        and sight.to_goal(state.square[p]) <= sight.reach(p)
    ]
    able.sort(key=lambda p: (state.profiles.ag[p], sight.danger(state.square[p])))
    return able[:RECEIVERS]


def plan_relay(sight: Sight, legal: set[int], least: float) -> Plan | None:
    """Hand the ball off or pass it to a mate who can then score, if that is likely enough."""
    carrier = sight.carrier
    if carrier not in sight.ready or sight.state.posture[carrier] != STANDING:
        return None
    return _best(sight, find_routes(sight, carrier, WALKING_FLOOR), legal, least)


def plan_hail_mary(sight: Sight, legal: set[int]) -> Plan | None:
    """A pass to anybody free in the end zone, however far: the last straw of a half."""
    carrier, state = sight.carrier, sight.state
    plan = Plan(carrier, PASS_ACTION)
    if carrier not in sight.ready or plan.opening not in legal or not state.profiles.pa[carrier]:
        return None
    able = sight.m.speakers(sight.m.hooks.throws_far, carrier)
    if not any(hook.speak(sight.m, hook, carrier) for hook in able):
        return None
    waiting = [p for p in sight.mates if not sight.to_goal(state.square[p]) and state.has_zone(p)]
    if not waiting:
        return None
    best = max(waiting, key=lambda p: catch_chance(sight, p, "scatter"))
    plan.finish = encode(PASS_TO, NOBODY, -1, state.square[best])
    return plan


def go_on_to_relay(sight: Sight, activation: Activation, least: float) -> Plan | None:
    """The same for a carrier in the middle of a Pass or Hand-off action."""
    routes = find_routes(sight, activation.player, WALKING_FLOOR, activation=activation)
    opening = Plan(activation.player, activation.action).opening
    return _best(sight, routes, {opening}, least)


def _best(sight: Sight, routes: Routes, legal: set[int], least: float) -> Plan | None:
    """The likeliest touchdown by way of somebody else."""
    best, best_chance = None, least
    for receiver in receivers(sight):
        ways = find_routes(sight, receiver, SCORING_FLOOR)
        goal = best_goal(sight, ways)
        if not goal:
            continue
        for plan in _deliveries(sight, routes, receiver):
            chance = plan.chance * ways.chance[goal]
            if chance > best_chance and plan.opening in legal:
                best, best_chance = plan, chance
    if best is not None:
        best.chance = best_chance
    return best


def _deliveries(sight: Sight, routes: Routes, receiver: int) -> Iterator[Plan]:
    """The ways to bring the ball to the receiver, each with its chance."""
    carrier = sight.carrier
    square = sight.state.square[receiver]
    beside = [sq for sq in sight.pitch.neighbours[square] if sq in routes.chance]
    if beside:
        spot = max(beside, key=lambda sq: routes.chance[sq])
        chance = routes.chance[spot] * catch_chance(sight, receiver, "handoff")
        finish = encode(HAND_OFF, target=receiver)
        yield Plan(carrier, HAND_OFF_ACTION, -1, routes.path_to(spot), finish, chance)
    if not sight.state.profiles.pa[carrier]:
        return
    nearer = min(routes.chance, key=lambda sq: _discomfort(sight, sq, square, routes.chance[sq]))
    for spot in {routes.start: 0, nearer: 0}:
        chance = routes.chance[spot] * _throw_from(sight, spot, receiver)
        finish = encode(PASS_TO, square=square)
        yield Plan(carrier, PASS_ACTION, -1, routes.path_to(spot), finish, chance)


def _discomfort(sight: Sight, spot: int, square: int, chance: float) -> float:
    """How much worse than another a spot is to throw to the square from."""
    return sight.pitch.distance(spot, square) + 4.0 * sight.danger(spot) + 12.0 * (1.0 - chance)


def _throw_from(sight: Sight, spot: int, receiver: int) -> float:
    """The chance of an accurate pass that is caught; the thrower is put there and back."""
    carrier, state, pitch = sight.carrier, sight.state, sight.pitch
    square, home = state.square[receiver], state.square[sight.carrier]
    dx, dy = pitch.x(square) - pitch.x(spot), pitch.y(square) - pitch.y(spot)
    if not 0 <= sight.m.tables.band(dx, dy) <= sight.m.tables.weather_ranges[state.weather]:
        return 0.0
    state.set_square(carrier, spot)
    chance = pass_chance(sight, carrier, square) * catch_chance(sight, receiver, "accurate")
    state.set_square(carrier, home)
    return chance
