"""Throwing other Players, 2020: quality, scattering, landing, crash landing, the crowd."""

from __future__ import annotations

from blockdice.engine.answers import FUMBLES, NOBODY_LEFT, THROWS
from blockdice.engine.decisions import Rule
from blockdice.engine.falls import FELL_OVER, KNOCKED_DOWN, LANDED, Fall
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import LANDING, THROW, THROW_COMPLETION
from blockdice.rules.bb2020.aiming import ability_test
from blockdice.rules.common.ball import deviate, lies_in, random_step, scatter
from blockdice.rules.common.falling import risk
from blockdice.rules.common.testing import finish, resolve
from blockdice.rules.common.trapdoors import falls_through

SUPERB = "superb"
SUCCESSFUL = "successful"
TERRIBLE = "terrible"
FUMBLED = "fumbled"


class Flight:
    """A thrown player on the way: how well thrown, whether they can land on their feet."""

    def __init__(self, player: int, thrower: int, quality: str, can_land: bool) -> None:
        self.player: int = player
        self.thrower: int = thrower
        self.quality: str = quality
        self.can_land: bool = can_land
        self.must_bounce: bool = not can_land
        self.has_hit: bool = False
        self.is_kick: bool = False
        self.is_safe: bool = False
        """They land on their feet wherever on the pitch it is."""


def throw_test(m: Match, thrower: int, square: int) -> Test:
    """Test for Quality: Passing Ability, the range, each player marking the thrower."""
    return ability_test(m, THROW, thrower, square)


def landing_test(m: Match, player: int, quality: str) -> Test:
    """Landing: Agility, by the quality of the throw and each player marking the landing."""
    state = m.state
    square = state.square[player]
    test = Test(LANDING, player, state.profiles.ag[player], square=square)
    test.modify(quality, m.tables.landing[quality])
    return finish(m, test, state.zones(square, 1 - m.side_of(player)))


def grade(test: Test) -> str:
    """What the die means: a natural 1 fumbles, a pass is superb, a modified 1 is terrible."""
    if test.natural == 1:
        return FUMBLED
    if test.passed:
        return SUPERB
    return TERRIBLE if test.total <= 1 else SUCCESSFUL


def throw_team_mate(m: Match, thrower: int, player: int, square: int) -> Rule[None]:
    """A Throw Team-Mate action, from what the thrower feels about it to the landing."""
    side = m.side_of(thrower)
    data = {"thrown": m.names.labels[player]}
    m.emit("throw", side, thrower, m.state.square[thrower], square, data)
    answer = yield from before_throw(m, thrower, player)
    if answer == NOBODY_LEFT:
        return
    quality = yield from test_quality(m, thrower, square, answer == FUMBLES)
    flight = Flight(player, thrower, quality, m.state.has_zone(player))
    if quality != FUMBLED:
        yield from fly(m, flight, square)
        return
    m.lift_off(player)
    landing, stayed = _bounce(m, m.state.square[thrower], player)
    flight.must_bounce = False
    for hook in m.speakers(m.hooks.safe_fumbles, thrower, player):
        if hook.speak(m, hook, thrower, player):
            m.use_skill(hook, thrower)
            flight.is_safe = True
    yield from come_down(m, flight, landing, stayed)


def test_quality(m: Match, thrower: int, square: int, is_fumbled: bool) -> Rule[str]:
    """Test for Quality: how good the throw is, where it is not fumbled already."""
    quality = FUMBLED
    if not is_fumbled and m.state.profiles.pa[thrower]:
        test = m.rules.throw_test(m, thrower, square)
        yield from resolve(m, test)
        quality = grade(test)
    m.emit("throw_result", m.side_of(thrower), thrower, data={"result": quality})
    return quality


def fly(m: Match, flight: Flight, square: int) -> Rule[None]:
    """Through the air and down: a terrible throw deviates from the thrower, any other scatters
    from the target square, unless a skill of the thrown player says where it goes."""
    player = flight.player
    m.lift_off(player)
    if flight.quality == TERRIBLE:
        origin = m.state.square[flight.thrower]
        landing, stayed = deviate(m, origin, "throw_deviation", player)
    else:
        found = yield from glide(m, player, square)
        landing, stayed = found or scatter(m, square, "throw_scatter", player)
    yield from come_down(m, flight, landing, stayed)


def glide(m: Match, player: int, square: int) -> Rule[tuple[int, bool] | None]:
    """Where the thrown player goes by a skill of their own: the last square on the pitch, and
    whether they stay on it; None where no skill is used."""
    for hook in m.speakers(m.hooks.flight, player):
        found: tuple[int, bool] | None = yield from hook.speak(m, hook, player, square)
        if found is not None:
            return found
    return None


def before_throw(m: Match, thrower: int, player: int) -> Rule[int]:
    """What the thrower does to the team-mate before throwing them, as `engine.answers` has it."""
    for hook in m.speakers(m.hooks.before_throw, thrower, player):
        answer: int = yield from hook.speak(m, hook, thrower, player)
        if answer != THROWS:
            return answer
    return THROWS


def _bounce(m: Match, square: int, player: int) -> tuple[int, bool]:
    """A player bounces as a ball does: one square at random."""
    target = square + random_step(m, "throw_bounce", player)
    return (target, True) if m.pitch.on[target] else (square, False)


def come_down(m: Match, flight: Flight, square: int, stayed: bool) -> Rule[None]:
    """Land in a square; from an occupied one the player bounces on, having hit who is there.

    Landing in an Occupied Square: whoever is there is Knocked Down, even if lying already;
    if that is a team-mate it is a turnover. Crash Landing: who cannot land safely bounces
    from the square they come down in.
    """
    player = flight.player
    if stayed and flight.must_bounce and m.state.occupant(square) < 0:
        square, stayed = _bounce(m, square, player)
    while stayed and m.state.occupant(square) >= 0:
        hit = Fall(m.state.occupant(square), KNOCKED_DOWN, "thrown_player", player)
        yield from m.rules.fall(m, hit)
        flight.can_land = False
        flight.has_hit = True
        square, stayed = _bounce(m, square, player)
    if stayed:
        yield from land(m, flight, square)
    else:
        yield from land_in_crowd(m, flight, square)


def land(m: Match, flight: Flight, square: int) -> Rule[None]:
    """Touch the ground in an unoccupied square, on the feet or not.

    Landing safely is a voluntary move: the player picks up a ball there, and may score.
    Landing badly is not, and is a turnover only for a player with the ball.
    """
    player = flight.player
    fall = Fall(player, KNOCKED_DOWN if flight.has_hit else FELL_OVER, LANDED)
    ball_here = lies_in(m, square)
    m.put(player, square, "landed")
    if flight.is_safe or flight.can_land:
        test = m.rules.landing_test(m, player, flight.quality)
        if flight.is_safe or (yield from resolve(m, test)):
            m.emit("landed_safely", m.side_of(player), player, square=square)
            if flight.quality == SUPERB and not flight.is_kick:
                m.award(flight.thrower, THROW_COMPLETION)
            yield from m.rules.arrive(m, player)
            return
        fall.test = LANDING
    yield from m.rules.go_down(m, fall)
    yield from risk(m, fall)
    if m.state.entered:
        yield from falls_through(m, player)
    if ball_here or (fall.had_ball and not fall.is_ball_safe):
        yield from m.rules.bounce(m, square)


def land_in_crowd(m: Match, flight: Flight, edge: int) -> Rule[None]:
    """Landing in the Crowd: injury by the crowd; a ball in hand is thrown in, a turnover."""
    player = flight.player
    had_ball = m.state.carrier == player
    m.emit("in_crowd", m.side_of(player), player, edge)
    if had_ball:
        m.ball_flies(edge)
        m.rules.turnover(m, "carrier_in_crowd")
    yield from m.rules.crowd_injury(m, player, -1)
    if had_ball:
        yield from m.rules.throw_in(m, edge)
