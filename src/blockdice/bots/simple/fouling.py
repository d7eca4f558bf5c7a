"""Fouls: whom, by whom, and whether it is worth the risk of being seen."""

from __future__ import annotations

from blockdice.bots.simple.chances import acts_chance
from blockdice.bots.simple.harm import break_chance, value_of
from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.routes import find_routes
from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import FOUL, encode
from blockdice.engine.words import FOUL_ACTION, STANDING

SEEN = 0.22
"""The chance of a double in either roll, about."""
SEEN_LATER = 1 / 9
"""The same where nobody looks at the Armour roll."""
ENOUGH = 0.15
"""The least that a Foul by an ordinary player must be worth."""
ENOUGH_FOR_ROGUE = 0.05
TURN = 0.3
"""What a turnover costs so late in the turn."""
SAW = 3
KICK_BACK = 1 / 6


def is_rogue(sight: Sight, player: int) -> bool:
    """Whether fouling is what the player is good for."""
    rogues = ("sneaky_git", "dirty_player", "chainsaw")
    return any(sight.has(player, skill) for skill in rogues)


def plan_foul(sight: Sight, legal: set[int], only_rogues: bool = False) -> Plan | None:
    """The Foul that is worth most: by somebody who can be spared, with help or a knack for it."""
    state = sight.state
    best, best_worth = None, 0.0
    victims = [foe for foe in sight.foes if state.posture[foe] != STANDING]
    for player in sight.ready if victims else []:
        rogue = is_rogue(sight, player)
        if player == sight.carrier or (only_rogues and not rogue):
            continue
        least = ENOUGH_FOR_ROGUE if rogue else ENOUGH
        for target in victims:
            if sight.distance(player, state.square[target]) > sight.allowance(player):
                continue
            if Plan(player, FOUL_ACTION, target).opening not in legal:
                continue
            plan, worth = _weigh(sight, player, target)
            if plan is not None and worth > max(best_worth, least):
                best, best_worth = plan, worth
    return best


def _weigh(sight: Sight, player: int, target: int) -> tuple[Plan | None, float]:
    """A Foul from a square reached without a die, and what it is worth."""
    square = sight.state.square[target]
    routes = find_routes(sight, player, shut=sight.ball if sight.is_loose else 0)
    beside = [near for near in sight.pitch.neighbours[square] if near in routes.chance]
    if not beside:
        return None, 0.0
    worth = worth_of_foul(sight, player, target) * acts_chance(sight, player, FOUL_ACTION)
    spot = min(beside, key=sight.danger)
    finish = encode(FOUL, target=target)
    return Plan(player, FOUL_ACTION, target, routes.path_to(spot), finish), worth


def worth_of_foul(sight: Sight, player: int, target: int) -> float:
    """What is to be gained from the victim, against the fouler sent off and the turn lost."""
    m = sight.m
    bonus = m.rules.foul_armour(m, player, target).bonus
    if sight.has(player, "dirty_player"):
        bonus += 1
    loss = (SEEN_LATER if sight.has(player, "sneaky_git") else SEEN) * (
        value_of(sight, player) * (0.3 if sight.state.bribes[sight.side] else 1.0) + TURN
    )
    gain = value_of(sight, target) * (2.0 if target == sight.carrier else 1.0)
    if sight.has(player, "chainsaw"):
        sawn = (1 - KICK_BACK) * break_chance(sight, target, bonus + SAW) * gain
        # The referee will see to them at the end of the drive in any case.
        loss *= 0.3 if sight.has(player, "secret_weapon") else 1.0
        return sawn - KICK_BACK * (1.0 + TURN) - loss
    return break_chance(sight, target, bonus) * gain - loss
