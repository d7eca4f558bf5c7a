"""Bombs: to where they hurt the others most."""

from __future__ import annotations

from blockdice.bots.simple.chances import chance_of
from blockdice.bots.simple.harm import break_chance, value_of
from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import BOMB_TO, encode
from blockdice.engine.decisions import Decision
from blockdice.engine.pitch import NOBODY
from blockdice.engine.words import STANDING

BESIDE = 0.5
"""The chance that whoever stands beside the explosion is hit."""
OWN = 1.6
"""How much more an own player counts than one of theirs."""
STRAYS = 0.35
"""What is left of a bomb that is not accurate."""
LEAST = 0.3
"""What a bomb must be worth to be thrown at all."""
FUMBLE = 1 / 6


def plan_bomb(sight: Sight, legal: set[int]) -> Plan | None:
    """A bomb at a cluster of theirs, if somebody has one and it is worth the risk of a fumble."""
    kind = sight.special("bombardier")
    if kind is None:
        return None
    m, state, pitch, tables = sight.m, sight.state, sight.pitch, sight.m.tables
    best, best_worth = None, LEAST
    for player in sight.ready:
        plan = Plan(player, kind.number)
        if plan.opening not in legal or not sight.has(player, "bombardier"):
            continue
        x, y = pitch.x(state.square[player]), pitch.y(state.square[player])
        for foe in sight.uprights:
            square = state.square[foe]
            band = tables.band(pitch.x(square) - x, pitch.y(square) - y)
            if not 0 <= band <= min(tables.weather_ranges[state.weather], 1):
                continue
            if pitch.distance(state.square[player], square) <= 1:
                continue
            hit = harm_at(sight, square)
            chance = chance_of(m.rules.bomb_test(m, player, square))
            worth = hit * (chance + (1 - chance - FUMBLE) * STRAYS) - FUMBLE * 1.5
            if worth > best_worth:
                best_worth = worth
                best = Plan(player, kind.number, finish=encode(BOMB_TO, NOBODY, -1, square))
    return best


def throw_bomb(sight: Sight, decision: Decision) -> int:
    """A bomb that was caught: where it hurts the others most, and at least not here."""
    choices = decision.choices
    square = max(choices.squares, key=lambda square: harm_at(sight, square))
    return encode(choices.verb, NOBODY, -1, square)


def harm_at(sight: Sight, square: int) -> float:
    """What an explosion there does to them, less what it does to us."""
    harm = 0.0
    for near in [square, *sight.pitch.neighbours[square]]:
        player = sight.state.occupant(near)
        if player < 0:
            continue
        share = 1.0 if near == square else BESIDE
        is_foe = sight.state.profiles.side[player] == sight.enemy
        harm += share * (_pain(sight, player) if is_foe else -OWN * _pain(sight, player))
    return harm


def _pain(sight: Sight, player: int) -> float:
    """What it means to a team that the player is hit."""
    pain = 0.8 * break_chance(sight, player, 1) * value_of(sight, player)
    if sight.state.posture[player] == STANDING:
        pain += 0.6
    return pain + (3.0 if player == sight.carrier else 0.0)
