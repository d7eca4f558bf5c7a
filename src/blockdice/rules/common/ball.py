"""The ball on its own: landing, bouncing, scattering, thrown in by the crowd.

How a ball comes down: `accurate`, `handoff`, `bounce`, `scatter`, `deviate`, `throw_in`,
`interception`; the words of the table of catch modifiers.
"""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.match import Match
from blockdice.engine.pitch import Pitch
from blockdice.engine.words import GROUND
from blockdice.rules.common.catching import can_hold, reach_for

_SIDELINE_WAYS = {
    "left": ((1, -1), (1, 0), (1, 1)),
    "right": ((-1, 1), (-1, 0), (-1, -1)),
    "top": ((1, 1), (0, 1), (-1, 1)),
    "bottom": ((-1, -1), (0, -1), (1, -1)),
}
_CORNER_WAYS = {
    (True, True): ((1, 0), (1, 1), (0, 1)),
    (False, True): ((0, 1), (-1, 1), (-1, 0)),
    (False, False): ((-1, 0), (-1, -1), (0, -1)),
    (True, False): ((0, -1), (1, -1), (1, 0)),
}


def throw_in_ways(pitch: Pitch, square: int) -> list[tuple[int, int]]:
    """The directions in which the crowd may throw from this edge square, evenly likely.

    Throw-ins: six faces of the template in pairs, from a corner the three of a D3.
    """
    x, y = pitch.x(square), pitch.y(square)
    if pitch.is_corner(square):
        return list(_CORNER_WAYS[x == 0, y == 0])
    if x == 0:
        return list(_SIDELINE_WAYS["left"])
    if x == pitch.length - 1:
        return list(_SIDELINE_WAYS["right"])
    return list(_SIDELINE_WAYS["top" if y == 0 else "bottom"])


def fly(pitch: Pitch, square: int, step: int, distance: int) -> tuple[int, bool]:
    """Go `distance` steps from a square: the last square on the pitch, and whether it stayed."""
    for _ in range(distance):
        if not pitch.on[square + step]:
            return square, False
        square += step
    return square, True


def random_step(m: Match, name: str, player: int = -1) -> int:
    """Roll a D8 on the random direction template: the step it shows."""
    return m.pitch.steps[m.roll(name, 8, player) - 1]


def scatter(m: Match, square: int, name: str = "scatter", player: int = -1) -> tuple[int, bool]:
    """Move three single steps, each at random: where it comes down, and whether on the pitch."""
    for _ in range(3):
        step = random_step(m, name, player)
        if not m.pitch.on[square + step]:
            return square, False
        square += step
    return square, True


def deviate(m: Match, square: int, name: str = "deviate", player: int = -1) -> tuple[int, bool]:
    """Move a D6 of squares in one random direction, as `scatter` reports it."""
    step = random_step(m, name, player)
    return fly(m.pitch, square, step, m.roll(f"{name}_distance", 6, player))


def crowd_throws(m: Match, square: int) -> int:
    """The crowd throws the ball in from where it left, again if it leaves again.

    Throw-ins: 2D6 squares, the edge square counting as none. Returns where it lands.
    """
    while True:
        ways = throw_in_ways(m.pitch, square)
        corner = m.pitch.is_corner(square)
        face = m.roll("throw_in", 3 if corner else 6)
        dx, dy = ways[face - 1 if corner else (face - 1) // 2]
        distance = m.roll("throw_in_distance", 6, count=2)
        square, stayed = fly(m.pitch, square, dx + dy * m.pitch.stride, distance)
        if stayed:
            return square
        m.ball_flies(square)


def ball_lands(m: Match, square: int, how: str) -> Rule[None]:
    """Bring the ball down in a square, and on until it is caught or comes to rest.

    A Standing player with a tackle zone must try to catch it. It bounces from anybody else
    and from a failed catch; only a bounce comes to rest in an unoccupied square. Leaving the
    pitch it is thrown in, unless it is the kick-off: then it is a touchback. Where nobody in
    the square can try, some may reach for it from beside.
    """
    state = m.state
    while True:
        player = state.occupant(square)
        if player >= 0 and state.has_zone(player) and can_hold(m, player):
            m.ball_flies(square)
            if (yield from m.rules.catch(m, player, how)):
                return
        elif player < 0 and how == "bounce":
            m.ball_on(square)
            return
        else:
            m.ball_flies(square)
            if m.hooks.catches_near and (yield from reach_for(m, square, how)):
                return
        target = square + random_step(m, "bounce")
        if state.kick_is_live and leaves_half(m, target):
            state.touchback = True
            m.ball_away()
            return
        how = "bounce"
        if m.pitch.on[target]:
            square = target
        else:
            square = crowd_throws(m, square)
            how = "throw_in"


def bounce(m: Match, square: int) -> Rule[None]:
    """Bounce the ball from a square (Deviate, Scatter or Bounce)."""
    m.ball_flies(square)
    target = square + random_step(m, "bounce")
    if m.state.kick_is_live and leaves_half(m, target):
        m.state.touchback = True
        m.ball_away()
    elif m.pitch.on[target]:
        yield from m.rules.ball_lands(m, target, "bounce")
    else:
        yield from m.rules.throw_in(m, square)


def throw_in(m: Match, square: int) -> Rule[None]:
    """The crowd throws the ball back from the last square it was in."""
    m.ball_flies(square)
    landing = crowd_throws(m, square)
    return m.rules.ball_lands(m, landing, "throw_in")


def leaves_half(m: Match, square: int) -> bool:
    """Whether a kick that comes down here has left the receiving team's half (Touchbacks)."""
    return not m.pitch.on[square] or m.pitch.half_of(square) == m.state.kicking


def lies_in(m: Match, square: int) -> bool:
    """Whether the ball lies on the ground in the square."""
    return m.state.ball == GROUND and m.state.ball_square == square
