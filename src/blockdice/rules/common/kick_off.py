"""The Kick-off: kicking player, placing the kick, deviation, the event, coming down."""

from __future__ import annotations

from blockdice.engine.actions import AIM, KICKER, SELECT, encode, player_of, square_of
from blockdice.engine.decisions import Choices, Rule
from blockdice.engine.match import Match
from blockdice.engine.pitch import NOBODY, NOWHERE
from blockdice.engine.words import STANDING
from blockdice.rules.common.ball import fly, leaves_half, random_step
from blockdice.rules.common.catching import can_hold


def nominate_kicker(m: Match) -> Rule[None]:
    """Nominate the kicking player: not on the line of scrimmage, not in a wide zone.

    With nobody elsewhere one on the line (commentary), as three players or fewer all are.
    """
    state = m.state
    side = state.kicking
    players = state.on_pitch(side)
    if not players:
        return
    line = [p for p in players if m.pitch.is_on_line(state.square[p], side)]
    centre = [p for p in players if m.pitch.wide_zone(state.square[p]) < 0 and p not in line]
    choices = Choices([encode(KICKER, player) for player in centre or line])
    answer = yield m.rest("nominate_kicker", side, choices, is_anchor=True)
    state.kicker = player_of(answer)
    m.emit("kicker", side, state.kicker)


def place_kick(m: Match) -> Rule[None]:
    """Place the ball in any square of the receiving half, occupied or not."""
    state = m.state
    side = state.kicking
    choices = Choices([], AIM, [NOBODY], m.pitch.halves[1 - side])
    answer = yield m.rest("place_kick", side, choices, state.kicker, is_anchor=True)
    state.aim = square_of(answer)
    m.emit("kick_placed", side, state.kicker, square=state.aim)
    m.ball_flies(state.aim)


def kick_deviates(m: Match) -> Rule[None]:
    """The kick deviates and stays high in the air until the event has been resolved.

    The kicker may be able to kick less far astray, once the die is seen.
    """
    state = m.state
    kicker = state.kicker
    step = random_step(m, "kick_off_deviation", kicker)
    distance = m.roll("kick_off_deviation_distance", 6, kicker)
    if m.hooks.kick_distance and kicker >= 0:
        for hook in m.speakers(m.hooks.kick_distance, kicker):
            distance = yield from hook.speak(m, hook, distance)
    square, stayed = fly(m.pitch, state.aim, step, distance)
    state.aim = square if stayed else NOWHERE
    state.touchback = not stayed or leaves_half(m, square)
    m.ball_flies(state.aim)


def before_event(m: Match) -> Rule[None]:
    """The step after the kick and before the event: the receiving team's skills, then the
    kicking team's."""
    kicking = m.state.kicking
    for side in (1 - kicking, kicking):
        for hook in m.hooks.before_event:
            yield from hook.speak(m, hook, side)


def roll_event(m: Match) -> Rule[None]:
    """Roll 2D6 on the Kick-off Event table and make the rolls that the event begins with."""
    state = m.state
    state.event = m.roll("kick_off_event", 6, side=state.kicking, count=2)
    name = m.tables.kick_off[state.event]
    m.cause = m.emit("kick_off_event", state.kicking, data={"event": name})
    roll = m.rules.kick_off_rolls[name](m)
    if roll is not None:
        yield from roll


def play_event(m: Match) -> Rule[None]:
    """Let coaches do what the event offers them, if it offers anything."""
    play = m.rules.kick_off_plays.get(m.tables.kick_off[m.state.event])
    if play is not None:
        yield from play(m)
    m.state.event_count = 0


def kick_lands(m: Match) -> Rule[None]:
    """What goes up must come down: caught, bouncing, or out of the half for a touchback."""
    state = m.state
    if not state.touchback:
        state.kick_is_live = True
        yield from m.rules.ball_lands(m, state.aim, "deviate")
        state.kick_is_live = False


def touchback(m: Match) -> Rule[None]:
    """The receiving coach gives the ball to a Standing player, who scores with it where a High
    Kick has brought them into the opposing end zone.

    If nobody stands, to one who lies, from whom it bounces; if nobody is on the pitch, it
    is put down in the middle of that half and bounces.
    """
    state = m.state
    side = 1 - state.kicking
    if not state.touchback:
        return
    players = [p for p in state.on_pitch(side) if can_hold(m, p)]
    standing = [p for p in players if state.posture[p] == STANDING]
    if not players:
        state.touchback = False
        m.emit("touchback", side)
        half = m.pitch.halves[side]
        yield from m.rules.bounce(m, half[len(half) // 2])
        return
    choices = Choices([encode(SELECT, player) for player in standing or players])
    player = player_of((yield m.rest("touchback", side, choices, is_anchor=True)))
    state.touchback = False
    m.emit("touchback", side, player)
    if state.posture[player] == STANDING:
        m.ball_held(player)
        m.rules.check_touchdown(m, player)
    else:
        yield from m.rules.bounce(m, state.square[player])


def receivers_begin(m: Match) -> None:
    """The first team turn of the drive is the receiving team's."""
    m.state.next_turn = 1 - m.state.kicking
