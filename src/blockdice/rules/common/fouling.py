"""Foul actions, and being Sent-off (Kicking Them While They're Down)."""

from __future__ import annotations

from typing import Final

from blockdice.engine.actions import ARGUE, BRIBE, NO, USE, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.falls import HARMED, Fall
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour, Roll, Test
from blockdice.engine.words import SENT_OFF, SPECIAL_ROLL
from blockdice.rules.common.blocking import assists
from blockdice.rules.common.testing import settle

SENT: Final = 0
"""The player goes."""
STAYS: Final = 1
"""The referee was argued round: the player stays, but a Foul is still a turnover."""
BRIBED: Final = 2
"""The referee has seen nothing: no turnover either."""


def foul(m: Match, player: int, victim: int) -> Rule[None]:
    """Foul a Prone or Stunned opponent: an Armour roll, modified by assists as in a Block.

    A natural double on the Armour or Injury roll is seen by the referee.
    """
    m.emit("foul", m.side_of(player), player, data={"target": m.names.labels[victim]})
    armour = m.rules.foul_armour(m, player, victim)
    for hook in m.speakers(m.hooks.before_foul, player, victim):
        goes_on: bool = yield from hook.speak(m, hook, player, armour)
        if not goes_on:
            return
    yield from m.rules.risk_injury(m, armour)
    if is_seen(m, player, armour) or (yield from is_spotted(m, player)):
        m.emit("caught", m.side_of(player), player)
        yield from m.rules.send_off(m, player, "foul")


def is_seen(m: Match, player: int, armour: Armour) -> bool:
    """Whether the referee sees a Foul: a natural double, unless one of the Armour roll is
    overlooked."""
    if is_double(armour.injury_dice):
        return True
    if not is_double(armour.dice):
        return False
    speakers = m.speakers(m.hooks.unseen, player, armour.fall.player)
    return not any(hook.speak(m, hook, armour) for hook in speakers)


def is_spotted(m: Match, player: int) -> Rule[bool]:
    """Whether a rule of the other side has the referee see what nothing gave away."""
    for hook in m.in_force(m.hooks.scrutiny, 1 - m.side_of(player)):
        seen: bool = yield from hook.speak(m, hook, player)
        if seen:
            return True
    return False


def is_double(dice: list[int]) -> bool:
    """Whether both dice of a roll show the same."""
    return len(dice) == 2 and dice[0] == dice[1]


def foul_armour(m: Match, player: int, victim: int) -> Armour:
    """The Armour roll of a Foul: each team-mate who assists modifies it, as in a Block."""
    armour = Armour(Fall(victim, HARMED, "foul", player))
    armour.modify("assists", assists(m, player, victim))
    armour.modify("defensive_assists", -assists(m, victim, player))
    return armour


def send_off(m: Match, player: int, why: str) -> Rule[int]:
    """The referee sends a player off, which in a team turn is a turnover, unless a bribe works.

    A player whose coach argues well stays, but the turnover does too. At the end of a drive
    there is none, and a single bribe may be used (Deal with Secret Weapons).
    """
    outcome = yield from plead(m, player, bool(m.state.windows))
    if outcome != BRIBED and m.state.windows:
        m.rules.turnover(m, "sent_off")
    if outcome == SENT:
        yield from leave(m, player, why)
    return outcome


def plead(m: Match, player: int, again: bool = True) -> Rule[int]:
    """What the coach of a Sent-off player can do about it. again: a bribe may follow another.

    Argue the Call comes first and bribes after it, as many as the coach likes (commentary); a
    coach who bribes first cannot argue any more, and one who is ejected now cannot bribe this
    time. One who was ejected before can only bribe.
    """
    if not m.state.ejected[m.side_of(player)]:
        verdict = yield from argue_the_call(m, player)
        if verdict == "persuaded":
            return STAYS
        if verdict == "ejected":
            return SENT
    return BRIBED if (yield from bribe(m, player, again)) else SENT


def argue_the_call(m: Match, player: int) -> Rule[str]:
    """Argue the Call: what the referee answers, "" if nobody argues."""
    side = m.side_of(player)
    use = encode(USE, arg=ARGUE)
    if (yield m.decision("argue_the_call", side, [use, encode(NO)], player)) != use:
        return ""
    lowest = persuaded_from(m, player)
    test = Test(SPECIAL_ROLL, player, lowest, name="argue_the_call")
    for hook in m.in_force(m.hooks.argument, side):
        test.modify(hook.skill, hook.speak(m, hook, side))
    settle(m, test)
    verdict = m.tables.argue[test.total] if test.total < lowest else "persuaded"
    if test.natural == 1 and (yield from _is_rolled_again(m, player, verdict == "ejected")):
        settle(m, test)
        verdict = m.tables.argue[test.total] if test.total < lowest else "persuaded"
    m.emit("argued", side, player, data={"verdict": verdict})
    if verdict == "ejected":
        m.state.ejected[side] = 1
        m.emit("ejected", side)
    return verdict


def persuaded_from(m: Match, player: int) -> int:
    """The lowest die on the Argue the Call table that has the player stay."""
    lowest = m.tables.argue.index("persuaded")
    for hook in m.hooks.persuaded_from:
        lowest = min(lowest, hook.speak(m, hook, player))
    return lowest


def _is_rolled_again(m: Match, player: int, is_ejected: bool) -> Rule[bool]:
    for hook in m.hooks.ejection:
        again: bool = yield from hook.speak(m, hook, player, is_ejected)
        if again:
            return True
    return False


def bribe(m: Match, player: int, again: bool) -> Rule[bool]:
    """Offer bribes one after the other until one works, on a 2+, or none is left.

    again: not only one.
    """
    side = m.side_of(player)
    use = encode(USE, arg=BRIBE)
    while m.state.bribes[side] > 0:
        roll = Roll("bribe", player, [], m.tables.bribe_target)
        if (yield m.decision("bribe", side, [use, encode(NO)], player, roll)) != use:
            return False
        m.state.bribes[side] -= 1
        works = settle(m, Test(SPECIAL_ROLL, player, m.tables.bribe_target, name="bribe"))
        m.emit("bribe", side, player, data={"works": works, "left": m.state.bribes[side]})
        if works or not again:
            return works
    return False


def leave(m: Match, player: int, why: str) -> Rule[None]:
    """Take a Sent-off player from the match; a ball in hand is left behind and bounces, unless
    the drive has ended."""
    square = m.state.square[player]
    if m.state.carrier == player and not m.state.windows:
        m.ball_away()
    had_ball = m.state.carrier == player
    m.remove(player, SENT_OFF, why)
    if had_ball:
        yield from m.rules.bounce(m, square)
