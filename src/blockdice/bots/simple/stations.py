"""Where players without the ball should stand: around it, in its way, or free to receive it."""

from __future__ import annotations

from collections.abc import Callable

from blockdice.bots.simple.plan import Plan
from blockdice.bots.simple.routes import find_routes
from blockdice.bots.simple.sight import Sight
from blockdice.engine.words import PRONE

Worth = Callable[[int], float]
"""How good a square is for one player, in the situation at hand."""

DULL = "really_stupid"
HELP = 0.8
"""What it is worth to stand beside somebody who is, and has nobody else."""
GAIN = 0.4
RELUCTANT_GAIN = 1.5
"""How much better a square must be to be worth the walk; for those who thirst as they go."""
LEAD = 4
"""Columns by which the others go ahead of a carrier whom nobody threatens."""
FORWARD = 0.4
CORNER = 2.5
RUNNERS = 2
FAR = 9
"""Squares from the carrier at which a runner is hard to throw to."""


def plan_station(sight: Sight, player: int) -> Plan | None:
    """Send a player to the best square that is reached without a die; none to stay put.

    A player who lies stands up, if only where they are.
    """
    state = sight.state
    is_down = state.posture[player] == PRONE
    if not is_down and not (sight.allowance(player) and sight.can_walk_freely(player)):
        return None
    worth = worth_for(sight, player)
    gain = GAIN if not sight.has(player, "bloodlust") else RELUCTANT_GAIN
    routes = find_routes(sight, player, shut=sight.ball if sight.is_loose else 0)
    best, best_worth = routes.start, worth(routes.start) + gain
    for square in routes.chance:
        here = worth(square)
        if here > best_worth:
            best, best_worth = square, here
    if best == routes.start and not is_down:
        return None
    return Plan(player, path=routes.path_to(best))


def worth_for(sight: Sight, player: int) -> Worth:
    """The measure by which this player's squares are compared now."""
    if sight.has_ball:
        worth = _receiving(sight) if player in runners(sight) else _protecting(sight, player)
    elif sight.foe_has_ball:
        worth = _defending(sight, player)
    else:
        worth = _gathering(sight, player)
    return _helping(sight, player, worth) if DULL in sight.m.bits else worth


def _helping(sight: Sight, player: int, worth: Worth) -> Worth:
    """The same, and a little better beside a mate who needs somebody to tell them what to do."""
    state = sight.state
    alone = [
        state.square[mate]
        for mate in sight.mates
        if mate != player
        and sight.has(mate, DULL)
        and not any(
            near != player and state.is_standing(near) and not sight.has(near, DULL)
            for near in state.neighbours_of(state.square[mate], sight.side)
        )
    ]
    if not alone or sight.has(player, DULL):
        return worth
    beside = {near for square in alone for near in sight.pitch.neighbours[square]}
    return lambda square: worth(square) + (HELP if square in beside else 0.0)


def runners(sight: Sight) -> list[int]:
    """The mates who run ahead to be passed to: the fastest of the slight."""
    profiles = sight.state.profiles
    able = [
        p
        for p in sight.mates
        if p != sight.carrier and profiles.ma[p] - profiles.st[p] >= 4 and profiles.ag[p] <= 3
    ]
    return sorted(able, key=lambda p: profiles.st[p] - profiles.ma[p])[:RUNNERS]


def _receiving(sight: Sight) -> Worth:
    """Within a turn's walk of the end zone, marked by nobody, in range of a throw."""
    carrier = sight.state.square[sight.carrier]

    def worth(square: int) -> float:
        left = sight.to_goal(square)
        value = -0.4 * abs(left - 5) - 2.5 * sight.danger(square)
        return value - 0.4 * max(sight.pitch.distance(square, carrier) - FAR, 0)

    return worth


def _protecting(sight: Sight, player: int) -> Worth:
    """A cage around a carrier in reach of the foe: its corners first, then a screen ahead.

    Ahead of a carrier whom nobody can reach, to make room.
    """
    pitch, ahead = sight.pitch, sight.ahead
    centre = sight.state.square[sight.carrier]
    is_caged = is_threatened(sight, centre)
    cx, cy = pitch.x(centre) + (0 if is_caged else LEAD * ahead), pitch.y(centre)
    caution = _caution(sight, player)

    def worth(square: int) -> float:
        dx, dy = (pitch.x(square) - cx) * ahead, abs(pitch.y(square) - cy)
        gap = max(abs(dx), dy)
        value = -caution * sight.danger(square)
        if gap == 1 and is_caged:
            value += CORNER if dx and dy else 1.0
        elif gap <= 3:
            value += 1.2 - 0.2 * gap
        else:
            value -= 0.35 * (gap - 3)
        return value + FORWARD * min(max(dx, -2), 3)

    return worth


def is_threatened(sight: Sight, square: int) -> bool:
    """Whether a standing foe is near enough to come and hit whoever stands there."""
    reach = sight.state.profiles.ma
    return any(sight.distance(foe, square) <= reach[foe] for foe in sight.uprights)


def _defending(sight: Sight, player: int) -> Worth:
    """Beside the carrier, or between the carrier and the own end zone, not in a heap."""
    state, pitch, ahead = sight.state, sight.pitch, sight.ahead
    centre = state.square[sight.carrier]
    cx, cy = pitch.x(centre), pitch.y(centre)
    own = state.square[player]
    caution = _caution(sight, player) * 0.4

    def worth(square: int) -> float:
        behind, dy = (cx - pitch.x(square)) * ahead, abs(pitch.y(square) - cy)
        gap = max(abs(behind), dy)
        value = -caution * sight.danger(square)
        if gap == 1:
            return value + 4.0 + 0.3 * behind
        if behind <= 0:
            return value - 0.5 * gap - 0.7
        value += 2.0 - 0.3 * abs(behind - 2) - 0.35 * max(dy - 1, 0)
        crowd = state.zones(square, sight.side) - int(pitch.distance(square, own) <= 1)
        return value - 0.3 * max(crowd, 0)

    return worth


def _gathering(sight: Sight, player: int) -> Worth:
    """Close to the loose ball, on the side of it that the own end zone is on."""
    pitch, ahead = sight.pitch, sight.ahead
    ball = sight.ball or sight.state.square[player]
    bx = pitch.x(ball)
    caution = _caution(sight, player) * 0.5

    def worth(square: int) -> float:
        gap = pitch.distance(square, ball)
        value = 3.0 - 0.6 * gap if gap > 1 else 3.0
        value -= caution * sight.danger(square)
        return value + 0.1 * min(max((bx - pitch.x(square)) * ahead, -2), 2)

    return worth


def _caution(sight: Sight, player: int) -> float:
    """How much a player would rather not be marked: the strong mind it less."""
    return (1.6, 1.0, 0.4, 0.2)[min(max(sight.state.profiles.st[player] - 2, 0), 3)]
