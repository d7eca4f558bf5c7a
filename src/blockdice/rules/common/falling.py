"""Placed Prone, Falling Over and being Knocked Down (Player Status).

A fall has three phases, so that a Block can go through those of two players side by side:
going down, the risk of injury, and the ball.
"""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.falls import FELL_OVER, KNOCKED_DOWN, LANDED, PLACED_PRONE, STRUCK, Fall
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour
from blockdice.engine.words import PRONE, ROOTED, STUNNED, TESTS
from blockdice.rules.common.trapdoors import falls_through


def fall(m: Match, fall: Fall) -> Rule[bool]:
    """The whole of a fall, where nothing comes in between. Returns whether the player is down."""
    if not (yield from m.rules.go_down(m, fall)):
        return False
    yield from risk(m, fall)
    if m.state.entered:
        yield from falls_through(m, fall.player)
    yield from lose_ball(m, fall)
    return True


def place_prone(m: Match, player: int) -> Rule[bool]:
    """Placed Prone: no risk of injury; with the ball in the own team turn a turnover."""
    return m.rules.fall(m, Fall(player, PLACED_PRONE, PLACED_PRONE))


def go_down(m: Match, fall: Fall) -> Rule[bool]:
    """The one way to the ground, before any die: whoever goes down comes through here.

    It ends the player's own activation, and the turn where the fall does; a ball in hand
    comes loose, and bounces when its time has come. Returns whether the player went down.
    """
    yield from ()
    state = m.state
    player = fall.player
    fall.square = state.square[player]
    if fall.cause != LANDED:
        _tell(m, fall)
    fall.is_down = True
    fall.had_ball = state.carrier == player
    if state.posture[player] != STUNNED:
        m.lay(player, PRONE)
    if fall.how != STRUCK:
        m.mark(player, ROOTED, False)
    if fall.had_ball:
        m.ball_flies(fall.square)
    if m.is_active(player):
        m.activation.is_over = True
    if fall.cause == LANDED:
        _tell(m, fall)
    why = turnover_by(m, fall)
    if why:
        m.rules.own_turnover(m, player, why)
    if fall.had_ball and m.hooks.losing_ball:
        yield from save_ball(m, fall)
    return True


def turnover_by(m: Match, fall: Fall) -> str:
    """Why a fall in the own team turn is a turnover, "" if it is none.

    Falling Over and being Knocked Down always are; anything else only for the player with the
    ball, and so is landing badly (Throwing other Players).
    """
    if fall.cause == LANDED and m.window.is_turn:
        return "carrier_landed_badly" if fall.had_ball else ""
    if fall.how in (FELL_OVER, KNOCKED_DOWN) and not fall.only_with_ball:
        return fall.how
    return "carrier_placed_prone" if fall.had_ball else ""


def risk(m: Match, fall: Fall) -> Rule[None]:
    """The risk of injury: an Armour roll against whoever has Fallen Over or been Knocked Down."""
    if not (yield from is_hurt_at_once(m, fall)) and fall.risks_injury:
        yield from m.rules.risk_injury(m, Armour(fall))


def is_hurt_at_once(m: Match, fall: Fall) -> Rule[bool]:
    """Some are injured without an Armour roll, whenever they go down: whether this one was."""
    if not m.hooks.skips_armour or not fall.is_down or not _skips_armour(m, fall):
        return False
    armour = Armour(fall)
    armour.is_grave = True
    yield from m.rules.injury(m, armour)
    return True


def _skips_armour(m: Match, fall: Fall) -> bool:
    speakers = m.speakers(m.hooks.skips_armour, fall.player)
    return any(hook.speak(m, hook, fall) for hook in speakers)


def lose_ball(m: Match, fall: Fall) -> Rule[None]:
    """The ball bounces from where its carrier went down, unless it has been put down safely."""
    if fall.had_ball and not fall.is_ball_safe:
        yield from m.rules.bounce(m, fall.square)


def save_ball(m: Match, fall: Fall) -> Rule[None]:
    """Whoever goes down with the ball may have a skill by which it does not bounce."""
    for hook in m.speakers(m.hooks.losing_ball, fall.player, fall.causer):
        if not fall.is_ball_safe:
            fall.is_ball_safe = yield from hook.speak(m, hook, fall)


def _tell(m: Match, fall: Fall) -> None:
    """Write the event; being Placed Prone or struck has none but the new posture."""
    if fall.how not in (FELL_OVER, KNOCKED_DOWN):
        return
    data = {"by": TESTS[fall.test] if fall.test >= 0 else fall.cause}
    if fall.causer >= 0:
        data["causer"] = m.names.labels[fall.causer]
    kind = "fell_over" if fall.how == FELL_OVER else "knocked_down"
    m.emit(kind, m.side_of(fall.player), fall.player, square=fall.square, data=data)
