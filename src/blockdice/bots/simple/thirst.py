"""Bloodlust: whoever thirsts goes to a Thrall before anything else."""

from __future__ import annotations

from blockdice.bots.simple.harm import cheapness
from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.routes import find_routes
from blockdice.bots.simple.sight import Sight
from blockdice.bots.simple.spotter import Spotter
from blockdice.bots.simple.stations import worth_for
from blockdice.engine.actions import NO, SELECT, USE, encode, player_of, verb_of
from blockdice.engine.decisions import Decision
from blockdice.engine.window import Activation
from blockdice.engine.words import THIRSTY
from blockdice.skills.traits.bloodlust import THRALL

FLOOR = 0.4
SAFE = 12.0
"""What it is worth to arrive for certain, compared with where."""


def is_thirsty(sight: Sight, player: int) -> bool:
    """Whether the player must bite somebody before the activation is over."""
    return sight.state.tokens[player] & THIRSTY != 0


def change_to_move(sight: Sight, decision: Decision, plan: Plan | None) -> int:
    """What was declared is done if it ends beside a Thrall; else it becomes a Move to one."""
    use = next(code for code in decision.choices.singles if verb_of(code) == USE)
    player = decision.player_index
    end = sight.state.square[player]
    if plan is not None and plan.player == player and plan.path:
        end = plan.path[-1]
    return encode(NO) if _has_thrall(sight, end) else use


def towards_a_bite(sight: Sight, activation: Activation, plan: Plan | None) -> Plan:
    """The plan, if it ends beside a Thrall; else one that goes to where it does."""
    player = activation.player
    here = sight.state.square[player]
    if plan is not None and plan.player == player and plan.action == activation.action:
        if _has_thrall(sight, plan.path[-1] if plan.path else here):
            return plan
    if _has_thrall(sight, here):
        return Plan(player, activation.action, activation.target)
    routes = find_routes(sight, player, FLOOR, activation=activation)
    worth = Spotter(sight).worth if player == sight.carrier else worth_for(sight, player)
    able = [square for square in routes.chance if _has_thrall(sight, square)]
    if not able:
        return plan or Plan(player, activation.action, activation.target)
    best = max(able, key=lambda square: worth(square) + SAFE * routes.chance[square])
    return Plan(player, activation.action, activation.target, routes.path_to(best))


def _has_thrall(sight: Sight, square: int) -> bool:
    state = sight.state
    return any(
        state.profiles.position[mate] == THRALL and mate != sight.carrier
        for mate in state.neighbours_of(square, sight.side)
    )


def bite(sight: Sight, decision: Decision) -> int:
    """Whoever can be spared most, a foe gladly; nobody if only the one with the ball is there."""
    able = [code for code in decision.choices.singles if verb_of(code) == SELECT]
    best = max(able, key=lambda code: _taste(sight, player_of(code)))
    refuses = decision.choices.has(encode(NO)) and player_of(best) == sight.carrier
    if refuses and sight.has_ball:
        return encode(NO)
    return best


def _taste(sight: Sight, victim: int) -> float:
    """How gladly somebody is bitten."""
    if sight.state.profiles.side[victim] == sight.enemy:
        return 10.0 + (20.0 if victim == sight.carrier else 0.0)
    return cheapness(sight, victim)
