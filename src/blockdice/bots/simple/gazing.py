"""Hypnotic Gaze: at whoever holds our carrier, or guards theirs."""

from __future__ import annotations

from blockdice.bots.simple.chances import acts_chance, chance_of_all
from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.routes import Routes, find_routes
from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import encode

SKILL = "hypnotic_gaze"
FLOOR = 0.7
"""The lowest chance of getting there that is good enough."""
LEAST = 0.45
"""The lowest chance that the whole works."""


def plan_gaze(sight: Sight, legal: set[int]) -> Plan | None:
    """The likeliest gaze that opens the way for us; none if nobody can or need."""
    kind = sight.special(SKILL)
    victims = _victims(sight) if kind is not None else []
    if kind is None or not victims:
        return None
    best, best_chance = None, LEAST
    shut = sight.ball if sight.is_loose else 0
    for player in sight.ready:
        if player == sight.carrier or not sight.has(player, SKILL):
            continue
        routes: Routes | None = None
        for target in victims:
            plan = Plan(player, kind.number, target)
            square = sight.state.square[target]
            if plan.opening not in legal or sight.distance(player, square) > sight.reach(player):
                continue
            routes = routes or find_routes(sight, player, FLOOR, shut)
            beside = [near for near in sight.pitch.neighbours[square] if near in routes.chance]
            if not beside:
                continue
            spot = max(beside, key=lambda sq: (routes.chance[sq], -sight.danger(sq)))
            chance = routes.chance[spot] * _gaze_chance(sight, player, target, spot)
            chance *= acts_chance(sight, player, kind.number)
            if chance > best_chance:
                plan.path, plan.chance = routes.path_to(spot), chance
                plan.finish = kind.answer | encode(0, target=target)
                best, best_chance = plan, chance
    return best


def _victims(sight: Sight) -> list[int]:
    """Foes whose tackle zone is in our way: beside our carrier, beside theirs, over the ball."""
    if not sight.ball:
        return []
    state = sight.state
    near = [foe for foe in sight.uprights if sight.distance(foe, sight.ball) <= 1]
    if sight.has_ball and sight.carrier not in sight.ready:
        return []
    return [foe for foe in near if state.has_zone(foe) and foe != sight.carrier]


def _gaze_chance(sight: Sight, player: int, target: int, spot: int) -> float:
    """That the gaze works from a square: the player is put there and back, in the bot's fork."""
    state, kind = sight.state, sight.special(SKILL)
    if kind is None or kind.preview is None:
        return 0.0
    home = state.square[player]
    if spot != home:
        state.set_square(player, spot)
    chance = chance_of_all(kind.preview(sight.m, player, encode(0, target=target)).tests)
    if spot != home:
        state.set_square(player, home)
    return chance
