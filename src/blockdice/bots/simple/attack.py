"""Blocks and the Blitz of a turn: which to make, and with whom."""

from __future__ import annotations

from blockdice.bots.simple.blocks import plan_block, plan_block_from
from blockdice.bots.simple.chances import acts_chance, chance_of_all, rush_chance
from blockdice.bots.simple.leaping import leap_beside
from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.routes import Routes, find_routes
from blockdice.bots.simple.sight import Sight
from blockdice.bots.simple.strikes import best_strike, strikes_of
from blockdice.engine.actions import encode
from blockdice.engine.words import BLITZ_ACTION, STANDING
from blockdice.rules.common.declaring import strikes

BLITZERS = 4
"""How many players are thought about for a Blitz against one target."""
BLITZ_FLOOR = 0.5
ARMED = 4.0
"""How much better somebody suits who can do something else in place of the Block."""
LEAST = 0.15
"""The least that a Block must be worth."""


def best_block(sight: Sight, legal: set[int], most_risk: float) -> Plan | None:
    """The most valuable Block, or what stands in its place, with no more risk than that; none if
    none is worth it."""
    best, best_worth = None, LEAST
    for player in sight.ready:
        if player == sight.carrier:
            continue
        for target in sight.state.neighbours_of(sight.state.square[player], sight.enemy):
            if sight.state.posture[target] != STANDING:
                continue
            for plan, worth in _blocks_on(sight, legal, most_risk, player, target):
                if worth > best_worth:
                    best, best_worth = plan, worth
    return best


def _blocks_on(
    sight: Sight, legal: set[int], most_risk: float, player: int, target: int
) -> list[tuple[Plan, float]]:
    """What the player may declare against one foe beside them, with what it is worth."""
    found: list[tuple[Plan, float]] = []
    for strike in strikes_of(sight, player, target, plan_block(sight, player, target)):
        plan = Plan(player, strike.kind.number, target)
        if plan.opening in legal and strike.risk <= most_risk:
            chance = _goes_ahead(sight, player, target, plan.action)
            plan.chance = chance * (1.0 - strike.risk)
            found.append((plan, chance * strike.worth))
    return found


def _goes_ahead(sight: Sight, player: int, target: int, action: int) -> float:
    """The chance that neither a trait of the player nor the looks of the target stop them."""
    m = sight.m
    chance = acts_chance(sight, player, action)
    if m.hooks.target_figure:
        able = m.speakers(m.hooks.target_figure, target, player)
        chance *= chance_of_all([hook.speak(m, hook, player, target) for hook in able])
    return chance


def best_blitz(sight: Sight, least: float, reserved: int = -1) -> Plan | None:
    """The most valuable Blitz, if it is worth at least so much."""
    best, best_worth = None, least
    shut = sight.ball if sight.is_loose else 0
    routes: dict[int, Routes] = {}
    for target in _blitz_targets(sight):
        for player in _blitzers(sight, target, reserved):
            if player not in routes:
                routes[player] = find_routes(sight, player, BLITZ_FLOOR, shut=shut)
            plan, worth = _weigh_blitz(sight, player, target, routes[player])
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
    state, m = sight.state, sight.m
    square = state.square[target]
    bars = m.hooks.confined

    def fitness(player: int) -> float:
        fit = 2.0 * state.profiles.st[player] - 0.3 * sight.distance(player, square)
        fit += 2.0 if any(m.has(player, h) for h in m.hooks.both_down) else 0.0
        fit -= 1.5 * sight.danger(state.square[player])
        if len(m.hooks.strikes) > 1 and len(strikes(m, player)) > 1:
            fit += ARMED
        if m.hooks.activation_test:
            fit -= 3.0 * (1.0 - acts_chance(sight, player, BLITZ_ACTION)) * 4.0
        return fit

    near = [
        p
        for p in sight.ready
        if p not in (reserved, sight.carrier)
        and sight.distance(p, square) <= sight.reach(p)
        and not (bars and any(m.has(p, hook) for hook in bars))
    ]
    return sorted(near, key=fitness, reverse=True)[:BLITZERS]


def _weigh_blitz(
    sight: Sight, player: int, target: int, routes: Routes
) -> tuple[Plan | None, float]:
    """The best square to blitz from, and what the whole is worth."""
    acts = _goes_ahead(sight, player, target, BLITZ_ACTION)
    best, best_worth = None, -9.0
    for square in sight.pitch.neighbours[sight.state.square[target]]:
        if square not in routes.chance:
            continue
        chance = routes.chance[square] * _rush_to_hit(sight, player, routes, square)
        if chance >= BLITZ_FLOOR:
            path = routes.path_to(square)
            plan, worth = _blitz_from(sight, player, target, path, square, chance)
            if acts * worth > best_worth:
                best, best_worth = plan, acts * worth
    if best is None and sight.m.hooks.leaps and target == sight.carrier:
        path, chance = leap_beside(sight, player, routes, sight.state.square[target])
        if path and chance >= BLITZ_FLOOR:
            plan, worth = _blitz_from(sight, player, target, path, path[-1], chance)
            return plan, acts * worth
    return best, best_worth


def _blitz_from(
    sight: Sight, player: int, target: int, path: list[int], square: int, chance: float
) -> tuple[Plan, float]:
    """One Blitz: the way there, then the Block or what is better than it."""
    block = plan_block_from(sight, player, target, square)
    strike = best_strike(sight, player, target, block)
    loss = (1 - chance) * (1.0 + 0.1 * len(sight.ready))
    worth = chance * strike.worth - loss - 0.05 * sight.danger(square)
    finish = strike.kind.answer | encode(0, target=target)
    chance *= 1 - strike.risk
    return Plan(player, BLITZ_ACTION, target, path, finish, chance), worth


def _rush_to_hit(sight: Sight, player: int, routes: Routes, square: int) -> float:
    """The Block of a Blitz takes a square of movement: the chance of what rush it needs."""
    over = routes.steps_to(square) + 1 - sight.allowance(player)
    if over <= 0:
        return 1.0
    return rush_chance(sight, player) if over <= sight.rushes(player) else 0.0
