"""Within an activation: carry the plan on, or find something sensible for what was declared."""

from __future__ import annotations

from blockdice.bots.simple.ball import SCORING_FLOOR, best_goal, carry_path
from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.routes import find_routes
from blockdice.bots.simple.sight import Sight
from blockdice.bots.simple.stations import worth_for
from blockdice.engine import actions as act
from blockdice.engine.actions import END, encode, verb_of
from blockdice.engine.decisions import Choices
from blockdice.engine.window import Activation

CLOSING = (act.BLOCK, act.FOUL, act.HAND_OFF)
SCORING = 0.6


def next_step(sight: Sight, choices: Choices, plan: Plan | None) -> int:
    """The packed action with which the active player goes on.

    The plan is followed as long as it fits what is on offer; what is left of it is kept in it.
    """
    activation = sight.m.activation
    stand = encode(act.STAND)
    if choices.has(stand):
        return stand
    if plan is not None and plan.player == activation.player and plan.action == activation.action:
        if plan.path:
            step = encode(act.MOVE, square=plan.path[0])
            if choices.has(step):
                plan.path.pop(0)
                return step
        elif plan.finish and choices.has(plan.finish):
            finish, plan.finish = plan.finish, 0
            return finish
    return _improvise(sight, choices, activation, plan)


def _improvise(sight: Sight, choices: Choices, activation: Activation, plan: Plan | None) -> int:
    """What to do without a plan that fits: close the action, carry the ball on, or stop."""
    for code in choices.singles:
        if verb_of(code) in CLOSING:
            return code
    path: list[int] = []
    if activation.player == sight.carrier:
        path = _carry_on(sight, activation)
    elif plan is None or plan.player != activation.player:
        path = _wander(sight, activation)
    if path:
        step = encode(act.MOVE, square=path[0])
        if choices.has(step):
            if plan is not None and plan.player == activation.player:
                plan.path = path[1:]
            return step
    return encode(END)


def _carry_on(sight: Sight, activation: Activation) -> list[int]:
    """On with the ball: to score if that is likely or the last chance, else to a safer square."""
    player = activation.player
    moved, rushed = activation.moved, activation.rushes
    left = sight.state.profiles.ma[player] - moved + sight.m.tables.rushes - rushed
    if sight.to_goal(sight.state.square[player]) <= left:
        routes = find_routes(sight, player, SCORING_FLOOR, moved, rushed)
        goal = best_goal(sight, routes)
        if goal and (routes.chance[goal] >= SCORING or not sight.turns_after):
            return routes.path_to(goal)
    return carry_path(sight, moved, rushed)[0]


def _wander(sight: Sight, activation: Activation) -> list[int]:
    """To the best square that is reached without a die, for someone activated without a plan."""
    player = activation.player
    worth = worth_for(sight, player)
    shut = sight.ball if sight.is_loose else 0
    routes = find_routes(sight, player, 1.0, activation.moved, activation.rushes, shut)
    return routes.path_to(max(routes.chance, key=worth))
