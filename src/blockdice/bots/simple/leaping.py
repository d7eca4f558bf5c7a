"""Leaps and bounces over whoever is in the way: one in an activation, where nothing else helps."""

from __future__ import annotations

from blockdice.bots.simple.chances import jump_chance, rush_chance
from blockdice.bots.simple.routes import Routes, find_routes
from blockdice.bots.simple.sight import Sight

COST = 2
"""Squares of movement that a leap takes."""
LANDINGS = 3
"""From how many landing squares the way on is looked at."""


def can_leap(sight: Sight, player: int) -> bool:
    """Whether the player may leap over anything."""
    return bool(sight.m.hooks.leaps) and sight.can_use(player, sight.m.hooks.leaps)


def landings(sight: Sight, player: int, routes: Routes) -> list[tuple[float, int, int, int]]:
    """Where a leap may end, the likeliest first: chance, landing, from where, squares used."""
    pitch, state = sight.pitch, sight.state
    free, rushes = sight.allowance(player), sight.rushes(player)
    rush = rush_chance(sight, player)
    best: dict[int, tuple[float, int, int, int]] = {}
    for origin, so_far in routes.chance.items():
        used = routes.steps_to(origin) + COST
        if used > free + rushes or not sight.danger(origin):
            continue
        price = rush ** max(used - max(free, used - COST), 0)
        for near in pitch.neighbours[origin]:
            if state.occupant(near) < 0:
                continue
            for square in pitch.beyond(origin, near):
                if state.occupant(square) >= 0 or not pitch.on[square]:
                    continue
                chance = so_far * price * jump_chance(sight, player, origin, square)
                if square not in best or chance > best[square][0]:
                    best[square] = (chance, square, origin, used)
    return sorted(best.values(), reverse=True)


def leap_beside(sight: Sight, player: int, routes: Routes, target: int) -> tuple[list[int], float]:
    """The way to a square beside the target with a leap at its end, with a square left to hit."""
    if not can_leap(sight, player):
        return [], 0.0
    most = sight.reach(player) - 1
    with sight.acting(player):
        found = landings(sight, player, routes)
    for chance, square, origin, used in found:
        if used <= most and sight.pitch.is_adjacent(square, target):
            return [*routes.path_to(origin), square], chance
    return [], 0.0


def leap_to_goal(sight: Sight, player: int, routes: Routes) -> tuple[list[int], float]:
    """The way to the end zone with a leap in it, and its chance."""
    if not can_leap(sight, player):
        return [], 0.0
    with sight.acting(player):
        found = landings(sight, player, routes)
    found.sort(key=lambda row: row[0] - 0.06 * sight.to_goal(row[1]), reverse=True)
    best: list[int] = []
    best_chance = 0.0
    for chance, square, origin, used in found[:LANDINGS]:
        ways = find_routes(sight, player, 0.3, start=square, used=used)
        for goal, more in ways.chance.items():
            if sight.to_goal(goal) == 0 and chance * more > best_chance:
                best_chance = chance * more
                best = [*routes.path_to(origin), square, *ways.path_to(goal)]
    return best, best_chance
