"""The ball: picking it up, carrying it, scoring."""

from __future__ import annotations

from blockdice.bots.simple.chances import acts_chance, pick_up_chance
from blockdice.bots.simple.leaping import leap_to_goal
from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.relay import SCORING_FLOOR, best_goal, receivers
from blockdice.bots.simple.routes import find_routes
from blockdice.bots.simple.sight import Sight
from blockdice.bots.simple.spotter import Spotter
from blockdice.engine.window import Activation
from blockdice.engine.words import MOVE_ACTION, PASS_ACTION

CARRY_FLOOR = 0.5
"""The lowest chance at which the carrier is moved on without scoring."""
RISK = 9.0
HASTY_RISK = 6.0
"""What a fall of the carrier costs, with time in hand and without, in columns gained."""
AMBLE = 4
"""Columns a turn that a carrier with time in hand has to make."""
SURE_RUN = 0.9
"""With less than this a leap is thought about."""
PICKERS = 3
FLEET = 0.02
"""What a point of Movement Allowance adds to the chance of who is to pick the ball up."""


def plan_score(sight: Sight) -> Plan | None:
    """Carry the ball into the end zone, by the way with the best chance."""
    carrier = sight.carrier
    square = sight.state.square[carrier]
    if carrier not in sight.ready or sight.to_goal(square) > sight.reach(carrier):
        return None
    routes = find_routes(sight, carrier, SCORING_FLOOR)
    goal = best_goal(sight, routes)
    path, chance = (routes.path_to(goal), routes.chance[goal]) if goal else ([], 0.0)
    if chance < SURE_RUN and sight.m.hooks.leaps:
        leap, likely = leap_to_goal(sight, carrier, routes)
        if likely > chance:
            path, chance = leap, likely
    if not path:
        return None
    chance *= acts_chance(sight, carrier, MOVE_ACTION)
    return Plan(carrier, MOVE_ACTION, -1, path, 0, chance)


def plan_pick_up(sight: Sight, legal: set[int], floor: float = 0.25) -> Plan | None:
    """Send the best suited of those nearest to the ball to pick it up."""
    ball = sight.ball
    best, best_worth = None, 0.0
    for player in pickers(sight)[:PICKERS]:
        routes = find_routes(sight, player, floor)
        chance = routes.chance.get(ball, 0.0) * pick_up_chance(sight, player, ball)
        if chance < floor:
            continue
        chance *= acts_chance(sight, player, MOVE_ACTION)
        worth = chance + FLEET * sight.state.profiles.ma[player]
        if worth > best_worth:
            best_worth = worth
            best = Plan(player, MOVE_ACTION, -1, routes.path_to(ball), 0, chance)
    return _ready_to_throw(sight, legal, best)


def _ready_to_throw(sight: Sight, legal: set[int], plan: Plan | None) -> Plan | None:
    """Declare a Pass rather than a Move, if somebody might score with the ball this turn."""
    if plan is None or not sight.state.profiles.pa[plan.player]:
        return plan
    passing = Plan(plan.player, PASS_ACTION, -1, plan.path, 0, plan.chance)
    if passing.opening in legal and any(p != plan.player for p in receivers(sight)):
        return passing
    return plan


def pickers(sight: Sight) -> list[int]:
    """The mates within reach of a loose ball, the likeliest to hold it first."""
    profiles = sight.state.profiles
    ball = sight.ball

    def fitness(player: int) -> float:
        over = max(sight.distance(player, ball) - sight.allowance(player), 0)
        return pick_up_chance(sight, player, ball) - 0.15 * over + 0.03 * profiles.ma[player]

    near = [p for p in sight.ready if sight.distance(p, ball) <= sight.reach(p)]
    return sorted(near, key=fitness, reverse=True)


def carry_path(sight: Sight, activation: Activation | None = None) -> tuple[list[int], float]:
    """Where the carrier goes who cannot score: forward, but not to where they are hit."""
    carrier = sight.carrier
    routes = find_routes(sight, carrier, CARRY_FLOOR, activation=activation)
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
