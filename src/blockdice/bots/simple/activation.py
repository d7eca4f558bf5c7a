"""Within an activation: carry the plan on, or find something sensible for what was declared."""

from __future__ import annotations

from blockdice.bots.simple.ball import carry_path
from blockdice.bots.simple.nimble import target_of_flight
from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.relay import SCORING_FLOOR, best_goal, go_on_to_relay
from blockdice.bots.simple.routes import find_routes
from blockdice.bots.simple.sight import Sight
from blockdice.bots.simple.stations import worth_for
from blockdice.bots.simple.thirst import is_thirsty, towards_a_bite
from blockdice.engine import actions as act
from blockdice.engine.actions import END, encode, verb_of
from blockdice.engine.decisions import Choices
from blockdice.engine.window import Activation
from blockdice.engine.words import HAND_OFF_ACTION, ON_THE_BALL, PASS_ACTION

CLOSING = (act.BLOCK, act.FOUL, act.HAND_OFF)
SCORING = 0.6
"""The chance of a touchdown at which the carrier goes for it straight away."""
RELAY = 0.35
"""The same for one by way of somebody else."""


def next_step(sight: Sight, choices: Choices, plan: Plan | None) -> tuple[int, Plan | None]:
    """The packed action with which the active player goes on, and the plan it is part of.

    A plan is followed as long as it fits what is on offer; what is left of it stays in it.
    """
    activation = sight.m.activation
    stand = encode(act.STAND)
    if choices.has(stand):
        return stand, plan
    is_ours = plan is not None and (plan.player, plan.action) == (
        activation.player,
        activation.action,
    )
    thirsts = is_thirsty(sight, activation.player)
    if thirsts:
        plan, is_ours = towards_a_bite(sight, activation, plan), True
    code = _follow(plan, choices) if plan is not None and is_ours else 0
    if code:
        return code, plan
    if is_ours and (activation.player != sight.carrier or thirsts):
        return encode(END), None
    fresh = _improvise(sight, activation)
    return _follow(fresh, choices) or _closing(choices) or encode(END), fresh


def _follow(plan: Plan, choices: Choices) -> int:
    """Take the next step off the plan, 0 if there is none or it is not on offer."""
    code = encode(act.MOVE, square=plan.path[0]) if plan.path else plan.finish
    if plan.path and not choices.has(code):
        code = encode(act.JUMP_TO, square=plan.path[0])
    if not code or not choices.has(code):
        return 0
    if plan.path:
        plan.path.pop(0)
    else:
        plan.finish = 0
    return code


def _closing(choices: Choices) -> int:
    """What would close the declared action from here, 0 if nothing would."""
    return next((code for code in choices.singles if verb_of(code) in CLOSING), 0)


def _improvise(sight: Sight, activation: Activation) -> Plan:
    """A new plan in the middle of an action: give the ball on, carry it on, or find a place."""
    if sight.m.window.kind == ON_THE_BALL:
        path = _run_after_ball(sight, activation)
    elif activation.player == sight.carrier:
        if activation.action in (PASS_ACTION, HAND_OFF_ACTION):
            relay = go_on_to_relay(sight, activation, RELAY)
            if relay is not None:
                return relay
        path = _carry_on(sight, activation)
    else:
        path = _wander(sight, activation)
    return Plan(activation.player, activation.action, activation.target, path)


def _carry_on(sight: Sight, activation: Activation) -> list[int]:
    """On with the ball: to score if that is likely or the last chance, else to a safer square."""
    player = activation.player
    left = activation.allowance - activation.moved + activation.rush_limit - activation.rushes
    if sight.to_goal(sight.state.square[player]) <= left:
        routes = find_routes(sight, player, SCORING_FLOOR, activation=activation)
        goal = best_goal(sight, routes)
        if goal and (routes.chance[goal] >= SCORING or not sight.turns_after):
            return routes.path_to(goal)
    return carry_path(sight, activation)[0]


def _wander(sight: Sight, activation: Activation) -> list[int]:
    """To the best square that is reached without a die, for someone activated without a plan."""
    player = activation.player
    worth = worth_for(sight, player)
    shut = sight.ball if sight.is_loose else 0
    routes = find_routes(sight, player, 1.0, shut, activation)
    return routes.path_to(max(routes.chance, key=worth))


def _run_after_ball(sight: Sight, activation: Activation) -> list[int]:
    """As near to where the ball will come down as is reached without a die."""
    target = target_of_flight(sight)
    routes = find_routes(sight, activation.player, 1.0, 0, activation)
    if not target:
        return []
    near = min(routes.chance, key=lambda square: (sight.pitch.distance(square, target), square))
    return routes.path_to(near)
