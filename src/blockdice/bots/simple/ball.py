"""The ball: picking it up, carrying it, scoring, and giving it to somebody better placed."""

from __future__ import annotations

from blockdice.bots.simple.chances import catch_chance, pass_chance, pick_up_chance
from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.routes import Routes, find_routes
from blockdice.bots.simple.sight import Sight
from blockdice.bots.simple.spotter import Spotter
from blockdice.engine.actions import HAND_OFF, PASS_TO, encode
from blockdice.engine.words import (
    HAND_OFF_ACTION,
    MOVE_ACTION,
    PASS_ACTION,
    PRONE,
    STANDING,
)

SCORING_FLOOR = 0.08
PASSING_FLOOR = 0.7
CARRY_FLOOR = 0.5
RISK = 9.0
HASTY_RISK = 4.0
AMBLE = 4
PICKERS = 3
FLEET = 0.02
RECEIVERS = 3


def plan_score(sight: Sight) -> Plan | None:
    """Carry the ball into the end zone, by the way with the best chance."""
    carrier = sight.carrier
    square = sight.state.square[carrier]
    if carrier not in sight.ready or sight.to_goal(square) > sight.reach(carrier):
        return None
    routes = find_routes(sight, carrier, SCORING_FLOOR)
    goal = best_goal(sight, routes)
    if not goal:
        return None
    return Plan(carrier, MOVE_ACTION, -1, routes.path_to(goal), 0, routes.chance[goal])


def best_goal(sight: Sight, routes: Routes) -> int:
    """The square of the end zone that is reached most safely, 0 if none is within reach."""
    best, best_chance = 0, 0.0
    for square, chance in routes.chance.items():
        if chance > best_chance and sight.to_goal(square) == 0:
            best, best_chance = square, chance
    return best


def plan_pick_up(sight: Sight, floor: float = 0.25) -> Plan | None:
    """Send the best suited of those nearest to the ball to pick it up."""
    ball = sight.ball
    best, best_worth = None, 0.0
    for player in pickers(sight)[:PICKERS]:
        routes = find_routes(sight, player, floor)
        chance = routes.chance.get(ball, 0.0) * pick_up_chance(sight, player, ball)
        if chance < floor:
            continue
        worth = chance + FLEET * sight.state.profiles.ma[player]
        if worth > best_worth:
            best_worth = worth
            best = Plan(player, MOVE_ACTION, -1, routes.path_to(ball), 0, chance)
    return best


def pickers(sight: Sight) -> list[int]:
    """The mates within reach of a loose ball, the likeliest to hold it first."""
    profiles = sight.state.profiles
    ball = sight.ball

    def fitness(player: int) -> float:
        slow = 3 if sight.state.posture[player] == PRONE else 0
        over = max(sight.distance(player, ball) + slow - profiles.ma[player], 0)
        return pick_up_chance(sight, player, ball) - 0.15 * over + 0.03 * profiles.ma[player]

    near = [p for p in sight.ready if sight.distance(p, ball) <= sight.reach(p)]
    return sorted(near, key=fitness, reverse=True)


def carry_path(sight: Sight, moved: int = 0, rushed: int = 0) -> tuple[list[int], float]:
    """Where the carrier goes who cannot score: forward, but not to where they are hit."""
    carrier = sight.carrier
    routes = find_routes(sight, carrier, CARRY_FLOOR, moved, rushed)
    spot = Spotter(sight)
    has_time = sight.to_goal(routes.start) <= AMBLE * sight.turns_after
    price = RISK if has_time else HASTY_RISK
    best, best_worth = routes.start, -99.0
    for square, chance in routes.chance.items():
        worth = spot.worth(square) - price * (1.0 - chance)
        if worth > best_worth:
            best, best_worth = square, worth
    return routes.path_to(best), routes.chance[best]


def plan_carry(sight: Sight) -> Plan | None:
    """Move the carrier to the best square there is for the ball."""
    path, chance = carry_path(sight)
    return Plan(sight.carrier, MOVE_ACTION, -1, path, 0, chance) if path else None


def plan_relay(sight: Sight, legal: set[int], least: float) -> Plan | None:
    """Hand the ball off or pass it to a mate who can then score."""
    carrier = sight.carrier
    if carrier not in sight.ready or sight.state.posture[carrier] != STANDING:
        return None
    best, best_chance = None, least
    for receiver in _receivers(sight):
        routes = find_routes(sight, receiver, SCORING_FLOOR)
        goal = best_goal(sight, routes)
        if not goal:
            continue
        then = routes.chance[goal]
        for plan in (_hand_off(sight, receiver), _pass(sight, receiver)):
            if plan is not None and plan.chance * then > best_chance and plan.opening in legal:
                plan.chance *= then
                best, best_chance = plan, plan.chance
    return best


def _receivers(sight: Sight) -> list[int]:
    """Mates who may still act, stand, and are within reach of the end zone."""
    state = sight.state
    able = [
        p
        for p in sight.ready
        if p != sight.carrier
        and state.posture[p] == STANDING
        and sight.to_goal(state.square[p]) <= sight.reach(p)
    ]
    return sorted(able, key=lambda p: (state.profiles.ag[p], sight.danger(state.square[p])))[
        :RECEIVERS
    ]


def _hand_off(sight: Sight, receiver: int) -> Plan | None:
    """Walk up to the receiver and hand the ball over."""
    carrier = sight.carrier
    square = sight.state.square[receiver]
    if sight.distance(carrier, square) > sight.state.profiles.ma[carrier] + 1:
        return None
    routes = find_routes(sight, carrier, 0.4)
    beside = [sq for sq in sight.pitch.neighbours[square] if sq in routes.chance]
    if not beside:
        return None
    spot = max(beside, key=lambda sq: routes.chance[sq])
    chance = routes.chance[spot] * catch_chance(sight, receiver, "handoff")
    finish = encode(HAND_OFF, target=receiver)
    return Plan(carrier, HAND_OFF_ACTION, -1, routes.path_to(spot), finish, chance)


def _pass(sight: Sight, receiver: int) -> Plan | None:
    """Throw the ball to the receiver, from here or from where the carrier can walk to."""
    carrier = sight.carrier
    square = sight.state.square[receiver]
    routes = find_routes(sight, carrier, PASSING_FLOOR)
    here = routes.start
    nearer = min(routes.chance, key=lambda sq: _discomfort(sight, sq, square, routes.chance[sq]))
    best: Plan | None = None
    for spot in (here, nearer):
        chance = routes.chance[spot] * _throw_from(sight, spot, receiver)
        if chance > (best.chance if best is not None else 0.0):
            finish = encode(PASS_TO, square=square)
            best = Plan(carrier, PASS_ACTION, -1, routes.path_to(spot), finish, chance)
    return best


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
