"""Blocks and the Blitz of a turn: which to make, and with whom."""

from __future__ import annotations

from blockdice.bots.simple.blocks import plan_block, plan_block_from
from blockdice.bots.simple.chances import rush_chance
from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.routes import Routes, find_routes
from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import BLOCK, FOUL, encode
from blockdice.engine.words import BLITZ_ACTION, BLOCK_ACTION, FOUL_ACTION, STANDING

BLITZERS = 4
"""How many players are thought about for a Blitz against one target."""
BLITZ_FLOOR = 0.5


def best_block(sight: Sight, legal: set[int], most_risk: float) -> Plan | None:
    """The most valuable Block with no more risk than that; none if none is worth it."""
    best, best_worth = None, 0.15
    for player in sight.ready:
        if sight.state.posture[player] != STANDING or player == sight.carrier:
            continue
        for target in sight.state.neighbours_of(sight.state.square[player], sight.enemy):
            plan = Plan(player, BLOCK_ACTION, target)
            if plan.opening not in legal:
                continue
            block = plan_block(sight, player, target)
            if block.risk <= most_risk and block.worth > best_worth:
                best, best_worth = plan, block.worth
                plan.chance = 1.0 - block.risk
    return best


def best_blitz(sight: Sight, least: float, reserved: int = -1) -> Plan | None:
    """The most valuable Blitz, if it is worth at least so much."""
    best, best_worth = None, least
    for target in _blitz_targets(sight):
        for player in _blitzers(sight, target, reserved):
            plan, worth = _weigh_blitz(sight, player, target)
            if worth > best_worth:
                best, best_worth = plan, worth
    return best


def _blitz_targets(sight: Sight) -> list[int]:
    """Standing foes worth a Blitz: the carrier alone, else those nearest to the ball."""
    if sight.foe_has_ball and sight.state.posture[sight.carrier] == STANDING:
        return [sight.carrier]
    if not sight.ball:
        return sight.uprights[:2]
    near = sorted(sight.uprights, key=lambda p: sight.distance(p, sight.ball))
    return near[:3]


def _blitzers(sight: Sight, target: int, reserved: int) -> list[int]:
    """The mates best suited: strong, nobody's mark, able to shrug off a Both Down."""
    state = sight.state
    square = state.square[target]

    def fitness(player: int) -> float:
        fit = 2.0 * state.profiles.st[player] - 0.3 * sight.distance(player, square)
        fit += 2.0 if any(sight.m.can_use(player, h) for h in sight.m.hooks.both_down) else 0.0
        fit -= 1.5 * sight.danger(state.square[player])
        return fit - 3.0 * len([h for h in sight.m.hooks.activation_test if sight.m.has(player, h)])

    near = [
        p
        for p in sight.ready
        if p not in (reserved, sight.carrier) and sight.distance(p, square) <= sight.reach(p)
    ]
    return sorted(near, key=fitness, reverse=True)[:BLITZERS]


def _weigh_blitz(sight: Sight, player: int, target: int) -> tuple[Plan | None, float]:
    """The best square to blitz from, and what the whole is worth."""
    shut = sight.ball if sight.is_loose else 0
    routes = find_routes(sight, player, BLITZ_FLOOR, shut=shut)
    best, best_worth = None, -9.0
    for square in sight.pitch.neighbours[sight.state.square[target]]:
        if square not in routes.chance:
            continue
        chance = routes.chance[square] * _rush_to_hit(sight, player, routes, square)
        if chance < BLITZ_FLOOR:
            continue
        block = plan_block_from(sight, player, target, square)
        loss = (1 - chance) * (1.0 + 0.1 * len(sight.ready))
        worth = chance * block.worth - loss - 0.05 * sight.danger(square)
        if worth > best_worth:
            finish = encode(BLOCK, target=target)
            path = routes.path_to(square)
            best_worth = worth
            best = Plan(player, BLITZ_ACTION, target, path, finish, chance * (1 - block.risk))
    return best, best_worth


def _rush_to_hit(sight: Sight, player: int, routes: Routes, square: int) -> float:
    """The Block of a Blitz takes a square of movement: the chance of what rush it needs."""
    over = routes.steps_to(square) + 1 - (sight.reach(player) - sight.m.tables.rushes)
    if over <= 0:
        return 1.0
    return rush_chance(sight, player) if over <= sight.m.tables.rushes else 0.0


def plan_foul(sight: Sight, legal: set[int]) -> Plan | None:
    """A Foul by a player who can be spared, with help or on the best of theirs."""
    state = sight.state
    best, best_help = None, 1
    for player in sight.ready:
        if player == sight.carrier or state.profiles.st[player] > 3:
            continue
        for target in sight.foes:
            if state.posture[target] == STANDING:
                continue
            if sight.distance(player, state.square[target]) > state.profiles.ma[player]:
                continue
            plan, help_ = _weigh_foul(sight, player, target)
            if plan is not None and help_ > best_help and plan.opening in legal:
                best, best_help = plan, help_
    return best


def _weigh_foul(sight: Sight, player: int, target: int) -> tuple[Plan | None, int]:
    """A Foul from a square reached without a die; its worth is assists and the victim's."""
    state = sight.state
    square = state.square[target]
    helpers = len([p for p in state.markers(square, sight.side) if p != player])
    worth = helpers + max(state.profiles.st[target] - 3, 0) + int(target == sight.carrier)
    if worth <= 1:
        return None, 0
    shut = sight.ball if sight.is_loose else 0
    routes = find_routes(sight, player, shut=shut)
    for near in sight.pitch.neighbours[square]:
        if near in routes.chance:
            finish = encode(FOUL, target=target)
            return Plan(player, FOUL_ACTION, target, routes.path_to(near), finish), worth
    return None, 0
